/// A table of HTML while it is read. One that only lays out a page becomes paragraphs.
struct HTMLTable {
  private var rows: [[HTMLInline]] = []
  private var isOpen = false
  /// How many tables within it are open: their words are those of the cell.
  var nested = 0

  mutating func beginRow() {
    rows.append([])
    isOpen = false
  }

  mutating func beginCell(isHeading: Bool) {
    if rows.isEmpty { rows.append([]) }
    rows[rows.count - 1].append(HTMLInline())
    isOpen = true
  }

  mutating func endCell() { isOpen = false }

  mutating func add(_ text: String, _ look: HTMLInline.Look) {
    if !isOpen, text.allSatisfy(\.isWhitespace) { return }
    if !isOpen { beginLooseCell() }
    rows[rows.count - 1][rows[rows.count - 1].count - 1].add(text, look)
  }

  mutating func add(markdown: String) {
    if !isOpen { beginLooseCell() }
    rows[rows.count - 1][rows[rows.count - 1].count - 1].add(markdown: markdown)
  }

  /// Words outside of all cells, such as a caption.
  private mutating func beginLooseCell() {
    beginRow()
    beginCell(isHeading: false)
  }

  var blocks: [String] {
    let rows = rows.filter { row in row.contains { !$0.isEmpty } }
    let width = rows.map(\.count).max() ?? 0
    if width < 2 { return rows.map { $0[0].markdown() } }
    // A caption stands above.
    var (above, body) = ([String](), rows[...])
    while let first = body.first, first.count == 1, body.count > 1 {
      above.append(first[0].markdown())
      body.removeFirst()
    }
    var lines = body.map { row in
      let cells = row.map { $0.markdown(inCell: true) } + Array(repeating: "", count: width - row.count)
      return "| " + cells.joined(separator: " | ") + " |"
    }
    lines.insert("|" + String(repeating: " --- |", count: width), at: 1)
    return above + [lines.joined(separator: "\n")]
  }
}
