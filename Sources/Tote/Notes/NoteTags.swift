import Markdown
import ToteModel

/// Read from Markdown, so nothing in code is a tag.
extension NoteText {
  package init(_ text: String) { self.init(text, tagged: MarkdownDocument.tags(in: text)) }

  /// A new text for a note. Keeps the note's tags that aren't in its old text: they come from a file's front matter.
  package init(_ text: String, of note: Note) {
    let inText = note.tags.isEmpty ? [] : Set(MarkdownDocument.tags(in: note.text).map(Folding.fold))
    let others = note.tags.filter { !inText.contains(Folding.fold($0)) }
    self.init(text, tagged: MarkdownDocument.tags(in: text) + others)
  }
}
