/// Cases differ in what the user can do about them.
package enum StorageError: Error, Equatable, Sendable {
  /// Another program kept the database locked for too long.
  case busy
  case full
  case readOnly
  case damaged
  case notADatabase
  /// Has a trigger or view that isn't ours, which would run whenever the file is read or written.
  case foreignCode(name: String)
  /// Beside the database is a file that SQLite would use, and that Tote didn't write.
  case foreignFile(name: String)
  /// A statement ran far longer than any of ours would.
  case endless
  /// Written by a later version of Tote.
  case newer(version: Int, known: Int)
  case moved
  case closed
  case cannotOpen(reason: String)
  case failed(reason: String)
}
