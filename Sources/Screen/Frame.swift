/// Everything that is to be on the screen, declared at
/// once. A `View` draws it through a `Canvas`; the painter hands it to ncurses; a snapshot writes it
/// down. Two frames that are equal look the same.

/// Where the terminal's cursor is, and its shape.
public struct Cursor: Hashable, Sendable {
  /// The shape of the terminal's cursor.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A full cell: for a selection.
    case block
    /// A line below the cell.
    case underline
    /// A line before the cell: for a caret between two characters.
    case bar
  }

  /// Its cell.
  public var point: Point
  /// Its shape.
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
///     frame.lines[0]          // "Groceries" and 31 spaces
///     frame[0, 0].style       // bold
public struct Frame: Equatable, Sendable {
  /// Columns and rows.
  public var size: Size { rows.size }
  /// A wide cell is always followed by its continuation, in the same style, and a continuation always
  /// follows a wide cell: only a `Canvas` writes here.
  let rows: CellRows
  /// The terminal's cursor; nil hides it. Screen readers and input methods follow it.
  public let cursor: Cursor?
  /// The title of the terminal's window; nil leaves it unchanged.
  public let title: String?

  init(rows: CellRows, cursor: Cursor?, title: String?) {
    self.rows = rows
    self.cursor = cursor
    self.title = title
  }

  /// Creates an empty frame.
  public init(size: Size) { self = Canvas(size: size).frame }

  /// Draws a view at a size.
  public init(_ view: some View, size: Size) {
    self.init(size: size) { view.draw(on: &$0) }
  }

  /// Draws a view at a size, on the way taking from an earlier frame what the view says is the same: see `Kept` and the version
  /// of a `List`.
  public init(_ view: some View, size: Size, after frame: Frame?) {
    var canvas = Canvas(size: size, after: frame)
    view.draw(on: &canvas)
    self = canvas.makeFrame()
  }

  /// Draws with a closure at a size.
  public init(size: Size, draw: (inout Canvas) -> Void) {
    var canvas = Canvas(size: size)
    draw(&canvas)
    self = canvas.makeFrame()
  }

  /// The cell at a column and row, which must be within `size`.
  public subscript(column: Int, row: Int) -> Cell { rows[column, row] }

  /// The cells of one row.
  public func row(_ row: Int) -> ArraySlice<Cell> { rows.row(row) }

  /// Lends the cells of one row without making an array, up to the last that was written: the rest is blank. This is
  /// what the painter reads.
  package func withWrittenCells(of row: Int, _ body: (UnsafeBufferPointer<Cell>) -> Void) {
    rows.withWritten(row, body)
  }

  /// The text of one row, including trailing spaces.
  public func line(_ row: Int) -> String {
    var text = String.UnicodeScalarView()
    for cell in self.row(row) { cell.forEachScalar { text.append($0) } }
    return String(text)
  }

  /// The text of every row.
  public var lines: [String] { (0..<size.height).map(line) }

  /// Whether a row looks the same in another frame of the same width.
  public func hasSameRow(_ row: Int, as other: Frame) -> Bool {
    size.width == other.size.width && row < other.size.height && rows.isSame(row, other.rows)
  }

  /// Names the rows that look otherwise than in another frame of the same size, and between which columns.
  package func forEachChange(since other: Frame, _ body: (Int, Range<Int>) -> Void) {
    rows.forEachChange(since: other.rows, body)
  }

  /// Returns this frame without colours; bold, reverse and so on remain. Used for `NO_COLOR`.
  public func withoutColor() -> Frame {
    var rows = rows
    for row in 0..<size.height {
      rows.write(on: row) { $0.restyle(0..<$0.end) { $0.withoutColor } }
    }
    rows.forgetPieces()
    return Frame(rows: rows, cursor: cursor, title: title)
  }

  /// Whether both frames look the same.
  public static func == (left: Frame, right: Frame) -> Bool {
    left.size == right.size && left.cursor == right.cursor && left.title == right.title
      && (0..<left.size.height).allSatisfy { left.rows.isSame($0, right.rows) }
  }
}

extension Frame: CustomStringConvertible {
  /// The size, then the rows between bars, without styles. `ScreenTesting` prints everything.
  public var description: String {
    (["frame \(size)"] + lines.map { "|\($0)|" }).joined(separator: "\n")
  }
}
