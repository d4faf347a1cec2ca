/// One column per value, in eighths of a row: `▁▂▅█`.
public struct Sparkline: View, Hashable, Sendable {
  private let values: [Double]
  private let style: Style

  /// Creates a sparkline of values from the oldest to the newest; the largest takes the full height.
  public init(_ values: [Double], style: Style = .plain) {
    self.values = values
    self.style = style
  }

  /// Draws the newest values, as many as there are columns, as high as there are rows.
  public func draw(on canvas: inout Canvas) {
    let height = canvas.size.height
    let shown = values.suffix(canvas.size.width).map { $0.isFinite ? max(0, $0) : 0 }
    guard height > 0, let most = shown.max(), most > 0 else { return }
    for (column, value) in shown.enumerated() where value > 0 {
      // Any value above zero is visible.
      let eighths = max(1, Int((value / most * Double(height * 8)).rounded()))
      for row in 0..<height {
        let part = min(8, eighths - row * 8)
        if part > 0 {
          canvas.write(Blocks.rising[part - 1], at: Point(column, height - 1 - row), style: style)
        }
      }
    }
  }

  /// A column for each value, one row.
  public func size(within limit: Size) -> Size {
    Size(min(limit.width, values.count), min(1, limit.height))
  }
}
