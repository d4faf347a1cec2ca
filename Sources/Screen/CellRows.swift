/// The cells of a `Canvas`, and of the `Frame` that it becomes. Of a row only what was written on it is in memory:
/// what is right of that is blank, and most of a screen is. So nobody fills, compares or paints it. A key press finds
/// this memory cold, and each byte of it that is not touched is time.
///
/// So a row that is made of pieces of the frame before waits until somebody asks for its cells: if the frame before had made it of
/// the same pieces, it is that frame's row, and none of its cells is read.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Cells side by side: those of a row, or of the piece of it that a view has drawn.
final class CellRun: @unchecked Sendable {
  // Unchecked: who writes on it has made sure that nobody shares it.
  fileprivate let cells: UnsafeMutablePointer<Cell>
  /// How many of them have been written.
  fileprivate(set) var end = 0

  static let empty = CellRun(capacity: 0)

  fileprivate init(capacity: Int) { cells = .allocate(capacity: capacity) }

  fileprivate init(_ source: Slice<UnsafeBufferPointer<Cell>>) {
    cells = .allocate(capacity: source.count)
    _ = UnsafeMutableBufferPointer(start: cells, count: source.count).initialize(from: source)
    end = source.count
  }

  deinit { cells.deallocate() }

  fileprivate var written: UnsafeBufferPointer<Cell> { UnsafeBufferPointer(start: cells, count: end) }
}

/// Rows of cells, as a value.
struct CellRows: Sendable {
  let size: Size
  /// The cells of each row; `nil` while it waits, for it is made of nothing but pieces.
  private var runs: [CellRun?]
  /// Up to where pieces reach in the rows that wait.
  private var ends: [Int]
  /// Whether a row is made of nothing but pieces.
  private var isTaken: [Bool]
  /// What views have drawn that say which version it is: the next frame may take it over. Two of them never overlap.
  private(set) var pieces: [Piece] = []
  /// Of which pieces each row that waits is made.
  private var marks: [Marks]
  /// Where lines were joined, and what the rows were made of by then.
  private var joins: [(area: Rect, marks: [Marks])] = []

  /// What a view has drawn, in its place.
  struct Piece: Sendable {
    let drawn: DrawnRows
    let rows: Range<Int>
    let column: Int

    func run(in row: Int) -> CellRun? { rows.contains(row) ? drawn.runs[row - rows.lowerBound] : nil }
  }

  /// The pieces of a row: which run in which column. A row of more of them than most have equals no other.
  private struct Marks: Sendable {
    private var count = 0
    private var places: (UInt, UInt, UInt) = (0, 0, 0)

    mutating func add(_ run: CellRun, at column: Int) {
      // No address has that many bits, and no screen that many columns.
      let place = UInt(bitPattern: Unmanaged.passUnretained(run).toOpaque()) << 16 | UInt(column & 0xFFFF)
      count += 1
      switch count {
      case 1: places.0 = place
      case 2: places.1 = place
      case 3: places.2 = place
      default: break
      }
    }

    func isSame(_ other: Marks) -> Bool {
      count == other.count && count <= 3 && places == other.places
    }
  }

  /// Rows on which nothing has been written.
  init(size: Size) {
    self.size = size
    runs = Array(repeating: nil, count: size.height)
    ends = Array(repeating: 0, count: size.height)
    isTaken = Array(repeating: true, count: size.height)
    marks = Array(repeating: Marks(), count: size.height)
  }

  subscript(column: Int, row: Int) -> Cell {
    precondition(column >= 0 && column < size.width && row >= 0 && row < size.height, "outside the frame")
    if let run = runs[row] { return column < run.end ? run.cells[column] : .blank() }
    for piece in pieces where column >= piece.column {
      if let run = piece.run(in: row), column < piece.column + run.end {
        return run.cells[column - piece.column]
      }
    }
    return .blank()
  }

  /// All cells of a row.
  func row(_ row: Int) -> ArraySlice<Cell> {
    ArraySlice((0..<size.width).map { self[$0, row] })
  }

