import Screen
import ToteModel

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
        label: isTall || width < 20 ? "›" : entering.isAdding ? "Add ›" : "Edit ›", field: entering.field,
        placeholder: placeholder, spans: entering.understood?.spans ?? []),
      in: Rect(0, rest.top, width, 1))
    let below = Rect(min(3, width), rest.top + 1, max(0, width - 4), 1)
    let isOffering = !entering.suggestions.isEmpty && outcome == nil
    let said = isTall ? nil : entering.hint.map { Text($0, style: .muted) }
    let first: any View = isTall || !isOffering ? said ?? preview : suggestions
    canvas.draw(first, in: below)
    if isTall {
      let last = Rect(below.left, below.top + 1, below.width, 1)
      let hint: any View =
        entering.suggestions.isEmpty ? Text(entering.hint ?? "", style: .muted) : suggestions
      canvas.draw(hint, in: last)
    }
  }

  private var title: String {
    switch entering.purpose {
    case .edit: "Edit"
    case .categorize(let ids):
      "Another category for \(ids.compactMap { app.workspace.records[item: $0] }.summary)"
    case .add(let above, let anchor):
      if showsPlace, let anchor, let item = app.workspace.records[item: anchor], !item.isTicked {
        "Add \(above ? "above" : "below") \(item.name)"
      } else {
        "Add"
      }
    }
  }

  /// Whether a new row stands where it is added: headings and sorting give it a place of its own.
  private var showsPlace: Bool {
    app.shopping.list.map { app.workspace.records.arrangement(of: $0) } == .plain
  }

  private var placeholder: String {
    if case .categorize = entering.purpose { "#dairy" } else { "2 kg apples" }
  }

  private var preview: any View {
    if case .categorize = entering.purpose {
      return entering.category.map { Text($0.title, style: QuickAdd.Kind.category.style) }
        ?? Text(
          app.layout.panel.width < 50 ? "a category" : "a category; Enter without one changes nothing",
          style: .muted)
    }
    guard entering.understood != nil else {
      let words =
        app.layout.panel.width < 68
        ? "2 kg name #dairy @store 1.99€ !note"
        : "amount, name, #category, @store, 1.99€, !note – in any order"
      return Text(words, style: .muted)
    }
    guard let item = entering.item else {
      let words =
        app.layout.panel.width < 50 ? "a name is missing" : "a name is missing: in quotes, this would be one"
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
      (item.category ?? Additions.category(of: item.name, in: app.workspace)).title,
      QuickAdd.Kind.category.style
    )
    add(item.store.map { "@\($0)" }, QuickAdd.Kind.store.style)
    add(item.price?.description, QuickAdd.Kind.price.style)
    add(item.note, QuickAdd.Kind.note.style)
    return Line(spans)
  }

  private var outcome: String? {
    if case .apart = entering.outcome { return "on the list too, stays apart" }
    return entering.outcome?.met
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

extension AddOutcome {
  /// What will become of what is on the list already; `nil` for what is new.
  var met: String? {
    switch self {
    case .summed(let sum, let was?): "on the list: \(was) → \(sum)"
    case .summed(let sum, nil): "on the list, will be \(sum)"
    case .unticked: "in the basket, will be wanted again"
    case .there: "on the list already"
    case .new, .apart: nil
    }
  }
}
