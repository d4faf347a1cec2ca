/// A row that is being written on. It keeps wide cells whole: whoever loses one half loses the other.
struct OpenRow {
  private let cells: UnsafeMutablePointer<Cell>
  private(set) var end: Int

  init(cells: UnsafeMutablePointer<Cell>, end: Int) { (self.cells, self.end) = (cells, end) }

  /// Changes the styles between two columns, of which the row gets as many as it needs.
  mutating func restyle(_ columns: Range<Int>, _ change: (Style) -> Style) {
    reach(columns.upperBound)
    for column in columns {
      let cell = cells[column]
      let isCut =
        cell.width == 2 && column + 1 >= columns.upperBound
        || cell.isContinuation && column == columns.lowerBound
      if !isCut { cells[column].style = change(cell.style) }
    }
  }

  /// Takes colours and weight from what is written between two columns.
  mutating func mute(_ columns: Range<Int>) {
    for column in columns.clamped(to: 0..<end) {
      let attributes = cells[column].style.attributes.intersection(.strike)
      let isBlank = cells[column].base == 0x20 && attributes.isEmpty
      cells[column].style = isBlank ? .plain : Style(.muted, attributes.union(.dim))
    }
  }

  /// Writes what is in the window of printable ASCII.
  mutating func write(
    _ text: UnsafeBufferPointer<UInt8>, _ style: Style, at start: Int, within window: Range<Int>
  ) {
    let (from, to) = (max(start, window.lowerBound), min(start + text.count, window.upperBound))
    guard from < to else { return }
    cover(from, to)
    let (source, target) = (text.baseAddress! + (from - start), cells + from)
    for index in 0..<to - from {
      target[index] = Cell(base: UInt32(source[index]), width: 1, style: style)
    }
    end = max(end, to)
  }

  /// Puts a cell of one column into all of these columns, of which there is one at least.
  mutating func fill(_ columns: Range<Int>, with cell: Cell) {
    cover(columns.lowerBound, columns.upperBound)
    (cells + columns.lowerBound).update(repeating: cell, count: columns.count)
    end = max(end, columns.upperBound)
  }

  /// Puts whole cells, none of which is half of another outside.
  mutating func copy(_ source: CellRun, at column: Int) {
    guard source.end > 0 else { return }
    cover(column, column + source.end)
    (cells + column).update(from: source.cells, count: source.end)
    end = max(end, column + source.end)
  }

  /// Before cells are written over: has those up to the first of them, and lets go of what is cut.
  private mutating func cover(_ from: Int, _ to: Int) {
    reach(from)
    guard from < end else { return }
    // Of the cells that are covered only those at the edges can have a half outside.
    release(from)
    release(min(to, end) - 1)
  }

  /// Puts a cell whose width is not 0.
  @inline(__always)
  mutating func put(_ cell: Cell, at column: Int, within window: Range<Int>) {
    let (left, right) = (window.lowerBound, window.upperBound)
    if cell.width == 1 {
      if column >= left, column < right { put(cell, at: column) }
    } else if column >= left, column + 1 < right {
      reach(column + 2)
      release(column)
      release(column + 1)
      cells[column] = cell
      cells[column + 1] = .continuation(cell.style)
    } else if column + 1 == left && left < right || column + 1 == right && column >= left {
      // Half of it would show: a blank in its style stands for that half.
      put(.blank(cell.style), at: max(column, left))
    }
  }

  private mutating func put(_ cell: Cell, at column: Int) {
    reach(column + 1)
    release(column)
    cells[column] = cell
  }

  /// Has cells up to a column.
  private mutating func reach(_ column: Int) {
    while end < column {
      cells[end] = .blank()
      end += 1
    }
  }

  /// Blanks the other half of a wide cell that is about to lose this one.
  private func release(_ column: Int) {
    let old = cells[column]
    switch old.width {
    case 1: break
    case 2: cells[column + 1] = .blank(old.style)
    default: cells[column - 1] = .blank(old.style)
    }
  }
}
