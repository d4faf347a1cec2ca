import CSQLite
import Glibc
import Tote
import ToteModel

/// What a connection does with the file as a whole: how it writes, a look through it, a copy.
extension Database {
  /// How this file is written: a write-ahead log, so that readers and a writer do not wait for each other; on the disk
  /// before a save is done; and no item without its list.
  func prepare() throws(StorageError) {
    try keepWriteAheadLog()
    try script("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF")
    try script("BEGIN IMMEDIATE; ROLLBACK")
  }

  /// NB: where a new file gets its log, SQLite does not wait for another program that gives it one just then.
  private func keepWriteAheadLog() throws(StorageError) {
    let end = ContinuousClock.now + .milliseconds(Int64(patience))
    while true {
      do throws(StorageError) {
        _ = try text("PRAGMA journal_mode = WAL")
        return
      } catch {
        guard error == .busy, ContinuousClock.now < end else { throw error }
        usleep(5_000)
      }
    }
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

  /// The same for a file that somebody has left open: what is damaged is left just as it is.
  func checkBeforeUse() throws(StorageError) {
    do throws(StorageError) {
      try check()
    } catch {
      if error == .damaged { keepLog() }
      throw error
    }
  }

  /// Asks somebody, some hundred times a second, whether long work shall go on; what they throw ends it.
  func following<Result>(_ ask: () throws -> Void, _ work: () throws -> Result) throws -> Result {
    try withoutActuallyEscaping(ask) { ask in
      let question = Question(ask)
      sqlite3_progress_handler(
        handle, 20_000,
        { context in
          let question = Unmanaged<Question>.fromOpaque(context!).takeUnretainedValue()
          do {
            try question.ask()
            return 0
          } catch {
            question.error = error
            return 1
          }
        }, Unmanaged.passUnretained(question).toOpaque())
      defer { sqlite3_progress_handler(handle, 0, nil, nil) }
      do {
        return try withExtendedLifetime(question) { try work() }
      } catch {
        throw question.error ?? error
      }
    }
  }

  private final class Question {
    let ask: () throws -> Void
    var error: (any Error)?

    init(_ ask: @escaping () throws -> Void) { self.ask = ask }
  }

  /// A copy in a file of its own, without what was deleted. Its folder must be there.
  func copy(to path: String) throws(StorageError) {
    try PrivateFile.make(path, makesFolder: false)
    try run("VACUUM INTO ?", .text(path))
  }

  /// Closing a file moves the log into it. One that turned out to be damaged stays as it is.
  func keepLog() { csqlite_set_no_checkpoint_on_close(handle, 1) }

  /// Whether the open file is no longer the one of this name. What is written then goes to a file that nobody finds.
  var hasMoved: Bool {
    var answer: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &answer)
    return answer != 0
  }

  func checkPlace() throws(StorageError) {
    if hasMoved { throw .failed(reason: "its file was moved or deleted while it was open") }
  }

  /// The file's whole path, behind all symbolic links.
  var file: String? { sqlite3_db_filename(handle, "main").map { String(cString: $0) } }

  /// A number that changes when another connection has changed the database, at a moment when none is changing it.
  /// Throws `busy`, almost at once, while one does.
  ///
  /// NB: the system tells that the log is written when the lines in it do not count yet: the writer waits for the disk
  /// first, and nobody tells when it has. Whoever has the right to write knows that no other is halfway.
  func settledVersion() throws(StorageError) -> Int64 {
    try hurrying { () throws(StorageError) in
      try transaction { () throws(StorageError) in try version() }
    }
  }
}
