import Composable
import FoundationEssentials

/// All that the product needs of the outside world: the Environment, whose effects lead from the Reducer back to an
/// Action. `ToteStorage` has the live one; this room knows no file and no clock.
public struct ToteEnvironment: Sendable {
  /// A new id.
  public var uuid: @Sendable () -> UUID
  /// What time it is.
  public var now: @Sendable () -> Moment
  /// What waits.
  public var clock: any Clock<Duration>
  /// Opens the database and reads everything.
  public var load: @Sendable () async throws(StorageError) -> Contents
  /// Saves lines of the journal, all or nothing; the answer is the number of the journal's last line. What is saved
  /// already is passed over, so it may be asked again.
  public var save: @Sendable ([Entry]) async throws(StorageError) -> Int64
  /// What has happened behind a line of the journal.
  public var news: @Sendable (_ after: Int64) async throws(StorageError) -> News
  /// Gives an element each time that another program has written, and none for one's own writing.
  public var changes: @Sendable () -> AsyncStream<Void>
  /// Makes the copy of the day, unless it is there.
  public var backUp: @Sendable () async throws(StorageError) -> Void
  /// The copies that are whole, the newest first.
  public var backups: @Sendable () async -> [Backup]
  /// Gives the damaged file another name, and puts a copy in its place, or nothing; the answer is the new name.
  public var setAside: @Sendable (_ replacement: Backup?) async throws(StorageError) -> String
  /// Puts text on the clipboard.
  public var copy: @Sendable (String) -> Effect<Never>
  /// Puts the program to sleep, until the shell wakes it.
  public var suspend: @Sendable () -> Effect<Never>
  /// What the notes need.
  public var notes: NotesEnvironment

  /// An environment from its parts.
  public init(
    uuid: @escaping @Sendable () -> UUID,
    now: @escaping @Sendable () -> Moment,
    clock: any Clock<Duration>,
    load: @escaping @Sendable () async throws(StorageError) -> Contents,
    save: @escaping @Sendable ([Entry]) async throws(StorageError) -> Int64,
    news: @escaping @Sendable (_ after: Int64) async throws(StorageError) -> News,
    changes: @escaping @Sendable () -> AsyncStream<Void>,
    backUp: @escaping @Sendable () async throws(StorageError) -> Void,
    backups: @escaping @Sendable () async -> [Backup],
    setAside: @escaping @Sendable (_ replacement: Backup?) async throws(StorageError) -> String,
    copy: @escaping @Sendable (String) -> Effect<Never>,
    suspend: @escaping @Sendable () -> Effect<Never>,
    notes: NotesEnvironment
  ) {
    self.uuid = uuid
    self.now = now
    self.clock = clock
    self.load = load
    self.save = save
    self.news = news
    self.changes = changes
    self.backUp = backUp
    self.backups = backups
    self.setAside = setAside
    self.copy = copy
    self.suspend = suspend
    self.notes = notes
  }
}

/// A copy of the database from which a damaged one can be replaced.
public struct Backup: Hashable, Sendable {
  /// Where it is.
  public let path: String
  /// When it was made, as it is told: `2026-11-20`.
  public let day: String

  /// A copy.
  public init(path: String, day: String) {
    self.path = path
    self.day = day
  }
}

extension ToteEnvironment {
  /// For tests: whatever they do not replace fails them.
  public static let unimplemented = ToteEnvironment(
    uuid: Composable.unimplemented(
      "uuid", placeholder: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))),
    now: Composable.unimplemented("now", placeholder: Moment(milliseconds: 0)),
    clock: .continuous,
    load: { () throws(StorageError) in throw missing("load") },
    save: { (_) throws(StorageError) in throw missing("save") },
    news: { (_) throws(StorageError) in throw missing("news") },
    changes: {
      report("changes")
      return AsyncStream { $0.finish() }
    },
    backUp: { () throws(StorageError) in throw missing("backUp") },
    backups: {
      report("backups")
      return []
    },
    setAside: { (_) throws(StorageError) in throw missing("setAside") },
    copy: Composable.unimplemented("copy"),
    suspend: Composable.unimplemented("suspend"),
    notes: .unimplemented)

  /// NB: never inlined, since Swift 6.3 crashes when it optimises an `async` closure that has this in it and throws
  /// nothing.
  @inline(never)
  private static func report(_ name: String) {
    let report: @Sendable () -> Void = Composable.unimplemented(name)
    report()
  }

  /// Reports a member that nobody has replaced.
  private static func missing(_ name: String) -> StorageError {
    report(name)
    return .failed(reason: "\(name) is not replaced")
  }

  /// In memory: it begins with these rows, saves to nowhere, and counts its ids and its milliseconds. The same keys
  /// give the same frames, always.
  public static func preview(
    _ contents: Contents = Contents(), notes: [Note] = [], clock: any Clock<Duration>,
    now: Moment = Moment(milliseconds: 1_790_000_000_000)
  ) -> ToteEnvironment {
    let desk = PreviewDesk(contents, notes: notes, now: now)
    return ToteEnvironment(
      uuid: { (desk.id() as Entry.ID).uuid },
      now: { now },
      clock: clock,
      load: { () throws(StorageError) in contents },
      save: { (entries) throws(StorageError) in desk.save(entries) },
      news: { (sequence) throws(StorageError) in News(sequence: sequence) },
      changes: { AsyncStream { $0.finish() } },
      backUp: { () throws(StorageError) in },
      backups: { [] },
      setAside: { (_) throws(StorageError) in "" },
      copy: { _ in .none },
      suspend: { .none },
      notes: .preview(desk))
  }
}
