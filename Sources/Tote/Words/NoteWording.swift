import ToteModel

/// The notes tab.
protocol NoteWording {
  var notes: String { get }
  /// In the footer: opens it, like the trash.
  var archive: String { get }
  var trash: String { get }
  var allNotes: String { get }
  var tags: String { get }
  var notesTab: TabWords { get }
  /// In the empty title.
  var titlePlaceholder: String { get }
  var newNote: String { get }
  var linkedFrom: String { get }
  var loadingNotes: String { get }
  var retryNotes: String { get }
  var emptyPage: String { get }
  var emptyText: String { get }
  /// The help about what can be written in a note.
  var noteHelp: HelpPage.Section { get }
  var searchPlaceholder: String { get }
  /// In the footer and the help of the trash.
  var deleteForever: String { get }

  func title(of folder: NoteFolder) -> String
  func notes(_ count: Int) -> String
  /// A heading, and what to do if a folder, a tag or a search has no notes.
  func emptiness(of browser: NoteBrowser) -> (String, String)
  func linkCount(_ count: Int) -> String
  /// Which notes link here, naming at most `limit`.
  func linkedFrom(_ links: [NoteReader.Backlink], naming limit: Int) -> String
  func place(of note: Note) -> String
  func putBoxesOn(_ items: [ParsedItem]) -> String
  func renameOffer(_ offer: RenameOffer) -> String
}
