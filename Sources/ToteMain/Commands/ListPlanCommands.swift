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
    func known() throws -> (list: ShoppingList, currency: Currency?) {
      try shell.read { session in
        let list = try NameLookup.list(arguments.operands[0], among: session.lists(), in: session)
        return (list, try list.budget?.currency ?? session.knownCurrency(of: list.id))
      }
    }
    if arguments.operands.count == 1 {
      let list = try known().list
      guard let budget = list.budget else { return shell.say(words.noBudget(list.name)) }
      return try shell.print(budget.shown)
    }
    // Without a currency, use the list's.
    let budget = text == "none" ? nil : try Price(sum: text, currency: known().currency)
    if text != "none", budget == nil { throw Refusal(.usage, words.notABudget(text)) }
    try changeList(shell, arguments) { list, workspace in
      workspace.setBudget(budget, of: list, .current)
      return budget.map { words.budgetSet($0.shown, for: list.name) } ?? words.budgetRemoved(list.name)
    }
  }
}
