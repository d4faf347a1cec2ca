import ToteModel

extension LiveStorage {
  package func notes() throws(NoteError) -> [Note] { try openedForLoading().notes() }

  /// Skips cancelled searches: while somebody types, the next query arrives before this one gets its turn.
  package func search(_ query: String) throws(NoteError) -> FoundNotes {
    if Task.isCancelled { return FoundNotes([]) }
    return try openedForLoading().search(query)
  }

  package func saveDraft(_ draft: Draft?, of note: Note.ID) throws(NoteError) {
    try openedForSaving().saveDraft(draft, of: note)
  }

  package func drafts() throws(NoteError) -> [Draft] { try openedForLoading().drafts() }

  private func openedForLoading() throws(NoteError) -> Storage {
    do throws(StorageError) { return try openedForReading() } catch { throw .couldNotLoad(error) }
  }

  private func openedForSaving() throws(NoteError) -> Storage {
    do throws(StorageError) { return try opened() } catch { throw .couldNotSave(error) }
  }
}
