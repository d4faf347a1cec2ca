/// Cases differ in what the user can do about them.
package enum StorageError: Error, Equatable, Sendable {
  /// Another program kept the database locked for too long.
  case busy
  case full
  case readOnly
  case damaged
  case notADatabase
  /// Written by a later version of Tote.
  case newer(version: Int, known: Int)
  case moved
  case closed
  case cannotOpen(reason: String)
  case failed(reason: String)
}
