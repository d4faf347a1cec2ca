/// A field of one row, scrolled so that the caret is visible.
public struct Field: View {
  private let cursor: TextCursor
  private let placeholder: String
  private let style: Style
  private let isFocused: Bool

  /// Creates a field; only a focused one has the terminal's cursor.
  public init(
    _ cursor: TextCursor, placeholder: String = "", style: Style = .plain, isFocused: Bool = true
  ) {
    self.cursor = cursor
    self.placeholder = placeholder
    self.style = style
    self.isFocused = isFocused
  }

  /// Draws the text, or the placeholder if there is none, and the caret.
  public func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    // Many times what any screen shows.
    let (before, text) = cursor.near(max(2048, 16 * width))
    let column = before.columns
    let scroll = Field.scroll(caret: column, width: width)
    if cursor.isEmpty {
      // In parentheses: a terminal without dim text would show it like typed text.
      if !placeholder.isEmpty {
        canvas.write("(\(placeholder))".truncated(to: width), style: style.adding(.muted))
      }
    } else {
      canvas.write(text, at: Point(-scroll, 0), style: style)
    }
    if isFocused { canvas.setCursor(at: Point(column - scroll, 0), .bar) }
  }

  /// The first visible column. Scrolls by half a field, so both sides of the caret show without any memory.
  static func scroll(caret: Int, width: Int) -> Int {
    guard width > 0, caret >= width else { return 0 }
    let step = max(1, width / 2)
    return ((caret - width) / step + 1) * step
  }

  /// All columns of one row.
  public func size(within limit: Size) -> Size { Size(limit.width, min(1, limit.height)) }
}
