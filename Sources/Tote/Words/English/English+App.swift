import Screen
import ToteModel

extension English {
  func restore(_ backup: Backup) -> String { "open backup from \(day(backup))" }

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

  func backUpFailed(_ error: StorageError) -> String { "Today's backup failed. \(sentence(error))" }
  private func place(_ list: ShoppingList?) -> String { list.map { ", in \($0.name)" } ?? "" }
}
