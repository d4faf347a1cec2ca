import Screen
import ToteModel

struct ItemEditorView: View {
  let editor: ItemEditor

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    // On a low screen the title is the field's label, and one row below it has to do.
    let isTall = canvas.size.height > 2
    let (line, rest) = canvas.bounds.cut(top: isTall ? 1 : 0)
    canvas.draw(Rule(title: title), in: line)
    canvas.draw(
      Prompt(
        label: label(isTall: isTall, width), field: editor.field,
        placeholder: placeholder, spans: editor.several.isEmpty ? editor.understood?.spans ?? [] : []),
      in: Rect(0, rest.top, width, 1))
    let below = Rect(min(3, width), rest.top + 1, max(0, width - 4), 1)
    // What is filled in matters more than a hint.
    let showsPreview = isTall || editor.isFilledIn || editor.priceWithoutCurrency != nil
    let isOffering = !editor.suggestions.isEmpty && summaries.isEmpty
    let said = showsPreview ? nil : editor.hint.map { Text($0, style: .muted) }
    let first: any View =
      showsPreview || !isOffering ? said ?? preview(width) : Line(suggestions)
    canvas.draw(first, in: below)
    if isTall {
      let last = Rect(below.left, below.top + 1, below.width, 1)
      canvas.draw(hint(last.width), in: last)
    }
  }

  private func label(isTall: Bool, _ width: Int) -> String {
    if editor.hasPrefix { return "\(editor.prefix.chip.truncated(to: width / 3)) ▸" }
    return isTall || width < 20 ? "›" : "\(editor.isAdding ? words.add : words.edit) ›"
  }

  /// Suggestions, or the hint; it comes first if details are filled in.
  private func hint(_ width: Int) -> any View {
    if editor.suggestions.isEmpty { return Text(editor.hint ?? facts(width), style: .muted) }
    guard editor.isFilledIn, let hint = editor.hint else { return Line(suggestions) }
    let both = [Span(hint, .muted), Span("  ")] + suggestions
    return Line(both.reduce(0) { $0 + $1.text.columns } <= width ? both : [Span(hint, .muted)])
  }

  /// How often the item repeats and its prices; wide screens show these beside the list.
  private func facts(_ width: Int) -> String {
    guard let item = editor.editedItem, !editor.isEmptied else { return "" }
    let every = editor.workspace.repetition(of: item).map { "\(ItemRow.stapleMark) \(words.name($0))" }
    let prices = editor.workspace.prices(of: item)?.sentences ?? []
    var text = every ?? ""
    for fact in prices {
      let longer = text.isEmpty ? fact : "\(text) · \(fact)"
      if longer.columns <= width { text = longer }
    }
    return text
  }

  private var title: String {
    let records = editor.workspace.records
    switch editor.purpose {
    case .edit: return words.edit
    case .categorize(let ids): return words.categorize(ids.compactMap { records[item: $0] })
    case .add(let above, let anchor):
      guard showsPlace, let anchor, let item = records[item: anchor], !item.isTicked else {
        return words.add
      }
      return words.add(above: above, item)
    }
  }

  /// Whether a new item stays where it is added, rather than where headings or sorting put it.
  private var showsPlace: Bool {
    editor.list.map { editor.workspace.records.arrangement(of: $0) } == .plain
  }

  private var placeholder: String {
    if case .categorize = editor.purpose { words.categoryExample } else { words.addingExample }
  }

  private func preview(_ width: Int) -> any View {
    if editor.isLong, editor.understood == nil { return Text("") }
    if case .categorize = editor.purpose {
      return editor.category.map { Text(words.name($0), style: QuickAdd.Kind.mark(.category).style) }
        ?? Text(words.typeCategory(width), style: .muted)
    }
    if let number = editor.priceWithoutCurrency {
      return Text(words.whichCurrency(String(number), taken: .assumed), style: .warning)
    }
    if editor.isEmptied { return Text(words.enterDeletes, style: .warning) }
    if let change = editor.prefixChange {
      return Text(words.changesPrefix(change, editor.prefix), style: .muted)
    }
    guard editor.understood != nil else { return Text(words.addingGrammar(width), style: .muted) }
    guard let item = editor.item else { return Text(words.nameMissing(width), style: .muted) }
    if !editor.several.isEmpty { return Line(several) }
    var preview = ItemPreview()
    preview.summaries = summaries
    // First: what doesn't count is shown even where there is little room.
    preview.add(editor.understood?.replacement, .warning)
    preview.add(editor.understood?.unknownCurrency.map(words.isUnknown(currency:)), .warning)
    let said = editor.said?.details ?? item.details
    func style(_ kind: QuickAdd.Kind, isSaid: Bool) -> Style { isSaid ? kind.style : .muted }
    preview.add(item.amount?.shown, style(.amount, isSaid: said.amount != nil))
    preview.add(item.name, QuickAdd.Kind.name.style, isName: true)
    preview.add(
      words.name(item.category ?? Additions.category(of: item, in: editor.workspace)),
      QuickAdd.Kind.mark(.category).style, .category)
    let saidKinds = Set(said.shownParts.map(\.kind))
    for part in item.details.shownParts {
      let isPrice = part.kind == .price
      preview.add(
        isPrice ? item.details.partedPrice ?? part.text : part.text,
        style(part.kind, isSaid: saidKinds.contains(part.kind)), part.kind.weight,
        shorter: isPrice && item.amount != nil ? item.details.linePrice?.shown : nil)
    }
    return preview
  }

  private var several: [Span] {
    var spans = [Span(words.items(editor.several.count))]
    for item in editor.several {
      spans.append(Span(" · ", .muted))
      if let amount = item.amount { spans.append(Span("\(amount.shown) ", .amount)) }
      spans.append(Span(item.name, .bold))
    }
    return spans
  }

  private var summaries: [String] {
    guard let outcome = editor.outcome, let item = editor.item else { return [] }
    // The short forms in signs don't tell a changed item from one that is there.
    if case .changed = outcome { return [words.met(outcome)].compactMap { $0 } }
    return outcome.summaries(of: item.details)
  }

  private var suggestions: [Span] {
    let heading = editor.offersDue ? [Span("\(words.dueHeading)  ", .heading)] : []
    return heading + editor.suggestions.spans(takenBy: ItemEditorCommand.complete.key)
  }
}
