import ToteModel

extension Workspace {
  /// Merges with changes made since `base`. Screen, shell, external editor and recovered drafts all use it.
  @discardableResult
  package mutating func saveNote(
    _ id: Note.ID, _ written: NoteContent, from base: NoteContent, _ context: EditContext
  ) throws(NoteError) -> NoteSaving {
    guard let note = records.notes[id] else { throw .notFound(id) }
    let merge = NoteMerge(written, from: base, into: note)
    if merge.text != nil || merge.title != nil {
      try editNote(id, title: merge.title, text: merge.text.map { NoteText($0, of: note) }, context)
    }
    return merge.saving
  }
}
