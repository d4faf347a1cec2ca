import Tote
import ToteModel
import ToteStorage

// Notes including drafts that aren't saved yet.
extension CommandSession {
  /// All notes, with unsaved versions in place of saved ones.
  func notes(with unsaved: [Note.ID: Note]) throws -> [Note] {
    let notes = try notes()
    let new = unsaved.values.filter { note in !notes.contains { $0.id == note.id } }
    return new.sorted { $0.id < $1.id } + notes.map { unsaved[$0.id] ?? $0 }
  }

  /// The notes that saving their drafts would change or create.
  func unsavedNotes() throws -> [Note.ID: Note] {
    let drafts = try drafts()
    if drafts.isEmpty { return [:] }
    let saved = try Set(drafts.map(\.note)).compactMap { id -> Note? in
      if case .note(let note)? = try row(.note(id)) { note } else { nil }
    }
    var workspace = try workspace(notes: saved)
    for draft in drafts { _ = workspace.recover(draft, .current) }
    return workspace.records.notes.filter { !saved.contains($0.value) }
  }
}

extension Shell {
  func tellUnsaved(_ notes: some Sequence<Note>) { for note in notes { say(words.isUnsaved(note.name)) } }
}
