/// Where the terminal's cursor is, and its shape.
public struct Cursor: Hashable, Sendable {
  /// The shape of the terminal's cursor.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    case block
    /// A line below the cell.
    case underline
    /// Before the cell: a caret between two characters.
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

/// A whole screen as a value: a `View` draws it through a `Canvas`, and the painter hands it to ncurses.
public struct Frame: Equatable, Sendable {
  /// Columns and rows.
  public let size: Size
  /// A wide cell is always followed by its continuation, in the same style: only a `Canvas` writes here.
  let rows: [CellRow]
  /// The terminal's cursor; nil hides it. Screen readers and input methods follow it.
  public let cursor: Cursor?
  /// The title of the terminal's window; nil leaves it unchanged.
  public let title: String?
  /// What views have named, what lies in front last.
  public let places: [Place]
  /// What views have measured that their states don't know.
  public let measures: [Measure]

  init(
    size: Size, rows: [CellRow], cursor: Cursor?, title: String?, places: [Place] = [],
    measures: [Measure] = []
  ) {
    self.size = size
    self.rows = rows
    self.cursor = cursor
    self.title = title
    self.places = places
    self.measures = measures
  }

  /// Creates an empty frame.
  public init(size: Size) { self = Canvas(size: size).frame }

  /// Draws a view at a size; `isLinear` as in `Canvas`.
  public init(_ view: some View, size: Size, isLinear: Bool = false) {
    self.init(size: size, isLinear: isLinear) { view.draw(on: &$0) }
  }

  /// Draws with a closure at a size; `isLinear` as in `Canvas`.
  public init(size: Size, isLinear: Bool = false, draw: (inout Canvas) -> Void) {
    var canvas = Canvas(size: size, isLinear: isLinear)
    draw(&canvas)
    self = canvas.frame
  }

  /// The same with a row of text below.
  package func adding(row text: String) -> Frame {
    let row = Frame(Text(text), size: Size(size.width, 1)).rows
    return Frame(
      size: Size(size.width, size.height + 1), rows: rows + row, cursor: cursor, title: title, places: places)
  }

  /// The first rows only.
  package func prefix(rows count: Int) -> Frame {
    if count >= size.height { return self }
    return Frame(
      size: Size(size.width, count), rows: Array(rows[..<count]), cursor: cursor, title: title,
      places: places,
      measures: measures)
  }

  /// The cell at a column and row, which must be within `size`.
  public subscript(column: Int, row: Int) -> Cell { rows[row].cells[column] }

  /// The cells of one row.
  public func row(_ row: Int) -> ArraySlice<Cell> { rows[row].cells[...] }

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
    row < other.size.height && rows[row] == other.rows[row]
  }

  /// Tells frames apart that look different, in any run of a program.
  package var checksum: String {
    // FNV-1a: unlike Swift's own hash, it is the same in every run.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for row in rows {
      for cell in row.cells {
        hash = (hash ^ cell.low) &* 0x100_0000_01B3
        hash = (hash ^ cell.high) &* 0x100_0000_01B3
      }
    }
    return String(hash, radix: 16)
  }

  /// Returns this frame without colours; bold, reverse and so on remain. Used for `NO_COLOR`.
  public func withoutColor() -> Frame {
    var rows = rows
    for row in rows.indices { rows[row].restyle(0..<size.width) { $0.withoutColor } }
    return Frame(size: size, rows: rows, cursor: cursor, title: title, places: places)
  }
}

extension Frame: CustomStringConvertible {
  /// The size, then the rows between bars, without styles. `ScreenTesting` prints everything.
  public var description: String {
    (["frame \(size)"] + lines.map { "|\($0)|" }).joined(separator: "\n")
  }
}
