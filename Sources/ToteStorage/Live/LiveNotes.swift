import FoundationEssentials
import Tote
import ToteModel

extension NotesEnvironment {
  static func live(
    _ storage: LiveStorage,
    openEditor: @escaping @Sendable (_ text: String, _ name: String, _ line: Int?) async -> EditorOutcome,
    discard: @escaping @Sendable (_ file: String) async -> Void,
    openAddress: @escaping @Sendable (_ address: String) async -> BrowserOutcome,
    leftTexts: @escaping @Sendable () -> [LeftText]
  ) -> NotesEnvironment {
    NotesEnvironment(
      fetchAll: { () throws(NoteError) in try await storage.notes() },
      search: { (query) throws(NoteError) in try await storage.search(query) },
      saveDraft: { (id, draft) throws(NoteError) in try await storage.saveDraft(draft, of: id) },
      drafts: { () throws(NoteError) in try await storage.drafts() },
      openEditor: openEditor,
      discard: discard,
      openAddress: openAddress,
      leftTexts: leftTexts)
  }
}

extension LiveStorage {
  func notes() throws(NoteError) -> [Note] { try openedForLoading().notes() }

  /// Skips cancelled searches: while somebody types, the next query arrives before this one gets its turn.
  func search(_ query: String) throws(NoteError) -> FoundNotes {
    if Task.isCancelled { return FoundNotes([]) }
    return try openedForLoading().search(query)
  }

  func saveDraft(_ draft: Draft?, of note: Note.ID) throws(NoteError) {
    try openedForSaving().saveDraft(draft, of: note)
  }

  func drafts() throws(NoteError) -> [Draft] { try openedForLoading().drafts() }

  private func openedForLoading() throws(NoteError) -> Storage {
    do throws(StorageError) { return try openedForReading() } catch { throw .couldNotLoad(error) }
  }

  private func openedForSaving() throws(NoteError) -> Storage {
    do throws(StorageError) { return try opened() } catch { throw .couldNotSave(error) }
  }
}
