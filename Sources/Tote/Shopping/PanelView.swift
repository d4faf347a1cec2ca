import Screen

/// What stands below the list while something is typed, or while the tour is on. State → View.
struct PanelView: View {
  let app: App

  func draw(on canvas: inout Canvas) {
    guard canvas.size.height > 0 else { return }
    switch app.shopping.mode {
    case .entering(let entering): canvas.draw(EnteringView(app: app, entering: entering), in: canvas.bounds)
    case .naming(let naming):
      let title = naming.list == nil ? "New list" : "Rename the list"
      let (line, row) = canvas.bounds.cut(top: canvas.size.height - 1)
      canvas.draw(Rule(title: title), in: line)
      let label = line.height > 0 ? "Name" : naming.list == nil ? "New list" : "Name"
      canvas.draw(Prompt(label: label, field: naming.field, placeholder: "Hardware store"), in: row)
    case .filtering, .browsing:
      if let filter = app.shopping.filter {
        let isTyping = app.shopping.mode == .filtering
        canvas.draw(
          Prompt(
            label: "/", field: filter.field, placeholder: "part of a name", isFocused: isTyping,
            note: note(of: filter, isTyping, canvas.size.width)),
          in: Rect(0, 0, canvas.size.width, 1))
      } else if let tour = app.tour {
        canvas.draw(TourView(tour: tour), in: canvas.bounds)
      }
    case .pasting, .lists, .buyAgain: break
    }
  }

  /// How much was found; and how to see the rest, where no footer says it and the field leaves room.
  private func note(of filter: Shopping.Filter, _ isTyping: Bool, _ width: Int) -> String {
    let count = filter.lines.items.count
    let found = count == 1 ? "1 item" : "\(count) items"
    let way = ", Esc shows all"
    return isTyping || filter.field.text.columns + found.columns + way.columns + 8 > width
      ? found : found + way
  }
}

/// A label and a field behind it.
private struct Prompt: View {
  let label: String
  let field: TextCursor
  let placeholder: String
  var isFocused = true
  var note = ""
  var spans: [QuickAdd.Span] = []

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let margin = width > 20 ? 1 : 0
    // In a very narrow window what is typed counts for more than what it is for.
    let start = width < 12 ? 0 : canvas.write(label, at: Point(margin, 0), style: .accent) + 1
    let noteColumns = note.isEmpty || width < 30 ? 0 : note.columns + 2
    let room = max(0, width - start - noteColumns)
    canvas.draw(Field(field, placeholder: placeholder, isFocused: isFocused), in: Rect(start, 0, room, 1))
    if noteColumns > 0 { canvas.write(note, at: Point(width - noteColumns + 1, 0), style: .muted) }
    // A field that has scrolled shows its text plain.
    guard field.text.columns < room else { return }
    let bytes = Array(field.text.utf8)
    for span in spans where span.range.upperBound <= bytes.count {
      let before = String(decoding: bytes[..<span.range.lowerBound], as: UTF8.self).columns
      let columns = String(decoding: bytes[span.range], as: UTF8.self).columns
      canvas.add(span.kind.style, in: Rect(start + before, 0, columns, 1))
    }
  }
}

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

/// The field of an item: what is typed, how it is understood, how it may go on.
private struct EnteringView: View {
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

/// The step of the tour that is next.
private struct TourView: View {
  let tour: Tour

  func draw(on canvas: inout Canvas) {
    let step = Tour.steps[min(tour.step, Tour.steps.count - 1)]
    let count = "\(tour.step + 1) of \(Tour.steps.count)"
    let (line, rest) = canvas.bounds.cut(top: canvas.size.height > 2 ? 1 : 0)
    canvas.draw(Rule(title: "A short tour, \(count)"), in: line)
    let margin = canvas.size.width > 20 ? 1 : 0
    let text = rest.inset(left: margin, right: margin)
    let end = canvas.write(step.key, at: Point(text.left, text.top), style: .accent)
    let room = Rect(end + 1, text.top, max(0, text.right - end - 1), text.height)
    canvas.draw(Text(step.text, overflow: .wrap), in: room)
  }
}
