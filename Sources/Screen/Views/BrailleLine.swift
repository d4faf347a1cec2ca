/// A line through values over time, in dots of which each cell has two across and four down: `⡠⠔⠊⠉⠒⠤`.
public struct BrailleLine: View, Hashable, Sendable {
  private let points: [DotPoint]
  private let style: Style
  private let isASCII: Bool
  private let range: ClosedRange<Double>?

  /// Creates a line through values at equal distances, such as one for each month.
  ///
  /// - Parameters:
  ///   - range: What stands at the bottom and at the top (default: the lowest value and the highest).
  ///   - isASCII: For terminals that have no braille: a `*` for each point of the line.
  public init(
    _ values: [Double], range: ClosedRange<Double>? = nil, style: Style = .plain, isASCII: Bool = false
  ) {
    self.init(
      values.enumerated().map { (x: Double($0.offset), y: $0.element) }, range: range, style: style,
      isASCII: isASCII)
  }

  /// Creates a line through points, from left to right: `x` says when, `y` how much.
  public init(
    _ points: [(x: Double, y: Double)], range: ClosedRange<Double>? = nil, style: Style = .plain,
    isASCII: Bool = false
  ) {
    self.range = range
    self.points = points.filter { $0.x.isFinite && $0.y.isFinite }.map(DotPoint.init).sorted { $0.x < $1.x }
    self.style = style
    self.isASCII = isASCII
  }

  /// Draws it in the whole canvas, the lowest value at the bottom and the highest at the top. Equal values are a line
  /// through the middle.
  public func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    guard width > 0, height > 0, !points.isEmpty else { return }
    var dots = Dots(cells: canvas.size, across: isASCII ? 1 : 2, down: isASCII ? 1 : 4)
    dots.draw(points, range)
    for row in 0..<height {
      for column in 0..<width {
        let cell = dots.cells[row * width + column]
        guard cell != 0, let braille = Unicode.Scalar(0x2800 + UInt32(cell)) else { continue }
        canvas.write(isASCII ? "*" : String(Character(braille)), at: Point(column, row), style: style)
      }
    }
  }

  /// All columns of two rows.
  public func size(within limit: Size) -> Size { Size(limit.width, min(2, limit.height)) }
}

private struct DotPoint: Hashable, Sendable {
  let x: Double
  let y: Double

  init(_ point: (x: Double, y: Double)) { (x, y) = point }
}

/// The dots of each cell as bits, in the order of Unicode's braille patterns.
private struct Dots {
  let size: Size
  let across, down: Int
  var cells: [UInt8]

  init(cells size: Size, across: Int, down: Int) {
    (self.size, self.across, self.down) = (size, across, down)
    cells = Array(repeating: 0, count: size.width * size.height)
  }

  mutating func draw(_ points: [DotPoint], _ range: ClosedRange<Double>?) {
    let (columns, rows) = (size.width * across, size.height * down)
    let (first, last) = (points[0].x, points[points.count - 1].x)
    let low = range?.lowerBound ?? points.map(\.y).min() ?? 0
    let high = range?.upperBound ?? points.map(\.y).max() ?? 0
    func place(_ point: DotPoint) -> Point {
      let column = Self.share(point.x, from: first, to: last).map { $0 * Double(columns - 1) } ?? 0
      let row = Self.share(point.y, from: high, to: low).map { $0 * Double(rows - 1) } ?? Double(rows / 2)
      return Point(Int(column.rounded()), Int(row.rounded()))
    }
    var places = points.map(place)
    if first == last || low == high { places = [Point(0, places[0].row), Point(columns - 1, places[0].row)] }
    for (start, end) in zip(places, places.dropFirst()) { connect(start, end) }
  }

  /// How far a value is on the way from one to another; `nil` if they are the same.
  private static func share(_ value: Double, from start: Double, to end: Double) -> Double? {
    // Halved, as the difference of two huge numbers would be infinite.
    let whole = end / 2 - start / 2
    return whole == 0 ? nil : min(max(0, (value / 2 - start / 2) / whole), 1)
  }

  private mutating func connect(_ start: Point, _ end: Point) {
    let (columns, rows) = (end.column - start.column, end.row - start.row)
    let steps = max(abs(columns), abs(rows), 1)
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      set(
        start.column + Int((Double(columns) * share).rounded()),
        start.row + Int((Double(rows) * share).rounded()))
    }
  }

  private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  private mutating func set(_ column: Int, _ row: Int) {
    cells[row / down * size.width + column / across] |= Self.bits[column % across][row % down]
  }
}
