import CSQLite
import Glibc
import ToteModel

extension Database {
  /// Sets up how this file is written: with a write-ahead log, so that readers and a writer don't wait for each other;
  /// flushed to disk before a save returns; with foreign keys checked and deleted content overwritten. A new file can
  /// give back free pages, which must be set while it is empty.
  func prepare(isNew: Bool) throws(StorageError) {
    if isNew { try script("PRAGMA auto_vacuum = INCREMENTAL") }
    try enableWriteAheadLog()
    try script(
      "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON"
    )
  }

  /// NB: SQLite doesn't wait for another program that is enabling a new file's log at the same moment.
  private func enableWriteAheadLog() throws(StorageError) {
    let end = ContinuousClock.now + .milliseconds(Int64(patience))
    while true {
      do throws(StorageError) {
        _ = try text("PRAGMA journal_mode = WAL")
        return
      } catch {
        guard error == .busy, busyHandler.mayWait(until: end) else { throw error }
        usleep(5_000)
      }
    }
  }

  func snapshot<Result>(_ work: () throws(StorageError) -> Result) throws(StorageError) -> Result {
    try run("BEGIN")
    // Nothing is written, so it doesn't matter how it ends.
    defer { try? run("COMMIT") }
    return try work()
  }

  /// Checks all pages, and that every item has its list.
  func check() throws(StorageError) {
    guard try text("PRAGMA quick_check(1)") == "ok" else { throw .damaged }
    let strays = try statement("PRAGMA foreign_key_check")
    defer { strays.reset() }
    if try strays.step() { throw .damaged }
  }

  /// The same for a file that wasn't closed cleanly. If damaged, it is left as it is.
  func checkBeforeUse() throws(StorageError) {
    do throws(StorageError) {
      try check()
    } catch {
      if error == .damaged { preserveLog() }
      throw error
    }
  }

  /// Calls `check` about a hundred times a second during long work; it ends the work by throwing.
  func interruptible<Result>(by check: () throws -> Void, _ work: () throws -> Result) throws -> Result {
    try withoutActuallyEscaping(check) { check in
      try statementLimit.cancelling(by: check, work)
    }
  }

  /// Copies to an empty file, without deleted content.
  func copy(to path: String) throws(StorageError) {
    try run("VACUUM INTO ?", .text(path))
  }

  /// Keeps closing from moving the log into the file, so that a damaged file stays as it is.
  func preserveLog() { csqlite_set_no_checkpoint_on_close(handle, 1) }

  /// Whether the path no longer leads to the open file, so that what is written would be lost.
  var hasMoved: Bool {
    var answer: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &answer)
    return answer != 0
  }

  func checkNotMoved() throws(StorageError) {
    if hasMoved { throw .moved }
  }

  var file: String? { sqlite3_db_filename(handle, "main").map { String(cString: $0) } }

  /// Whether the write-ahead log has frames that don't count yet: another program is waiting for the disk before it
  /// commits, is in a long transaction, or has rolled one back. Takes no lock.
  var hasUncommittedFrames: Bool { csqlite_has_uncommitted_frames(handle) != 0 }
}
