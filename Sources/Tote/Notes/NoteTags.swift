import Markdown
import ToteModel

/// Read from Markdown, so nothing in code is a tag.
extension NoteText {
  package init(_ text: String) { self.init(text, tagged: text.tags) }

  /// A text with properties, and the tags of both.
  package init(_ text: String, with properties: NoteProperties) {
    self.init(text, tags: text.tags, with: properties)
  }

  private init(_ text: String, tags: [String], with properties: NoteProperties) {
    let words = NoteFields(properties).tags.map { $0.filter { !$0.isWhitespace && $0 != "#" } }
    self.init(text, tagged: tags + words.filter { !$0.isEmpty })
  }

  /// A new text for a note. Keeps the note's tags that aren't in its old text: they come from a file's front matter.
  package init(_ text: String, of note: Note) { self.init(text, tags: text.tags, of: note) }

  /// A text that has been read already.
  init(_ document: MarkdownDocument, of note: Note) {
    self.init(document.source, tags: document.tags, of: note)
  }

  private init(_ text: String, tags: [String], of note: Note) {
    if !note.properties.isEmpty, !NoteFields(note.properties).repeatTags(of: note) {
      self.init(text, tags: tags, with: note.properties)
      return
    }
    let known = Set(tags.map(Folding.fold))
    var others = note.tags.filter { !known.contains(Folding.fold($0)) }
    // The old text is read only if a tag is gone from it or was never there.
    if !others.isEmpty {
      let inText = Set(note.text.tags.map(Folding.fold))
      others.removeAll { inText.contains(Folding.fold($0)) }
    }
    self.init(text, tagged: tags + others)
  }
}

extension NoteFields {
  /// Whether the tags here are those of the text, written a second time.
  fileprivate func repeatTags(of note: Note) -> Bool {
    !tags.isEmpty && id != nil && tags == note.text.tags
  }
}

extension String {
  /// Parses only texts with a sign that may begin one: thousands of files are read at once.
  fileprivate var tags: [String] {
    var text = self
    let hasSign = text.withUTF8 { bytes in
      bytes.indices.contains { place in
        guard bytes[place] == UInt8(ascii: "#"), place + 1 < bytes.count else { return false }
        return !" #\n\t".utf8.contains(bytes[place + 1])
      }
    }
    return hasSign ? MarkdownDocument.tags(in: text) : []
  }
}
