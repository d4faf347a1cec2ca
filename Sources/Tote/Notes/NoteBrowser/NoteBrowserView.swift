import Markdown
import Parts
import Screen
import ToteModel

struct NoteBrowserView: View {
  let browser: NoteBrowser
  var isFocused = true

  func draw(on canvas: inout Canvas) {
    guard !browser.shown.isEmpty else {
      return canvas.draw(Emptiness(words.emptiness(of: browser)), in: canvas.bounds)
    }
    if !browser.tableColumns.isEmpty {
      return canvas.draw(NoteColumnsView(browser: browser, isFocused: isFocused), in: canvas.bounds)
    }
    guard !canvas.isLinear, browser.divider(in: canvas.size) != nil else {
      return canvas.draw(rows, in: canvas.bounds)
    }
    let preview: any View = browser.selectedNote.map { NotePreview(note: $0) } ?? Text("")
    canvas.draw(SplitterView(browser.split, rows, Padding(preview, horizontal: 1)), in: canvas.bounds)
  }

  private var rows: any View {
    let query = browser.query.map { NoteQuery($0) }
    let words = query?.words ?? []
    return Drawing { canvas in
      let nameColumns = browser.nameColumns(in: canvas.size)
      let list = List(
        count: browser.shown.count, position: browser.position, isFocused: isFocused && !browser.isTyping,
        marker: isFocused ? "▸ " : "  "
      ) { row, _ in
        NoteRow(
          note: browser.workspace.records.notes[browser.shown[row]], query: query, words: words,
          nameColumns: nameColumns)
      }
      canvas.draw(list.places(NotePlace.row), in: canvas.bounds)
    }
  }
}

extension NoteBrowser {
  /// As wide as the names that show, up to a point, so that what follows stands in a column; `nil` on a narrow screen.
  fileprivate func nameColumns(in size: Size) -> Int? {
    guard size.width >= 60 else { return nil }
    let widest = notes(in: size.height).map { $0.shownName.columns + NoteRow.pin(of: $0).columns }.max() ?? 0
    return min(40, size.width * 2 / 5, max(16, (widest + 3) / 4 * 4))
  }

  /// The column between the list and a note; `nil` if there is only room for the list.
  func divider(in size: Size) -> Int? {
    size.width >= 90 && tableColumns.isEmpty ? split.first(in: size) : nil
  }
}

struct NoteSearchView: View {
  let browser: NoteBrowser

  func draw(on canvas: inout Canvas) {
    guard let search = browser.search else { return }
    canvas.draw(
      Prompt(
        label: "/", field: search.field, placeholder: words.searchPlaceholder,
        isFocused: search.isTyping, isSelected: search.isSelected, note: note(of: search)),
      in: Rect(0, 0, canvas.size.width, 1))
  }
}

extension NoteSearchView {
  private func note(of search: NoteBrowser.Search) -> String {
    let count = browser.shown.count
    return search.correctedQuery.map { words.notes(count, with: $0) } ?? words.notes(count)
  }
}

/// Its name, and its beginning or, during a search, why it was found.
private struct NoteRow: View {
  let note: Note?
  let query: NoteQuery?
  let words: [String]
  /// Of the name and the pin, if what follows stands in a column.
  let nameColumns: Int?

  static func pin(of note: Note) -> String { note.isPinned ? "● " : "" }

  func draw(on canvas: inout Canvas) {
    guard let note else { return }
    // The last column stays free, as in the header.
    let width = canvas.size.width - 1
    let date = width >= 40 ? note.modified.local.shownDay : ""
    let room = max(0, width - (date.isEmpty ? 0 : date.columns + 2))
    let reason = query.map { NoteReason(note, foundBy: $0) }
    let opening = reason?.line ?? note.opening(within: room)
    // A note without a title has its beginning as its name already.
    let line = note.shownName.hasPrefix(opening) ? "" : opening
    var column = canvas.write(Self.pin(of: note), style: .accent)
    // A name with nothing behind it may run on.
    let ownColumns = line.isEmpty && reason?.found.isEmpty != false ? room : nameColumns ?? room
    let name = note.shownName.truncated(to: max(0, min(room, ownColumns) - column))
    column = canvas.writeHits(of: words, in: name, at: column, .plain)
    column = max(column, nameColumns ?? 0)
    for found in reason?.found ?? [] where room - column - 2 > 2 {
      let shown = found.truncated(to: room - column - 2)
      column = canvas.writeHits(of: words, in: shown, at: column + 2, .plain)
    }
    let left = room - column - 2
    if left > 2 {
      canvas.writeHits(of: words, in: line.truncated(to: left), at: column + 2, .muted)
    }
    if !date.isEmpty { canvas.write(date, at: Point(width - date.columns, 0), style: .muted) }
  }
}

extension Canvas {
  /// Highlights the searched words.
  @discardableResult
  mutating func writeHits(of words: [String], in text: String, at column: Int, _ style: Style) -> Int {
    let end = write(text, at: Point(column, 0), style: style)
    for range in NoteHit.ranges(of: words, in: text) {
      let before = String(decoding: Array(text.utf8)[..<range.lowerBound], as: UTF8.self).columns
      let hit = String(decoding: Array(text.utf8)[range], as: UTF8.self)
      write(hit, at: Point(column + before, 0), style: Style.warning.bold.underline)
    }
    return end
  }
}

extension NoteReason {
  /// What isn't in the text.
  fileprivate var found: [String] {
    tags.map { "#\($0)" } + (aliases.isEmpty ? [] : [words.alsoCalled(aliases)])
      + properties.map(\.summary)
  }
}

private struct NotePreview: View {
  let note: Note

  func draw(on canvas: inout Canvas) {
    canvas.write(note.shownName.truncated(to: canvas.size.width), style: .heading)
    let folder = note.directory.isTop ? [] : [note.directory.path]
    let facts = ([note.modified.local.shownDay] + folder + note.tags.map { "#\($0)" }).joined(separator: "  ")
    canvas.write(facts.truncated(to: canvas.size.width), at: Point(0, 1), style: .muted)
    let rest = Rect(0, 3, canvas.size.width, max(0, canvas.size.height - 3))
    // Lays out only as much of the text as can show.
    let text = String(note.text.unicodeScalars.prefix(rest.width * rest.height * 2))
    let pager = MarkdownPager(text, size: rest.size)
    for (row, line) in pager.page.lines(from: 0, count: rest.height).enumerated() {
      canvas.draw(Line(line.spans), in: Rect(rest.left, rest.top + row, rest.width, 1))
    }
  }
}
