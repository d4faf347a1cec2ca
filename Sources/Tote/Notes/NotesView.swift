import Screen
import ToteModel
import Markdown

/// State → View of the notes: the list, and beside it, on a wide screen, the note under the cursor.
struct NotesView: View {
  let app: App

  func draw(on canvas: inout Canvas) {
    switch app.notes.loading {
    case .idle, .loading:
      return canvas.draw(Centered(Text("Reading the notes …", style: .muted)), in: canvas.bounds)
    case .failed(let error):
      let words = Rows(
        .fit(Text("✕ \(error.sentence)", style: .failure, align: .center, overflow: .wrap)),
        .fit(Text("r tries again.", style: .muted, align: .center)))
      return canvas.draw(Centered(words), in: canvas.bounds)
    case .loaded: break
    }
    switch app.notes.mode {
    case .reading(let reading): return canvas.draw(ReadingView(app: app, reading: reading), in: canvas.bounds)
    case .sending(let pane):
      return canvas.draw(ReadingView(app: app, reading: pane.reading), in: canvas.bounds)
    case .backlinks(let pane):
      return canvas.draw(ReadingView(app: app, reading: pane.reading), in: canvas.bounds)
    case .writing(let writing): return canvas.draw(WritingView(writing: writing), in: canvas.bounds)
    case .browsing, .searching, .tags: break
    }
    guard !app.notes.shown.isEmpty else { return canvas.draw(emptiness, in: canvas.bounds) }
    guard canvas.size.width >= 90 else { return canvas.draw(rows, in: canvas.bounds) }
    let (left, right) = canvas.bounds.cut(left: 44)
    canvas.draw(rows, in: left)
    for row in 0..<canvas.size.height { canvas.write("│", at: Point(left.width, row), style: .muted) }
    if let note = app.selectedNote {
      let page = Rect(left.width + 2, 0, max(0, right.width - 3), canvas.size.height)
      canvas.draw(NotePreview(note: note), in: page)
    }
  }

  private var rows: any View {
    let words = app.notes.search.map { NoteWords.words(of: $0.field.text) } ?? []
    return List(
      count: app.notes.shown.count, position: app.notes.position, isFocused: app.notes.mode != .searching
    ) { row, _ in
      NoteRow(note: app.workspace.records.notes[app.notes.shown[row]], words: words)
    }
  }

  private var emptiness: any View {
    let words: (String, String)
    if let search = app.notes.search, !search.field.isEmpty {
      words = ("No note has “\(search.field.text)”.", "Esc shows all.")
    } else if let tag = app.notes.tag {
      words = ("No note here has #\(tag).", "Esc shows all.")
    } else {
      switch app.notes.folder {
      case .notes: words = ("No notes yet.", "a writes one.")
      case .archive: words = ("Nothing is put away.", "f leads to the trash, Esc to the notes.")
      case .trash: words = ("The trash is empty.", "Esc leads to the notes.")
      }
    }
    return Centered(
      Rows(
        .fit(Text(words.0, style: .heading, align: .center, overflow: .wrap)),
        .fit(Text(words.1, style: .muted, align: .center, overflow: .wrap))))
  }
}

/// A note in the list: its name, and how it goes on; where something is looked for, the place that was found.
private struct NoteRow: View {
  let note: Note?
  let words: [String]

  func draw(on canvas: inout Canvas) {
    guard let note else { return }
    let width = canvas.size.width
    let date = width >= 40 ? note.modified.day : ""
    let room = max(0, width - (date.isEmpty ? 0 : date.columns + 2))
    let pin = note.isPinned ? "● " : ""
    var column = canvas.write(pin, style: .accent)
    let name = note.name.truncated(to: max(0, room - column))
    column = draw(name, at: column, .plain, on: &canvas)
    let left = room - column - 2
    if left > 2 {
      let hit = words.isEmpty ? nil : NoteHit(words: words, in: note.text)?.context
      draw((hit ?? note.opening(within: left)).truncated(to: left), at: column + 2, .muted, on: &canvas)
    }
    if !date.isEmpty { canvas.write(date, at: Point(width - date.columns, 0), style: .muted) }
  }

  /// Writes a text with the words that were looked for standing out.
  @discardableResult
  private func draw(_ text: String, at column: Int, _ style: Style, on canvas: inout Canvas) -> Int {
    let end = canvas.write(text, at: Point(column, 0), style: style)
    for range in NoteHit.ranges(of: words, in: text) {
      let before = String(decoding: Array(text.utf8)[..<range.lowerBound], as: UTF8.self).columns
      let hit = String(decoding: Array(text.utf8)[range], as: UTF8.self)
      canvas.write(hit, at: Point(column + before, 0), style: Style.warning.bold.underline)
    }
    return end
  }
}

/// The note under the cursor, as much of it as there is room for.
private struct NotePreview: View {
  let note: Note

  func draw(on canvas: inout Canvas) {
    canvas.write(note.name.truncated(to: canvas.size.width), style: .heading)
    let facts = ([note.modified.day] + note.tags.map { "#\($0)" }).joined(separator: "  ")
    canvas.write(facts.truncated(to: canvas.size.width), at: Point(0, 1), style: .muted)
    let rest = Rect(0, 3, canvas.size.width, max(0, canvas.size.height - 3))
    // As much of the text as can show: what lies behind it is not read for a glance.
    let text = String(note.text.unicodeScalars.prefix(rest.width * rest.height * 2))
    canvas.draw(MarkdownPreview(reading: MarkdownPager(text, size: rest.size)), in: rest)
  }
}
