import ToteModel

/// What is read around the tabs: header, message line, help, loading.
protocol AppWords {
  /// The title of the help.
  var keys: String { get }
  /// What the empty field of the help shows.
  var searchKeys: String { get }
  /// For the header, while changes are being written.
  var savingNow: String { get }
  var unsaved: String { get }
  var draftSaved: String { get }
  var openingLists: String { get }
  /// For the footer: opens an empty list in the place of a damaged file.
  var startEmpty: String { get }
  /// For the footer: opens a backup in its place.
  func restore(_ backup: Backup) -> String
  /// What can be done where the database cannot be opened.
  var retryLoading: String { get }
  /// What can be done about a damaged file.
  func waysOut(_ latest: Backup?) -> String
  func windowTitle(_ place: String) -> String
  /// What happened to the database, and what to do.
  func sentence(_ error: StorageError) -> String
  /// What happened to a note, and what to do.
  func sentence(_ error: NoteError) -> String
  /// Why changes are not saved; and where the text of an editor is as long as it is nowhere else.
  func notSaved(_ failure: StorageError, file: String?) -> String
  /// What is wrong with a note. What can be done comes first: on a narrow screen the end of it is cut. But where a text is
  /// that has not come back from an editor comes last, and stays there as long as the error does.
  func noteError(_ error: NoteError, message: String?, file: String?, isWriting: Bool) -> String
}
