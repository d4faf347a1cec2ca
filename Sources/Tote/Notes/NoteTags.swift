import Markdown
import ToteModel

/// Read from Markdown, so nothing in code is a tag.
extension NoteText {
  package init(_ text: String) { self.init(text, tagged: MarkdownDocument.tags(in: text)) }
}
