import Markdown
import ToteModel

/// Reads the tags of a note from its Markdown, so that nothing in code is a tag.
extension NoteText {
  package init(_ text: String) { self.init(text, tagged: MarkdownDocument.tags(in: text)) }
}
