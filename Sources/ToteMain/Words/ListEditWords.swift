protocol ListEditWords {
  var listHelp: CommandHelp { get }
  var listNewHelp: CommandHelp { get }
  var listRenameHelp: CommandHelp { get }
  var listArchiveHelp: CommandHelp { get }
  var listRestoreHelp: CommandHelp { get }
  var listDuplicateHelp: CommandHelp { get }
  var listRmHelp: CommandHelp { get }
  var listOrderHelp: CommandHelp { get }
  var listBudgetHelp: CommandHelp { get }

  /// Another list has the name.
  func listExists(_ name: String, isArchived: Bool) -> String
  func renamedList(_ name: String, to new: String) -> String
  func listArchived(_ name: String) -> String
  func listWasArchived(_ name: String) -> String
  func listRestored(_ name: String) -> String
  func listWasOpen(_ name: String) -> String
  func duplicatedList(_ name: String, as copy: String) -> String
  func deletedList(_ name: String, items count: Int) -> String
  /// The lists in their new order.
  func orderedLists(_ names: [String]) -> String
  func budgetSet(_ price: String, for list: String) -> String
  func budgetRemoved(_ list: String) -> String
  func noBudget(_ list: String) -> String
  func notABudget(_ text: String) -> String
}
