package enum NoteError: Error, Equatable, Sendable {
  case notFound(Note.ID)
  case couldNotSave(StorageError)
  case couldNotLoad(StorageError)
}
