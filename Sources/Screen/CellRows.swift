/// The cells of a `Canvas`, and of the `Frame` that it becomes. Of a row only what was written on it is in memory:
/// what is right of that is blank, and most of a screen is. So nobody fills, compares or paints it. A key press finds
/// this memory cold, and each byte of it that is not touched is time.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Rows of cells, as a value.
struct CellRows: Sendable {
  let size: Size
  private var block: Block

  /// What two values may share until one of them is written on.
  private final class Block: @unchecked Sendable {
    // Unchecked: who writes on it has made sure that nobody shares it.
    let cells: UnsafeMutablePointer<Cell>
    /// How many columns of each row have been written.
    let ends: UnsafeMutablePointer<Int>

    init(_ size: Size) {
      cells = .allocate(capacity: size.width * size.height)
      ends = .allocate(capacity: size.height)
      ends.initialize(repeating: 0, count: size.height)
    }

    deinit {
      cells.deallocate()
      ends.deallocate()
    }
  }

  /// Rows on which nothing has been written.
  init(size: Size) {
    self.size = size
    block = Block(size)
  }

  subscript(column: Int, row: Int) -> Cell {
    precondition(column >= 0 && column < size.width && row >= 0 && row < size.height, "outside the frame")
    return column < block.ends[row] ? block.cells[row * size.width + column] : .blank()
  }

  /// All cells of a row.
  func row(_ row: Int) -> ArraySlice<Cell> {
    ArraySlice((0..<size.width).map { self[$0, row] })
  }

  /// Lends the cells of a row that have been written; what is right of them is blank.
  func withWritten<Result>(_ row: Int, _ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
    withExtendedLifetime(block) { body(written(row)) }
  }

  /// How many columns of a row have been written.
  func end(of row: Int) -> Int { block.ends[row] }

  private func written(_ row: Int) -> UnsafeBufferPointer<Cell> {
    UnsafeBufferPointer(start: block.cells + row * size.width, count: block.ends[row])
  }

  /// Whether a row looks as it does among others of the same width.
  func isSame(_ row: Int, _ other: CellRows) -> Bool {
    withExtendedLifetime((block, other.block)) { CellRows.isSame(written(row), other.written(row)) }
  }

  /// Names the rows that look otherwise than they do among others of the same size.
  func forEachChange(since other: CellRows, _ body: (Int) -> Void) {
    withExtendedLifetime((block, other.block)) {
      for row in 0..<size.height where !CellRows.isSame(written(row), other.written(row)) { body(row) }
    }
  }

  private static func isSame(_ left: UnsafeBufferPointer<Cell>, _ right: UnsafeBufferPointer<Cell>) -> Bool {
    let common = min(left.count, right.count)
    // A cell has no padding, and one look has one pattern of bits: so memory can be compared.
    return memcmp(left.baseAddress!, right.baseAddress!, common * MemoryLayout<Cell>.stride) == 0
      && isBlank(left, from: common) && isBlank(right, from: common)
  }

  private static func isBlank(_ cells: UnsafeBufferPointer<Cell>, from start: Int) -> Bool {
    let blank = Cell.blank()
    for column in start..<cells.count where cells[column] != blank { return false }
    return true
  }

  /// Opens a row to write on it.
  @inline(__always)
  mutating func write(on row: Int, _ body: (inout OpenRow) -> Void) {
    if !isKnownUniquelyReferenced(&block) { block = copy() }
    var open = OpenRow(cells: block.cells + row * size.width, end: block.ends[row])
    body(&open)
    block.ends[row] = open.end
  }

  private func copy() -> Block {
    let new = Block(size)
    for row in 0..<size.height {
      let written = written(row)
      (new.cells + row * size.width).update(from: written.baseAddress!, count: written.count)
      new.ends[row] = written.count
    }
    return new
  }
}

/// A row that is being written on. It keeps wide cells whole: whoever loses one half loses the other.
struct OpenRow {
  fileprivate let cells: UnsafeMutablePointer<Cell>
  fileprivate(set) var end: Int

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
  mutating func copy(_ source: ContiguousArray<Cell>, at column: Int) {
    guard !source.isEmpty else { return }
    cover(column, column + source.count)
    source.withUnsafeBufferPointer { (cells + column).update(from: $0.baseAddress!, count: $0.count) }
    end = max(end, column + source.count)
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
