/// What can go wrong with a note.
package enum NoteError: Error, Equatable, Sendable {
  /// It is not there any more: somebody else has removed it.
  case notFound(Note.ID)
  /// It could not be saved.
  case couldNotSave(StorageError)
  /// The notes could not be read.
  case couldNotLoad(StorageError)

  /// One sentence that says what happened and what to do.
  package var sentence: String {
    switch self {
    case .notFound: "This note is not there any more: another program has removed it."
    // Nothing tries again by itself, so nothing of that is promised.
    case .couldNotSave(.full): "The note is not saved. The disk is full."
    case .couldNotSave(let reason): "The note is not saved. \(reason.sentence)"
    case .couldNotLoad(let reason): "The notes cannot be read. \(reason.sentence)"
    }
  }
}
