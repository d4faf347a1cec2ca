/// A line through values over time, with a scale on the left and names below:
///
///     20° ┤      ⣀⠤⠒⠉⠑⠒⢄
///     10° ┤⣀⠤⠒⠉⠁        ⠑
///         └──────────────
///          Mon   Wed   Fri
public struct LineChart: View, Hashable, Sendable {
  private let values: [Double]
  private let ticks: [ColumnChart.Tick]
  private let labels: [String]
  private let style: Style
  private let isASCII: Bool

  /// Creates a chart of values at equal distances. The lowest and the highest of values and ticks are its ends.
  ///
  /// - Parameters:
  ///   - ticks: The labels on the left.
  ///   - labels: What stands below, at equal distances from the first value to the last.
  public init(
    _ values: [Double], ticks: [ColumnChart.Tick] = [], labels: [String] = [], style: Style = .accent,
    isASCII: Bool = false
  ) {
    (self.values, self.ticks) = (values.filter(\.isFinite), ticks.filter { $0.value.isFinite })
    (self.labels, self.style, self.isASCII) = (labels, style, isASCII)
  }

  /// Draws the line in all rows but those of the axis.
  public func draw(on canvas: inout Canvas) {
    let all = values + ticks.map(\.value)
    guard let low = all.min(), let high = all.max() else { return }
    let (width, height) = (canvas.size.width, canvas.size.height - (labels.isEmpty ? 1 : 2))
    let scale = ticks.map(\.label.columns).max().map { $0 + 1 } ?? 0
    let left = scale * 2 > width ? 0 : scale
    guard height > 0, width > left + 1 else {
      return canvas.draw(BrailleLine(values, style: style, isASCII: isASCII), in: canvas.bounds)
    }
    let corner = isASCII ? "+" : "└"
    let (across, upright) = isASCII ? ("-", "|") : ("─", "│")
    for row in 0..<height { canvas.write(upright, at: Point(left, row), style: .muted) }
    canvas.write(
      corner + String(repeating: across, count: width - left - 1), at: Point(left, height), style: .muted)
    for tick in ticks where left > 0 {
      let share = high == low ? 0.5 : (high - tick.value) / (high - low)
      let row = Int((share * Double(height - 1)).rounded())
      canvas.write(tick.label, at: Point(left - 1 - tick.label.columns, row), style: .muted)
      canvas.write(isASCII ? "+" : "┤", at: Point(left, row), style: .muted)
    }
    canvas.draw(
      BrailleLine(values, range: low...high, style: style, isASCII: isASCII),
      in: Rect(left + 1, 0, width - left - 1, height))
    draw(labels, from: left + 1, at: height + 1, on: &canvas)
  }

  /// The first begins at the left, the last ends at the right; those that would touch another are left out.
  private func draw(_ labels: [String], from left: Int, at row: Int, on canvas: inout Canvas) {
    let room = canvas.size.width - left
    var next = left
    for (index, label) in labels.enumerated() {
      let middle = labels.count > 1 ? room * index / (labels.count - 1) : 0
      let start = max(left, min(left + middle - label.columns / 2, left + room - label.columns))
      guard start >= next else { continue }
      next = canvas.write(label, at: Point(start, row), style: .muted) + 1
    }
  }

  /// All columns of eight rows.
  public func size(within limit: Size) -> Size { Size(limit.width, min(8, limit.height)) }
}
