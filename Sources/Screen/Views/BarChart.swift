/// One bar per row: its name, the bar, its value.
public struct BarChart: View, Hashable, Sendable {
  /// One bar.
  public struct Bar: Hashable, Sendable {
    /// The text before it.
    public var label: String
    /// Its length compared with the others, at least zero.
    public var value: Double
    /// The text after it.
    public var note: String

    /// Creates a bar; the text after it is its value unless `note` is given.
    public init(_ label: String, _ value: Double, note: String? = nil) {
      self.label = label
      self.value = value.isFinite ? max(0, value) : 0
      let whole = Int(exactly: value)
      self.note = note ?? whole.map(String.init) ?? "\(value)"
    }
  }

  private let bars: [Bar]
  private let style: Style
  private let maximum: Double?

  /// Creates a chart of bars from top to bottom; the longest takes the whole width unless a `maximum` is given.
  public init(_ bars: [Bar], style: Style = .plain, maximum: Double? = nil) {
    self.bars = bars
    self.style = style
    self.maximum = maximum
  }

  /// Draws the bars that fit. Names take at most a third of the width.
  public func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let names = min(bars.map(\.label.columns).max() ?? 0, width / 3)
    let notes = bars.map(\.note.columns).max() ?? 0
    let room = width - names - notes - 2
    let most = maximum ?? bars.map(\.value).max() ?? 0
    for (row, bar) in bars.prefix(height).enumerated() {
      canvas.write(bar.label.truncated(to: names), at: Point(0, row))
      if room > 0, most > 0 {
        let shown = Blocks.bar(bar.value / most * Double(room), width: room)
        canvas.write(shown, at: Point(names + 1, row), style: style)
      }
      canvas.write(bar.note, at: Point(width - bar.note.columns, row), style: .muted)
    }
  }

  /// All columns, and a row for each bar.
  public func size(within limit: Size) -> Size { Size(limit.width, min(limit.height, bars.count)) }
}
