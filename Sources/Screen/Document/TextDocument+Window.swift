/// The visible rows of a `TextDocument`, and moving the caret by them, at the cost of two windows at most.

extension TextDocument {
  private var height: Int { max(1, size.height) }

  mutating func visibleRows() -> [Row] {
    var row: Row? = rows.row(at: top, in: lines)
    var visible: [Row] = []
    while let next = row, visible.count < height {
      visible.append(next)
      row = rows.row(after: next, in: lines)
    }
    return visible
  }

  /// The part of the text that a row shows.
  func text(of row: Row) -> Substring {
    let line = lines[row.line]
    return line[line.at(row.start)..<line.at(row.end)]
  }

  /// The column of the caret in its row.
  func column(in row: Row) -> Int {
    let line = lines[row.line]
    return row.indent + line[line.at(row.start)..<line.at(caret.offset)].columns
  }

  /// The columns of a row that are selected; a line break counts as one.
  func selectedColumns(in row: Row) -> Range<Int>? {
    guard let selection, selection.lowerBound.line <= row.line, selection.upperBound.line >= row.line else {
      return nil
    }
    let start = selection.lowerBound.line < row.line ? row.start : max(row.start, selection.lowerBound.offset)
    let goesOn = selection.upperBound.line > row.line
    let end = goesOn ? row.end : min(row.end, selection.upperBound.offset)
    guard start < end || start == end && goesOn && !row.isContinued else { return nil }
    let line = lines[row.line]
    let before = row.indent + line[line.at(row.start)..<line.at(start)].columns
    let selected = line[line.at(start)..<line.at(end)].columns
    return before..<before + selected + (goesOn && !row.isContinued ? 1 : 0)
  }

  /// Scrolls just enough to show the caret, leaving no empty rows at the end while rows are hidden above.
  mutating func keepInView() {
    let caretRow = rows.row(at: caret, in: lines)
    var first = rows.row(at: lines.stop(near: top), in: lines)
    var below = height - 1
    if caretRow <= first {
      first = caretRow
    } else {
      // Goes up from the caret: a window that starts higher would end above it.
      var row = caretRow
      while below > 0, row != first, let previous = rows.row(before: row, in: lines) {
        row = previous
        below -= 1
      }
      first = row
    }
    let steps = rows.walk(from: caretRow, by: below, in: lines).steps
    if steps < below { first = rows.walk(from: first, by: steps - below, in: lines).row }
    top = TextPosition(first.line, first.start)
  }

  /// Moves the caret by rows; beyond the ends, to the start or end of the text.
  mutating func move(by count: Int) {
    let count = clamped(count)
    let row = rows.row(at: caret, in: lines)
    let column = goal ?? column(in: row)
    let (target, steps) = rows.walk(from: row, by: count, in: lines)
    guard steps == abs(count) else {
      goal = nil
      caret = count < 0 ? .start : lines.end
      return
    }
    caret = position(at: column, in: target)
    goal = column
  }

  mutating func turn(by pages: Int) {
    let count = clamped(pages) * max(1, height - 1)
    let first = rows.row(at: top, in: lines)
    let scrolled = rows.walk(from: first, by: clamped(count), in: lines).row
    top = TextPosition(scrolled.line, scrolled.start)
    move(by: count)
  }

  /// Scrolls; the caret stays in view.
  mutating func scroll(by count: Int) {
    let first = rows.walk(from: rows.row(at: top, in: lines), by: clamped(count), in: lines).row
    let below = rows.walk(from: first, by: height - 1, in: lines)
    let shown = rows.walk(from: first, by: below.steps - (height - 1), in: lines).row
    let last = rows.walk(from: shown, by: height - 1, in: lines).row
    top = TextPosition(shown.line, shown.start)
    let row = rows.row(at: caret, in: lines)
    guard row < shown || row > last else { return }
    let column = goal ?? column(in: row)
    caret = position(at: column, in: row < shown ? shown : last)
    goal = column
  }

  /// The start of the caret's row; from there the start of the line.
  var rowStart: TextPosition {
    mutating get {
      let row = rows.row(at: caret, in: lines)
      return TextPosition(caret.line, caret.offset == row.start ? 0 : row.start)
    }
  }

  /// The end of the caret's row; from there the end of the line.
  var rowEnd: TextPosition {
    mutating get {
      let end = end(of: rows.row(at: caret, in: lines))
      return caret == end ? lineEnd : end
    }
  }

  /// The last position in a row; if the row continues, before the next one's start, which is not visible.
  private func end(of row: Row) -> TextPosition {
    let end = TextPosition(row.line, row.end)
    return row.isContinued ? lines.stop(before: end) : end
  }

  /// The position at a place of the view, or the nearest one.
  mutating func position(at point: Point) -> TextPosition {
    let visible = visibleRows()
    guard point.row < visible.count else { return lines.end }
    return position(at: max(0, point.column), in: visible[max(0, point.row)])
  }

  private func position(at column: Int, in row: Row) -> TextPosition {
    // The last position with at most these columns before it.
    let text = text(of: row)
    var (passed, place) = (row.indent, 0)
    forEachGlyph(in: text) { glyph in
      if glyph.length > 0 {
        if passed > column { return false }
        place = glyph.start
      }
      passed += glyph.cell.width
      return true
    }
    if passed <= column { place = text.utf8.count }
    return min(TextPosition(row.line, row.start + place), end(of: row))
  }

  private func clamped(_ count: Int) -> Int { min(max(count, -lines.utf8Count - 1), lines.utf8Count + 1) }
}
