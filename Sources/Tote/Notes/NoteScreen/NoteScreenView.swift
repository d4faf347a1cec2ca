import Screen
import ToteModel

struct NoteScreenView: TabView {
  let screen: NoteScreen
  var isFocused = true

  var place: String? { screen.place }
  var dividers: [Int] { screen.dividers }

  func draw(on canvas: inout Canvas) {
    switch screen.loading {
    case .idle, .loading:
      canvas.draw(Centered(Text(words.loadingNotes, style: .muted)), in: screen.areas.list)
    case .failed(let error):
      let rows = Rows(
        .fit(Text("✕ \(error.sentence)", style: .failure, align: .center, overflow: .wrap)),
        .fit(Text(words.retryNotes, style: .muted, align: .center)))
      canvas.draw(Centered(rows), in: screen.areas.list)
    case .loaded:
      if let editor = screen.editor {
        canvas.draw(NoteEditorView(editor: editor), in: canvas.bounds)
      } else if let reader = screen.reader {
        canvas.draw(NoteReaderView(reader: reader), in: canvas.bounds)
      } else {
        canvas.draw(NoteBrowserView(browser: screen.noteBrowser, isFocused: isFocused), in: screen.areas.list)
      }
    }
    let search = screen.areas.search
    if !search.isEmpty { canvas.draw(NoteSearchView(browser: screen.browser), in: search) }
  }
}
