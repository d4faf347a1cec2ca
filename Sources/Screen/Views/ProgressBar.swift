/// A bar in steps of an eighth of a column, with the percentage: `████▌      45%`.
public struct ProgressBar: View, Hashable, Sendable {
  private let fraction: Double
  private let style: Style

  /// Creates a bar for a fraction from 0 to 1; NaN counts as 0.
  public init(_ fraction: Double, style: Style = .plain) {
    self.fraction = fraction.isNaN ? 0 : min(max(0, fraction), 1)
    self.style = style
  }

  /// Draws the bar in the first row; only the percentage if the row is narrow.
  public func draw(on canvas: inout Canvas) {
    // 100 only when everything is done.
    let percent = "\(Int(fraction * 100))%"
    let width = canvas.size.width - 5
    if width > 0 {
      canvas.write(Blocks.bar(fraction * Double(width), width: width), style: style)
      canvas.write(percent, at: Point(canvas.size.width - percent.columns, 0), style: style)
    } else {
      canvas.write(percent.truncated(to: canvas.size.width), style: style)
    }
  }

  /// All columns of one row.
  public func size(within limit: Size) -> Size { Size(limit.width, min(1, limit.height)) }
}

enum Blocks {
  static let rising = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let growing = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  static func bar(_ length: Double, width: Int) -> String {
    let eighths = Int((min(max(0, length), Double(width)) * 8).rounded(.down))
    return String(repeating: "█", count: eighths / 8) + growing[eighths % 8]
  }
}
