/// A slim bar with a cell for each part: `▰▰▰▱▱`.
public struct Meter: View, Hashable, Sendable {
  private let part: Int
  private let whole: Int
  private let style: Style

  /// A bar for a part of a whole.
  public init(_ part: Int, of whole: Int, style: Style = .success) {
    self.whole = max(0, whole)
    self.part = min(max(0, part), self.whole)
    self.style = style
  }

  /// The meter as spans; empty only at 0, full only at the end.
  public func spans(columns: Int) -> [Span] {
    let columns = max(0, columns)
    var full = whole == 0 ? 0 : Int(Double(part) / Double(whole) * Double(columns))
    if part > 0, part < whole { full = min(max(1, full), max(0, columns - 1)) }
    return [
      Span(String(repeating: "▰", count: full), style),
      Span(String(repeating: "▱", count: columns - full), .track),
    ]
  }

  /// Draws it in all columns of the first row.
  public func draw(on canvas: inout Canvas) {
    canvas.draw(Line(spans(columns: canvas.size.width)), in: canvas.bounds)
  }

  /// All columns of one row.
  public func size(within limit: Size) -> Size { Size(limit.width, min(1, limit.height)) }
}
