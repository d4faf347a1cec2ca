import Screen
import ToteModel
import Markdown

/// State → View of a note that is written: its title, a line, its text; below them how a link may go on.
struct WritingView: View {
  let writing: Writing

  func draw(on canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    guard height > 0 else { return }
    let title = Rect(min(1, width), 0, max(0, width - 2), 1)
    canvas.draw(
      Field(writing.title, placeholder: "Title", style: .heading, isFocused: writing.isInTitle), in: title)
    let page = NotePage(canvas.bounds)
    if page.hasRule { canvas.write(String(repeating: "─", count: width), at: Point(0, 1), style: .muted) }
    canvas.draw(TextArea(writing.text, isFocused: !writing.isInTitle), in: page.text)
    if writing.text.isEmpty, !writing.isInTitle {
      canvas.write(
        "Write. Markdown, #tags and [[links]] are understood.", at: page.text.origin, style: .muted)
    }
    guard !writing.completions.isEmpty, height > 3 else { return }
    canvas.fill(Rect(0, height - 1, width, 1))
    var column = canvas.write("Tab ", at: Point(1, height - 1), style: .muted)
    for (index, title) in writing.completions.enumerated() {
      column = canvas.write(title, at: Point(column, height - 1), style: index == 0 ? .underline : .muted) + 2
    }
  }
}

/// Where the text of a note stands in the room below the header: the same for the view, and for the reducer that has to
/// know how many rows show.
struct NotePage {
  /// The text.
  let text: Rect
  /// Whether a line parts it from the title.
  let hasRule: Bool

  init(_ room: Rect) {
    hasRule = room.height >= 6
    let top = min(room.height, hasRule ? 2 : 1)
    let margin = room.width > 20 ? 1 : 0
    text = Rect(
      room.left + margin, room.top + top, max(1, room.width - 2 * margin), max(1, room.height - top))
  }
}

extension Layout {
  /// The text of a note that is read or written. It has the rows of a list, and those of the panel.
  var page: Rect { NotePage(list).text }
}

/// The choice among tags.
struct TagsView: View {
  let app: App
  let pane: TagsPane

  func draw(on canvas: inout Canvas) {
    let all = app.workspace.records.notes.values.count { $0.trashed == nil && !$0.isArchived }
    let rows = List(count: pane.tags.count + 1, position: pane.position) { row, _ in
      let (name, count) =
        row == 0 ? ("All notes", all) : ("#\(pane.tags[row - 1].tag)", pane.tags[row - 1].count)
      return Columns(
        .fill(Text(name, style: row == 0 ? .heading : .plain)),
        .fixed(6, Text("\(count)", style: .muted, align: .trailing)), gap: 1)
    }
    canvas.draw(Pane(rows, rows: pane.tags.count + 1, title: "Tags"), in: canvas.bounds)
  }
}

/// The choice of a shopping list for the boxes of a note.
struct SendBoxesView: View {
  let app: App
  let pane: SendPane

  func draw(on canvas: inout Canvas) {
    let lists = app.openLists
    let rows = List(count: lists.count, position: pane.position) { row, _ in Text(lists[row].name) }
    let words = pane.things.count == 1 ? pane.things[0].name : "\(pane.things.count) things"
    canvas.draw(Pane(rows, rows: lists.count, title: "Put \(words) on"), in: canvas.bounds)
  }
}

/// The choice among the notes that link to the one that is read.
struct BacklinksView: View {
  let app: App
  let pane: BacklinksPane

  func draw(on canvas: inout Canvas) {
    let notes = pane.reading.backlinks.map { app.workspace.records.notes[$0] }
    let rows = List(count: notes.count, position: pane.position) { row, _ in Text(notes[row]?.name ?? "") }
    canvas.draw(Pane(rows, rows: notes.count, title: "Linked from"), in: canvas.bounds)
  }
}
