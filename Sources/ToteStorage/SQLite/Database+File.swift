import CSQLite
import Glibc
import ToteModel

/// What a connection does with the file as a whole: how it is written, checked, copied and watched.
extension Database {
  /// How this file is written: a write-ahead log, so that readers and a writer do not wait for each other; on the disk
  /// before a save is done; no item without its list; and what is deleted is overwritten. A new file gives back the room
  /// that becomes free in it, which has to be said before anything is in it.
  func prepare(isNew: Bool) throws(StorageError) {
    if isNew { try script("PRAGMA auto_vacuum = INCREMENTAL") }
    try enableWriteAheadLog()
    try script(
      "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA secure_delete = ON"
    )
  }

  /// NB: SQLite does not wait for another program that turns on the log of a new file at the same moment.
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

  /// Reads one state of the file, whatever others write meanwhile.
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

  /// The same for a file that somebody has left open: what is damaged is left just as it is.
  func checkBeforeUse() throws(StorageError) {
    do throws(StorageError) {
      try check()
    } catch {
      if error == .damaged { preserveLog() }
      throw error
    }
  }

  /// Calls `check` some hundred times a second during long work; what it throws ends the work.
  func interruptible<Result>(by check: () throws -> Void, _ work: () throws -> Result) throws -> Result {
    try withoutActuallyEscaping(check) { check in
      let cancellation = Cancellation(check)
      sqlite3_progress_handler(
        handle, 20_000,
        { context in
          let cancellation = Unmanaged<Cancellation>.fromOpaque(context!).takeUnretainedValue()
          do {
            try cancellation.check()
            return 0
          } catch {
            cancellation.error = error
            return 1
          }
        }, Unmanaged.passUnretained(cancellation).toOpaque())
      defer { sqlite3_progress_handler(handle, 0, nil, nil) }
      do {
        return try withExtendedLifetime(cancellation) { try work() }
      } catch {
        throw cancellation.error ?? error
      }
    }
  }

  private final class Cancellation {
    let check: () throws -> Void
    var error: (any Error)?

    init(_ check: @escaping () throws -> Void) { self.check = check }
  }

  /// A copy in a file of its own, without what was deleted. Its folder must be there.
  func copy(to path: String) throws(StorageError) {
    try PrivateFile.make(path, makesFolder: false)
    try run("VACUUM INTO ?", .text(path))
  }

  /// Closing a file moves the log into it. One that turned out to be damaged stays as it is.
  func preserveLog() { csqlite_set_no_checkpoint_on_close(handle, 1) }

  /// Whether the open file is no longer the one of this name. What is written then goes to a file that nobody finds.
  var hasMoved: Bool {
    var answer: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &answer)
    return answer != 0
  }

  func checkNotMoved() throws(StorageError) {
    if hasMoved { throw .moved }
  }

  /// The file's whole path, behind all symbolic links.
  var file: String? { sqlite3_db_filename(handle, "main").map { String(cString: $0) } }

  /// Whether frames stand in the write-ahead log that do not count yet: another program waits for the disk before it
  /// commits them, or is in a long transaction, or has taken one back. Asks for no lock.
  var hasUncommittedFrames: Bool { csqlite_has_uncommitted_frames(handle) != 0 }
}
