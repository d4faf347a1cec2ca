import Screen
import ToteModel

/// Colours the understood parts of the text.
struct Prompt: View {
  let label: String
  let field: TextCursor
  let placeholder: String
  var isFocused = true
  var isSelected = false
  var note = ""
  var spans: [QuickAdd.Span] = []

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    let margin = width > 20 ? 1 : 0
    // In a very narrow window the text matters more than the label.
    let start = width < 12 ? 0 : canvas.write(label, at: Point(margin, 0), style: .accent) + 1
    let noteColumns = note.isEmpty || width < 30 ? 0 : note.columns + 2
    let room = max(0, width - start - noteColumns)
    canvas.draw(
      Field(field, placeholder: placeholder, style: isSelected ? .reverse : .plain, isFocused: isFocused),
      in: Rect(start, 0, room, 1))
    if noteColumns > 0 { canvas.write(note, at: Point(width - noteColumns + 1, 0), style: .muted) }
    // Scrolled text isn't coloured.
    guard !spans.isEmpty, field.text.columns < room else { return }
    let bytes = Array(field.text.utf8)
    for span in spans where span.range.upperBound <= bytes.count {
      let before = String(decoding: bytes[..<span.range.lowerBound], as: UTF8.self).columns
      let columns = String(decoding: bytes[span.range], as: UTF8.self).columns
      canvas.add(span.kind.style, in: Rect(start + before, 0, columns, 1))
    }
  }
}
