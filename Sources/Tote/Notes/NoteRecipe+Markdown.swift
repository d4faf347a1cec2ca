import Markdown
import ToteModel

extension NoteRecipe {
  package init?(_ note: Note, lines: [Range<Int>]? = nil, among notes: [Note]) {
    let table = LinkTable(notes)
    self.init(note, lines: lines) { table.note(titled: $0) }
  }

  init?(_ note: Note, lines: [Range<Int>]? = nil, noteTitled find: (String) -> Note?) {
    self.init(note, lines: lines, read: { RecipeText($0) }, noteTitled: find)
  }
}

extension RecipeText {
  fileprivate init(_ note: Note) {
    let document = MarkdownDocument(note.text)
    let bytes = Array(document.source.utf8)
    self.init(
      note, title: note.shownName,
      boxes: document.tasks.map { task in
        let end = bytes[task.offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        // Only the first line is the item.
        let item = QuickAdd(String(task.text.prefix { $0 != "\n" }), in: .current)?.item
        return Box(task.offset..<end, isTicked: task.isTicked, item: item)
      },
      links: document.planLinks, in: .current)
  }
}

extension MarkdownDocument {
  /// To notes as a whole, each with the text behind it.
  var planLinks: [RecipeText.Link] {
    links.compactMap { link in
      let target = NoteLink(link)
      guard target.kind == .note, !target.isWithin else { return nil }
      return RecipeText.Link(
        title: target.destination, offset: link.end - 1, portion: text(behind: link),
        start: start(of: link), shown: link.shown)
    }
  }

  private func start(of link: Link) -> Int {
    switch link.form {
    case .wiki: link.range.lowerBound - (link.isEmbed ? 3 : 2)
    case .markdown: max(0, link.range.lowerBound - link.shown.utf8.count - 3)
    }
  }
}

extension MarkdownDocument {
  /// From the link to the next one, or to the end of the line.
  fileprivate func text(behind link: Link) -> String {
    let bytes = source.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: link.end)
    let line = Substring(bytes[start...]).prefix { !$0.isNewline }
    return String(line.split(separator: "[", maxSplits: 1, omittingEmptySubsequences: false)[0])
  }
}
