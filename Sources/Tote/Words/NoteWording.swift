import ToteModel

/// What is read on the notes.
protocol NoteWording {
  var notes: String { get }
  /// For the footer, where a key leads there.
  var archive: String { get }
  var trash: String { get }
  var allNotes: String { get }
  var tags: String { get }
  var notesTab: TabWords { get }
  /// What the empty title of a note shows.
  var titlePlaceholder: String { get }
  var newNote: String { get }
  var linkedFrom: String { get }
  var loadingNotes: String { get }
  var retryNotes: String { get }
  var emptyPage: String { get }
  var emptyText: String { get }
  /// What can be written in a note, for its help.
  var noteHelp: HelpPage.Section { get }
  var searchPlaceholder: String { get }
  /// For the footer and the help of the trash.
  var deleteForever: String { get }

  func title(of folder: NoteFolder) -> String
  func notes(_ count: Int) -> String
  /// A heading and what to do where a folder, a tag or a search has no note.
  func emptiness(of browser: NoteBrowser) -> (String, String)
  func linkCount(_ count: Int) -> String
  /// Which notes link here, so many of them by name.
  func linkedFrom(_ links: [NoteReader.Backlink], naming limit: Int) -> String
  /// Where a note is, or when it was changed.
  func place(of note: Note) -> String
  func putBoxesOn(_ items: [ParsedItem]) -> String
  func renameOffer(_ offer: RenameOffer) -> String
}
