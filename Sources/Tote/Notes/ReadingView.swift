import Screen
import ToteModel
import Markdown

/// State → View of a note that is read: its title, when it was changed, its text, and below it the notes that link here.
struct ReadingView: View {
  let app: App
  let reading: Reading

  func draw(on canvas: inout Canvas) {
    let page = NotePage(canvas.bounds)
    guard let note = app.workspace.records.notes[reading.note] else { return }
    let width = canvas.size.width
    let margin = width > 20 ? 1 : 0
    let room = max(0, width - 2 * margin)
    let shown = facts(of: note, room: room - note.name.columns - 2)
    canvas.write(note.name.truncated(to: room), at: Point(margin, 0), style: .heading)
    if !shown.isEmpty { canvas.write(shown, at: Point(width - margin - shown.columns, 0), style: .muted) }
    if page.hasRule { canvas.write(String(repeating: "─", count: width), at: Point(0, 1), style: .muted) }
    canvas.draw(MarkdownView(reading.page), in: page.text)
    if note.text.isEmpty {
      canvas.write("Nothing is written yet: e writes.", at: page.text.origin, style: .muted)
    }
  }

  /// As much as there is room for: who links here, the tags, the day. Tags also stand in the text, and go first.
  private func facts(of note: Note, room: Int) -> String {
    let tags = note.tags.map { "#\($0)" }
    let place = note.trashed != nil ? "in the trash" : note.isArchived ? "put away" : note.modified.day
    let ways = [[links(2)] + tags, [links(0)] + tags, [links(0)], []].map { $0 + [place] }
    return ways.map { $0.filter { !$0.isEmpty }.joined(separator: "  ") }.first { $0.columns <= room } ?? ""
  }

  /// Who links here: so many of them by name.
  private func links(_ limit: Int) -> String {
    let count = reading.backlinks.count
    guard count > 0 else { return "" }
    if limit == 0 { return count == 1 ? "1 link here" : "\(count) links here" }
    let names = reading.backlinks.prefix(limit).compactMap { app.workspace.records.notes[$0]?.name }
    return "linked from \(names.joined(separator: ", "))\(count > limit ? " and \(count - limit) more" : "")"
  }
}

/// The same text for a glance: no line is selected.
struct MarkdownPreview: View {
  let reading: MarkdownPager

  func draw(on canvas: inout Canvas) {
    for (row, line) in reading.page.lines(from: 0, count: canvas.size.height).enumerated() {
      canvas.draw(Line(line.spans), in: Rect(0, row, canvas.size.width, 1))
    }
  }
}

/// The upper edge while the notes show: which of them, how many, and whether all is saved.
struct NotesHeader: View {
  let app: App

  func draw(on canvas: inout Canvas) { edge(canvas.size.width).draw(on: &canvas) }

  func edge(_ width: Int) -> HeaderEdge {
    var facts: [(text: String, style: Style)] = []
    if app.notes.loading == .loaded, width >= 30 {
      let count = app.notes.shown.count
      facts.append((count == 1 ? "1 note" : "\(count) notes", .plain))
    }
    return HeaderEdge(title: title, facts: facts + [saved], width: width)
  }

  /// The lists are beside the notes, or to the left of their name.
  private var title: any View {
    let name = "\(app.notes.folder.title)\(app.notes.tag.map { " #\($0)" } ?? "")"
    guard app.layout.sidebar == nil, app.size.width >= HeaderView.roomy else {
      return Text(name, style: .heading)
    }
    let lists = app.openLists.map(\.name)
    return Tabs(lists + [name], selected: lists.count)
  }

  private var saved: (text: String, style: Style) {
    if case .writing(let writing) = app.notes.mode, writing.isChanged {
      return writing.isDrafted ? ("draft saved", .muted) : ("unsaved", .warning)
    }
    return app.workspace.isSaved
      ? ("saved", .muted) : ("unsaved", app.workspace.failure == nil ? .warning : .failure)
  }
}

/// The field of the search.
struct SearchView: View {
  let app: App

  func draw(on canvas: inout Canvas) {
    guard let search = app.notes.search, canvas.size.height > 0 else { return }
    let count = app.notes.shown.count
    canvas.draw(
      Prompt(
        label: "/", field: search.field, placeholder: "words in a title or a text",
        isFocused: app.notes.mode == .searching, note: count == 1 ? "1 note" : "\(count) notes"),
      in: Rect(0, 0, canvas.size.width, 1))
  }
}
