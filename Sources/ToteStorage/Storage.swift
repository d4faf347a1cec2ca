import FoundationEssentials
import Synchronization
import ToteModel

/// The database file: journal entries go in, rows come out. Screen (`LiveStorage`) and shell (`CommandSession`) both use
/// it, from any thread; one call at a time has the connection.
///
/// An entry and the rows that it changes are saved together or not at all, and when `apply` has returned they survive
/// a loss of power.
package final class Storage: Sendable {
  private let connection: Mutex<Connection>
  /// The file, or `:memory:`.
  package let path: String
  /// Whether nothing had ever been written into it when it was opened.
  package let wasEmpty: Bool

  /// Whose the drafts of this program are, and whose those were that it has recovered.
  let draftOwner = Entry.Writer.ID(UUID())
  let draftOwners = Mutex<Set<Entry.Writer.ID>>([])

  /// What belongs to the open file.
  struct Connection {
    var database: Database?
    var openFileLock: OpenFileLock?
    /// What `Database.version` said when this program last knew everything.
    var known: Int64 = 0
  }

  /// Opens the file, or makes it, with its folder where that is wanted, readable by nobody else.
  ///
  /// A file that was not closed cleanly is checked first. One of an older version is led forward after a backup into
  /// the folder for backups. Nothing is written where this throws.
  package convenience init(path: String, backups: Backups? = nil) throws(StorageError) {
    try self.init(path: path, backups: backups, schema: .current)
  }

  /// A file that is open already.
  init(path: String, wasEmpty: Bool, connection: sending Connection) {
    self.path = path
    self.wasEmpty = wasEmpty
    self.connection = Mutex(connection)
  }

  /// A database that ends with the program: for previews and tests, on the same code.
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
    // SQLite opens a file that may not be written for reading, and says nothing until something is saved. Asked for
    // before anything is read, or a log would be made beside a file that is not ours.
    guard !database.isReadOnly else { throw .readOnly }
    // At one moment: another program may be making the tables just now.
    let version = try database.snapshot { () throws(StorageError) in try schema.version(of: database) }
    wasEmpty = version == 0
    // Where the last program was killed its journal is still there: the file is looked through before it is trusted.
    if openFileLock?.wasLeftOpen == true { try database.checkBeforeUse() }
    try database.prepare(isNew: version == 0)
    if version < schema.version {
      if version > 0, let backups { try backups.createBeforeMigration(of: database, from: version) }
      try schema.migrate(database)
    }
    openFileLock?.hold(draftOwner)
    connection = Mutex(Connection(database: database, openFileLock: openFileLock))
  }

  /// Everything there is, and the journal's last lines: so many, or fewer where they are long.
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
      // Unticking may take back what was bought within a day; the rest is fetched when a screen asks for it.
      contents.purchasedItems = try tables.rows(
        where: "moment > (SELECT max(moment) FROM purchased_item) - ?", .integer(86_400_000))
      contents.start = try tables.start(ofLast: max(0, count), bytes: bytes)
      contents.entries = try tables.entries(after: contents.start)
      contents.sharing = try SharingSession(tables: tables).status()
      return (contents, version)
    }
    connection.withLock { $0.known = version }
    return contents
  }

  /// Saves lines and the rows that they change, all or nothing; the answer is the number of the journal's last line.
  ///
  /// A line that is saved already is passed over. So whoever does not know whether a save has worked saves again.
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

  /// What has happened behind a line, by this program or another.
  package func news(after sequence: Int64) throws(StorageError) -> ExternalChanges {
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

  /// What was bought since a moment, or ever, line by line.
  func purchases(since moment: Moment?) throws(StorageError) -> [PurchasedItem] {
    try readTables { tables throws(StorageError) in try tables.purchases(since: moment) }
  }

  /// What was bought in a shop lately.
  func purchases(in shop: Shop) throws(StorageError) -> [PurchasedItem] {
    try readTables { tables throws(StorageError) in try tables.purchases(in: shop) }
  }

  /// The journal to its end, from an earlier line than this one: each time ten times as far back, so that whoever goes on
  /// undoing reads it a few times and not once for each step.
  func olderEntries(than start: Int64, bytes: Int = 1 << 24) throws(StorageError) -> JournalEnd {
    try readTables { tables throws(StorageError) in
      let known = Int(
        try tables.database.integer("SELECT count(*) FROM journal WHERE sequence > ?", .integer(start)) ?? 0)
      let earlier = try tables.start(ofLast: 9 * max(known, 20), bytes: bytes, upTo: start)
      return JournalEnd(entries: try tables.entries(after: earlier), start: earlier)
    }
  }

  /// A number that changes when another program has written.
  package func version() throws(StorageError) -> Int64 {
    try with { database throws(StorageError) in try database.version() }
  }

  /// What is known of other programs' writes.
  struct ExternalActivity {
    /// Whether another program has committed something since everything was loaded, or since this was asked last.
    var hasChanges: Bool
    /// Whether another program seems to be halfway through a commit: what it writes does not count yet.
    var isCommitting: Bool
  }

  /// Looks what other programs have done. It takes no lock that keeps a writer waiting, and waits for none.
  func externalActivity() throws(StorageError) -> ExternalActivity {
    try connection.withLock { connection throws(StorageError) in
      guard let database = connection.database else {
        return ExternalActivity(hasChanges: false, isCommitting: false)
      }
      try database.checkNotMoved()
      // In this order: a commit that ends in between is then seen as a change.
      let isCommitting = database.hasUncommittedFrames
      let version = try database.hurrying { () throws(StorageError) in try database.version() }
      defer { connection.known = version }
      return ExternalActivity(hasChanges: version != connection.known, isCommitting: isCommitting)
    }
  }

  /// Whether the open file is no longer the one of this name.
  var hasMoved: Bool { connection.withLock { $0.database?.hasMoved ?? false } }

  /// Whether nobody else had the file open when this program opened it.
  var wasAlone: Bool { connection.withLock { $0.openFileLock?.wasAlone ?? true } }

  /// Whether somebody who writes a draft is still at it. Where nobody can tell, whoever opened the file alone is the only one.
  func isAtWork(_ owner: Entry.Writer.ID) -> Bool {
    connection.withLock { connection in
      guard let lock = connection.openFileLock else { return false }
      return lock.isHeld(owner) ?? !lock.wasAlone
    }
  }

  /// The file's whole path, behind all symbolic links.
  var file: String? { connection.withLock { $0.database?.file } }

  /// Looks through the whole file; throws `damaged` where something is wrong.
  package func check() throws(StorageError) {
    try with { database throws(StorageError) in try database.check() }
  }

  /// Writes a copy of all there is into a new file that nobody else may read.
  package func copy(to path: String) throws(StorageError) {
    try with { database throws(StorageError) in try database.copy(to: path) }
  }

  /// Closes the file. Afterwards every call says that it is closed.
  package func close() {
    connection.withLock { connection in
      // The database first: as long as the lock is held, nobody mistakes what it leaves behind for a crash.
      connection.database = nil
      connection.openFileLock = nil
    }
  }

  /// Reads at one moment, whatever others write meanwhile.
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

  /// For work that has errors of its own as well.
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
