import ToteModel

/// The header, the message line, the help, and loading.
protocol AppWords {
  /// The title of the help.
  var keys: String { get }
  /// In the empty field of the help.
  var searchKeys: String { get }
  /// In the header, while changes are being written.
  var savingNow: String { get }
  var unsaved: String { get }
  var draftSaved: String { get }
  var openingLists: String { get }
  /// In the footer: replaces a damaged file by an empty list.
  var startEmpty: String { get }
  /// In the footer: replaces it by a backup.
  func restore(_ backup: Backup) -> String
  /// What to do if the database can't be opened.
  var retryLoading: String { get }
  /// What to do about a damaged file.
  func waysOut(_ latest: Backup?) -> String
  func windowTitle(_ place: String) -> String
  /// What happened and what to do.
  func sentence(_ error: StorageError) -> String
  /// What happened and what to do.
  func sentence(_ error: NoteError) -> String
  /// Why changes aren't saved, and the file with the only copy of a text.
  func notSaved(_ failure: StorageError, file: String?) -> String
  /// What is wrong with a note: first what to do, as narrow screens cut the end; last the file with the only
  /// copy of a text, for as long as the error lasts.
  func noteError(_ error: NoteError, message: String?, file: String?, isWriting: Bool) -> String
}
