import Screen

/// The text, and below it the fields for what is found and replaced while they are open.
public struct TextEditorView: View {
  private let state: TextEditor
  private let isFocused: Bool
  private let words: PartWords.Editor

  /// Creates the view of a text editor.
  public init(_ state: TextEditor, isFocused: Bool = true, words: PartWords = .english) {
    (self.state, self.isFocused, self.words) = (state, isFocused, words.editor)
  }

  /// Draws the text, which wraps, and what is looked for.
  public func draw(on canvas: inout Canvas) {
    let fields = state.finder == nil ? 0 : state.replacement == nil ? 1 : 2
    let (text, rows) = canvas.bounds.cut(top: max(1, canvas.size.height - fields))
    let area = Drawing { canvas in
      canvas.measure(TextAreaPlace(), known: state.document.size)
      canvas.draw(
        TextArea(state.document, isFocused: isFocused && state.finder == nil), in: canvas.bounds)
    }
    canvas.draw(area, in: text)
    if let finder = state.finder {
      let row = Rect(0, rows.top, rows.width, 1)
      draw(finder, "/", words.find, .find, note: note, in: row, on: &canvas)
    }
    if let replacement = state.replacement {
      let row = Rect(0, rows.top + 1, rows.width, 1)
      draw(replacement, "→", words.replacement, .replacement, note: nil, in: row, on: &canvas)
    }
  }

  private var note: (text: String, style: Style)? {
    if let count = state.replacedCount, count > 0 { return (words.replaced(count), .success) }
    return state.isFound || state.sought.isEmpty ? nil : (words.notFound, .failure)
  }

  private func draw(
    _ cursor: TextCursor, _ sign: String, _ placeholder: String, _ field: TextEditor.Field,
    note: (text: String, style: Style)?, in row: Rect, on canvas: inout Canvas
  ) {
    canvas.place(field, in: row)
    canvas.write(sign, at: row.origin, style: .accent)
    let taken = note.map { $0.text.columns } ?? 0
    canvas.draw(
      Field(cursor, placeholder: placeholder, isFocused: isFocused && state.field == field),
      in: Rect(2, row.top, max(0, row.width - 3 - taken), 1))
    if let note { canvas.write(note.text, at: Point(row.width - taken, row.top), style: note.style) }
  }
}
