import Screen

// A table's rows as lines, with bars between the cells. On a narrow page the widest columns are cut first.
extension MarkdownLine {
  /// Appends a row of the table. Row 1 is the rule under the headings.
  mutating func append(_ table: MarkdownDocument.Table, row: Int, room: Int) {
    let widths = table.widths(in: room)
    var used = 0
    for (column, width) in widths.enumerated() {
      // Omits columns that do not fit even at width 1.
      let gap = column == 0 ? 0 : 3
      if used + gap + width > room { break }
      used += gap + width
      if row == 1 {
        spans.append(Span((gap > 0 ? "─┼─" : "") + String(repeating: "─", count: width), .muted))
        continue
      }
      if gap > 0 { spans.append(Span(" │ ", .muted)) }
      let cells = table.rows[max(0, row - 1)]
      guard column < cells.count else {
        spans.append(Span(String(repeating: " ", count: width)))
        continue
      }
      append(cells[column], width, table.columns[column].side, row == 0 ? .heading : .plain)
    }
    spans = spans.trimmed()
  }

  private mutating func append(_ cell: MarkdownDocument.Prose, _ width: Int, _ side: Int, _ base: Style) {
    let shown = cell.text.truncated(to: width)
    let blanks = max(0, width - shown.columns)
    let before = side < 0 ? 0 : side > 0 ? blanks : blanks / 2
    if before > 0 { spans.append(Span(String(repeating: " ", count: before))) }
    let isCut = shown.utf8.count != cell.text.utf8.count || shown != cell.text
    let end = isCut ? shown.utf8.count - "…".utf8.count : shown.utf8.count
    append(cell, 0..<end, base)
    if isCut { spans.append(Span("…", base)) }
    if blanks > before { spans.append(Span(String(repeating: " ", count: blanks - before))) }
  }
}

extension MarkdownDocument.Table {
  /// The columns' widths: those of their cells, with the widest ones cut to a common width.
  func widths(in room: Int) -> [Int] {
    let wanted = columns.map { max(1, $0.width) }
    let room = room - 3 * (columns.count - 1)
    if wanted.reduce(0, +) <= room { return wanted }
    var (low, high) = (1, max(1, room))
    while low < high {
      let middle = (low + high + 1) / 2
      if wanted.reduce(0, { $0 + min($1, middle) }) <= room { low = middle } else { high = middle - 1 }
    }
    var left = room - wanted.reduce(0) { $0 + min($1, low) }
    return wanted.map { width in
      guard width > low, left > 0 else { return min(width, low) }
      left -= 1
      return low + 1
    }
  }
}
