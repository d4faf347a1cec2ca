import ToteModel

protocol ListPickerWords {
  func state(of row: ListPicker.Row) -> String
  func moveTo(_ name: String?, count: Int) -> String
  var renamedListGone: String { get }
  func nameListToAdd(_ item: String) -> String
  func deleted(_ list: ShoppingList, items count: Int) -> String
  func duplicated(_ list: ShoppingList) -> String
  func archived(_ list: ShoppingList) -> String
  func unarchived(_ list: ShoppingList) -> String
  func nameTaken(by list: ShoppingList) -> String
  func listGone(_ list: ShoppingList, isDeleted: Bool) -> String
}

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
