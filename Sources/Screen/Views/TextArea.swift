/// Many lines of text under edit. State (`TextCursor` and the first row) → View → Frame.

/// A wrapped text with its caret.
///
///     TextArea(state.body, top: state.top)
public struct TextArea: View {
  private let cursor: TextCursor
  private let top: Int
  private let style: Style
  private let isFocused: Bool

  /// An area that shows the rows from `top` on, or those nearest to them that hold the caret.
  public init(_ cursor: TextCursor, top: Int = 0, style: Style = .plain, isFocused: Bool = true) {
    self.cursor = cursor
    self.top = top
    self.style = style
    self.isFocused = isFocused
  }

  /// The width that the text of an area this wide is wrapped to: the last column is for a caret at the
  /// end of a full line.
  public static func textWidth(in columns: Int) -> Int { max(1, columns - 1) }

  /// The first row to show so that the caret is seen, scrolled no further than needed. A reducer keeps
  /// this after each edit, so that the text stands still while the caret moves within it.
  public static func top(keeping top: Int, for cursor: TextCursor, size: Size) -> Int {
    let lines = cursor.text.wrapped(to: textWidth(in: size.width))
    return self.top(keeping: top, row: cursor.place(in: lines).row, count: lines.count, height: size.height)
  }

  private static func top(keeping top: Int, row: Int, count: Int, height: Int) -> Int {
    ListPosition(selected: row, top: top).inView(count: count, height: height).top
  }

  /// Draws the rows that show, and the caret.
  public func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    guard width > 0, height > 0 else { return }
    let lines = cursor.text.wrapped(to: TextArea.textWidth(in: width))
    let caret = cursor.place(in: lines)
    let top = TextArea.top(keeping: top, row: caret.row, count: lines.count, height: height)
    for row in 0..<min(height, lines.count - top) {
      canvas.write(cursor.text[lines[top + row]], at: Point(0, row), style: style)
    }
    // Blanks at the end of a line hang over its edge; the caret among them waits in the last column.
    if isFocused { canvas.setCursor(at: Point(min(caret.column, width - 1), caret.row - top), .bar) }
  }
}
