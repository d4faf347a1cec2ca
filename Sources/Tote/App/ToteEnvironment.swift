import Composable
import FoundationEssentials
import ToteModel

/// What the program needs of the outside world. `ToteStorage` has the live one.
package struct ToteEnvironment: Sendable {
  package var edits: EditEnvironment
  package var clock: any Clock<Duration>
  /// Opens the database and reads the first page, if there is one.
  package var firstPage: @Sendable (_ rows: Int) async throws(StorageError) -> FirstPage?
  package var load: @Sendable () async throws(StorageError) -> DatabaseSnapshot
  /// Saves all lines or none, skipping those already saved; returns the number of the journal's last line.
  package var save: @Sendable ([Entry]) async throws(StorageError) -> Int64
  package var changes: @Sendable (_ after: Int64) async throws(StorageError) -> ExternalChanges
  /// The journal to its end, beginning before this line.
  package var olderEntries: @Sendable (_ than: Int64) async throws(StorageError) -> JournalEnd
  package var steps: StepPickerEnvironment
  package var purchases: @Sendable (Moment?) async throws(StorageError) -> [PurchasedItem]
  /// Recent purchases, which teach the order of the aisles.
  package var purchasesInShop: @Sendable (Shop) async throws(StorageError) -> [PurchasedItem]
  package var sync: SyncEnvironment
  package var settings: SettingsEnvironment
  /// An element for each time that another program has written.
  package var changed: @Sendable () -> AsyncStream<Void>
  package var backUp: @Sendable () async throws(StorageError) -> Void
  /// Intact ones only, newest first.
  package var backups: @Sendable () async -> [Backup]
  /// Renames the damaged file and replaces it by a backup, if any; returns the new name.
  package var setAside: @Sendable (_ replacement: Backup?) async throws(StorageError) -> String
  package var copy: @Sendable (String) -> Effect<Never>
  package var suspend: @Sendable () -> Effect<Never>
  /// Shows a page of HTML, such as a list to print, in a browser.
  package var openPage: @Sendable (_ page: String) async -> BrowserOutcome
  package var notes: NotesEnvironment

  package init(
    edits: EditEnvironment,
    clock: any Clock<Duration>,
    firstPage: @escaping @Sendable (_ rows: Int) async throws(StorageError) -> FirstPage?,
    load: @escaping @Sendable () async throws(StorageError) -> DatabaseSnapshot,
    save: @escaping @Sendable ([Entry]) async throws(StorageError) -> Int64,
    changes: @escaping @Sendable (_ after: Int64) async throws(StorageError) -> ExternalChanges,
    olderEntries: @escaping @Sendable (_ than: Int64) async throws(StorageError) -> JournalEnd,
    steps: StepPickerEnvironment = .idle,
    purchases: @escaping @Sendable (Moment?) async throws(StorageError) -> [PurchasedItem],
    purchasesInShop: @escaping @Sendable (Shop) async throws(StorageError) -> [PurchasedItem],
    sync: SyncEnvironment = .idle,
    settings: SettingsEnvironment = .idle,
    changed: @escaping @Sendable () -> AsyncStream<Void>,
    backUp: @escaping @Sendable () async throws(StorageError) -> Void,
    backups: @escaping @Sendable () async -> [Backup],
    setAside: @escaping @Sendable (_ replacement: Backup?) async throws(StorageError) -> String,
    copy: @escaping @Sendable (String) -> Effect<Never>,
    suspend: @escaping @Sendable () -> Effect<Never>,
    openPage: @escaping @Sendable (_ page: String) async -> BrowserOutcome = { _ in .none },
    notes: NotesEnvironment
  ) {
    self.edits = edits
    self.clock = clock
    self.firstPage = firstPage
    self.load = load
    self.save = save
    self.changes = changes
    self.olderEntries = olderEntries
    self.steps = steps
    self.purchases = purchases
    self.purchasesInShop = purchasesInShop
    self.sync = sync
    self.settings = settings
    self.changed = changed
    self.backUp = backUp
    self.backups = backups
    self.setAside = setAside
    self.copy = copy
    self.suspend = suspend
    self.openPage = openPage
    self.notes = notes
  }
}

package struct EditEnvironment: Sendable {
  package var uuid: @Sendable () -> UUID
  package var now: @Sendable () -> Moment

  package init(uuid: @escaping @Sendable () -> UUID, now: @escaping @Sendable () -> Moment) {
    self.uuid = uuid
    self.now = now
  }

  /// Everything made in one context has the same time.
  var context: EditContext { EditContext(newID: uuid, now: now()) }
}

extension ToteEnvironment {
  var loading: DatabaseLoadingEnvironment {
    DatabaseLoadingEnvironment(
      uuid: edits.uuid, clock: clock, firstPage: firstPage, load: load, backups: backups, setAside: setAside)
  }

  var saving: SavingEnvironment { SavingEnvironment(clock: clock, save: save, changes: changes) }
  var spending: SpendingEnvironment { SpendingEnvironment(edits: edits, purchases: purchases) }
  var lists: ListScreenEnvironment {
    ListScreenEnvironment(edits: edits, purchases: purchasesInShop, copy: copy, openPage: openPage)
  }
  var noteScreen: NoteScreenEnvironment {
    NoteScreenEnvironment(edits: edits, clock: clock, copy: copy, notes: notes)
  }
}
