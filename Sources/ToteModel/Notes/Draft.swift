/// What was being written when the program ended.
package struct Draft: Hashable, Sendable {
  /// Of which note; it need not be there yet.
  package var note: Note.ID
  /// The title that was typed.
  package var title: String
  /// The text that was typed.
  package var text: String
  /// What the note had when the writing began; nothing, where it was new.
  package var base: NoteContent

  package init(note: Note.ID, title: String, text: String, base: NoteContent = NoteContent()) {
    self.note = note
    self.title = title
    self.text = text
    self.base = base
  }
}
