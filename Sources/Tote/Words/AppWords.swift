import Screen
import ToteModel

protocol AppWords {
  /// As on the keyboards where the language is spoken, by the names in `Key.description`.
  var keyNames: [String: String] { get }
  /// In the footer: replaces it by a backup.
  func restore(_ backup: Backup) -> String
  /// What to do about a damaged file.
  func waysOut(_ latest: Backup?) -> String
  func windowTitle(_ place: String) -> String
  /// What happened and what to do.
  func sentence(_ error: NoteError) -> String
  /// Why changes aren't saved, and the file with the only copy of a text.
  func notSaved(_ failure: StorageError, file: String?) -> String
  /// First what to do, as narrow screens cut the end; last the file with the only copy of the text.
  func noteError(_ error: NoteError, message: String?, file: String?, isWriting: Bool) -> String
  func unsavedChanges(_ count: Int) -> String
  func undid(_ entry: Entry, on list: ShoppingList?) -> String
  func redid(_ entry: Entry, on list: ShoppingList?) -> String
  func backUpFailed(_ error: StorageError) -> String
}

extension Words {
  /// The title of the help.
  var keys: String { say("app-keys") }
  /// In the empty field of the help.
  var searchKeys: String { say("app-search-keys") }
  /// In the header, while changes are being written.
  var savingNow: String { say("app-saving-now") }
  var unsaved: String { say("app-unsaved") }
  var draftSaved: String { say("app-draft-saved") }
  var openingLists: String { say("app-opening-lists") }
  /// In the footer: replaces a damaged file by an empty list.
  var startEmpty: String { say("app-start-empty") }
  var retryLoading: String { say("app-retry-loading") }
  var nothingToUndo: String { say("app-nothing-to-undo") }
  var nothingToRedo: String { say("app-nothing-to-redo") }
  var everythingIsSaved: String { say("app-everything-is-saved") }
  var savedAgain: String { say("app-saved-again") }
  var partlySavedAgain: String { say("app-partly-saved-again") }
  var saving: String { say("app-saving") }
  var pasteTooLong: String { say("app-paste-too-long") }
  func noCommand(on key: Key) -> String { say("app-no-command", ["key": key.shown]) }
  func setAside(_ path: String) -> String { say("app-set-aside", ["path": path]) }
}

extension Message {
  static var nothingToUndo: Message { refused(words.nothingToUndo) }
  static var nothingToRedo: Message { refused(words.nothingToRedo) }
  static var everythingIsSaved: Message { Message(words.everythingIsSaved) }
  static var savedAgain: Message { Message(words.savedAgain) }
  static var partlySavedAgain: Message { Message(words.partlySavedAgain) }
  static var saving: Message { Message(words.saving) }
  static var pasteTooLong: Message { refused(words.pasteTooLong) }
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

extension NoteError {
  package var sentence: String { words.sentence(self) }
}
