import ToteModel

extension English {
  func state(of row: ListPicker.Row) -> String { row.list.isArchived ? "archived" : left(row.totals) }

  func moveTo(_ name: String?, count: Int) -> String {
    count == 1 ? "Move \(name ?? "it") to" : "Move \(number(count)) items to"
  }

  var renamedListGone: String {
    "This list was deleted elsewhere. \(ListNameEditorCommand.commit.key) makes a new one."
  }

  func nameListToAdd(_ item: String) -> String {
    "There is no list to add \(item) to. Name a new one, or press \(ListNameEditorCommand.close.key) to go back."
  }

  func deleted(_ list: ShoppingList, items count: Int) -> String {
    let contents =
      switch count {
      case 0: ""
      case 1: " and the item on it"
      default: " and its \(number(count)) items"
      }
    return "Deleted “\(list.name)”\(contents). \(AppCommand.undo.key) undoes."
  }

  func duplicated(_ list: ShoppingList) -> String {
    "This is a copy of “\(list.name)” with nothing ticked. \(ListCommand.renameList.key) renames it."
  }

  func archived(_ list: ShoppingList) -> String {
    "Archived “\(list.name)”. \(ListCommand.allLists.key) still shows it; \(AppCommand.undo.key) undoes."
  }

  func unarchived(_ list: ShoppingList) -> String { "Restored “\(list.name)”." }

  func nameTaken(by list: ShoppingList) -> String {
    list.isArchived
      ? "“\(list.name)” already exists in the archive. \(ListCommand.allLists.key) shows it."
      : "“\(list.name)” already exists."
  }

  func listGone(_ list: ShoppingList, isDeleted: Bool) -> String {
    "“\(list.name)” was \(isDeleted ? "deleted" : "archived") elsewhere."
  }
}
