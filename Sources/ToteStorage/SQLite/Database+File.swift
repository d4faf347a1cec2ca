import CSQLite
import Tote

/// What a connection does with the file as a whole: how it writes, a look through it, a copy.
extension Database {
  /// How this file is written: a write-ahead log, so that readers and a writer do not wait for each other; on the disk
  /// before a save is done; and no item without its list.
  func prepare() throws(StorageError) {
    _ = try text("PRAGMA journal_mode = WAL")
    try script("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF")
    // SQLite opens a file that may not be written for reading, and says nothing until something is saved.
    guard !isReadOnly else { throw .readOnly }
    try script("BEGIN IMMEDIATE; ROLLBACK")
  }

  /// Reads within one state of the file.
  func snapshot<Result>(_ work: () throws(StorageError) -> Result) throws(StorageError) -> Result {
    try run("BEGIN")
    // Nothing is written, so how it ends makes no difference.
    defer { try? run("COMMIT") }
    return try work()
  }

  /// Looks through all pages, and whether every item has its list.
  func check() throws(StorageError) {
    guard try text("PRAGMA quick_check(1)") == "ok" else { throw .damaged }
    let strays = try statement("PRAGMA foreign_key_check")
    defer { strays.reset() }
    if try strays.step() { throw .damaged }
  }

  /// A copy in a file of its own, without what was deleted.
  func copy(to path: String) throws(StorageError) {
    try PrivateFile.make(path)
    try run("VACUUM INTO ?", .text(path))
  }
}
