/// What a writer edits, and started from, so that others' changes can be merged.
package struct NoteContent: Hashable, Sendable {
  package var title: String
  package var text: String

  package init(title: String = "", text: String = "") {
    self.title = title
    self.text = text
  }

  /// With the title as a heading, to stand in another note.
  package var titled: String { title.isEmpty ? text : "## \(title)\n\n\(text)" }

  package init(_ note: Note) { self.init(title: note.title, text: note.text) }
}
