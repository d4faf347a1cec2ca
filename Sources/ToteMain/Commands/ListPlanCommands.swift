import ToteModel
import ToteStorage

extension Command {
  static let listOrder = Command(
    name: "order", help: { $0.help("help-of-list-order") },
    operands: [Operand(.list, .list, isRepeated: true)],
    options: listOptions
  ) { shell, arguments in
    guard shell.places.isThere else { throw NameLookup.noList }
    let (names, isChanged) = try shell.edit { session in
      let lists = try session.lists()
      var ids: [ShoppingList.ID] = []
      for word in arguments.operands {
        let id = try NameLookup.list(word, among: lists, in: session).id
        if !ids.contains(id) { ids.append(id) }
      }
      var workspace = try session.workspace(lists: lists)
      workspace.orderLists(ids, .current)
      try session.save(workspace.unsaved)
      return (workspace.openLists.map(\.name), !workspace.isSaved)
    }
    if arguments.has("--quiet") { return }
    if !isChanged { return shell.say(words.nothingChanged) }
    try shell.print(words.orderedLists(names))
  }

  static let listBudget = Command(
    name: "budget", help: { $0.help("help-of-list-budget") },
    operands: [Operand(.list, .list), Operand(.price, .text, isOptional: true, isRepeated: true)],
    options: listOptions
  ) { shell, arguments in
    let text = arguments.operands.dropFirst().joined(separator: " ")
    let (list, currency, use) = try shell.read { session in
      let list = try NameLookup.list(arguments.operands[0], among: session.lists(), in: session)
      let purchases = try session.purchasedItems(since: list.budgetPeriod.start(at: .now))
      return (
        list, try session.knownCurrency(of: list.id), BudgetUse(of: list, buying: purchases, at: .now)
      )
    }
    if arguments.operands.count == 1 {
      guard let use else { return shell.say(words.noBudget(list.name)) }
      return try shell.print(words.whole(use))
    }
    // Without a currency, use the list's.
    let budget = text == "none" ? nil : BudgetText(text, currency: currency)
    if text != "none", budget == nil { throw Refusal(.usage, words.notABudget(text)) }
    try changeList(shell, arguments) { list, workspace in
      let period = budget?.period ?? list.usualPeriod
      workspace.setBudget(budget?.sum, every: period, of: list, .current)
      return budget.map { words.budgetSet(words.budget($0.sum, every: period), for: list.name) }
        ?? words.budgetRemoved(list.name)
    }
  }
}
