import Screen

// A table's rows as lines, with bars between the cells. On a narrow page the widest columns get narrower first, and their cells
// wrap; a column too narrow for words is cut.
extension MarkdownLine {
  /// Appends a line of a row of the table.
  mutating func append(
    _ table: MarkdownDocument.Table, _ line: MarkdownDocument.Table.Line, room: Int, isMuted: Bool
  ) {
    for (column, width) in table.shownWidths(in: room).enumerated() {
      if line.isRule {
        spans.append(Span((column > 0 ? "─┼─" : "") + String(repeating: "─", count: width), .muted))
        continue
      }
      if column > 0 { spans.append(Span(" │ ", .muted)) }
      let cells = table.cells(of: line.row)
      guard column < cells.count, let part = cells[column].part(line.part, of: width) else {
        spans.append(Span(String(repeating: " ", count: width)))
        continue
      }
      let base: Style = isMuted ? .muted : line.row == 0 ? .heading : .plain
      append(cells[column], part, width, table.columns[column].side, base)
    }
    spans = spans.trimmed()
  }

  private mutating func append(
    _ cell: MarkdownDocument.Prose, _ part: (range: Range<Int>, isCut: Bool), _ width: Int, _ side: Int,
    _ base: Style
  ) {
    let blanks = max(0, width - String(cell[part.range]).columns - (part.isCut ? 1 : 0))
    let before = side < 0 ? 0 : side > 0 ? blanks : blanks / 2
    if before > 0 { spans.append(Span(String(repeating: " ", count: before))) }
    append(cell, part.range, base)
    if part.isCut { spans.append(Span("…", base)) }
    if blanks > before { spans.append(Span(String(repeating: " ", count: blanks - before))) }
  }
}

extension MarkdownDocument.Prose {
  private static let narrowestToWrap = 8

  /// What a line of a cell shows; `nil` below its last.
  fileprivate func part(_ part: Int, of width: Int) -> (range: Range<Int>, isCut: Bool)? {
    guard width >= Self.narrowestToWrap else { return part == 0 ? cut(from: 0, to: width) : nil }
    var line = text.wrappedLine(at: 0, to: width)
    for _ in 0..<part {
      guard line.end < text.utf8.count else { return nil }
      line = text.wrappedLine(at: line.isContinued ? line.end : line.end + 1, to: width)
    }
    if part == MarkdownDocument.Table.Line.lastPart { return cut(from: line.start, to: width) }
    let blanks = text[line].utf8.reversed().prefix { $0 == 0x20 }.count
    return (line.start..<line.end - blanks, false)
  }

  private func cut(from start: Int, to width: Int) -> (range: Range<Int>, isCut: Bool) {
    let rest = String(text[text.utf8.index(text.startIndex, offsetBy: start)...])
    let shown = rest.truncated(to: width)
    if shown == rest { return (start..<text.utf8.count, false) }
    return (start..<start + shown.utf8.count - "…".utf8.count, true)
  }
}

extension MarkdownDocument.Table {
  /// A line of a row, as a place's offset: the lines of a table are in the order of their numbers.
  struct Line {
    static let lastPart = 255

    let row: Int
    /// Which of the lines that the row's cells wrap to.
    let part: Int

    init(row: Int, part: Int = 0) { (self.row, self.part) = (row, part) }
    init(offset: Int) { self.init(row: offset >> 8, part: offset & Self.lastPart) }

    var offset: Int { row << 8 | part }
    /// The rule under the headings counts as a row.
    var isRule: Bool { row == 1 }
  }

  fileprivate func cells(of row: Int) -> [MarkdownDocument.Prose] { rows[max(0, row - 1)] }

  func line(after line: Line, in room: Int) -> Line? {
    if !line.isRule, line.part < Line.lastPart {
      let next = Line(row: line.row, part: line.part + 1)
      let hasNext = zip(cells(of: line.row), shownWidths(in: room)).contains { cell, width in
        cell.part(next.part, of: width) != nil
      }
      if hasNext { return next }
    }
    return line.row < rows.count ? Line(row: line.row + 1) : nil
  }

  /// Without the columns that don't fit even at width 1.
  fileprivate func shownWidths(in room: Int) -> ArraySlice<Int> {
    let widths = widths(in: room)
    var used = -3
    return widths.prefix { width in
      used += 3 + width
      return used <= room
    }
  }

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
