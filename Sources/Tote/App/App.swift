import Screen

/// All that the program knows: the State of the whole, and what its parts share.
public struct App: Equatable, Sendable {
  /// The size of the screen.
  public var size = Size(80, 24)
  /// Where the database is on its way to the screen.
  public var loading = Loading.idle
  /// The rows, and what was done to them.
  public var ledger: Ledger
  /// What the screen shows: the lists or the notes.
  public var room = Room.lists
  /// The shopping lists on the screen.
  public var shopping = Shopping()
  /// The notes on the screen.
  public var notes = Notes()
  /// The first line of the help that shows; `nil` while it is closed.
  public var helpTop: Int?
  /// How far the first run's tour has come; `nil` when there is none.
  public var tour: Tour?
  /// What the last act has to say.
  public var message: Message?
  /// Keys that were pressed before the database was there; they are not lost.
  public var ahead: [Event] = []
  /// Whether the user has asked to leave although something is not saved: asking again leaves.
  public var isLeavingUnsaved = false
  /// Whether the user has left.
  public var isOver = false

  /// Nothing yet.
  public init() { ledger = Ledger(writer: Entry.Writer.ID(high: 0, low: 0)) }
}

/// The two things the program is about.
public enum Room: Equatable, Sendable {
  /// Shopping lists.
  case lists
  /// Notes.
  case notes
}

/// Where the database is on its way to the screen.
public enum Loading: Equatable, Sendable {
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
public struct Message: Equatable, Sendable {
  /// What it is about, which a view shows by its look.
  public enum Kind: Equatable, Sendable {
    /// Something was done.
    case done
    /// Something could not be done, or needs attention.
    case refused
  }

  /// The sentence.
  public var text: String
  /// What it is about.
  public var kind: Kind

  /// A sentence.
  public init(_ text: String, _ kind: Kind = .done) {
    self.text = text
    self.kind = kind
  }
}

/// All that can happen.
public enum AppAction: Equatable, Sendable {
  case opened, ended, quit, suspended
  case resized(Size)
  case loaded(Ledger)
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
  case newsArrived(News)
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
