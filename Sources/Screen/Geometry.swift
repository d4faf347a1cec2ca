/// A number of columns and rows, never negative. Prints as `80x24`.
public struct Size: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Columns, never negative.
  public let width: Int
  /// Rows, never negative.
  public let height: Int

  /// Creates a size; negative numbers become zero.
  public init(_ width: Int, _ height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// No columns, no rows.
  public static let zero = Size(0, 0)

  /// Whether it has no cells.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// `80x24`.
  public var description: String { "\(width)x\(height)" }
}

/// A column and a row. Prints as `2,1`, column first.
public struct Point: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The column, from zero on the left.
  public var column: Int
  /// The row, from zero at the top.
  public var row: Int

  /// Creates a point from its column and row.
  public init(_ column: Int, _ row: Int) {
    self.column = column
    self.row = row
  }

  /// The upper left.
  public static let zero = Point(0, 0)

  /// `2,1`.
  public var description: String { "\(column),\(row)" }
}

/// Calls `body` with each scalar, base first.
public struct Rect: Hashable, Sendable, CustomStringConvertible {
  /// The cell at the upper left.
  public var origin: Point
  /// Its size.
  public var size: Size

  /// Creates a rectangle from its upper left corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from column, row, width and height.
  public init(_ column: Int, _ row: Int, _ width: Int, _ height: Int) {
    self.init(origin: Point(column, row), size: Size(width, height))
  }

  /// Creates a rectangle of this size at `0,0`.
  public init(_ size: Size) { self.init(origin: .zero, size: size) }

  /// The first column.
  public var left: Int { origin.column }
  /// The first row.
  public var top: Int { origin.row }
  /// The column after the last.
  public var right: Int { origin.column + size.width }
  /// The row after the last.
  public var bottom: Int { origin.row + size.height }
  /// The number of columns.
  public var width: Int { size.width }
  /// The number of rows.
  public var height: Int { size.height }
  var columns: Range<Int> { left..<right }
  var rows: Range<Int> { top..<bottom }
  /// Whether it has no cells.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether it contains a point.
  public func contains(_ point: Point) -> Bool {
    point.column >= left && point.column < right && point.row >= top && point.row < bottom
  }

  /// Returns the part both have in common; empty if they do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(left, other.left)
    let top = max(top, other.top)
    return Rect(left, top, min(right, other.right) - left, min(bottom, other.bottom) - top)
  }

  /// Returns it without this many cells on each side, at least empty.
  public func inset(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> Rect {
    Rect(self.left + left, self.top + top, width - left - right, height - top - bottom)
  }

  /// Returns the upper `rows` rows, and the rest below them.
  public func cut(top rows: Int) -> (Rect, Rect) {
    let rows = min(max(0, rows), height)
    return (Rect(left, top, width, rows), Rect(left, top + rows, width, height - rows))
  }

  /// Returns the left `columns` columns, and the rest to the right.
  public func cut(left columns: Int) -> (Rect, Rect) {
    let columns = min(max(0, columns), width)
    return (Rect(left, top, columns, height), Rect(left + columns, top, width - columns, height))
  }

  /// `2,1 40x8`.
  public var description: String { "\(origin) \(size)" }
}
