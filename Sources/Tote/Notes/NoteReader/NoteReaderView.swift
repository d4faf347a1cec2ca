import Markdown
import Screen
import ToteModel

struct NoteReaderView: View {
  let reader: NoteReader

  func draw(on canvas: inout Canvas) {
    let page = reader.page(in: canvas.bounds)
    let note = reader.note
    let width = canvas.size.width
    let margin = ScreenMetrics.margin(width)
    let room = max(0, width - 2 * margin)
    let shown = facts(room: room - note.shownName.columns - 2)
    canvas.write(note.shownName.truncated(to: room), at: Point(margin, 0), style: .heading)
    if !shown.isEmpty { canvas.write(shown, at: Point(width - margin - shown.columns, 0), style: .muted) }
    if page.hasRule { canvas.write(String(repeating: "─", count: width), at: Point(0, 1), style: .muted) }
    canvas.draw(MarkdownView(reader.pager, isFocused: reader.properties.link == nil), in: page.text)
    placeLines(in: page.text, on: &canvas)
    markHits(in: page.text, on: &canvas)
    canvas.draw(ShownPropertiesView(properties: reader.properties), in: page.properties)
    if let field = reader.finder.field, canvas.size.height > 2 {
      let row = Rect(0, canvas.size.height - 1, width, 1)
      canvas.fill(row)
      canvas.write("/", at: Point(margin, row.top), style: .accent)
      canvas.draw(
        Field(field, style: reader.finder.isMissing ? .failure : .plain),
        in: Rect(margin + 1, row.top, max(0, width - margin - 1), 1))
    }
    if note.text.isEmpty {
      canvas.write(words.emptyPage, at: page.text.origin, style: .muted)
    }
  }

  private func placeLines(in rect: Rect, on canvas: inout Canvas) {
    var pager = reader.pager
    pager.resize(to: rect.size)
    let indent = rect.width - MarkdownView.textWidth(in: rect.width)
    let lines = pager.page.lines(from: pager.position.top, count: rect.height)
    for row in 0..<rect.height {
      let number = pager.position.top + row
      func place(_ place: NotePlace, _ columns: Range<Int>) {
        canvas.place(
          place, in: Rect(rect.left + columns.lowerBound, rect.top + row, columns.count, 1))
      }
      place(.line(number), 0..<rect.width)
      guard lines.indices.contains(row) else { continue }
      if lines[row].isFolded != nil { place(.fold(line: number), 0..<lines[row].text.columns + indent) }
      if let box = lines[row].boxColumns {
        place(.box(line: number), box.lowerBound + indent..<box.upperBound + indent)
      }
      for (index, link) in lines[row].linkColumns.enumerated() {
        place(.link(line: number, link: index), link.lowerBound + indent..<link.upperBound + indent)
      }
    }
  }

  private func markHits(in rect: Rect, on canvas: inout Canvas) {
    var pager = reader.pager
    pager.resize(to: rect.size)
    let indent = rect.width - MarkdownView.textWidth(in: rect.width)
    for (row, line) in pager.page.lines(from: pager.position.top, count: rect.height).enumerated() {
      for hit in reader.hits(in: line.text) {
        canvas.add(
          Style(.warning, .underline),
          in: Rect(rect.left + indent + hit.lowerBound, rect.top + row, hit.count, 1))
      }
    }
  }

  /// Tags go first, as the text has them.
  private func facts(room: Int) -> String {
    let tags = reader.note.tags.map { "#\($0)" }
    let links = reader.backlinks
    let aliases = reader.note.aliases
    let names = aliases.isEmpty ? [] : [words.alsoCalled(aliases)]
    let ways = [
      [words.linkedFrom(links, naming: 2)] + names + tags,
      [words.linkedFrom(links, naming: 2)] + tags, [words.linkCount(links.count)] + tags,
      [words.linkCount(links.count)], [],
    ].map { $0 + [reader.note.directory.path, words.place(of: reader.note)] }
    return ways.map { $0.filter { !$0.isEmpty }.joined(separator: "  ") }.first { $0.columns <= room } ?? ""
  }
}
