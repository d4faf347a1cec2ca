import Markdown
import ToteModel

/// Read from Markdown, so nothing in code is a tag.
extension NoteText {
  package init(_ text: String) { self.init(text, tagged: MarkdownDocument.tags(in: text)) }

  /// What takes the place of a note's text. Tags that aren't in that text stay: a file's front matter has given them.
  package init(_ text: String, of note: Note) {
    let inText = note.tags.isEmpty ? [] : Set(MarkdownDocument.tags(in: note.text).map(Folding.fold))
    let others = note.tags.filter { !inText.contains(Folding.fold($0)) }
    self.init(text, tagged: MarkdownDocument.tags(in: text) + others)
  }
}
