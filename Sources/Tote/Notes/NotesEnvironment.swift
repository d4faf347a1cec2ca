import Composable
import Synchronization

/// What the notes need of the outside world: the use cases, each a closure that works or says why not. A note is
/// changed in the database first and on the screen when that has worked; so a failure leaves the list as it was.

/// What can go wrong with a note.
public enum NoteError: Error, Equatable, Sendable {
  /// It is not there any more: somebody else has removed it.
  case notFound(Note.ID)
  /// It could not be saved.
  case couldNotSave(StorageError)
  /// The notes could not be read.
  case couldNotLoad(StorageError)

  /// One sentence that says what happened and what to do.
  public var sentence: String {
    switch self {
    case .notFound: "This note is not there any more: another program has removed it."
    // Nothing tries again by itself, so nothing of that is promised.
    case .couldNotSave(.full): "The note is not saved. The disk is full."
    case .couldNotSave(let reason): "The note is not saved. \(reason.sentence)"
    case .couldNotLoad(let reason): "The notes cannot be read. \(reason.sentence)"
    }
  }
}

/// What is to become of a note; what is `nil` stays.
public struct NoteUpdate: Hashable, Sendable {
  /// Which note.
  public var id: Note.ID
  /// Another title.
  public var title: String?
  /// Another text.
  public var text: String?
  /// The tags in that text.
  public var tags: [String]?
  /// Whether it is pinned.
  public var isPinned: Bool?
  /// Whether it is put away.
  public var isArchived: Bool?
  /// Whether it is in the trash.
  public var isTrashed: Bool?

  /// Nothing, of this note.
  public init(_ id: Note.ID) { self.id = id }

  /// What becomes of a note at this moment.
  public func applied(to note: Note, at now: Moment) -> Note {
    var note = note
    if let title { note.title = title }
    if let text { note.text = text }
    if let tags { note.tags = tags }
    if title != nil || text != nil { note.modified = now }
    if let isPinned { note.isPinned = isPinned }
    if let isArchived { note.isArchived = isArchived }
    if let isTrashed { note.trashed = isTrashed ? now : nil }
    return note
  }
}

/// An edit that is in the database.
public struct Saved: Hashable, Sendable {
  /// Its line of the journal.
  public let entry: Entry
  /// The number of that line.
  public let sequence: Int64

  /// An edit that was saved.
  public init(entry: Entry, sequence: Int64) {
    self.entry = entry
    self.sequence = sequence
  }
}

/// What was being written when the program ended.
public struct Draft: Hashable, Sendable {
  /// Of which note; it need not be there yet.
  public var note: Note.ID
  /// The title that was typed.
  public var title: String
  /// The text that was typed.
  public var text: String

  /// A draft.
  public init(note: Note.ID, title: String, text: String) {
    self.note = note
    self.title = title
    self.text = text
  }
}

/// The use cases of notes.
public struct NotesEnvironment: Sendable {
  /// Makes a note.
  public var create: @Sendable (Note) async throws(NoteError) -> Saved
  /// Fetches all notes.
  public var fetchAll: @Sendable () async throws(NoteError) -> [Note]
  /// Changes notes, by their ids, in one step of undoing with this title; none of them if one is not there.
  public var update: @Sendable (_ updates: [NoteUpdate], _ title: String) async throws(NoteError) -> Saved
  /// Removes notes for good, by their ids; none of them if one is not there.
  public var remove: @Sendable ([Note.ID]) async throws(NoteError) -> Saved
  /// The notes in which words begin like those of a query, the best first.
  public var search: @Sendable (_ query: String) async throws(NoteError) -> [Note.ID]
  /// Keeps what is being written, or forgets it.
  public var keepDraft: @Sendable (Note.ID, Draft?) async throws(NoteError) -> Void
  /// What was being written when the program ended.
  public var drafts: @Sendable () async throws(NoteError) -> [Draft]
  /// Lets the user's own editor work on a text; the answer is the text it left, or why there is none.
  public var openEditor: @Sendable (_ text: String, _ name: String) async -> EditorOutcome
  /// Removes the file that an editor has left, once its text is saved.
  public var discard: @Sendable (_ file: String) async -> Void
  /// The files of editors that nobody has discarded: their program was killed, or could not save.
  public var leftBehind: @Sendable () async -> [String]

  /// The use cases, one by one.
  public init(
    create: @escaping @Sendable (Note) async throws(NoteError) -> Saved,
    fetchAll: @escaping @Sendable () async throws(NoteError) -> [Note],
    update: @escaping @Sendable (_ updates: [NoteUpdate], _ title: String) async throws(NoteError) -> Saved,
    remove: @escaping @Sendable ([Note.ID]) async throws(NoteError) -> Saved,
    search: @escaping @Sendable (_ query: String) async throws(NoteError) -> [Note.ID],
    keepDraft: @escaping @Sendable (Note.ID, Draft?) async throws(NoteError) -> Void,
    drafts: @escaping @Sendable () async throws(NoteError) -> [Draft],
    openEditor: @escaping @Sendable (_ text: String, _ name: String) async -> EditorOutcome,
    discard: @escaping @Sendable (_ file: String) async -> Void,
    leftBehind: @escaping @Sendable () async -> [String]
  ) {
    self.create = create
    self.fetchAll = fetchAll
    self.update = update
    self.remove = remove
    self.search = search
    self.keepDraft = keepDraft
    self.drafts = drafts
    self.openEditor = openEditor
    self.discard = discard
    self.leftBehind = leftBehind
  }
}

/// How the user's own editor ended.
public enum EditorOutcome: Equatable, Sendable {
  /// It left this text, in a file that is kept until `discard` is called for it.
  case edited(String, file: String)
  /// It said that it failed, or was killed; the file is kept.
  case failed(reason: String, file: String?)
}
