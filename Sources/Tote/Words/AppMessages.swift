import Screen
import ToteModel

/// What the app itself has to say: about undo, saving and leaving.
extension Message {
  static let nothingToUndo = Message("There is nothing to undo.", .refused)
  static let nothingToRedo = Message("There is nothing to redo.", .refused)
  static let everythingIsSaved = Message("Everything is saved.")
  static let savedAgain = Message("Everything is saved again.")
  static let partlySavedAgain = Message("What was refused is saved; the rest follows.")
  static let saving = Message("Saving …")
  static let textIsNotSaved = Message(
    "\(AppCommand.saveNow.key) tries again, \(AppCommand.leave.key) leaves without.", .refused)
  static let tourEnded = Message("\(AppCommand.help.key) shows all keys whenever you want them.")

  static func unsavedChanges(_ count: Int) -> Message {
    Message(
      "\(count == 1 ? "One change is" : "\(count) changes are") not saved. "
        + "\(AppCommand.saveNow.key) tries again, \(AppCommand.quit.key) leaves without.", .refused)
  }

  static func noCommand(on key: Key) -> Message {
    Message("No command on \(key.nameInSentence). \(AppCommand.help.key) shows all keys.", .refused)
  }

  static func undid(_ entry: Entry, on list: ShoppingList?) -> Message {
    Message("Undid: \(entry.title)\(place(list)). \(AppCommand.redo.key) redoes it.")
  }

  static func redid(_ entry: Entry, on list: ShoppingList?) -> Message {
    Message("Did again: \(entry.title)\(place(list)).")
  }

  static func setAside(_ path: String) -> Message { Message("The damaged file is kept as \(path).") }

  static func backUpFailed(_ error: StorageError) -> Message {
    Message("Today's backup was not made. \(error.sentence)", .refused)
  }

  private static func place(_ list: ShoppingList?) -> String { list.map { ", in \($0.name)" } ?? "" }
}
