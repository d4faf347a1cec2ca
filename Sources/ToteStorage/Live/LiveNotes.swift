import FoundationEssentials
import Tote
import ToteModel

/// What the notes need, as it is in the real program: on the file, one question at a time, behind whatever was asked before.
extension NotesEnvironment {
  static func live(
    _ storage: LiveStorage,
    openEditor: @escaping @Sendable (_ text: String, _ name: String) async -> EditorOutcome,
    discard: @escaping @Sendable (_ file: String) async -> Void,
    leftFiles: @escaping @Sendable () -> [String]
  ) -> NotesEnvironment {
    NotesEnvironment(
      fetchAll: { () throws(NoteError) in try await storage.notes() },
      search: { (query) throws(NoteError) in try await storage.search(query) },
      saveDraft: { (id, draft) throws(NoteError) in try await storage.saveDraft(draft, of: id) },
      drafts: { () throws(NoteError) in try await storage.drafts() },
      openEditor: openEditor,
      discard: discard,
      leftFiles: { await storage.isAlone() ? leftFiles() : [] })
  }
}

extension LiveStorage {
  func notes() throws(NoteError) -> [Note] { try openedForLoading().notes() }

  /// Looks for what is still asked for: while somebody types, the next question is here before the last has its turn.
  func search(_ query: String) throws(NoteError) -> [Note.ID] {
    if Task.isCancelled { return [] }
    return try openedForLoading().search(query)
  }

  func saveDraft(_ draft: Draft?, of note: Note.ID) throws(NoteError) {
    try openedForSaving().saveDraft(draft, of: note)
  }

  func drafts() throws(NoteError) -> [Draft] { try openedForLoading().drafts() }

  /// Whether nobody else is at work: an editor's file may be somebody's otherwise.
  func isAlone() -> Bool { (try? openedForReading().wasAlone) ?? false }

  private func openedForLoading() throws(NoteError) -> Storage {
    do throws(StorageError) { return try openedForReading() } catch { throw .couldNotLoad(error) }
  }

  private func openedForSaving() throws(NoteError) -> Storage {
    do throws(StorageError) { return try opened() } catch { throw .couldNotSave(error) }
  }
}
