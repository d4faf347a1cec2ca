import Screen
import ToteModel

/// What people read on the lists.
enum ListWords {
  static let lists = "Lists"
  static let tab = TabWords(
    title: lists, command: "lists", fromBefore: "first list", fromBehind: "last list")
  static let allLists = "All lists"
  static let newList = "New list"
  static let renameList = "Rename the list"
  static let name = "Name"
  static let namePlaceholder = "Hardware store"
  static let filterPlaceholder = "part of a name"
  static let buyAgain = "Buy again"
  static let buyAgainTitle = "buy again"
  static let noOtherList = "There is no other list. \(ListCommand.newList.key) makes one."
  static let nothingBoughtYet = "Nothing yet. What you tick is remembered, and offered here."
  static let allBoughtIsOnList = "All that you have bought before is on the list."
  static let welcome = ("Welcome to Tote.", "A list for what you need. It saves itself.")
  static let escapeShowsAll = ", \(ListCommand.clear.key) shows all"

  // Hints of the footer that say more than the title of their command.
  static let select = "select"
  static let move = "move"
  static let endSelection = "end"
  static let showAll = "show all"
  static let bringBack = "bring back"
  static let moveThere = "move there"
  static let toNewList = "to a new list"

  static func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }

  static func noList(areArchived: Bool, canUndo: Bool) -> (String, String) {
    let undo = canUndo ? ", \(AppCommand.undo.key) undoes what was done last." : "."
    let (all, new) = (ListCommand.allLists.key, ListCommand.newList.key)
    return areArchived
      ? ("All lists are put away.", "\(all) shows them, \(new) makes a new one\(undo)")
      : ("There is no list.", "\(new) makes one\(undo)")
  }

  static func nothingFound(_ text: String) -> (String, String) {
    ("Nothing matches “\(text)”.", "\(ListCommand.clear.key) shows the whole list.")
  }

  static func emptyList(canBuyAgain: Bool) -> (String, String) {
    let add = "\(ListCommand.add.key) adds something: 2 kg apples"
    let again = canBuyAgain ? "\n\(OverlayOpener.buyAgain.key) buys again what you bought before" : ""
    return ("Nothing to buy.", add + again)
  }

  static func selected(_ count: Int) -> String {
    "\(count) selected. \(ListCommand.clear.key) ends the selection."
  }

  /// How much is left of a list.
  package static func left(_ totals: Totals) -> String {
    totals.count == 0 ? "empty" : "\(totals.remaining) of \(totals.count) left"
  }

  static func leftShort(_ totals: Totals) -> String { "\(totals.remaining) left" }
  static func toPay(_ price: String) -> String { "\(price) to pay" }
  static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
  static func bought(_ count: Int) -> String { count == 1 ? "bought once" : "bought \(count) times" }
  static func addPasted(_ count: Int) -> String { "Add \(count) items?" }

  static func state(of row: ListPicker.Row) -> String { row.list.isArchived ? "put away" : left(row.totals) }

  static func moveTo(_ name: String?, count: Int) -> String {
    count == 1 ? "Move \(name ?? "it") to" : "Move \(count) items to"
  }

  /// Where the cursor is among so many rows; nothing while all of them show.
  static func place(_ row: Int, of count: Int, height: Int) -> String {
    count > height ? "\(row + 1) of \(count)" : ""
  }

  /// Which lines show.
  static func range(_ first: Int, _ last: Int, of count: Int) -> String { "\(first)–\(last) of \(count)" }
}

extension ListHeading {
  package var title: String {
    switch self {
    case .category(let category): category.title
    case .basket: "In the basket"
    }
  }
}

extension ListGroup {
  package var title: String? { heading?.title }
}
