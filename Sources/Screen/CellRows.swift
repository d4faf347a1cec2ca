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

/// Cells side by side: those of a row, or of the piece of it that a view has drawn. One block of memory, which also says how many of
/// them have been written: every row that is drawn gets one.
struct CellRun: @unchecked Sendable {
  // Unchecked: who writes on it has made sure that nobody shares it.
  private var buffer: ManagedBuffer<Int, Cell>

  static let empty = CellRun(capacity: 0)

  fileprivate init(capacity: Int) {
    buffer = .create(minimumCapacity: capacity) { _ in 0 }
  }

  fileprivate init(_ source: Slice<UnsafeBufferPointer<Cell>>) {
    self.init(capacity: source.count)
    _ = UnsafeMutableBufferPointer(start: cells, count: source.count).initialize(from: source)
    end = source.count
  }

  /// A cell by itself.
  init(_ cell: Cell) {
    self.init(capacity: 1)
    cells.initialize(to: cell)
    end = 1
  }

  var cells: UnsafeMutablePointer<Cell> { buffer.withUnsafeMutablePointerToElements { $0 } }

  private var count: UnsafeMutablePointer<Int> { buffer.withUnsafeMutablePointerToHeader { $0 } }

  /// How many of them have been written.
  fileprivate(set) var end: Int {
    get { count.pointee }
    nonmutating set { count.pointee = newValue }
  }

  fileprivate var written: UnsafeBufferPointer<Cell> { UnsafeBufferPointer(start: cells, count: end) }

  /// Whether nobody else has it.
  fileprivate var isUnique: Bool {
    mutating get { isKnownUniquelyReferenced(&buffer) }
  }

  /// What tells it from others as long as it is there.
  var mark: RunMark {
    RunMark(address: UInt(bitPattern: Unmanaged.passUnretained(buffer).toOpaque()), end: Int32(end))
  }

  fileprivate static func === (left: CellRun, right: CellRun) -> Bool { left.buffer === right.buffer }
}

/// Which cells they are, by their place in memory, and how many.
struct RunMark: Sendable {
  fileprivate let address: UInt
  fileprivate let end: Int32
}

/// Rows of cells, as a value.
struct CellRows: Sendable {
  let size: Size
  /// The cells of each row; `nil` while it waits, for it is made of nothing but pieces.
  private var runs: [CellRun?]
  /// Of which pieces each row is made.
  private var marks: [Marks]
  /// What views have drawn that say which version it is: the next frame may take it over. Two of them never overlap.
  private(set) var pieces: [Piece] = []
  /// Where lines were joined, and how many pieces the rows there and beside them had by then.
  private var joins: [(area: Rect, pieces: [UInt8])] = []

  /// What a view has drawn, in its place.
  struct Piece: Sendable {
    let drawn: DrawnRows
    /// Where its first row lies, which may be above all that shows.
    let origin: Point
    /// Those of its rows that show.
    let rows: Range<Int>

    func run(in row: Int) -> CellRun? { rows.contains(row) ? drawn.runs[row - origin.row] : nil }
  }

  /// The pieces of a row: which run in which column.
  private struct Marks: Sendable {
    private var places: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    private(set) var count: UInt8 = 0
    /// Whether it is made of nothing else.
    private(set) var isPure = true
    private var reach: Int32 = 0

    /// Up to where they reach.
    var end: Int { Int(reach) }

    mutating func add(_ run: RunMark, at column: Int) {
      reach = max(reach, Int32(column) + run.end)
      // No address has that many bits, and no screen that many columns.
      let place = run.address << 16 | UInt(column & 0xFFFF)
      switch count {
      case 0: places.0 = place
      case 1: places.1 = place
      case 2: places.2 = place
      case 3: places.3 = place
      // More than nearly any row has.
      default: return spoil()
      }
      count += 1
    }

    /// Something else is written on the row.
    mutating func spoil() { isPure = false }

    /// Whether a row of these looks as one of the others does.
    func areSame(_ others: Marks) -> Bool { count == others.count && areFirst(of: others) }

    /// Whether a row of these looked as one of the others did, before that got more pieces.
    func areFirst(of others: Marks) -> Bool {
      isPure && others.isPure && (count < 1 || places.0 == others.places.0)
        && (count < 2 || places.1 == others.places.1) && (count < 3 || places.2 == others.places.2)
        && (count < 4 || places.3 == others.places.3)
    }
  }

  /// Rows on which nothing has been written.
  init(size: Size) {
    self.size = size
    runs = Array(repeating: nil, count: size.height)
    marks = Array(repeating: Marks(), count: size.height)
  }

