import Composable
import FoundationEssentials
import ToteModel

extension ToteEnvironment {
  /// For tests: every member fails until it is replaced.
  package static let unimplemented = ToteEnvironment(
    edits: .unimplemented,
    clock: .continuous,
    firstPage: { (_) throws(StorageError) in throw missing("firstPage") },
    load: { () throws(StorageError) in throw missing("load") },
    save: { (_) throws(StorageError) in throw missing("save") },
    changes: { (_) throws(StorageError) in throw missing("changes") },
    olderEntries: { (_) throws(StorageError) in throw missing("olderEntries") },
    steps: StepPickerEnvironment(steps: { (_) throws(StorageError) in throw missing("steps") }),
    purchases: { (_) throws(StorageError) in throw missing("purchases") },
    purchasesInShop: { (_) throws(StorageError) in throw missing("purchasesInShop") },
    sync: SyncEnvironment(
      synchronize: { _ in report("synchronize") },
      perform: { (_) throws(SharingFailure) in
        report("perform")
        return nil
      },
      offers: { () throws(SharingFailure) in
        report("offers")
        return []
      },
      notes: { () throws(SharingFailure) in
        report("notes")
        return []
      }),
    changed: {
      report("changed")
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

  /// NB: inlining this into a non-throwing `async` closure crashes the optimiser of Swift 6.3.
  @inline(never)
  private static func report(_ name: String) {
    let report: @Sendable () -> Void = Composable.unimplemented(name)
    report()
  }

  private static func missing(_ name: String) -> StorageError {
    report(name)
    return .failed(reason: "\(name) is not replaced")
  }

  /// In memory, saves nothing, and counts ids and milliseconds, so that equal keys always give equal frames.
  package static func preview(
    _ contents: DatabaseSnapshot = DatabaseSnapshot(), notes: [Note] = [], clock: any Clock<Duration>,
    now: Moment = Moment(milliseconds: 1_790_000_000_000)
  ) -> ToteEnvironment {
    preview(PreviewDatabase(contents, notes: notes, now: now), contents, clock: clock)
  }

  /// The same for several programs that share a database; all begin with its contents.
  package static func preview(
    _ database: PreviewDatabase, _ contents: DatabaseSnapshot, clock: any Clock<Duration>
  ) -> ToteEnvironment {
    let now = database.now
    return ToteEnvironment(
      edits: EditEnvironment(uuid: { (database.id() as Entry.ID).uuid }, now: { now }),
      clock: clock,
      firstPage: { (_) throws(StorageError) in nil },
      load: { () throws(StorageError) in contents },
      save: { (entries) throws(StorageError) in database.save(entries) },
      changes: { (sequence) throws(StorageError) in database.changes(after: sequence) },
      olderEntries: { (_) throws(StorageError) in JournalEnd() },
      steps: StepPickerEnvironment(steps: { (_) throws(StorageError) in database.with { $0.journal } }),
      purchases: { (since) throws(StorageError) in
        database.with { database in
          database.purchases.rows.values.filter { bought in since.map { bought.moment >= $0 } ?? true }
        }
      },
      purchasesInShop: { (shop) throws(StorageError) in
        database.with { database in
          database.purchases.rows.values.filter { $0.store.flatMap(Shop.init) == shop }
        }
      },
      changed: { database.changed(clock) },
      backUp: { () throws(StorageError) in },
      backups: { [] },
      setAside: { (_) throws(StorageError) in "" },
      copy: { _ in .none },
      suspend: { .none },
      notes: .preview(database))
  }
}

extension EditEnvironment {
  package static let unimplemented = EditEnvironment(
    uuid: Composable.unimplemented(
      "uuid", placeholder: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))),
    now: Composable.unimplemented("now", placeholder: Moment(milliseconds: 0)))
}
