import FoundationEssentials
import Synchronization
import ToteModel

/// The database file: takes journal entries, gives rows. Both the screen (`LiveStorage`) and the shell
/// (`CommandSession`) use it, from any thread; one call at a time has the connection.
///
/// An entry and its rows are saved together or not at all, and survive a power loss once `apply` has returned.
package final class Storage: Sendable {
  private let connection: Mutex<Connection>
  package let path: String
  package let wasEmpty: Bool

  /// The owner of this program's drafts; `draftOwners` also has the owners of recovered ones.
  let draftOwner = Entry.Writer.ID(UUID())
  let draftOwners = Mutex<Set<Entry.Writer.ID>>([])

  struct Connection {
    var database: Database?
    var openFileLock: OpenFileLock?
    /// `Database.version` when this program last knew everything.
    var known: Int64 = 0
  }

  /// Opens the file, or makes it and perhaps its folder, readable only by the owner.
  ///
  /// A file not closed cleanly is checked first. An older version is migrated after a backup to the given folder. If
  /// this throws, nothing has been written.
  package convenience init(path: String, backups: Backups? = nil) throws(StorageError) {
    try self.init(path: path, backups: backups, schema: .current)
  }

  init(path: String, wasEmpty: Bool, connection: sending Connection) {
    self.path = path
    self.wasEmpty = wasEmpty
    self.connection = Mutex(connection)
  }

  package static func inMemory() throws(StorageError) -> Storage { try Storage(path: ":memory:") }

  init(
    path: String, backups: Backups? = nil, schema: Schema, patience: Int32 = Database.patience,
    makesFolder: Bool = true, whenWaiting: (@Sendable () -> Void)? = nil,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws(StorageError) {
    self.path = path
    let isFile = path != ":memory:"
    if isFile { try PrivateFile.make(path, makesFolder: makesFolder) }
    let openFileLock = isFile ? OpenFileLock(of: path) : nil
    let database = try Database(
      path: path, mode: .readWrite, patience: patience, whenWaiting: whenWaiting,
      isInterrupted: isInterrupted)
    // SQLite silently opens a write-protected file for reading and fails only on saving. Check before anything is read,
    // or a log would be made beside a file that isn't ours.
    guard !database.isReadOnly else { throw .readOnly }
    // In one snapshot: another program may be making the tables now.
    let version = try database.snapshot { () throws(StorageError) in try schema.version(of: database) }
    wasEmpty = version == 0
    // A leftover log means that the last program was killed: check the file before trusting it.
    if openFileLock?.wasLeftOpen == true { try database.checkBeforeUse() }
    try database.prepare(isNew: version == 0)
    if version < schema.version {
      if version > 0, let backups { try backups.createBeforeMigration(of: database, from: version) }
      try schema.migrate(database)
    }
    openFileLock?.hold(draftOwner)
    connection = Mutex(Connection(database: database, openFileLock: openFileLock))
  }

  /// Reads everything, and the last `count` journal entries or fewer if they are long.
  package func load(last count: Int = 200, bytes: Int = 1 << 24) throws(StorageError) -> DatabaseSnapshot {
    let (contents, version) = try readTables { tables throws(StorageError) in
      var contents = DatabaseSnapshot()
      let version = try tables.database.version()
      contents.sequence = try tables.lastSequence()
      contents.lists = try tables.rows(ShoppingList.self)
      contents.items = try tables.rows(Item.self)
      contents.corrections = try tables.rows(CategoryCorrection.self)
      contents.purchases = try tables.rows(Purchase.self)
      contents.settings = try tables.rows(Setting.self)
      contents.staples = try tables.rows(Staple.self)
      // Unticking can take back purchases of the last day, and budgets count those of a week or month; older ones are
      // fetched when a screen asks.
      let days: Int64 = contents.lists.contains { $0.budgetPeriod != .trip } ? 31 : 1
      contents.purchasedItems = try tables.rows(
        where: "moment > (SELECT max(moment) FROM purchased_item) - ?", .integer(days * 86_400_000))
      contents.start = try tables.start(ofLast: max(0, count), bytes: bytes)
      contents.entries = try tables.entries(after: contents.start)
      contents.sharing = try SharingSession(tables: tables).status()
      return (contents, version)
    }
    connection.withLock { $0.known = version }
    return contents
  }

  /// Saves entries and their rows, all or nothing, and returns the number of the last journal entry.
  ///
  /// Entries saved already are skipped, so it is safe to retry when unsure whether a save worked.
  @discardableResult
  package func apply(_ entries: [Entry]) throws(StorageError) -> Int64 {
    try with { database throws(StorageError) in
      try database.transaction { () throws(StorageError) in
        try database.checkNotMoved()
        let tables = Tables(database: database)
        for entry in entries { try tables.apply(entry) }
        return try tables.lastSequence()
      }
    }
  }

  package func changes(after sequence: Int64) throws(StorageError) -> ExternalChanges {
    try readTables { tables throws(StorageError) in
      try tables.database.checkNotMoved()
      var news = ExternalChanges(sequence: try tables.lastSequence())
      news.sharing = try SharingSession(tables: tables).status()
      guard news.sequence > sequence else { return news }
      news.entries = try tables.entries(after: sequence)
      for change in news.entries.lazy.flatMap(\.changes) {
        if news.rows[change.key] == nil { news.rows[change.key] = .some(try tables.row(change.key)) }
        // The list that an item was put on may have come back with it.
        if case .item(let item)? = change.after, news.rows[.list(item.list)] == nil {
          news.rows[.list(item.list)] = .some(try tables.row(.list(item.list)))
        }
      }
      return news
    }
  }

  func journal(ofLast edits: Int) throws(StorageError) -> [JournalLine] {
    try readTables { tables throws(StorageError) in try tables.journal(ofLast: edits) }
  }

  func purchases(since moment: Moment?) throws(StorageError) -> [PurchasedItem] {
    try readTables { tables throws(StorageError) in try tables.purchases(since: moment) }
  }

  func purchases(in shop: Shop) throws(StorageError) -> [PurchasedItem] {
    try readTables { tables throws(StorageError) in try tables.purchases(in: shop) }
  }

  /// Journal entries before `start`, each time ten times as far back, so that repeated undo reads a few times, not once
  /// for each step.
  func olderEntries(than start: Int64, bytes: Int = 1 << 24) throws(StorageError) -> JournalEnd {
    try readTables { tables throws(StorageError) in
      let known = Int(
        try tables.database.integer("SELECT count(*) FROM journal WHERE sequence > ?", .integer(start)) ?? 0)
      let earlier = try tables.start(ofLast: 9 * max(known, 20), bytes: bytes, upTo: start)
      return JournalEnd(entries: try tables.entries(after: earlier), start: earlier)
    }
  }

  package func version() throws(StorageError) -> Int64 {
    try with { database throws(StorageError) in try database.version() }
  }

  struct ExternalActivity {
    /// Whether another program has committed since everything was loaded, or since the last call.
    var hasChanges: Bool
    /// Whether another program seems to be halfway through a commit, which doesn't count yet.
    var isCommitting: Bool
  }

  /// Looks for other programs' writes. Neither blocks writers nor waits for them.
  func externalActivity() throws(StorageError) -> ExternalActivity {
    try connection.withLock { connection throws(StorageError) in
      guard let database = connection.database else {
        return ExternalActivity(hasChanges: false, isCommitting: false)
      }
      try database.checkNotMoved()
      // In this order, a commit that ends in between shows as a change.
      let isCommitting = database.hasUncommittedFrames
      let version = try database.hurrying { () throws(StorageError) in try database.version() }
      defer { connection.known = version }
      return ExternalActivity(hasChanges: version != connection.known, isCommitting: isCommitting)
    }
  }

  var hasMoved: Bool { connection.withLock { $0.database?.hasMoved ?? false } }

  package var wasAlone: Bool { connection.withLock { $0.openFileLock?.wasAlone ?? true } }

  /// Whether a draft's owner is still running. If unknown, having opened the file alone means there is no other.
  func isAtWork(_ owner: Entry.Writer.ID) -> Bool {
    connection.withLock { connection in
      guard let lock = connection.openFileLock else { return false }
      return lock.isHeld(owner) ?? !lock.wasAlone
    }
  }

  var file: String? { connection.withLock { $0.database?.file } }

  package func check() throws(StorageError) {
    try with { database throws(StorageError) in try database.check() }
  }

  package func copy(to path: String) throws(StorageError) {
    try with { database throws(StorageError) in
      try PrivateFile.make(path, makesFolder: false)
      try database.copy(to: path)
    }
  }

  package func close() {
    connection.withLock { connection in
      // The database first: while the lock is held, its leftovers can't be mistaken for a crash.
      connection.database = nil
      connection.openFileLock = nil
    }
  }

  func readTables<Result: Sendable>(
    _ work: (Tables) throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    try with { database throws(StorageError) in
      try database.snapshot { () throws(StorageError) in try work(Tables(database: database)) }
    }
  }

  func with<Result: Sendable>(
    _ work: (Database) throws(StorageError) -> Result
  ) throws(StorageError) -> Result {
    do {
      return try with { database throws(any Error) in try work(database) }
    } catch {
      throw error as? StorageError ?? .failed(reason: "\(error)")
    }
  }

  func with<Result: Sendable>(_ work: (Database) throws(any Error) -> Result) throws -> Result {
    try connection.withLock { connection in
      guard let database = connection.database else { throw StorageError.closed }
      do {
        return try work(database)
      } catch {
        if error as? StorageError == .damaged { database.preserveLog() }
        throw error
      }
    }
  }
}
