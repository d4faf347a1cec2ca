/// What the mouse hits in a text area; the point of a press counts from its corner, as in `DocumentEdit.press`.
public struct TextAreaPlace: Hashable, Sendable, CustomStringConvertible {
  /// Creates the name.
  public init() {}

  /// `text`.
  public var description: String { "text" }
}

extension DocumentEdit {
  /// What the mouse means in a text area: a press moves the caret, a drag selects, a double press selects a word.
  public init?(_ pointer: Pointer<TextAreaPlace>) {
    switch pointer {
    case .pressed(_, .left, let point): self = .press(point)
    case .doublePressed(_, let point): self = .selectWord(point)
    case .dragged(_, _, let point): self = .drag(point)
    case .wheel(.up, over: .some): self = .scroll(-3)
    case .wheel(.down, over: .some): self = .scroll(3)
    default: return nil
    }
  }
}

/// A wrapped text with its caret.
public struct TextArea: View {
  private let document: TextDocument
  private let style: Style
  private let isFocused: Bool

  /// Creates a text area, which fills its space. Only a focused one has the terminal's cursor.
  public init(_ document: TextDocument, style: Style = .plain, isFocused: Bool = true) {
    self.document = document
    self.style = style
    self.isFocused = isFocused
  }

  /// The width that the text is wrapped to; the last column is for a caret at the end of a full row.
  static func textWidth(in columns: Int) -> Int { max(1, columns - 1) }

  /// Draws the visible rows and the caret.
  public func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    if canvas.size.isEmpty { return }
    canvas.place(TextAreaPlace(), in: canvas.bounds)
    var document = document
    document.resize(to: canvas.size)
    let caretRow = document.rows.row(at: document.caret, in: document.lines)
    for (index, row) in document.visibleRows().enumerated() {
      canvas.write(document.text(of: row), at: Point(row.indent, index), style: style)
      if let columns = document.selectedColumns(in: row) {
        canvas.add(.reverse, in: Rect(columns.lowerBound, index, max(1, columns.count), 1))
      }
      guard isFocused, row == caretRow else { continue }
      // Trailing blanks extend beyond the edge; a caret among them stays in the last column.
      canvas.setCursor(at: Point(min(document.column(in: row), width - 1), index), .bar)
    }
  }
}
