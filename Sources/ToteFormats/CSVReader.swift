import ToteModel

/// A table as lists: our own, and those that spreadsheets and other programs write. The heading says which column holds
/// what, in any order; a column that Tote does not know is kept in the notes, and that is told.

extension CSVFormat {
  static func read(_ reading: inout FileReading) throws -> Imported {
    var offset = reading.start
    var delimiter = delimiter(of: reading.bytes, from: offset)
    // What some spreadsheets write above the heading.
    let (first, next) = reading.line(at: offset)
    if first.count == 5, reading.text(first).hasPrefix("sep=") {
      delimiter = reading.bytes[first.upperBound - 1]
      offset = next
    }
    var table = CSVTable(reading.bytes, from: offset, delimiter: delimiter)
    // Commas are what everybody expects.
    var remarks: [Imported.Remark] =
      delimiter == delimiters[0] ? [] : [.delimiter(Character(Unicode.Scalar(delimiter)))]
    var cells: [CSVCell] = []
    let columns: [Heading]
    do throws(Fault) {
      try table.row(into: &cells)
      columns = try headings(cells)
    } catch {
      try reading.note(error)
      return Imported(.lists([]), remarks: remarks)
    }
    for case .other(let name) in columns { remarks.append(.column(name)) }
    var lists = WrittenLists()
    var reader = Row()
    while !table.isAtEnd {
      let start = table.offset
      do throws(Fault) {
        try table.row(into: &cells)
        if cells.count == 1, cells[0].isEmpty, !cells[0].isQuoted {
          // A blank line.
        } else if cells.count != columns.count {
          throw Fault(
            start, "\(columns.count) cells, as in the heading", found: "\(cells.count)")
        } else if let item = try reader.item(cells, columns) {
          lists.add(item, to: reader.list)
        } else if reader.isStart {
          lists.begin(reader.list)
        }
      } catch {
        try reading.note(error)
      }
      try reading.reached(table.offset)
    }
    return Imported(.lists(lists.lists), remarks: remarks)
  }

  /// What a column of this file holds.
  enum Heading {
    case known(Column)
    case other(String)
  }

  private static func headings(_ cells: [CSVCell]) throws(Fault) -> [Heading] {
    var known: Set<Column> = []
    var headings: [Heading] = []
    for cell in cells {
      if let column = Column(heading: cell.text) {
        guard known.insert(column).inserted else {
          throw Fault(cell.offset, "each column once", length: cell.length)
        }
        headings.append(.known(column))
      } else {
        headings.append(.other(cell.text))
      }
    }
    guard known.contains(.name) else {
      throw Fault(cells[0].offset, "a heading with a column \"name\"")
    }
    return headings
  }

  /// Understands one row after the other, and remembers what it has worked out.
  private struct Row {
    /// On which list the row is.
    private(set) var list: String?
    /// Whether the row names a list and nothing else.
    private(set) var isStart = false
    private var categories: [FieldValue: Category] = [:]

    /// The row's item; `nil` where it has none.
    mutating func item(_ cells: [CSVCell], _ columns: [Heading]) throws(Fault) -> WrittenItem? {
      var item = WrittenItem(name: "")
      var nameless: Int?
      var others: [String] = []
      var isFilled = false
      list = nil
      isStart = false
      for (cell, column) in zip(cells, columns) {
        if case .known(.list) = column {
          list = cell.isQuoted ? cell.text : cell.value
          isStart = list != nil
          continue
        }
        if case .known(.name) = column {
          item.name = cell.text
          if cell.isEmpty { nameless = cell.isQuoted ? nil : cell.offset } else { isFilled = true }
          continue
        }
        guard let text = cell.value else { continue }
        isFilled = true
        switch column {
        case .known(.amount): item.amount = try expect(Amount(text), "an amount, such as 2.5 kg", cell)
        case .known(.category): item.category = category(text)
        case .known(.store): item.store = text
        case .known(.price):
          item.price = try expect(Price(text), "a price with its currency, such as 1.09€", cell)
        case .known(.note): item.note = text
        case .known(.ticked): item.isTicked = try expect(truth(text), "true or false", cell)
        case .known(.created):
          item.created = try expect(Moment(timestamp: text), "a date, such as 2026-11-21", cell)
        case .known(.list), .known(.name): break
        case .other(let name): others.append("\(name): \(text)")
        }
      }
      guard isFilled else { return nil }
      if let nameless { throw Fault(nameless, "what is to be bought", length: 0) }
      isStart = false
      if !others.isEmpty { item.note = ((item.note.map { [$0] } ?? []) + others).joined(separator: "; ") }
      return item
    }

    /// NB: telling one's own category from a built-in one takes longer than the rest of the row.
    private mutating func category(_ text: String) -> Category? {
      if let known = categories[.text(text)] { return known }
      let category = Category(text)
      categories[.text(text)] = category
      return category
    }

    private func expect<Value>(_ value: Value?, _ expected: String, _ cell: CSVCell) throws(Fault) -> Value {
      guard let value else { throw Fault(cell.offset, expected, length: cell.length) }
      return value
    }
  }
}
