/// Everything that is to be on the screen, declared at
/// once. A `View` draws it through a `Canvas`; the painter hands it to ncurses; a snapshot writes it
/// down. Two frames that are equal look the same.

/// Where the terminal's cursor stands and what it looks like.
public struct Cursor: Hashable, Sendable {
  /// The form of the terminal's cursor.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A full cell: for what is selected.
    case block
    /// A line below the cell.
    case underline
    /// A line before the cell: for a caret between two characters.
    case bar
  }

  /// Its cell.
  public var point: Point
  /// Its form.
  public var shape: Shape

  /// A cursor in a cell.
  public init(_ point: Point, _ shape: Shape = .block) {
    self.point = point
    self.shape = shape
  }
}

/// A whole screen as a value.
///
///     let frame = Frame(Text("Groceries", style: .heading), size: Size(40, 8))
///     frame.lines[0]          // "Groceries" and 31 blanks
///     frame[0, 0].style       // bold
public struct Frame: Equatable, Sendable {
  /// Columns and rows.
  public var size: Size { rows.size }
  /// A wide cell is always followed by its continuation, in the same style, and a continuation always
  /// follows a wide cell: only a `Canvas` writes here.
  private let rows: CellRows
  /// The terminal's cursor; hidden where there is none. Screen readers and input methods follow it.
  public let cursor: Cursor?
  /// The title of the terminal's window; left as it is where there is none.
  public let title: String?

  init(rows: CellRows, cursor: Cursor?, title: String?) {
    self.rows = rows
    self.cursor = cursor
    self.title = title
  }

  /// A frame of blanks.
  public init(size: Size) { self = Canvas(size: size).frame }

  /// What a view draws at this size.
  public init(_ view: some View, size: Size) {
    self.init(size: size) { view.draw(on: &$0) }
  }

  /// What the closure draws at this size.
  public init(size: Size, draw: (inout Canvas) -> Void) {
    var canvas = Canvas(size: size)
    draw(&canvas)
    self = canvas.frame
  }

  /// The cell in a column of a row. Both must be within `size`.
  public subscript(column: Int, row: Int) -> Cell { rows[column, row] }

  /// The cells of one row.
  public func row(_ row: Int) -> ArraySlice<Cell> { rows.row(row) }

  /// Lends the cells of one row without making an array, up to the last that was written: the rest is blank. This is
  /// what the painter reads.
  package func withWrittenCells(of row: Int, _ body: (UnsafeBufferPointer<Cell>) -> Void) {
    rows.withWritten(row, body)
  }

  /// What one row shows, trailing blanks and all.
  public func line(_ row: Int) -> String {
    var text = String.UnicodeScalarView()
    for cell in self.row(row) { cell.forEachScalar { text.append($0) } }
    return String(text)
  }

  /// What every row shows.
  public var lines: [String] { (0..<size.height).map(line) }

  /// Whether this row looks as it does in another frame of the same width.
  public func hasSameRow(_ row: Int, as other: Frame) -> Bool {
    size.width == other.size.width && row < other.size.height && rows.isSame(row, other.rows)
  }

  /// Names the rows that look otherwise than in another frame; all of them if that has another size.
  package func forEachChange(since other: Frame?, _ body: (Int) -> Void) {
    if let other, other.size == size { return rows.forEachChange(since: other.rows, body) }
    for row in 0..<size.height { body(row) }
  }

  /// The same without colours; bold, reverse and so on remain. What `NO_COLOR` asks for.
  public func withoutColor() -> Frame {
    var rows = rows
    for row in 0..<size.height {
      rows.write(on: row) { $0.restyle(0..<$0.end) { $0.withoutColor } }
    }
    return Frame(rows: rows, cursor: cursor, title: title)
  }

  /// Whether both show the same.
  public static func == (left: Frame, right: Frame) -> Bool {
    left.size == right.size && left.cursor == right.cursor && left.title == right.title
      && (0..<left.size.height).allSatisfy { left.rows.isSame($0, right.rows) }
  }
}

extension Frame: CustomStringConvertible {
  /// The size, then the rows between bars, without styles. `ScreenTesting` prints the whole of it.
  public var description: String {
    (["frame \(size)"] + lines.map { "|\($0)|" }).joined(separator: "\n")
  }
}
