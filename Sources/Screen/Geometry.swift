/// Where things are and how large: what events, views and frames are measured with. A resize
/// `Event` carries a `Size`, a `View` divides a `Rect`, a `Frame` puts its cursor at a `Point`.
/// Columns and rows count from zero at the upper left. Sizes are never negative.

/// How many columns and rows there are. Prints as `80x24`.
public struct Size: Hashable, Sendable, CustomStringConvertible {
  /// Columns, never negative.
  public let width: Int
  /// Rows, never negative.
  public let height: Int

  /// A size; what is negative becomes zero.
  public init(_ width: Int, _ height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// No column, no row.
  public static let zero = Size(0, 0)

  /// Whether there is no cell at all.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// `80x24`.
  public var description: String { "\(width)x\(height)" }
}

/// One place: a column and a row. Prints as `2,1`, column first.
public struct Point: Hashable, Sendable, CustomStringConvertible {
  /// The column, from zero at the left.
  public var column: Int
  /// The row, from zero at the top.
  public var row: Int

  /// A place by column, then row.
  public init(_ column: Int, _ row: Int) {
    self.column = column
    self.row = row
  }

  /// The upper left.
  public static let zero = Point(0, 0)

  /// `2,1`.
  public var description: String { "\(column),\(row)" }
}

/// A rectangle of cells.
///
///     let (head, rest) = Rect(0, 0, 80, 24).cut(top: 1)
public struct Rect: Hashable, Sendable, CustomStringConvertible {
  /// The upper left cell.
  public var origin: Point
  /// Its extent.
  public var size: Size

  /// A rectangle from its corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from column, row, width and height.
  public init(_ column: Int, _ row: Int, _ width: Int, _ height: Int) {
    self.init(origin: Point(column, row), size: Size(width, height))
  }

  /// The rectangle of this size in the upper left.
  public init(_ size: Size) { self.init(origin: .zero, size: size) }

  /// The first column.
  public var left: Int { origin.column }
  /// The first row.
  public var top: Int { origin.row }
  /// The column after the last.
  public var right: Int { origin.column + size.width }
  /// The row after the last.
  public var bottom: Int { origin.row + size.height }
  /// How many columns.
  public var width: Int { size.width }
  /// How many rows.
  public var height: Int { size.height }
  /// Whether there is no cell in it.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether the cell at this place lies in it.
  public func contains(_ point: Point) -> Bool {
    point.column >= left && point.column < right && point.row >= top && point.row < bottom
  }

  /// What both have in common; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(left, other.left)
    let top = max(top, other.top)
    return Rect(left, top, min(right, other.right) - left, min(bottom, other.bottom) - top)
  }

  /// Without these many cells at each side; never less than nothing.
  public func inset(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> Rect {
    Rect(self.left + left, self.top + top, width - left - right, height - top - bottom)
  }

  /// The upper `rows` rows, and what is below them.
  public func cut(top rows: Int) -> (Rect, Rect) {
    let rows = min(max(0, rows), height)
    return (Rect(left, top, width, rows), Rect(left, top + rows, width, height - rows))
  }

  /// The left `columns` columns, and what is right of them.
  public func cut(left columns: Int) -> (Rect, Rect) {
    let columns = min(max(0, columns), width)
    return (Rect(left, top, columns, height), Rect(left + columns, top, width - columns, height))
  }

  /// `2,1 40x8`.
  public var description: String { "\(origin) \(size)" }
}
