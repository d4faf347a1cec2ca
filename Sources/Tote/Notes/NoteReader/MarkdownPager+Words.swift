import ToteModel
import Markdown

extension MarkdownPager {
  mutating func show(_ words: [String]) {
    guard !words.isEmpty, let place = page.document.place(of: words) else { return }
    show(place)
  }
}

extension MarkdownDocument {
  fileprivate func place(of words: [String]) -> MarkdownPage.Place? {
    for (index, block) in blocks.enumerated() {
      guard case .table(let table) = block.kind else {
        if let offset = NoteHit.place(of: words, in: block.prose.text) {
          return MarkdownPage.Place(index, offset)
        }
        continue
      }
      let row = table.rows.firstIndex { $0.contains { NoteHit.place(of: words, in: $0.text) != nil } }
      if let row { return MarkdownPage.Place(index, row: row) }
    }
    return nil
  }
}
