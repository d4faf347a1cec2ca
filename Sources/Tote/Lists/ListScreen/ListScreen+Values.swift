import ToteModel

/// Values that have a field of their own: how often an item comes by itself, and what may be spent on a list.
extension ListScreen {
  mutating func beginRepeating() {
    guard let item = selectedItem else { return }
    panel = .valueEditor(ValueEditor(repeating: item, every: workspace.repetition(of: item)))
  }

  mutating func beginBudget(of list: ShoppingList) {
    let currency = list.budget?.currency ?? workspace.records.currency(of: list.id, in: .current)
    panel = .valueEditor(ValueEditor(budgetOf: list, currency: currency))
  }

  /// Does what the field asks for.
  mutating func finish(_ delegate: ValueEditorAction.Delegate, _ context: EditContext) {
    guard let editor = valueEditor else { return }
    switch delegate {
    case .closed: panel = nil
    case .refused:
      switch editor.subject {
      case .repetition: message = .notAnInterval(editor.field.text)
      case .budget: message = .notABudget(editor.field.text)
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
      guard workspace.repetition(of: item) != every else { return }
      keepingSelection { $0.workspace.repeatItem(item, every: every, context) }
      message = .repeats(item, every: every, isKnown: every != .usual || workspace.nextDay(of: item) != nil)
    case (.budget(let list, _), .budget(let budget)):
      // Another program may have changed it meanwhile, or deleted it.
      guard let list = workspace.records[list: list.id], list.budget != budget else { return }
      keepingSelection { $0.workspace.setBudget(budget, of: list, context) }
      message = .budgeted(list, budget)
    case (.repetition, .budget), (.budget, .repetition): break
    }
  }
}