  /// Lends the cells of a row that have been written; what is right of them is blank. Not of a row that waits.
  func withWritten<Result>(_ row: Int, _ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
    let run = runs[row] ?? .empty
    return withExtendedLifetime(run) { body(run.written) }
  }

  /// How many columns of a row have been written.
  func end(of row: Int) -> Int { runs[row]?.end ?? ends[row] }

  /// Whether a row looks as it does among others of the same width.
  func isSame(_ row: Int, _ other: CellRows) -> Bool {
    let (left, right) = (runs[row] ?? .empty, other.runs[row] ?? .empty)
    if left === right { return true }
    return withExtendedLifetime((left, right)) { CellRows.isSame(left.written, right.written) }
  }

  /// Names the rows that look otherwise than they do among others of the same size.
  func forEachChange(since other: CellRows, _ body: (Int) -> Void) {
    for row in 0..<size.height where !isSame(row, other) { body(row) }
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
    isTaken[row] = false
    // A row that waits isn't anybody's either.
    if !isKnownUniquelyReferenced(&runs[row]) { runs[row] = copy(of: row) }
    let run = runs[row].unsafelyUnwrapped
    var open = OpenRow(cells: run.cells, end: run.end)
    body(&open)
    run.end = open.end
  }

  /// The cells of a row in memory of its own.
  private func copy(of row: Int) -> CellRun {
    let new = CellRun(capacity: size.width)
    var open = OpenRow(cells: new.cells, end: 0)
    if let run = runs[row] {
      open.copy(run, at: 0)
    } else {
      for piece in pieces { if let run = piece.run(in: row) { open.copy(run, at: piece.column) } }
    }
    new.end = open.end
    return new
  }
}

// What is taken over from the frame before.
extension CellRows {
  /// What is written in a row between two columns.
  func run(of row: Int, _ columns: Range<Int>) -> CellRun {
    guard let run = runs[row], columns.lowerBound < run.end else { return .empty }
    return CellRun(run.written[columns.clamped(to: 0..<run.end)])
  }

  /// Puts cells into a row, right of all that is written there; `add` tells afterwards of what they are a piece.
  mutating func take(_ run: CellRun, at column: Int, _ row: Int) {
    if runs[row] != nil { return write(on: row) { $0.copy(run, at: column) } }
    ends[row] = max(ends[row], column + run.end)
    marks[row].add(run, at: column)
  }

  /// Adds a piece whose cells have been put into their rows, or were written there.
  mutating func add(_ piece: Piece) { pieces.append(piece) }

  /// Forgets what may be taken over.
  mutating func forgetPieces() { pieces = [] }

  /// Makes the rows that wait, or takes them from the frame before.
  consuming func made(after before: CellRows?) -> CellRows {
    for row in 0..<size.height where runs[row] == nil {
      if let before, before.size == size, isUnchanged(row, since: before, madeOf: before.marks) {
        runs[row] = before.runs[row]
      } else {
        runs[row] = ends[row] == 0 ? .empty : copy(of: row)
      }
    }
    return self
  }

  /// Whether a row is made of the same pieces as a row of the frame before was, then or at its end.
  private func isUnchanged(_ row: Int, since before: CellRows, madeOf old: [Marks]) -> Bool {
    isTaken[row] && before.isTaken[row] && marks[row].isSame(old[row])
  }

  /// Remembers that lines are joined now, and names the rows in which that may change something: not those in which it changed
  /// nothing in the frame before, if they and those around them are what they were.
  mutating func rowsToJoin(in area: Rect, since before: CellRows?) -> [Int] {
    joins.append((area, marks))
    let rows = area.top..<area.bottom
    guard let before, before.size == size, let join = before.joins.first(where: { $0.area == area }) else {
      return Array(rows)
    }
    var changed: [Int] = []
    func isUnchanged(_ row: Int) -> Bool {
      row < 0 || row >= size.height || self.isUnchanged(row, since: before, madeOf: join.marks)
    }
    var (above, own) = (isUnchanged(rows.lowerBound - 1), isUnchanged(rows.lowerBound))
    for row in rows {
      let below = isUnchanged(row + 1)
      if !(above && own && below) { changed.append(row) }
      (above, own) = (own, below)
    }
    return changed
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
