import ToteModel
import Markdown

/// From a search to the place in the note that it has found.

extension MarkdownPager {
  /// Selects the first line on which a word begins like one of these; stays where there is none.
  mutating func show(_ words: [String]) {
    guard !words.isEmpty, let place = page.document.place(of: words) else { return }
    show(place)
  }
}

extension MarkdownDocument {
  /// Where, in the words as they read, one begins like one of these.
  fileprivate func place(of words: [String]) -> MarkdownPage.Place? {
    for (index, block) in blocks.enumerated() {
      guard case .table(let table) = block.kind else {
        if let offset = NoteHit.place(of: words, in: block.prose.text) {
          return MarkdownPage.Place(index, offset)
        }
        continue
      }
      let row = table.rows.firstIndex { $0.contains { NoteHit.place(of: words, in: $0.text) != nil } }
      // The rule under the headings is a row of the page.
      if let row { return MarkdownPage.Place(index, row == 0 ? 0 : row + 1) }
    }
    return nil
  }
}
