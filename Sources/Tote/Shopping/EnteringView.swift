import Screen

extension QuickAdd.Kind {
  /// How a part of a line looks, in the field and in the preview.
  var style: Style {
    switch self {
    case .amount: .accent
    case .name: .bold
    case .category: Style(.magenta)
    case .store: .blue
    case .price: .green
    case .note: .italic
    }
  }
}

/// The field of an item: what is typed, how it is understood, how it may go on. State → View.
struct EnteringView: View {
  let app: App
  let entering: Entering

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    // On a low screen the words of the line above stand before the field, and one row below it has to do.
    let isTall = canvas.size.height > 2
    let (line, rest) = canvas.bounds.cut(top: isTall ? 1 : 0)
    canvas.draw(Rule(title: title), in: line)
    canvas.draw(
      Prompt(
        label: isTall ? "›" : entering.isAdding ? "Add" : "Edit", field: entering.field,
        placeholder: "2 kg apples", spans: entering.understood?.spans ?? []),
      in: Rect(0, rest.top, width, 1))
    let below = Rect(min(3, width), rest.top + 1, max(0, width - 4), 1)
    let isOffering = !entering.suggestions.isEmpty && outcome == nil
    let hint = isTall || !isOffering ? preview : suggestions
    canvas.draw(hint, in: below)
    if isTall { canvas.draw(suggestions, in: Rect(below.left, below.top + 1, below.width, 1)) }
  }

  private var title: String {
    switch entering.purpose {
    case .edit: "Edit"
    case .add(let above, let anchor):
      if let anchor, let item = app.ledger.shelf[item: anchor], !item.isTicked {
        "Add \(above ? "above" : "below") \(item.name)"
      } else {
        "Add"
      }
    }
  }

  private var preview: any View {
    guard let item = entering.understood?.item else {
      let words =
        app.layout.panel.width < 68
        ? "2 kg name #category @store 1€ !note"
        : "amount, name, #category, @store, price, !note – in any order"
      return Text(words, style: .muted)
    }
    var spans: [Span] = []
    func add(_ text: String?, _ style: Style) {
      guard let text else { return }
      if !spans.isEmpty { spans.append(Span(" · ", .muted)) }
      spans.append(Span(text, style))
    }
    add(outcome, .warning)
    add(item.amount?.description, QuickAdd.Kind.amount.style)
    add(item.name, QuickAdd.Kind.name.style)
    add(
      (item.category ?? Additions.category(of: item.name, in: app.ledger)).title, QuickAdd.Kind.category.style
    )
    add(item.store.map { "@\($0)" }, QuickAdd.Kind.store.style)
    add(item.price?.description, QuickAdd.Kind.price.style)
    add(item.note, QuickAdd.Kind.note.style)
    return Line(spans)
  }

  private var outcome: String? {
    switch entering.outcome {
    case .summed(let sum, let was?): "on the list: \(was) → \(sum)"
    case .summed(let sum, nil): "on the list, will be \(sum)"
    case .unticked: "in the basket, will be wanted again"
    case .there: "on the list already"
    case .apart: "on the list too, stays apart"
    case .new, nil: nil
    }
  }

  private var suggestions: any View {
    guard !entering.suggestions.isEmpty else { return Text("") }
    var spans = [Span("Tab ", .muted)]
    for (index, name) in entering.suggestions.enumerated() {
      if index > 0 { spans.append(Span("  ")) }
      spans.append(Span(name, index == entering.chosen ? .underline : .muted))
    }
    return Line(spans)
  }
}
