import Parts
import Screen

struct NoteEditorView: View {
  let editor: NoteEditor

  func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    guard height > 0 else { return }
    let title = Rect(min(1, width), 0, max(0, width - 2), 1)
    canvas.draw(
      Field(editor.title, placeholder: words.titlePlaceholder, style: .heading, isFocused: editor.isInTitle),
      in: title)
    let page = NotePage(canvas.bounds)
    if page.hasRule { canvas.write(String(repeating: "─", count: width), at: Point(0, 1), style: .muted) }
    canvas.draw(
      TextEditorView(editor.writing, isFocused: !editor.isInTitle, words: .current), in: page.text)
    if editor.text.isEmpty, !editor.isInTitle {
      canvas.write(words.emptyText, at: page.text.origin, style: .muted)
    }
    guard let completion = editor.completion, height > 3 else { return }
    canvas.fill(Rect(0, height - 1, width, 1))
    let offers = Line(completion.offers.spans(takenBy: NoteEditorCommand.completeLink.key))
    canvas.draw(offers, in: Rect(1, height - 1, max(0, width - 1), 1))
  }
}
