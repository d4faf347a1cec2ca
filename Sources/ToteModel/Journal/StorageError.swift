/// What can go wrong with the database, as the person in front of the screen needs it: what happened, and what to do.
/// Everything that SQLite answers becomes one of these at the edge of this room; no other room knows its numbers.
package enum StorageError: Error, Equatable, Sendable {
  /// Another program has held the database for longer than we wait.
  case busy
  /// The disk is full.
  case full
  /// The file, or its folder, may not be written.
  case readOnly
  /// The file is damaged.
  case damaged
  /// The file is something else than a database.
  case notADatabase
  /// A later version of Tote has written it.
  case newer(version: Int, known: Int)
  /// The file was moved or deleted while it was open.
  case moved
  /// It was closed: the program is ending.
  case closed
  /// The file cannot be opened or made.
  case cannotOpen(reason: String)
  /// The disk or the system failed.
  case failed(reason: String)
}
