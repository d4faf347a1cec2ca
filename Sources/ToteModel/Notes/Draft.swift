/// Unsaved writing from the last run.
package struct Draft: Hashable, Sendable {
  package var note: Note.ID
  package var title: String
  package var text: String
  /// What the note contained when writing began; empty for a new one.
  package var base: NoteContent

  package init(note: Note.ID, title: String, text: String, base: NoteContent = NoteContent()) {
    self.note = note
    self.title = title
    self.text = text
    self.base = base
  }
}
