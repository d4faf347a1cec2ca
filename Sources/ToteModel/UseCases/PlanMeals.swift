extension Workspace {
  /// Writes the note of a week, or begins it.
  package mutating func writeMeals(
    _ text: NoteText, in note: Note?, from first: Moment, as kind: EditKind, _ context: EditContext
  ) throws(NoteError) {
    guard let note else {
      let title = MealWeek.title(of: first, in: language)
      var note = Note(id: context.id(), title: title, text: text.text, created: context.now)
      note.tags = text.tags
      return perform(kind, [Change(adding: note)], context)
    }
    var update = NoteUpdate(note.id)
    (update.text, update.tags) = (text.text, text.tags)
    try updateNotes([update], as: kind, context)
  }
}
