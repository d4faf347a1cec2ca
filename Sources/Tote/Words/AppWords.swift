import ToteModel

/// What people read around the tabs: header, message line, help, loading.
enum AppWords {
  static let tote = "Tote"
  static let keys = "Keys"
  static let searchKeys = "type to search"
  static let saved = "saved"
  static let unsaved = "unsaved"
  static let saving = "saving"
  static let draftSaved = "draft saved"
  static let openingLists = "Opening your lists …"
  static let beginAnew = "begin anew"
  static let retryLoading =
    "\(DatabaseLoadingCommand.retry.key) tries again, \(AppCommand.giveUp.key) leaves. Nothing has been changed."

  static func windowTitle(_ place: String) -> String { "\(place) – Tote" }

  static func restore(_ backup: Backup) -> String { "go back to \(backup.day)" }

  /// What can be done about a damaged file.
  static func waysOut(_ latest: Backup?) -> String {
    let (restore, anew) = (DatabaseLoading.restoreKey, DatabaseLoading.beginAnewKey)
    let ways =
      latest.map { "\(restore) opens the backup of \($0.day), \(anew) an empty list." }
      ?? "There is no backup; \(anew) opens an empty list."
    return "\(ways) This file is kept under another name."
  }

  /// Why changes are not saved; and where the text of an editor is as long as it is nowhere else.
  static func notSaved(_ failure: StorageError, file: String?) -> String {
    "✕ Not saved. \(failure.sentence)" + (file.map { " What was written is in \($0)." } ?? "")
  }

  /// What is wrong with a note. What can be done comes first: on a narrow screen the end of it is cut. But where a text is
  /// that has not come back from an editor comes last, and stays there as long as the error does.
  static func noteError(
    _ error: NoteError, message: String?, file: String?, isWriting: Bool
  ) -> String {
    let sentences =
      file.map { [error.sentence, "What was written is in \($0)."] }
      ?? [message, error.sentence].compactMap { $0 }
    let words = "✕ \(sentences.joined(separator: " "))"
    guard isWriting, message == nil else { return words }
    return switch error {
    case .notFound: "\(words) \(NoteEditorCommand.close.key) keeps what is written here as a new one."
    case .couldNotSave:
      "\(words) \(NoteEditorCommand.close.key) tries again, \(AppCommand.leave.key) leaves without."
    case .couldNotLoad: words
    }
  }
}