  subscript(column: Int, row: Int) -> Cell {
    precondition(column >= 0 && column < size.width && row >= 0 && row < size.height, "outside the frame")
    if let run = runs[row] { return column < run.end ? run.cells[column] : .blank() }
    for piece in pieces where column >= piece.origin.column {
      if let run = piece.run(in: row), column < piece.origin.column + run.end {
        return run.cells[column - piece.origin.column]
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
  func end(of row: Int) -> Int { runs[row]?.end ?? marks[row].end }

  /// Whether a row looks as it does among others of the same width.
  func isSame(_ row: Int, _ other: CellRows) -> Bool { changedColumns(row, since: other) == nil }

  /// Names the rows that look otherwise than they do among others of the same size, and between which columns.
  func forEachChange(since other: CellRows, _ body: (Int, Range<Int>) -> Void) {
    for row in 0..<size.height {
      if let columns = changedColumns(row, since: other) { body(row, columns) }
    }
  }

  /// Between which columns a row looks otherwise than among others of the same width; `nil` where it does nowhere. No character
  /// is cut there, neither of this row nor of the other.
  private func changedColumns(_ row: Int, since other: CellRows) -> Range<Int>? {
    let (run, old) = (runs[row] ?? .empty, other.runs[row] ?? .empty)
    if run === old { return nil }
    return withExtendedLifetime((run, old)) { CellRows.changedColumns(run.written, old.written) }
  }

  private static func changedColumns(
    _ cells: UnsafeBufferPointer<Cell>, _ old: UnsafeBufferPointer<Cell>
  ) -> Range<Int>? {
    // What is right of the cells of either is blank.
    let (longer, common) = (cells.count > old.count ? cells : old, min(cells.count, old.count))
    // Most are the same. A cell has no padding, and one look has one pattern of bits: so memory can be compared.
    if cells.count == old.count,
      memcmp(cells.baseAddress!, old.baseAddress!, common * MemoryLayout<Cell>.stride) == 0
    {
      return nil
    }
    var (start, end) = (0, longer.count)
    while end > common, longer[end - 1] == .blank() { end -= 1 }
    while start < common, cells[start] == old[start] { start += 1 }
    if start == common {
      while start < end, longer[start] == .blank() { start += 1 }
    } else if end == common {
      while cells[end - 1] == old[end - 1] { end -= 1 }
      // Before the second half of a wide character may stand different first halves.
      if end < common, cells[end].isContinuation { end += 1 }
    }
    return start < end ? start..<end : nil
  }

  /// Opens a row to write on it.
  @inline(__always)
  mutating func write(on row: Int, _ body: (inout OpenRow) -> Void) {
    marks[row].spoil()
    // A row that waits isn't anybody's either.
    if runs[row]?.isUnique != true { runs[row] = copy(of: row) }
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
      for piece in pieces { if let run = piece.run(in: row) { open.copy(run, at: piece.origin.column) } }
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

  /// Whether nothing is drawn yet in these rows at a column and right of it.
  func areBare(_ rows: Range<Int>, from column: Int) -> Bool { rows.allSatisfy { end(of: $0) <= column } }

  /// Whether something is written on a row that is no piece.
  func isWritten(_ row: Int) -> Bool { runs[row] != nil }

  /// Copies cells into a row.
  mutating func copy(_ run: CellRun, at column: Int, _ row: Int) {
    write(on: row) { $0.copy(run, at: column) }
  }

  /// Adds a piece: rows that wait are made of it too. Those on which something else is written stay as they are.
  mutating func add(_ piece: Piece) {
    pieces.append(piece)
    for row in piece.rows where runs[row] == nil {
      if let run = piece.drawn.marks[row - piece.origin.row] { marks[row].add(run, at: piece.origin.column) }
    }
  }

  /// Forgets what may be taken over.
  mutating func forgetPieces() { pieces = [] }

  /// Makes the rows that wait, or takes them from the frame before.
  mutating func make(after before: CellRows?) {
    if let before, before.size == size {
      for row in 0..<size.height where runs[row] == nil && marks[row].areSame(before.marks[row]) {
        runs[row] = before.runs[row]
      }
    }
    for row in 0..<size.height where runs[row] == nil {
      runs[row] = marks[row].end == 0 ? .empty : copy(of: row)
    }
  }

  /// Remembers that lines are joined now, and names the rows in which that may change something: not those in which it changed
  /// nothing in the frame before, if they and those around them are what they were.
  mutating func rowsToJoin(in area: Rect, since before: CellRows?) -> [Int] {
    let rows = area.top..<area.bottom
    let near = max(0, area.top - 1)..<min(size.height, area.bottom + 1)
    joins.append((area, marks[near].map(\.count)))
    guard let before, before.size == size, let join = before.joins.first(where: { $0.area == area }) else {
      return Array(rows)
    }
    func isUnchanged(_ row: Int) -> Bool {
      !near.contains(row)
        || marks[row].count == join.pieces[row - near.lowerBound]
          && marks[row].areFirst(of: before.marks[row])
    }
    var changed: [Int] = []
    var (above, own) = (isUnchanged(rows.lowerBound - 1), isUnchanged(rows.lowerBound))
    for row in rows {
      let below = isUnchanged(row + 1)
      if !(above && own && below) { changed.append(row) }
      (above, own) = (own, below)
    }
    return changed
  }
}
