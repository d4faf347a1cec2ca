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
      draw(
        finder, "/", words.find, .find, [(options, .muted), note].compactMap(\.self), in: row, on: &canvas)
    }
    if let replacement = state.replacement {
      let row = Rect(0, rows.top + 1, rows.width, 1)
      draw(replacement, "→", words.replacement, .replacement, [], in: row, on: &canvas)
    }
  }

  private var note: (text: String, style: Style)? {
    if let count = state.replacedCount, count > 0 { return (words.replaced(count), .success) }
    if state.sought.isEmpty { return nil }
    if state.options.contains(.expression), state.pattern == nil { return (words.malformed, .failure) }
    if state.isTooSlow { return (words.tooSlow, .failure) }
    return state.isFound ? nil : (words.notFound, .failure)
  }

  /// How it is looked for.
  private var options: String {
    let names: [(option: TextEditor.Option, name: String)] = [
      (.wholeWords, words.wholeWords), (.expression, words.expression), (.selection, words.selection),
    ]
    return names.filter { state.options.contains($0.option) }.map(\.name).joined(separator: " · ")
  }

  private func draw(
    _ cursor: TextCursor, _ sign: String, _ placeholder: String, _ field: TextEditor.Field,
    _ notes: [(text: String, style: Style)], in row: Rect, on canvas: inout Canvas
  ) {
    canvas.place(field, in: row)
    canvas.write(sign, at: row.origin, style: .accent)
    let notes = notes.filter { !$0.text.isEmpty }
    // Where there is little room, what came of it goes first.
    let all = notes.reduce(max(0, notes.count - 1)) { $0 + $1.text.columns }
    let shown = all + 12 > row.width ? Array(notes.suffix(1)) : notes
    let taken = shown.reduce(max(0, shown.count - 1)) { $0 + $1.text.columns }
    canvas.draw(
      Field(cursor, placeholder: placeholder, isFocused: isFocused && state.field == field),
      in: Rect(2, row.top, max(0, row.width - 3 - taken), 1))
    var left = row.width - taken
    for note in shown {
      canvas.write(note.text, at: Point(left, row.top), style: note.style)
      left += note.text.columns + 1
    }
  }
}
