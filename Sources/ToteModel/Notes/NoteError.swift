/// What can go wrong with a note.
package enum NoteError: Error, Equatable, Sendable {
  /// It no longer exists: it was deleted elsewhere.
  case notFound(Note.ID)
  /// It could not be saved.
  case couldNotSave(StorageError)
  /// The notes could not be read.
  case couldNotLoad(StorageError)
}
