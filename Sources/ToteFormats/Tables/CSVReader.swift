import ToteModel

/// Reads tables from Tote, spreadsheets and other programs. The heading says which column is what, in any order; unknown columns
/// are kept in the notes, with a notice. A table without headings is read by what its columns contain.

extension CSVFormat {
  static func read(_ reading: inout FileReading) throws -> [FileList] {
    var table = opened(&reading)
    let start = table
    var first: [CSVCell] = []
    let known: Known
    do throws(ParseFault) {
      try table.row(into: &first)
      // Some spreadsheets begin with blank rows.
      while !table.isAtEnd, first.allSatisfy(\.isEmpty) { try table.row(into: &first) }
      if let todoist = TodoistTable(headings: first) {
        known = .program(todoist)
      } else if let layout = TableLayout(guessing: start, first: first) {
        known = .headless(layout)
      } else {
        known = .headings(try TableLayout(headings: first))
      }
    } catch {
      try reading.note(error)
      return []
    }
    switch known {
    case .program(let todoist): return try todoist.lists(table, &reading)
    case .headless(let layout):
      reading.tally.add(.noHeading)
      return try lists(start, layout, &reading)
    case .headings(let layout):
      for column in layout.columns where column.field == nil && !column.title.isEmpty {
        reading.tally.add(.column(column.title))
      }
      return try lists(table, layout, &reading)
    }
  }

  private enum Known {
    case program(TodoistTable)
    case headless(TableLayout)
    case headings(TableLayout)
  }

  /// Behind a line above the heading that some spreadsheets write.
  private static func opened(_ reading: inout FileReading) -> CSVTable {
    var offset = reading.start
    var delimiter = delimiter(of: reading.bytes, from: offset)
    let (first, next) = reading.line(at: offset)
    if first.count == 5, reading.text(first).hasPrefix("sep=") {
      delimiter = reading.bytes[first.upperBound - 1]
      offset = next
    }
    // Commas need no notice.
    if delimiter != delimiters[0] { reading.tally.add(.delimiter(Character(Unicode.Scalar(delimiter)))) }
    return CSVTable(reading.bytes, from: offset, delimiter: delimiter)
  }

  private static func lists(
    _ table: CSVTable, _ layout: TableLayout, _ reading: inout FileReading
  ) throws -> [FileList] {
    var lists = FileListBuilder()
    var reader = CSVRow(layout, currency: reading.currency)
    try forEachRow(of: table, &reading) { (cells, start, reading) throws(ParseFault) in
      try layout.fit(&cells, at: start)
      do throws(ParseFault) {
        if let item = try reader.item(&cells, &reading.tally) {
          lists.add(item, to: reader.list)
          return true
        }
        if reader.isStart { lists.begin(reader.list, isAnother: reader.isAnother) }
      } catch {
        if layout.isOurs || error.expected != .itemName { throw error }
        reading.skipNameless(at: start, cells.map(\.text).joined(separator: " "))
      }
      return false
    }
    return lists.lists
  }

  /// - Parameter body: Returns whether the row is an item.
  static func forEachRow(
    of table: CSVTable, _ reading: inout FileReading,
    _ body: (inout [CSVCell], Int, inout FileReading) throws(ParseFault) -> Bool
  ) throws {
    var table = table
    var cells: [CSVCell] = []
    while !table.isAtEnd {
      let start = table.offset
      var isItem = false
      do throws(ParseFault) {
        try table.row(into: &cells)
        let isBlank = cells.count == 1 && cells[0].isEmpty && !cells[0].isQuoted
        if !isBlank { isItem = try body(&cells, start, &reading) }
      } catch {
        try reading.note(error)
      }
      if isItem { try reading.countItem(at: start) }
      try reading.reached(table.offset)
    }
  }
}

extension TableLayout {
  /// Other programs leave out empty cells at the end of a row, or write some more.
  fileprivate func fit(_ cells: inout [CSVCell], at start: Int) throws(ParseFault) {
    if cells.count == columns.count { return }
    if !isOurs, columns.count <= FileLimits.columns, cells.dropFirst(columns.count).allSatisfy(\.isEmpty) {
      let end = cells.last.map { $0.offset + $0.length } ?? start
      cells = Array(cells.prefix(columns.count))
      while cells.count < columns.count {
        cells.append(CSVCell(text: "", isQuoted: false, offset: end, length: 0))
      }
      return
    }
    throw ParseFault(start, .cells(columns.count), found: .cells(cells.count))
  }
}
