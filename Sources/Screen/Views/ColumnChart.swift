/// Vertical bars above a baseline, with their names below it and a scale on the left:
///
///     €200 ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄
///                     ▄▄▄
///     €100 ┄███┄┄┄┄┄┄┄███┄
///           ███  ▂▂▂  ███
///        0 ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
///           Jan  Feb  Mar
public struct ColumnChart: View, Hashable, Sendable {
  /// One bar.
  public struct Bar: Hashable, Sendable {
    /// The text below it; only its first character where there is little room.
    public var label: String
    /// Its height compared with the others, at least zero.
    public var value: Double
    /// Of the bar.
    public var style: Style
    /// Of the text below it.
    public var labelStyle: Style

    /// Creates a bar.
    public init(_ label: String, _ value: Double, style: Style = .plain, labelStyle: Style = .muted) {
      self.label = label
      self.value = value.isFinite ? max(0, value) : 0
      (self.style, self.labelStyle) = (style, labelStyle)
    }
  }

  /// A value of the scale, with its text.
  public struct Tick: Hashable, Sendable {
    /// Its height on the scale of the bars.
    public var value: Double
    /// The text on the left of its line.
    public var label: String

    /// Creates a value of the scale.
    public init(_ value: Double, _ label: String) { (self.value, self.label) = (value, label) }
  }

  private let bars: [Bar]
  private let ticks: [Tick]
  private let maximum: Double

  /// Creates a chart; the highest bar or tick takes the full height.
  public init(_ bars: [Bar], ticks: [Tick] = []) {
    (self.bars, self.ticks) = (bars, ticks)
    maximum = max(bars.map(\.value).max() ?? 0, ticks.map(\.value).max() ?? 0)
  }

  /// The columns of a bar and the gap behind it, in a view of this width.
  public func places(in width: Int) -> [Range<Int>] {
    guard !bars.isEmpty else { return [] }
    let start = scaleColumns(in: width)
    let room = max(0, width - start)
    // All of one width, unless they are too many for that.
    guard room >= bars.count else {
      return bars.indices.map { start + room * $0 / bars.count..<start + room * ($0 + 1) / bars.count }
    }
    let columns = room / bars.count
    return bars.indices.map { start + columns * $0..<start + columns * ($0 + 1) }
  }

  /// Of the scale, which is left out where it would take half of the width.
  private func scaleColumns(in width: Int) -> Int {
    let columns = (ticks.map(\.label.columns).max() ?? -1) + 1
    return columns * 2 > width ? 0 : columns
  }

  /// Draws the bars in all rows but two.
  public func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height - 2)
    guard height > 0 else { return }
    let start = scaleColumns(in: width)
    let places = places(in: width)
    let end = places.last?.upperBound ?? width
    // At the upper edge of its row, where the bars end.
    canvas.write(String(repeating: "▔", count: max(0, end - start)), at: Point(start, height), style: .muted)
    for tick in ticks where maximum > 0 {
      let row = height - Int((tick.value / maximum * Double(height)).rounded())
      if row < height { canvas.fill(Rect(start, row, end - start, 1), with: "┄", style: .track) }
      if start > 0 {
        canvas.write(tick.label, at: Point(start - 1 - tick.label.columns, row), style: .muted)
      }
    }
    let narrowest = places.map(\.count).min() ?? 0
    let isShort = bars.contains { $0.label.columns >= narrowest }
    for (bar, place) in zip(bars, places) {
      let columns = place.count > 2 ? place.lowerBound + 1..<place.upperBound : place
      draw(bar, in: columns, height, on: &canvas)
      let label = isShort ? String(bar.label.prefix(1)) : bar.label
      // Below the middle of its bar.
      let left = columns.lowerBound + max(0, columns.count - label.columns) / 2
      canvas.write(label, at: Point(left, height + 1), style: bar.labelStyle)
    }
  }

  private func draw(_ bar: Bar, in columns: Range<Int>, _ height: Int, on canvas: inout Canvas) {
    guard maximum > 0, bar.value > 0 else { return }
    // Any value above zero is visible.
    let eighths = max(1, Int((bar.value / maximum * Double(height * 8)).rounded()))
    for row in 0..<height {
      let part = min(8, eighths - row * 8)
      guard part > 0 else { return }
      let text = String(repeating: Blocks.rising[part - 1], count: columns.count)
      canvas.write(text, at: Point(columns.lowerBound, height - 1 - row), style: bar.style)
    }
  }

  /// All columns, and eight rows.
  public func size(within limit: Size) -> Size { Size(limit.width, min(8, limit.height)) }
}
