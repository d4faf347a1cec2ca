import CSQLite
import ToteModel

/// Opens a file only for reading, as commands do that only show something. It takes no write lock and waits for no
/// writer, works without write access, and neither makes nor migrates files.
extension Storage {
  /// - Parameter isTrusted: Whether to skip the check of a file that wasn't closed cleanly.
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
    guard version < schema.version else {
      return Storage(
        path: path, wasEmpty: false, connection: Connection(database: database, openFileLock: openFileLock))
    }
    // Migrate an older file in a copy in memory: reading a backup must not change it.
    let copy = try Database(path: ":memory:")
    try copy.fill(from: database)
    try schema.migrate(copy)
    return Storage(
      path: path, wasEmpty: version == 0, connection: Connection(database: copy, openFileLock: openFileLock))
  }
}

extension Database {
  static func forReading(_ path: String) throws(StorageError) -> Database {
    do throws(StorageError) { return try sharing(path) } catch {
      guard error == .full else { throw error }
      return try copiedIntoMemory(path)
    }
  }

  /// Opens the file for sharing with other programs or, if no file can be created beside it, as its only user.
  private static func sharing(_ path: String) throws(StorageError) -> Database {
    // Open for writing if possible: then SQLite's log files disappear with the last connection.
    let database = try Database(path: path, mode: .readWrite)
    var refusal: StorageError?
    if !database.isReadOnly {
      do throws(StorageError) { _ = try database.integer("PRAGMA user_version") } catch { refusal = error }
    }
    switch refusal {
    case nil where !database.isReadOnly: return database
    case nil, .readOnly, .cannotOpen, .full:
      // No log can be made beside it, or it would never be removed. Without a log the file is complete.
      let file = database.file ?? path
      let hasLog = ["-wal", "-journal"].contains { (PrivateFile.size(of: file + $0) ?? 0) > 0 }
      if !hasLog { return try Database(path: path, mode: .untouched) }
      if let refusal { throw refusal }
      return database
    case let refusal?: throw refusal
    }
  }

  /// Copies a file and its log into memory when there is no room for SQLite's shared memory. Exclusive access needs
  /// none; it lasts only for the copying.
  private static func copiedIntoMemory(_ path: String) throws(StorageError) -> Database {
    let database = try Database(path: path, mode: .readWrite)
    // Leave the log to a program with room to checkpoint it.
    database.preserveLog()
    try database.script("PRAGMA locking_mode = EXCLUSIVE")
    let copy = try Database(path: ":memory:")
    try copy.fill(from: database)
    return copy
  }

  fileprivate func fill(from other: Database) throws(StorageError) {
    guard let copying = sqlite3_backup_init(handle, "main", other.handle, "main") else {
      throw error(sqlite3_errcode(handle))
    }
    sqlite3_backup_step(copying, -1)
    let code = sqlite3_backup_finish(copying)
    guard code == SQLITE_OK else { throw error(code) }
  }
}
