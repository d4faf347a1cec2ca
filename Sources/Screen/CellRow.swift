/// One row of a frame. Writing over half of a wide character blanks the other half.
struct CellRow: Equatable, Sendable {
  private(set) var cells: [Cell]

  init(width: Int) { cells = Array(repeating: .blank(), count: width) }

  /// Writes the part of a text that lies within `window` and returns the column after it.
  mutating func write(_ text: Substring, _ style: Style, at start: Int, within window: Range<Int>) -> Int {
    var column = start
    forEachGlyph(in: text) { glyph in
      if column >= window.upperBound { return false }
      put(glyph.cell.styled(style), at: column, within: window)
      column += glyph.cell.width
      return true
    }
    return column
  }

  /// Puts a cell that is not a continuation; of a wide one at the edge of the window, a blank.
  mutating func put(_ cell: Cell, at column: Int, within window: Range<Int>) {
    if cell.width == 1 {
      if window.contains(column) { put(cell, at: column) }
    } else if column >= window.lowerBound, column + 1 < window.upperBound {
      put(cell, at: column)
      put(.continuation(cell.style), at: column + 1)
    } else if window.contains(column) || window.contains(column + 1) {
      put(.blank(cell.style), at: max(column, window.lowerBound))
    }
  }

  /// Puts the same cell, one column wide, into all of these columns.
  mutating func fill(_ columns: Range<Int>, with cell: Cell) {
    for column in columns { put(cell, at: column) }
  }

  /// Changes the style between two columns, except that of a character cut by the edge.
  mutating func restyle(_ columns: Range<Int>, _ change: (Style) -> Style) {
    for column in columns {
      let cell = cells[column]
      let isCut =
        cell.width == 2 && column + 1 >= columns.upperBound
        || cell.isContinuation && column == columns.lowerBound
      if !isCut { cells[column].style = change(cell.style) }
    }
  }

  mutating func mute(_ columns: Range<Int>) {
    for column in columns {
      let attributes = cells[column].style.attributes.intersection(.strike)
      let isBlank = cells[column].base == 0x20 && attributes.isEmpty
      cells[column].style = isBlank ? .plain : Style(.muted, attributes.union(.dim))
    }
  }

  private mutating func put(_ cell: Cell, at column: Int) {
    let old = cells[column]
    if old.width == 2 { cells[column + 1] = .blank(old.style) }
    if old.isContinuation { cells[column - 1] = .blank(old.style) }
    cells[column] = cell
  }
}
