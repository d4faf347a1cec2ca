import Markdown
import ToteModel

/// Where the tags of a note are read: from its Markdown, so that what stands in code is no tag.
extension NoteText {
  package init(_ text: String) { self.init(text, tagged: MarkdownDocument.tags(in: text)) }
}
