import ToteModel

extension Words {
  var allLists: String { say("list-picker-all-lists") }
  var newList: String { say("list-picker-new-list") }
  var renameList: String { say("list-picker-rename-list") }
  /// The label of the field for a list's name, and the text of the empty field.
  var name: String { say("list-picker-name") }
  var namePlaceholder: String { say("list-picker-name-placeholder") }
  var noOtherList: String { say("list-picker-no-other-list") }
  var restoreArchived: String { say("list-picker-restore-archived") }
  var moveHere: String { say("list-picker-move-here") }
  var toNewList: String { say("list-picker-to-new-list") }
}

extension Words {
  func state(of row: ListPicker.Row) -> String {
    row.list.isArchived ? say("list-picker-archived") : left(row.totals)
  }
  func moveTo(_ name: String?, count: Int) -> String {
    if count == 1, name == nil { return say("list-picker-move-it-to") }
    return say("list-picker-move-to", ["count": counted(count), "name": name ?? ""])
  }
  var renamedListGone: String { say("list-picker-renamed-list-gone") }
  func nameListToAdd(_ item: String) -> String { say("list-picker-name-list-to-add", ["item": item]) }
  func deleted(_ list: ShoppingList, items count: Int) -> String {
    say("list-picker-deleted", ["list": list.name, "count": counted(count)])
  }
  func duplicated(_ list: ShoppingList) -> String { say("list-picker-duplicated", ["list": list.name]) }
  func archived(_ list: ShoppingList) -> String { say("list-picker-archived-list", ["list": list.name]) }
  func unarchived(_ list: ShoppingList) -> String { say("list-picker-restored", ["list": list.name]) }
  func nameTaken(by list: ShoppingList) -> String {
    list.isArchived
      ? say("list-picker-name-taken-in-archive", ["list": list.name])
      : say("list-picker-name-taken", ["list": list.name])
  }
  func listGone(_ list: ShoppingList, isDeleted: Bool) -> String {
    say("list-picker-list-gone", ["list": list.name, "deleted": isDeleted])
  }
}

extension Message {
  static var renamedListGone: Message { refused(words.renamedListGone) }
  static func nameListToAdd(_ item: String) -> Message { refused(words.nameListToAdd(item)) }
  static func deleted(_ list: ShoppingList, items count: Int) -> Message {
    Message(words.deleted(list, items: count))
  }
  static func duplicated(_ list: ShoppingList) -> Message { Message(words.duplicated(list)) }
  static func archived(_ list: ShoppingList) -> Message { Message(words.archived(list)) }
  static func unarchived(_ list: ShoppingList) -> Message { Message(words.unarchived(list)) }
  static func nameTaken(by list: ShoppingList) -> Message { refused(words.nameTaken(by: list)) }
  static func listGone(_ list: ShoppingList, isDeleted: Bool) -> Message {
    refused(words.listGone(list, isDeleted: isDeleted))
  }
}
