import Screen
import ToteModel

extension English {
  var keys: String { "Keys" }
  var searchKeys: String { "type to search" }
  var savingNow: String { "saving" }
  var unsaved: String { "unsaved" }
  var draftSaved: String { "draft saved" }
  var openingLists: String { "Opening your lists…" }
  var startEmpty: String { "start with an empty list" }
  func restore(_ backup: Backup) -> String { "open backup from \(day(backup))" }

  var retryLoading: String {
    "\(DatabaseLoadingCommand.retry.key) tries again, \(AppCommand.giveUp.key) quits. Nothing has been changed."
  }

  func waysOut(_ latest: Backup?) -> String {
    let (restore, empty) = (DatabaseLoading.restoreKey.shown, DatabaseLoading.beginAnewKey.shown)
    let ways =
      latest.map { "\(restore) opens the backup from \(longDay($0)), \(empty) starts with an empty list." }
      ?? "There is no backup; \(empty) starts with an empty list."
    return "\(ways) The damaged file is kept under another name."
  }

  func windowTitle(_ place: String) -> String { place + " – Tote" }

  func sentence(_ error: NoteError) -> String {
    switch error {
    case .notFound: "This note no longer exists: it was deleted elsewhere."
    // Promises no retry: nothing tries again by itself.
    case .couldNotSave(.full): "The note is not saved. The disk is full."
    case .couldNotSave(let reason): "The note is not saved. \(sentence(reason))"
    case .couldNotLoad(let reason): "The notes could not be read. \(sentence(reason))"
    }
  }

  func notSaved(_ failure: StorageError, file: String?) -> String {
    "✕ Not saved. \(sentence(failure))" + (file.map { " Your text is in \($0)." } ?? "")
  }

  func noteError(_ error: NoteError, message: String?, file: String?, isWriting: Bool) -> String {
    let sentences =
      file.map { [sentence(error), "Your text is in \($0)."] }
      ?? [message, sentence(error)].compactMap { $0 }
    let words = "✕ \(sentences.joined(separator: " "))"
    guard isWriting, message == nil else { return words }
    return switch error {
    case .notFound: "\(words) \(NoteEditorCommand.close.key) saves it as a new note."
    case .couldNotSave:
      "\(words) \(NoteEditorCommand.close.key) tries again, \(AppCommand.leave.key) quits without saving."
    case .couldNotLoad: words
    }
  }

  var nothingToUndo: String { "Nothing to undo." }
  var nothingToRedo: String { "Nothing to redo." }
  var everythingIsSaved: String { "Everything is saved." }
  var savedAgain: String { "Everything is saved again." }
  var partlySavedAgain: String { "Saving works again. The remaining changes follow." }
  var saving: String { "Saving…" }

  var pasteTooLong: String { "That text is larger than 16 MB. Nothing was pasted." }

  func noCommand(on key: Key) -> String {
    "\(key.shown) does nothing here. \(AppCommand.help.key) shows all keys."
  }

  func unsavedChanges(_ count: Int) -> String {
    "\(count == 1 ? "One change is" : "\(number(count)) changes are") not saved. "
      + "\(AppCommand.saveNow.key) tries again, \(AppCommand.quit.key) quits without saving."
  }

  func undid(_ entry: Entry, on list: ShoppingList?) -> String {
    "Undid: \(name(entry))\(place(list)). \(AppCommand.redo.key) redoes it."
  }

  func redid(_ entry: Entry, on list: ShoppingList?) -> String {
    "Redid: \(name(entry))\(place(list))."
  }

  func setAside(_ path: String) -> String { "The damaged file is kept as \(path)." }
  func backUpFailed(_ error: StorageError) -> String { "Today's backup failed. \(sentence(error))" }
  private func place(_ list: ShoppingList?) -> String { list.map { ", in \($0.name)" } ?? "" }
}
