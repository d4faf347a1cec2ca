import ToteModel

/// A project that Todoist has exported as a table: rows of tasks, of comments below them, and of sections, which are categories.
///
///     TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
///     task,2 l milk @urgent,,4,1,,,tomorrow,en,
struct TodoistTable {
  private let places: [String: Int]

  init?(headings cells: [CSVCell]) {
    places = Dictionary(
      cells.enumerated().map { ($1.text.uppercased(), $0) }, uniquingKeysWith: { one, _ in one })
    guard ["TYPE", "CONTENT", "INDENT"].allSatisfy({ places[$0] != nil }) else { return nil }
  }

  func lists(_ table: CSVTable, _ reading: inout FileReading) throws -> [FileList] {
    var items: [FileItem] = []
    var section: Category?
    reading.tally.add(.program("Todoist"))
    try CSVFormat.forEachRow(of: table, &reading) { (cells, start, reading) throws(ParseFault) in
      let content = text("CONTENT", in: cells)
      switch text("TYPE", in: cells).lowercased() {
      case "task":
        guard var item = ForeignItem(labelled: content) else {
          reading.skipNameless(at: start, cells.map(\.text).joined(separator: " "))
          return false
        }
        item.note(text("DESCRIPTION", in: cells))
        item.note("due", text("DATE", in: cells), as: "DATE")
        let priority = text("PRIORITY", in: cells)
        if priority != "4" { item.note("priority", priority, as: "PRIORITY") }
        item.note("responsible", text("RESPONSIBLE", in: cells), as: "RESPONSIBLE")
        item.details.category = item.details.category ?? section
        items.append(item.finished(&reading.tally))
        return true
      case "section": section = Category(content)
      case "note" where !items.isEmpty: items[items.count - 1].add(toNote: [Folding.clean(content)])
      case "", "meta": break
      case let other: reading.tally.leaveOut(other)
      }
      return false
    }
    return [FileList(name: nil, items: items)]
  }

  private func text(_ name: String, in cells: [CSVCell]) -> String {
    places[name].flatMap { cells.indices.contains($0) ? cells[$0].text : nil } ?? ""
  }
}
