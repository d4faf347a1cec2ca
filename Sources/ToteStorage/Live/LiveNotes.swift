import FoundationEssentials
import Tote
import ToteModel

/// The use cases of notes as they are in the real program: on the file, one at a time, behind whatever was asked
/// before.
extension NotesEnvironment {
  static func live(
    _ storage: LiveStorage,
    openEditor: @escaping @Sendable (_ text: String, _ name: String) async -> EditorOutcome,
    discard: @escaping @Sendable (_ file: String) async -> Void,
    leftBehind: @escaping @Sendable () -> [String]
  ) -> NotesEnvironment {
    // Not the writer of the workspace: its own lines come back to it by these answers, and as news they are known.
    let writer = Entry.Writer.ID(UUID())
    @Sendable func signature() -> Storage.Signature {
      Storage.Signature(id: Edit.ID(UUID()), moment: .now, writer: writer)
    }
    return NotesEnvironment(
      create: { (note) throws(NoteError) in try await storage.create(note, signature()) },
      fetchAll: { () throws(NoteError) in try await storage.notes() },
      update: { (updates, title) throws(NoteError) in try await storage.update(updates, title, signature()) },
      remove: { (ids) throws(NoteError) in try await storage.remove(ids, signature()) },
      search: { (query) throws(NoteError) in try await storage.search(query) },
      keepDraft: { (id, draft) throws(NoteError) in try await storage.keep(draft, of: id) },
      drafts: { () throws(NoteError) in try await storage.drafts() },
      openEditor: openEditor,
      discard: discard,
      leftBehind: { await storage.isAlone() ? leftBehind() : [] })
  }
}

extension LiveStorage {
  func create(_ note: Note, _ signature: Storage.Signature) throws(NoteError) -> CommittedEdit {
    try openedForSaving().create(note, signature)
  }

  func notes() throws(NoteError) -> [Note] { try openedForLoading().notes() }

  func update(
    _ updates: [NoteUpdate], _ title: String, _ signature: Storage.Signature
  ) throws(NoteError) -> CommittedEdit {
    try openedForSaving().update(updates, title: title, signature)
  }

  func remove(_ ids: [Note.ID], _ signature: Storage.Signature) throws(NoteError) -> CommittedEdit {
    try openedForSaving().remove(ids, signature)
  }

  func search(_ query: String) throws(NoteError) -> [Note.ID] { try openedForLoading().search(query) }

  func keep(_ draft: Draft?, of note: Note.ID) throws(NoteError) {
    try openedForSaving().keep(draft, of: note)
  }

  /// What nobody writes any more. While another program has the file open too, it may be what is written there; then it
  /// waits for somebody who opens the file alone.
  func drafts() throws(NoteError) -> [Draft] {
    let storage = try openedForLoading()
    return storage.wasAlone ? try storage.drafts() : []
  }

  /// Whether nobody else is at work: an editor's file may be somebody's otherwise.
  func isAlone() -> Bool { (try? opened().wasAlone) ?? false }

  private func openedForLoading() throws(NoteError) -> Storage {
    do throws(StorageError) { return try opened() } catch { throw .couldNotLoad(error) }
  }

  private func openedForSaving() throws(NoteError) -> Storage {
    do throws(StorageError) { return try opened() } catch { throw .couldNotSave(error) }
  }
}
