import Composable
import Parts
import Screen
import ToteModel

/// The notes tab: a list, over it the note being read, over that the note being edited.
package struct NoteScreen: Equatable, Sendable, Lender {
  package enum Loading: Equatable, Sendable {
    case idle, loading, loaded
    case failed(NoteError)
  }

  @Lent package var workspace: Workspace
  package var screen = Size(80, 24)
  package var size = Size(80, 20)
  package var loading = Loading.idle
  package var browser = NoteBrowser()
  package var reader: NoteReader?
  /// The page left for another tab. Opening its note again returns there.
  var leftPage: NoteReader.Visit?
  /// Per note edited in this run.
  var carets: [Note.ID: TextPosition] = [:]
  package var editor: NoteEditor?
  /// What was copied or cut last, for the next note or field.
  package var clipboard = ""
  /// Remains until something succeeds.
  package var error: NoteError?
  /// The item that opened its note, to return to.
  package var origin: Item.ID?
  package var isInExternalEditor = false
  package var templateFolder = NoteDirectory(NoteTemplate.usualFolder)
  /// The files with the only copies of texts from the user's editor, listed again at exit.
  package var leftFiles: [String] = []
  /// The missing note of a link. Following the link again creates it.
  package var missingTitle: String?
  package var renameOffer: RenameOffer?
  /// Whether each property of the note that is read has a row.
  var unfoldsProperties = false
  /// What can be deleted once everything is saved.
  package var finishedDrafts: Set<Note.ID> = []
  package var finishedFiles: Set<String> = []
  /// The journal's last line when the notes were requested.
  var fetchedFrom: Int64?
  /// For the app to show.
  package var message: Message?

  package init() {}

  package var hasFinished: Bool { !finishedDrafts.isEmpty || !finishedFiles.isEmpty }
  package var isUnknown: Bool { loading == .idle || loading == .loading }
  package var showsList: Bool { reader == nil && editor == nil }
}

package struct RenameOffer: Equatable, Sendable {
  package var old: String
  package var new: String
  package var notes: [Note.ID]
}

package enum NoteScreenAction: Equatable, Sendable {
  case loadRetried
  case fetched([Note], drafts: [Draft])
  case fetchFailed(NoteError)
  case workspaceSaved
  case draftFailed(NoteError)
  case browser(NoteBrowserAction)
  case reader(NoteReaderAction)
  case editor(NoteEditorAction)
  case opened, noteBegun, todayAsked, editBegun
  case dayAsked, dayChosen(CalendarDay)
  case templatesAsked
  case templateFilled(TemplateFilling)
  /// Begins a note.
  case pasted(String)
  case pinToggled, archiveToggled, trashed, restored, trashEmptied
  case linksRenamed, propertiesAsked
  /// Unfolded, or folded to a line.
  case propertiesTurned
  /// What is selected in the editor, to the end of another note.
  case selectionMoved(to: Note.ID)
  /// Permanently, after the question.
  case deletionConfirmed([Note.ID])
  case escaped
  /// What the recipe needed is taken out of what is at home.
  case cooked
  case boxesAsked, backlinksAsked, deadLinksAsked, tagsAsked, outlineAsked
  /// The folders, and those to move the note to.
  case directoriesAsked, moveToFolderAsked
  case sortTurned
  /// Properties become columns, or the list a list again.
  case columnsTurned
  /// Sorts by it, or the other way round.
  case columnPressed(NoteColumn)
  case tabLeft(by: Int)
  case externalEditorAsked
  case externalEditorEnded(Note.ID, from: NoteContent, EditorOutcome)
  case leftTextsFound([LeftText])
  case browserEnded(address: String, BrowserOutcome)
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    case tabLeft(by: Int)
    case itemAsked(Item.ID)
    case tagPickerAsked([TagCount])
    case directoriesAsked([DirectoryCount])
    case templatesAsked([Note])
    case moveToFolderAsked(Note)
    case backlinksAsked([NoteReader.Backlink])
    case propertiesAsked
    /// To go to a heading of the note that is read.
    case outlineAsked
    case deadLinksAsked([DeadLink])
    /// Several notes have this title.
    case linkAsked(title: String)
    case recipeAsked(NoteRecipe)
    /// To delete these permanently.
    case deletionAsked([Note])
    /// To choose the note that what is selected moves to.
    case moveAsked
    /// To write the note of a day.
    case dayAsked(today: CalendarDay)
  }
}

extension NoteScreenAction {
  /// Whether a person did it, rather than an effect or a child.
  var isAct: Bool {
    switch self {
    case .delegate, .reader(.delegate), .editor(.delegate), .loadRetried, .fetched, .fetchFailed,
      .workspaceSaved, .draftFailed, .externalEditorEnded, .leftTextsFound, .browserEnded,
      .browser(.searchFound),
      .browser(.searchFailed), .browser(.split(.resized)), .editor(.text(.resized)), .editor(.draftDue),
      .editor(.draftSaved), .editor(.draftFailed), .editor(.textRead):
      false
    default: true
    }
  }

  /// Whether letters are no commands from then on.
  var beginsTyping: Bool {
    switch self {
    case .browser(.searchBegun), .reader(.finder(.begun)), .noteBegun, .pasted, .todayAsked, .dayChosen,
      .templateFilled, .editBegun:
      true
    default: false
    }
  }
}

package struct NoteScreenEnvironment: Sendable {
  package var edits: EditEnvironment
  package var clock: any Clock<Duration>
  package var copy: @Sendable (String) -> Effect<Never>
  package var notes: NotesEnvironment
}
