import Composable
import FoundationEssentials
import ToteModel

/// All that the product needs of the outside world: the Environment, whose effects lead from the Reducer back to an
/// Action. `ToteStorage` has the live one; this room knows no file and no clock.
package struct ToteEnvironment: Sendable {
  package var uuid: @Sendable () -> UUID
  /// What time it is.
  package var now: @Sendable () -> Moment
  package var clock: any Clock<Duration>
  /// Opens the database and reads everything.
  package var load: @Sendable () async throws(StorageError) -> DatabaseSnapshot
  /// Saves lines of the journal, all or nothing; the answer is the number of the journal's last line. What is saved
  /// already is passed over, so it may be asked again.
  package var save: @Sendable ([Entry]) async throws(StorageError) -> Int64
  /// What has happened behind a line of the journal.
  package var news: @Sendable (_ after: Int64) async throws(StorageError) -> ExternalChanges
  /// Gives an element each time that another program has written, and none for one's own writing.
  package var changes: @Sendable () -> AsyncStream<Void>
  /// Makes the copy of the day, unless it is there.
  package var backUp: @Sendable () async throws(StorageError) -> Void
  /// The copies that are whole, the newest first.
  package var backups: @Sendable () async -> [Backup]
  /// Gives the damaged file another name, and puts a copy in its place, or nothing; the answer is the new name.
  package var setAside: @Sendable (_ replacement: Backup?) async throws(StorageError) -> String
  /// Puts text on the clipboard.
  package var copy: @Sendable (String) -> Effect<Never>
  /// Puts the program to sleep, until the shell wakes it.
  package var suspend: @Sendable () -> Effect<Never>
  /// What the notes need.
  package var notes: NotesEnvironment

  /// An environment from its parts.
  package init(
    uuid: @escaping @Sendable () -> UUID,
    now: @escaping @Sendable () -> Moment,
    clock: any Clock<Duration>,
    load: @escaping @Sendable () async throws(StorageError) -> DatabaseSnapshot,
    save: @escaping @Sendable ([Entry]) async throws(StorageError) -> Int64,
    news: @escaping @Sendable (_ after: Int64) async throws(StorageError) -> ExternalChanges,
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
package struct Backup: Hashable, Sendable {
  package let path: String
  /// When it was made, as it is told: `2026-11-20`.
  package let day: String

  package init(path: String, day: String) {
    self.path = path
    self.day = day
  }
}

extension ToteEnvironment {
  /// For tests: whatever they do not replace fails them.
  package static let unimplemented = ToteEnvironment(
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
  package static func preview(
    _ contents: DatabaseSnapshot = DatabaseSnapshot(), notes: [Note] = [], clock: any Clock<Duration>,
    now: Moment = Moment(milliseconds: 1_790_000_000_000)
  ) -> ToteEnvironment {
    let desk = PreviewDesk(contents, notes: notes, now: now)
    return ToteEnvironment(
      uuid: { (desk.id() as Entry.ID).uuid },
      now: { now },
      clock: clock,
      load: { () throws(StorageError) in contents },
      save: { (entries) throws(StorageError) in desk.save(entries) },
      news: { (sequence) throws(StorageError) in ExternalChanges(sequence: sequence) },
      changes: { AsyncStream { $0.finish() } },
      backUp: { () throws(StorageError) in },
      backups: { [] },
      setAside: { (_) throws(StorageError) in "" },
      copy: { _ in .none },
      suspend: { .none },
      notes: .preview(desk))
  }
}
