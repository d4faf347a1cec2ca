import Composable
import FoundationEssentials
import ToteModel

/// All that the program needs of the outside world, and what of it each feature gets. `ToteStorage` has the live one; here
/// nobody knows a file or a clock.
package struct ToteEnvironment: Sendable {
  package var edits: EditEnvironment
  package var clock: any Clock<Duration>
  /// Opens the database and reads what shows first, where there is something to show.
  package var firstPage: @Sendable (_ rows: Int) async throws(StorageError) -> FirstPage?
  /// Opens the database and reads everything but the notes.
  package var load: @Sendable () async throws(StorageError) -> DatabaseSnapshot
  /// Saves lines of the journal, all or nothing; the answer is the number of the journal's last line. What is saved
  /// already is passed over, so it may be asked again.
  package var save: @Sendable ([Entry]) async throws(StorageError) -> Int64
  /// What has happened behind a line of the journal.
  package var changes: @Sendable (_ after: Int64) async throws(StorageError) -> ExternalChanges
  /// The journal to its end, from an earlier line than this one.
  package var olderEntries: @Sendable (_ than: Int64) async throws(StorageError) -> JournalEnd
  /// Everything that was bought, line by line.
  package var purchases: @Sendable (Moment?) async throws(StorageError) -> [PurchasedItem]
  /// What was bought in a shop lately, which teaches the order of its aisles.
  package var purchasesInShop: @Sendable (Shop) async throws(StorageError) -> [PurchasedItem]
  /// What speaks with a server.
  package var sync: SyncEnvironment
  /// Gives an element each time that another program has written, and none for one's own writing.
  package var changed: @Sendable () -> AsyncStream<Void>
  /// Makes the backup of the day, unless it is there.
  package var backUp: @Sendable () async throws(StorageError) -> Void
  /// The backups that are whole, the newest first.
  package var backups: @Sendable () async -> [Backup]
  /// Gives the damaged file another name, and puts a backup in its place, or nothing; the answer is the new name.
  package var setAside: @Sendable (_ replacement: Backup?) async throws(StorageError) -> String
  /// Puts text on the clipboard.
  package var copy: @Sendable (String) -> Effect<Never>
  /// Puts the program to sleep, until the shell wakes it.
  package var suspend: @Sendable () -> Effect<Never>
  package var notes: NotesEnvironment

  package init(
    edits: EditEnvironment,
    clock: any Clock<Duration>,
    firstPage: @escaping @Sendable (_ rows: Int) async throws(StorageError) -> FirstPage?,
    load: @escaping @Sendable () async throws(StorageError) -> DatabaseSnapshot,
    save: @escaping @Sendable ([Entry]) async throws(StorageError) -> Int64,
    changes: @escaping @Sendable (_ after: Int64) async throws(StorageError) -> ExternalChanges,
    olderEntries: @escaping @Sendable (_ than: Int64) async throws(StorageError) -> JournalEnd,
    purchases: @escaping @Sendable (Moment?) async throws(StorageError) -> [PurchasedItem],
    purchasesInShop: @escaping @Sendable (Shop) async throws(StorageError) -> [PurchasedItem],
    sync: SyncEnvironment = .idle,
    changed: @escaping @Sendable () -> AsyncStream<Void>,
    backUp: @escaping @Sendable () async throws(StorageError) -> Void,
    backups: @escaping @Sendable () async -> [Backup],
    setAside: @escaping @Sendable (_ replacement: Backup?) async throws(StorageError) -> String,
    copy: @escaping @Sendable (String) -> Effect<Never>,
    suspend: @escaping @Sendable () -> Effect<Never>,
    notes: NotesEnvironment
  ) {
    self.edits = edits
    self.clock = clock
    self.firstPage = firstPage
    self.load = load
    self.save = save
    self.changes = changes
    self.olderEntries = olderEntries
    self.purchases = purchases
    self.purchasesInShop = purchasesInShop
    self.sync = sync
    self.changed = changed
    self.backUp = backUp
    self.backups = backups
    self.setAside = setAside
    self.copy = copy
    self.suspend = suspend
    self.notes = notes
  }
}

/// What signs an edit: a new id, and the time.
package struct EditEnvironment: Sendable {
  package var uuid: @Sendable () -> UUID
  package var now: @Sendable () -> Moment

  package init(uuid: @escaping @Sendable () -> UUID, now: @escaping @Sendable () -> Moment) {
    self.uuid = uuid
    self.now = now
  }

  /// For one act: whatever it makes has the same time.
  var context: EditContext { EditContext(newID: uuid, now: now()) }
}

// What each feature gets.
extension ToteEnvironment {
  var loading: DatabaseLoadingEnvironment {
    DatabaseLoadingEnvironment(
      uuid: edits.uuid, clock: clock, firstPage: firstPage, load: load, backups: backups, setAside: setAside)
  }

  var saving: SavingEnvironment { SavingEnvironment(clock: clock, save: save, changes: changes) }
  var spending: SpendingEnvironment { SpendingEnvironment(now: edits.now, purchases: purchases) }
  var lists: ListScreenEnvironment {
    ListScreenEnvironment(edits: edits, purchases: purchasesInShop, copy: copy)
  }
  var noteScreen: NoteScreenEnvironment {
    NoteScreenEnvironment(edits: edits, clock: clock, copy: copy, notes: notes)
  }
}

/// A copy of the database from which a damaged one can be replaced.
package struct Backup: Hashable, Sendable {
  package let path: String
  /// When it was made: `2026-11-20`.
  package let day: String

  package init(path: String, day: String) {
    self.path = path
    self.day = day
  }
}
