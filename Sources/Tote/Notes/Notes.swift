import Composable
import Screen
import ToteModel
import Markdown

/// The notes on the screen: which of them show, which one is read or written. The notes themselves are in the `Workspace`;
/// they come there when a use case has worked. State and Action; the reducers stand beside it.
package struct Notes: Equatable, Sendable {
  /// Where the notes are on their way to the screen.
  package enum Loading: Equatable, Sendable {
    case idle, loading, loaded
    case failed(NoteError)
  }

  /// Which notes are looked at.
  package enum Folder: CaseIterable, Equatable, Sendable {
    /// Those that are in use.
    case notes
    /// Those that were put away.
    case archive
    /// Those that were thrown away.
    case trash

    /// What it is called.
    package var title: String {
      switch self {
      case .notes: "Notes"
      case .archive: "Archive"
      case .trash: "Trash"
      }
    }
  }

  /// What is looked for.
  package struct Search: Equatable, Sendable {
    package var field = TextCursor()
    /// What was found for it, the best first.
    package var found: [Note.ID] = []
  }

  /// What the keys go to.
  package enum Mode: Equatable, Sendable {
    /// The list of notes.
    case browsing
    /// The field of the search.
    case searching
    /// A note that is read.
    case reading(Reading)
    /// A note that is written.
    case writing(Writing)
    /// The choice among tags.
    case tags(TagsPane)
    /// The choice of a shopping list for a note's boxes.
    case sending(SendPane)
    /// The choice among the notes that link to the one that is read.
    case backlinks(BacklinksPane)
  }

  /// Where the notes are on their way.
  package var loading = Loading.idle
  /// Which are looked at.
  package var folder = Folder.notes
  /// Only those with this tag, as it is written.
  package var tag: String?
  /// Those that show, in their order.
  package var shown: [Note.ID] = []
  /// The one that is selected.
  package var position = ListPosition()
  /// What is looked for, while there is something.
  package var search: Search?
  /// What the keys go to.
  package var mode = Mode.browsing
  /// What went wrong last; it stays until something works.
  package var error: NoteError?
  /// How many use cases are on their way to the database.
  var saves = 0
  /// Whether the notes are on their way from it.
  var isFetching = false
  /// The item from whose list one came to its note, and to which leaving it leads back.
  var origin: Item.ID?
  /// Whether a note is in the user's own editor.
  var isOutside = false
  /// The file that the user's own editor has left, while its text is on its way.
  var file: String?
  /// The files with texts that the user's own editor has left and that are nowhere else: told again at the end.
  package internal(set) var kept: [String] = []
  /// The title of a note that is not there, whose link was followed: following it again writes it.
  package internal(set) var missing: String?
  /// After a title has changed: the notes whose links name the old one.
  package var offer: RenameOffer?

  package init() {}

  /// Whether something is on its way to the database, or in the user's own editor: the keys wait for it, so that each
  /// acts on what it has left.
  package var isBusy: Bool { saves > 0 || isOutside }
  /// Whether the list of notes is what is seen, and not one of them.
  var showsList: Bool {
    switch mode {
    case .browsing, .searching, .tags: true
    case .reading, .writing, .sending, .backlinks: false
    }
  }
  /// Whether nobody knows yet which notes there are.
  var isUnknown: Bool { loading == .idle || loading == .loading }
}

/// Links that a new title has left behind.
package struct RenameOffer: Equatable, Sendable {
  /// The title they name.
  package var old: String
  /// The title they could name.
  package var new: String
  /// The notes they are in.
  package var notes: [Note.ID]
}

/// The choice among tags.
package struct TagsPane: Equatable, Sendable {
  /// The tags, and how many notes have each.
  package var tags: [TagCount]
  /// Where the cursor is; the first row stands for all notes.
  package var position = ListPosition()
}

/// A tag, and how many notes have it.
package struct TagCount: Equatable, Sendable {
  /// The word, without its mark, as it is written most of all.
  package var tag: String
  /// How many notes have it.
  package var count: Int
}

/// The choice of a shopping list.
package struct SendPane: Equatable, Sendable {
  /// What is to be bought.
  package var things: [ParsedItem]
  /// The note that is read again afterwards.
  package var reading: Reading
  /// Where the cursor is.
  package var position = ListPosition()
}

/// The choice among the notes that link to one.
package struct BacklinksPane: Equatable, Sendable {
  /// The note that is read, and goes on being read where none is chosen.
  package var reading: Reading
  /// Where the cursor is.
  package var position = ListPosition()
}

/// What can happen to the notes.
package enum NotesAction: Equatable, Sendable {
  // The way from and to the database.
  case fetched([Note], drafts: [Draft])
  case fetchFailed(NoteError)
  case retried
  case saved(CommittedEdit, NoteDeed)
  case failed(NoteError)
  // The cursor.
  case moved(by: Int), movedToStart, movedToEnd
  case pressed(Point)
  case wheelTurned(by: Int)
  // Notes.
  case pinned, putAway, thrownAway, restored, removed, trashEmptied
  case folderTurned(by: Int)
  /// From the notes on to the lists, or back to them.
  case roomLeft(by: Int)
  case escaped
  // Search and tags.
  case searchBegun, searchEdited(TextEdit), searchKept, searchCleared
  case searchFound([Note.ID], query: String)
  case searchFailed(NoteError)
  case tagsOpened, paneMoved(by: Int), paneChosen, paneLeft
  // Reading.
  case opened
  case openedNote(Note.ID)
  case lineMoved(by: Int), lineMovedToStart, lineMovedToEnd
  case stopMoved(by: Int)
  case boxTicked, linkFollowed, readingLeft
  case boxesSent, backlinksOpened
  case linksRenamed
  // Writing.
  case noteBegun, writeBegun
  case titleEdited(TextEdit), textEdited(DocumentEdit), lineEnded
  case fieldChanged
  case writingSaved, writingEnded
  case draftDue, draftKept, draftFailed(NoteError)
  case linkCompleted
  // The user's own editor.
  case editorAsked
  case editorEnded(Note.ID, EditorOutcome)
  case leftBehindFound([String])
}

/// What was done to notes, and what is to be said or done when it is in the database.
package enum NoteDeed: Equatable, Sendable {
  case created, written, recovered, ticked, pinned(Bool), putAway(Bool), thrownAway, restored, removed(Int),
    linksRenamed(Int)
  /// The user's own editor has left this file behind.
  case edited(file: String)
}

/// All reducers of the notes, each for what it knows.
let notesReducer = Reducer<App, NotesAction, ToteEnvironment>.combine(
  noteBrowsingReducer, noteSearchingReducer, noteKeepingReducer, noteReadingReducer, noteWritingReducer,
  outsideEditingReducer)

extension NotesAction {
  /// Whether a person has done it.
  var isAct: Bool {
    switch self {
    case .fetched, .fetchFailed, .retried, .saved, .failed, .searchFound, .searchFailed, .draftDue,
      .draftKept,
      .draftFailed, .editorEnded, .leftBehindFound:
      false
    default: true
    }
  }
}

extension App {
  /// A page that is read or written has the room there is.
  mutating func keepNotesInView() {
    guard room == .notes else { return }
    let size = layout.page.size
    switch notes.mode {
    case .reading(var reading) where reading.page.size != size:
      reading.page.resize(to: size)
      notes.mode = .reading(reading)
    case .writing(var writing) where writing.text.size != size:
      writing.text.resize(to: size)
      notes.mode = .writing(writing)
    case .browsing, .searching:
      notes.position = notes.position.inView(count: notes.shown.count, height: layout.list.height)
    default: break
    }
  }
}
