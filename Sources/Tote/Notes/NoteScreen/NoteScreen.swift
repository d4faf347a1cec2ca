import Composable
import Screen
import ToteModel

/// The notes on the screen: the list of them, above it the note that is read, above that the note that is written. What is
/// below goes on being what it was. The notes themselves are lent by the app.
package struct NoteScreen: Equatable, Sendable, WorkspaceBorrower {
  package enum Loading: Equatable, Sendable {
    case idle, loading, loaded
    case failed(NoteError)
  }

  package var workspace = Workspace.vacant
  /// The whole screen; the room for the notes.
  package var screen = Size(80, 24)
  package var size = Size(80, 20)
  package var isFocused = true
  /// Where the notes are on their way to the screen.
  package var loading = Loading.idle
  package var browser = NoteBrowser()
  /// The note that is read.
  package var reader: NoteReader?
  /// The page that was left for another tab: opening its note again goes on there.
  var leftPage: NoteReader.Visit?
  /// Where the caret was in the notes that were written in this run.
  var carets: [Note.ID: TextPosition] = [:]
  /// The note that is written.
  package var editor: NoteEditor?
  /// What went wrong last; it stays until something works.
  package var error: NoteError?
  /// The item from whose list one came to its note, and to which leaving it leads back.
  package var origin: Item.ID?
  /// Whether a note is in the user's own editor.
  package var isInExternalEditor = false
  /// The files with texts that the user's own editor has left and that are nowhere else: named again at the end.
  package var leftFiles: [String] = []
  /// The title of a note that is not there, whose link was followed: following it again writes it.
  package var missingTitle: String?
  /// The notes that were to be deleted for ever: asking for the same ones again deletes them.
  package var notesToDelete: Set<Note.ID> = []
  /// After a title has changed: the notes whose links name the old one.
  package var renameOffer: RenameOffer?
  /// What is not needed any more once everything is saved: drafts of notes, and files of editors.
  package var finishedDrafts: Set<Note.ID> = []
  package var finishedFiles: Set<String> = []
  /// The journal's last line when the notes were asked for.
  var fetchedFrom: Int64?
  /// What the last act has to say: the app takes it from here.
  package var message: Message?

  package init() {}

  /// Whether something can be forgotten as soon as everything is saved.
  package var hasFinished: Bool { !finishedDrafts.isEmpty || !finishedFiles.isEmpty }
  /// Whether nobody knows yet which notes there are.
  package var isUnknown: Bool { loading == .idle || loading == .loading }
  /// Whether the list of notes is what is seen, and not one of them.
  package var showsList: Bool { reader == nil && editor == nil }
}

/// Links that a new title has left behind.
package struct RenameOffer: Equatable, Sendable {
  package var old: String
  package var new: String
  /// The notes that name the old title.
  package var notes: [Note.ID]
}

package enum NoteScreenAction: Equatable, Sendable {
  // The way from the database, and what waits for being saved.
  case loadRetried
  case fetched([Note], drafts: [Draft])
  case fetchFailed(NoteError)
  case workspaceSaved
  case draftFailed(NoteError)
  // The list, the page, the editor.
  case browser(NoteBrowserAction)
  case reader(NoteReaderAction)
  case editor(NoteEditorAction)
  // What is done to the note in question.
  case opened, noteBegun, editBegun
  case pinToggled, archiveToggled, trashed, restored, trashEmptied
  case linksRenamed
  case escaped
  case boxesAsked, backlinksAsked, tagsAsked
  /// From the notes on to the next tab, or back.
  case tabLeft(by: Int)
  // The user's own editor.
  case externalEditorAsked
  case externalEditorEnded(Note.ID, from: NoteContent, EditorOutcome)
  case leftFilesFound([String])
  /// What the parent does.
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    /// On to the next tab, or back.
    case tabLeft(by: Int)
    case itemAsked(Item.ID)
    case tagPickerAsked([TagCount])
    case backlinksAsked([NoteReader.Backlink])
    /// So does what a recipe needs, or several.
    case recipeAsked(NoteRecipe)
  }
}

extension NoteScreenAction {
  /// Whether a person has done it, and not an effect or a feature that asks its parent.
  var isAct: Bool {
    switch self {
    case .delegate, .reader(.delegate), .editor(.delegate), .loadRetried, .fetched, .fetchFailed,
      .workspaceSaved, .draftFailed, .externalEditorEnded, .leftFilesFound, .browser(.searchFound),
      .browser(.searchFailed), .editor(.draftDue), .editor(.draftSaved), .editor(.draftFailed):
      false
    case .browser, .reader, .editor, .opened, .noteBegun, .editBegun, .pinToggled, .archiveToggled,
      .trashed, .restored, .trashEmptied, .linksRenamed, .escaped, .boxesAsked, .backlinksAsked, .tagsAsked,
      .tabLeft, .externalEditorAsked:
      true
    }
  }
}

package struct NoteScreenEnvironment: Sendable {
  package var edits: EditEnvironment
  package var clock: any Clock<Duration>
  /// Puts text on the clipboard.
  package var copy: @Sendable (String) -> Effect<Never>
  package var notes: NotesEnvironment
}
