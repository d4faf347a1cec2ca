import CSQLite
import Glibc
import ToteModel

/// One connection to SQLite, used by one thread at a time (`Storage` ensures that). Statements are prepared once, and
/// values always bound, never written into the SQL.
final class Database {
  let path: String
  let handle: OpaquePointer
  let patience: Int32
  private var statements: [String: Statement] = [:]
  let busyHandler: BusyHandler
  let statementLimit = StatementLimit()

  enum Mode {
    case readWriteCreate, readWrite
    /// Reads a file that no other program has open, without locks or files beside it.
    case untouched
  }

  /// How long a statement waits for another program, in milliseconds.
  static let patience: Int32 = 5_000

  /// Sets SQLite up, which reads the environment: do it before a thread is started beside one that opens a terminal, since
  /// ncurses needs variables set, and reading them meanwhile has crashed.
  ///
  /// A statement with triggers saves each page it changes, to be able to roll back. In a long transaction SQLite would
  /// soon spill these to a file: merging 10,000 rows wrote 330 MB that was never read.
  ///
  /// NB: from 128 KiB on, SQLite writes what it spills in pieces that it takes for a full disk.
  static let setUp: Void = {
    _ = csqlite_set_statement_journal(120 << 10)
    sqlite3_initialize()
    _ = csqlite_refuse_super_journals()
  }()

  init(
    path: String, mode: Mode = .readWriteCreate, patience: Int32 = Database.patience,
    whenWaiting: (@Sendable () -> Void)? = nil, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws(StorageError) {
    self.path = path
    self.patience = patience
    busyHandler = BusyHandler(
      patience: .milliseconds(Int64(patience)), whenLong: whenWaiting, isInterrupted: isInterrupted)
    let access =
      switch mode {
      case .readWriteCreate: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .readWrite: SQLITE_OPEN_READWRITE
      case .untouched: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    let name = mode == .untouched ? Self.untouched(path) : path
    var status = stat()
    // A pipe would be waited for, for ever.
    if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      throw .notADatabase
    }
    try SideFiles.check(of: path)
    var opened: OpaquePointer?
    Self.setUp
    let code = sqlite3_open_v2(name, &opened, access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let opened else {
      let error = StorageError(code: code, message: opened.map { Database.message(of: $0) } ?? "")
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    busyHandler.attach(to: handle)
    statementLimit.attach(to: handle)
    csqlite_distrust_schema(handle)
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  func statement(_ sql: String) throws(StorageError) -> Statement {
    statementLimit.restart()
    if let known = statements[sql] {
      known.reset()
      return known
    }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw error(code) }
    let statement = Statement(prepared, of: self)
    statements[sql] = statement
    return statement
  }

  func run(_ sql: String, _ values: Value...) throws(StorageError) { try run(sql, values) }

  func run(_ sql: String, _ values: [Value]) throws(StorageError) {
    let statement = try statement(sql)
    try statement.bind(values)
    while try statement.step() {}
    statement.reset()
  }

  func integer(_ sql: String, _ values: Value...) throws(StorageError) -> Int64? {
    let statement = try statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : nil
  }

  func text(_ sql: String, _ values: Value...) throws(StorageError) -> String? {
    let statement = try statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    return try statement.step() ? statement.text(0) : nil
  }

  /// Takes the write lock at the start, so that another writer can't make it fail halfway.
  func transaction<Result>(_ work: () throws(StorageError) -> Result) throws(StorageError) -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try work()
      try run("COMMIT")
      return result
    } catch {
      // After some errors SQLite has rolled back already, and this fails.
      try? run("ROLLBACK")
      throw error
    }
  }

  func script(_ sql: String) throws(StorageError) {
    statementLimit.restart()
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Waits only briefly for other programs.
  func hurrying<Result>(_ work: () throws(StorageError) -> Result) throws(StorageError) -> Result {
    sqlite3_busy_timeout(handle, 20)
    defer { busyHandler.attach(to: handle) }
    return try work()
  }

  var writtenRows: Int64 { sqlite3_total_changes64(handle) }

  var changedRows: Int { Int(sqlite3_changes64(handle)) }

  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Changes when another connection has changed the database.
  func version() throws(StorageError) -> Int64 { try integer("PRAGMA data_version") ?? 0 }

  func error(_ code: Int32) -> StorageError {
    StorageError(code: code, message: Database.message(of: handle))
  }

  private static func untouched(_ path: String) -> String {
    var name = "file:"
    for character in path {
      switch character {
      case "%": name += "%25"
      case "?": name += "%3f"
      case "#": name += "%23"
      default: name.append(character)
      }
    }
    return name + "?immutable=1"
  }

  private static func message(of handle: OpaquePointer) -> String { String(cString: sqlite3_errmsg(handle)) }
}

extension StorageError {
  init(code: Int32, message: String) {
    // SQLite's code for having no room for its shared memory.
    let noRoomToShare = SQLITE_IOERR | 19 << 8
    switch code & 0xFF {
    case _ where code == noRoomToShare: self = .full
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_FULL: self = .full
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly
    case SQLITE_CORRUPT: self = .damaged
    case SQLITE_INTERRUPT: self = .endless
    case SQLITE_NOTADB: self = .notADatabase
    case SQLITE_CANTOPEN, SQLITE_AUTH: self = .cannotOpen(reason: message)
    default: self = .failed(reason: message)
    }
  }
}
