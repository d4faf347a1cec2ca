import Screen
import ToteModel

/// All that the program knows: the State of the whole, and what its parts share.
package struct App: Equatable, Sendable {
  /// The size of the screen.
  package var size = Size(80, 24)
  /// Where the database is on its way to the screen.
  package var loading = Loading.idle
  /// The rows, and what was done to them.
  package var workspace: Workspace
  /// What the screen shows: the lists or the notes.
  package var room = Room.lists
  /// The shopping lists on the screen.
  package var shopping = Shopping()
  /// The notes on the screen.
  package var notes = Notes()
  /// The first line of the help that shows; `nil` while it is closed.
  package var helpTop: Int?
  /// How far the first run's tour has come; `nil` when there is none.
  package var tour: Tour?
  /// What the last act has to say.
  package var message: Message?
  /// Keys that were pressed before the database was there; they are not lost.
  package var ahead: [Event] = []
  /// Whether the user has asked to leave although something is not saved: asking again leaves.
  package var isLeavingUnsaved = false
  /// Whether the user has left.
  package var isOver = false

  package init() { workspace = Workspace(writer: Entry.Writer.ID(high: 0, low: 0)) }
}

/// The two things the program is about.
package enum Room: Equatable, Sendable {
  /// Shopping lists.
  case lists
  /// Notes.
  case notes
}

/// Where the database is on its way to the screen.
package enum Loading: Equatable, Sendable {
  /// Nobody has asked for it.
  case idle
  /// It is being read; the step turns the spinner, which only shows when it takes long.
  case loading(step: Int?)
  /// It is there.
  case loaded
  /// It could not be read; where it is damaged, these copies are there to take its place.
  case failed(StorageError, backups: [Backup])
}

/// A sentence in the line above the footer. The next act takes it away.
package struct Message: Equatable, Sendable {
  /// What it is about, which a view shows by its look.
  package enum Kind: Equatable, Sendable {
    /// Something was done.
    case done
    /// Something could not be done, or needs attention.
    case refused
  }

  package var text: String
  /// What it is about.
  package var kind: Kind

  package init(_ text: String, _ kind: Kind = .done) {
    self.text = text
    self.kind = kind
  }
}

/// All that can happen.
package enum AppAction: Equatable, Sendable {
  case opened, ended, quit, suspended
  case resized(Size)
  case loaded(Workspace)
  case loadFailed(StorageError)
  case backupsFound([Backup])
  case loadRetried
  case setAsideAsked(replacement: Backup?)
  case setAsideDone(String)
  case spinnerTurned
  case saveFinished(Int64)
  case saveFailed(StorageError)
  /// A person asks to save now; the time has come to try again.
  case saveRetried, saveDue
  case changedOutside
  case newsArrived(ExternalChanges)
  case newsFailed(StorageError)
  case backUpFailed(StorageError)
  case undone, redone
  case helpOpened, helpClosed
  case helpMoved(by: Int), helpPaged(by: Int), helpMovedTo(Int)
  case tourEnded
  case typedAhead(Event)
  case aheadHandled
  case roomChosen(Room)
  case shopping(ShoppingAction)
  case notes(NotesAction)
}
