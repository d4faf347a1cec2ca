/// What somebody writes: the title and the text of a note. Whoever writes remembers those that they began from, so that what
/// others have written meanwhile is merged and not overwritten.
package struct NoteContent: Hashable, Sendable {
  package var title: String
  package var text: String

  package init(title: String = "", text: String = "") {
    self.title = title
    self.text = text
  }

  package init(_ note: Note) { self.init(title: note.title, text: note.text) }
}
