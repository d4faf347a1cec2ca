import CSQLite
import ToteModel

/// Opening a file only to read it, as the commands do that only show something. It takes no write lock, so it waits for no
/// writer; it works where nothing may be written; and it changes nothing: no file is made, and none is migrated.
extension Storage {
  /// - Parameter isTrusted: Whether one that was not closed cleanly is read without looking through it first.
  package static func forReading(path: String, isTrusted: Bool = false) throws(StorageError) -> Storage {
    try forReading(path: path, isTrusted: isTrusted, schema: .current)
  }

  static func forReading(path: String, isTrusted: Bool = false, schema: Schema) throws(StorageError)
    -> Storage
  {
    let openFileLock = OpenFileLock(of: path)
    let database = try Database.forReading(path)
    let version = try database.snapshot { () throws(StorageError) in try schema.version(of: database) }
    if !isTrusted, openFileLock.wasLeftOpen { try database.checkBeforeUse() }
    try database.script("PRAGMA trusted_schema = OFF")
    guard version < schema.version else {
      return Storage(
        path: path, wasEmpty: false, connection: Connection(database: database, openFileLock: openFileLock))
    }
    // An older one is migrated in a copy in memory: looking into a backup leaves it as it is.
    let copy = try Database(path: ":memory:")
    try copy.fill(from: database)
    try schema.migrate(copy)
    return Storage(
      path: path, wasEmpty: version == 0, connection: Connection(database: copy, openFileLock: openFileLock))
  }
}

extension Database {
  /// Opens a file for reading, in the way that its rights leave open.
  static func forReading(_ path: String) throws(StorageError) -> Database {
    do throws(StorageError) { return try sharing(path) } catch {
      guard error == .full else { throw error }
      return try copiedIntoMemory(path)
    }
  }

  /// The file as others have it open, or where nothing can be made beside it, as nobody has.
  private static func sharing(_ path: String) throws(StorageError) -> Database {
    // With the right to write where there is one: then the log that SQLite reads by goes away again with the last who
    // has the file open.
    let database = try Database(path: path, mode: .readWrite)
    var refusal: StorageError?
    if !database.isReadOnly {
      do throws(StorageError) { _ = try database.integer("PRAGMA user_version") } catch { refusal = error }
    }
    switch refusal {
    case nil where !database.isReadOnly: return database
    case nil, .readOnly, .cannotOpen, .full:
      // No log can be made beside it, or nobody would take it away again. Where there is none the file is all there is.
      let file = database.file ?? path
      let hasLog = ["-wal", "-journal"].contains { (PrivateFile.size(of: file + $0) ?? 0) > 0 }
      if !hasLog { return try Database(path: path, mode: .untouched) }
      if let refusal { throw refusal }
      return database
    case let refusal?: throw refusal
    }
  }

  /// A copy in memory of a file and its log, where there is no room beside it for what SQLite shares with others. Who has the
  /// file alone shares nothing; and it is had alone no longer than it takes to copy it.
  private static func copiedIntoMemory(_ path: String) throws(StorageError) -> Database {
    let database = try Database(path: path, mode: .readWrite)
    // The log stays for whoever has room to put it into the file.
    database.preserveLog()
    try database.script("PRAGMA locking_mode = EXCLUSIVE")
    let copy = try Database(path: ":memory:")
    try copy.fill(from: database)
    return copy
  }

  /// Takes in everything that is in another database.
  fileprivate func fill(from other: Database) throws(StorageError) {
    guard let copying = sqlite3_backup_init(handle, "main", other.handle, "main") else {
      throw error(sqlite3_errcode(handle))
    }
    sqlite3_backup_step(copying, -1)
    let code = sqlite3_backup_finish(copying)
    guard code == SQLITE_OK else { throw error(code) }
  }
}
