/// What can go wrong with a note.
package enum NoteError: Error, Equatable, Sendable {
  /// It is not there any more: somebody else has removed it.
  case notFound(Note.ID)
  /// It could not be saved.
  case couldNotSave(StorageError)
  /// The notes could not be read.
  case couldNotLoad(StorageError)
}
