import Composable
import Screen
import ToteModel

extension ListScreen {
  mutating func beginAdding(above: Bool, _ edits: EditEnvironment) {
    guard list != nil else { return message = .noList }
    begin(.add(above: above, anchor: selectedItem?.id), edits)
  }

  mutating func beginEditing(_ edits: EditEnvironment) {
    guard let item = chosenItems.first else { return }
    let line = workspace.line(of: item)
    begin(.edit(line), text: line.text(in: .current), edits)
  }

  mutating func beginCategorizing(_ edits: EditEnvironment) {
    let items = chosenItems.map(\.id)
    if !items.isEmpty { begin(.categorize(items), text: "#", edits) }
  }

  mutating func begin(_ purpose: ItemEditor.Purpose, text: String = "", _ edits: EditEnvironment) {
    panel = .itemEditor(ItemEditor(purpose, list: list, text: text))
    itemEditor?.readLine(at: edits.now())
  }

  mutating func finish(
    _ delegate: ItemEditorAction.Delegate, _ edits: EditEnvironment
  ) -> Effect<ListScreenAction> {
    let context = edits.context
    switch delegate {
    case .closed: panel = nil
    case .nameMissing(let text): message = .nameless(text)
    case .pasted(let text): return paste(text, edits)
    case .added(let items, let above, let anchor):
      guard list != nil else {
        panel = .nameEditor(ListNameEditor(adding: itemEditor?.wholeLine ?? items[0].name))
        message = .nameListToAdd(items[0].name)
        return .none
      }
      let last = add(items, as: .typed.placed(above: above, anchor), context)
      // The next one comes below this one.
      let prefix = itemEditor?.prefix ?? ItemDetails()
      begin(.add(above: above, anchor: above ? anchor : last ?? anchor), edits)
      itemEditor?.prefix = prefix
    case .edited(let line, let item):
      panel = nil
      edit(line, to: item, context)
    case .emptied(let id):
      panel = nil
      guard let item = workspace.records[item: id] else {
        message = .itemsGone
        return .none
      }
      delete([item], context)
    case .categorized(let ids, let category):
      panel = nil
      let items = keepingSelection { $0.workspace.categorize(ids, as: category, context) }
      guard !items.isEmpty else {
        message = .itemsGone
        return .none
      }
      cursor.selection = []
      message = .categorized(items, as: category)
    }
    return .none
  }

  /// Adds the line that waited for a list; without one, it returns to its field.
  mutating func resume(_ line: String, _ edits: EditEnvironment) -> Effect<ListScreenAction> {
    begin(.add(above: false, anchor: nil), text: line, edits)
    guard list != nil, let items = itemEditor?.newItems, !items.isEmpty else { return .none }
    return finish(.added(items, above: false, anchor: nil), edits)
  }

  /// Adds items in one step and reports it. Returns the last.
  @discardableResult
  mutating func add(
    _ parsed: [ParsedItem], as options: AddOptions = .typed, _ context: EditContext
  ) -> Item.ID? {
    guard let list else { return nil }
    let additions = keepingSelection {
      $0.isAtHome
        ? $0.workspace.addAtHome(parsed, beginning: words.homeList, placed: options, context)
        : $0.workspace.addItems(parsed, to: list, as: options, context)
    }
    message = .added(additions)
    guard let last = additions.items.last?.id else { return nil }
    if filter != nil, shownIndex(of: last) == nil { endFilter() }
    if parsed.count == 1 { tellIfHidden(last) }
    select(last)
    if parsed.count > 1 { cursor.show(additions.items.compactMap { shownIndex(of: $0.id) }, in: page) }
    return last
  }

  mutating func edit(_ line: ItemLine, to parsed: ParsedItem, _ context: EditContext) {
    let correction = line.category(correctedBy: parsed).flatMap {
      workspace.isCorrection($0, of: parsed.name) ? $0 : nil
    }
    guard let additions = keepingSelection({ $0.workspace.editItem(line, to: parsed, context) }) else {
      return message = .itemGone(parsed.name)
    }
    if !additions.merged.isEmpty { message = .merged(additions.merged) }
    if let correction { message = .corrected(parsed.name, correction) }
    cursor.selection = []
    let edited = additions.merged.first?.item.id ?? line.item.id
    tellIfHidden(edited)
    select(edited)
  }
}

// Values of their own field.
extension ListScreen {
  mutating func beginRepeating() {
    guard let item = chosenItems.first else { return }
    panel = .valueEditor(ValueEditor(repeating: item, every: workspace.repetition(of: item)))
  }

  mutating func beginPricing() {
    guard let item = chosenItems.first else { return }
    let currency = item.price?.currency ?? workspace.records.knownCurrency(of: item.list, in: .current)
    panel = .valueEditor(ValueEditor(pricing: workspace.line(of: item), currency: currency))
  }

  mutating func beginBudget(of list: ShoppingList) {
    let currency = list.budget?.currency ?? workspace.records.knownCurrency(of: list.id, in: .current)
    panel = .valueEditor(ValueEditor(budgetOf: list, currency: currency))
  }

  mutating func finish(_ delegate: ValueEditorAction.Delegate, _ context: EditContext) {
    guard let editor = valueEditor else { return }
    switch delegate {
    case .closed: panel = nil
    case .refused:
      switch editor.subject {
      case .repetition: message = .notAnInterval(editor.field.text)
      case .budget: message = .notABudget(editor.field.text)
      case .itemPrice, .price, .receipt: message = .notAPrice
      }
    case .decided(let value):
      panel = nil
      decide(value, editor.subject, context)
    }
  }

  private mutating func decide(
    _ value: ValueEditor.Value, _ subject: ValueEditor.Subject, _ context: EditContext
  ) {
    switch (subject, value) {
    case (.repetition(let item), .repetition(let every)):
      if workspace.repetition(of: item) != every { setRepetition(every, of: item, context) }
    case (.budget(let list, _), .budget(let budget, let period)):
      // Another program may have changed it meanwhile, or deleted it.
      guard let list = workspace.records[list: list.id],
        list.budget != budget || period ?? list.budgetPeriod != list.budgetPeriod
      else { return }
      keepingSelection { $0.workspace.setBudget(budget, every: period, of: list, context) }
      message = .budgeted(list, budget, every: period ?? list.budgetPeriod)
    case (.itemPrice(let line, _), .price(let price)):
      guard let priced = line.costing(price) else { return }
      message = .priced(line.item, price)
      edit(line, to: priced, context)
    case (.receipt(let receipt, _), .receipt(let paid)): clear(receipt, paying: paid, context)
    case (.repetition, _), (.budget, _), (.itemPrice, _), (.price, _), (.receipt, _): break
    }
  }
}
