import ToteModel

extension Workspace {
  /// Merges a draft into its note, or creates the note. Returns `nil` if nothing changes.
  package mutating func recover(
    _ draft: Draft, _ context: EditContext
  ) -> (note: Note, saving: NoteSaving)? {
    let title = Folding.clean(draft.title)
    guard let note = records.notes[draft.note] else {
      if title.isEmpty, draft.text.isEmpty { return nil }
      let text = NoteText(draft.text)
      let new = Note(
        id: draft.note, title: title, text: draft.text, tags: text.tags, created: context.now)
      createNote(new, context)
      return (new, .saved)
    }
    let saving = try? saveNote(
      draft.note, NoteContent(title: title, text: draft.text), from: draft.base, context)
    guard let changed = records.notes[draft.note], changed != note else { return nil }
    return (changed, saving ?? .saved)
  }
}
