import Markdown
import Screen
import ToteModel

/// A note's properties as the reader shows them above the text: all in a line, or a row for each. What the reader shows of the note
/// anyway isn't among them.
package struct ShownProperties: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    let name: String
    let value: NoteProperty.Value
  }

  private(set) var rows: [Row] = []
  /// Whether each has a row.
  var isUnfolded = false
  /// The link that Enter follows, counted from the first; `nil` for one in the text.
  var link: Int?

  init(_ properties: NoteProperties = NoteProperties()) { read(properties) }

  mutating func read(_ properties: NoteProperties) {
    rows = []
    link = nil
    if properties.isEmpty { return }
    for field in properties.fields where !Self.shownElsewhere.contains(field.name) {
      rows.removeAll { $0.name == field.name }
      rows.append(Row(name: field.name, value: field.value))
    }
  }

  private static let shownElsewhere: Set = [
    "id", "title", "tags", "tag", "Tags", "aliases", "alias", "Aliases", "pinned", "archived",
  ]

  var isEmpty: Bool { rows.isEmpty }
  /// Those that it takes, if there is room.
  var lineCount: Int { isEmpty ? 0 : showsRows ? rows.count : 1 }

  /// A link that was reached by a key is in view.
  private var showsRows: Bool { isUnfolded || link != nil }

  /// In the order of their rows.
  var links: [MarkdownDocument.Target] {
    rows.flatMap { row in
      var line = PropertyLine()
      line.append(row.value)
      return line.links.map(\.target)
    }
  }

  /// As many as fit. Of rows that don't fit, the chosen link's is in view.
  func lines(in room: Size) -> [PropertyLine] {
    guard !isEmpty, room.height > 0 else { return [] }
    var number = 0
    if !showsRows || room.height == 1 && link == nil { return [folded(width: room.width)] }
    let names = min(rows.map(\.name.columns).max() ?? 0, max(4, room.width / 3))
    let all = rows.indices.map { index in
      var line = PropertyLine(firstLink: number)
      line.append(index == 0 ? "- " : "  ", .muted)
      let name = rows[index].name.printable.truncated(to: names)
      line.append(name + String(repeating: " ", count: names - name.columns + 2), .muted)
      line.append(rows[index].value)
      number += line.links.count
      return line
    }
    guard all.count > room.height else { return all }
    let chosen = link.flatMap { link in all.firstIndex { $0.numbers.contains(link) } } ?? 0
    let top = min(max(0, chosen - room.height + 1), all.count - room.height)
    var shown = Array(all[top..<top + room.height])
    if top + room.height < all.count, shown.count > 1 {
      shown[shown.count - 1] = PropertyLine()
      shown[shown.count - 1].append("  …", .muted)
    }
    return shown
  }

  private func folded(width: Int) -> PropertyLine {
    var line = PropertyLine()
    line.append("+ ", .muted)
    for (index, row) in rows.enumerated() where line.columns <= width {
      if index > 0 { line.append(" · ", .muted) }
      line.append(row.name.printable, .muted)
      if row.value != .empty { line.append(" ", .plain) }
      line.append(row.value)
    }
    return line
  }
}

/// Names and values with the links in them.
struct PropertyLine: Equatable, Sendable {
  struct Link: Equatable, Sendable {
    let target: MarkdownDocument.Target
    let columns: Range<Int>
  }

  private(set) var spans: [Span] = []
  private(set) var links: [Link] = []
  private(set) var columns = 0
  /// The number of the first link among those of all rows.
  private let firstLink: Int

  init(firstLink: Int = 0) { self.firstLink = firstLink }

  var numbers: Range<Int> { firstLink..<firstLink + links.count }

  mutating func append(_ text: String, _ style: Style) {
    spans.append(Span(text, style))
    columns += text.columns
  }

  mutating func append(_ value: NoteProperty.Value) {
    switch value {
    case .empty: break
    case .checkbox(let isTicked):
      append(isTicked ? "✓" : "☐", isTicked ? .success : .plain)
    case .date(let moment, let hasTime):
      append(moment.shownDay + (hasTime ? " \(moment.timestamp.dropFirst(11).prefix(5))" : ""), .plain)
    case .list(let items):
      for (index, item) in items.enumerated() {
        if index > 0 { append(", ", .muted) }
        append(linked: item)
      }
    case .number, .text: append(linked: value.text)
    case .other: append(linked: value.summary)
    }
  }

  /// As the page shows links in its text.
  private mutating func append(linked text: String) {
    guard text.contains("[[") || text.contains("](") || text.contains("://"),
      let line = MarkdownPager(Folding.clean(text), size: Size(4_000, 1)).page.lines(from: 0, count: 1).first
    else { return append(text.printable, .plain) }
    for (target, place) in zip(line.links, line.linkColumns) {
      links.append(Link(target: target, columns: place.lowerBound + columns..<place.upperBound + columns))
    }
    for span in line.spans { append(span.text, span.style) }
  }
}
