import Screen
import ToteModel

extension Message {
  static var nothingToUndo: Message { refused(words.nothingToUndo) }
  static var nothingToRedo: Message { refused(words.nothingToRedo) }
  static var everythingIsSaved: Message { Message(words.everythingIsSaved) }
  static var savedAgain: Message { Message(words.savedAgain) }
  static var partlySavedAgain: Message { Message(words.partlySavedAgain) }
  static var saving: Message { Message(words.saving) }
  static var textIsNotSaved: Message { refused(words.textIsNotSaved) }
  static var pasteTooLong: Message { refused(words.pasteTooLong) }
  static var tourEnded: Message { Message(words.tourEnded) }

  static func noCommand(on key: Key) -> Message { refused(words.noCommand(on: key)) }
  static func unsavedChanges(_ count: Int) -> Message { refused(words.unsavedChanges(count)) }
  static func undid(_ entry: Entry, on list: ShoppingList?) -> Message {
    Message(words.undid(entry, on: list))
  }
  static func redid(_ entry: Entry, on list: ShoppingList?) -> Message {
    Message(words.redid(entry, on: list))
  }
  static func setAside(_ path: String) -> Message { Message(words.setAside(path)) }
  static func backUpFailed(_ error: StorageError) -> Message { refused(words.backUpFailed(error)) }
}

extension StorageError {
  /// What happened and what to do.
  package var sentence: String { words.sentence(self) }
}

extension NoteError {
  /// What happened and what to do.
  package var sentence: String { words.sentence(self) }
}
