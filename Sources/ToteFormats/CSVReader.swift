import ToteModel

/// Reads tables from Tote, spreadsheets and other programs. The heading says which column is what, in any order; unknown columns
/// are kept in the notes, with a notice.

extension CSVFormat {
  static func read(_ reading: inout FileReading) throws -> [FileList] {
    var offset = reading.start
    var delimiter = delimiter(of: reading.bytes, from: offset)
    // Some spreadsheets write this above the heading.
    let (first, next) = reading.line(at: offset)
    if first.count == 5, reading.text(first).hasPrefix("sep=") {
      delimiter = reading.bytes[first.upperBound - 1]
      offset = next
    }
    var table = CSVTable(reading.bytes, from: offset, delimiter: delimiter)
    // Commas need no notice.
    if delimiter != delimiters[0] { reading.tally.add(.delimiter(Character(Unicode.Scalar(delimiter)))) }
    var cells: [CSVCell] = []
    let columns: [Heading]
    do throws(ParseFault) {
      try table.row(into: &cells)
      columns = try headings(cells)
    } catch {
      try reading.note(error)
      return []
    }
    for case .other(let name) in columns { reading.tally.add(.column(Folding.clean(name))) }
    var lists = FileListBuilder()
    var reader = Row(columns)
    while !table.isAtEnd {
      let start = table.offset
      var isItem = false
      do throws(ParseFault) {
        try table.row(into: &cells)
        if cells.count == 1, cells[0].isEmpty, !cells[0].isQuoted {
          // A blank line.
        } else if cells.count != columns.count {
          throw ParseFault(start, .cells(columns.count), found: .cells(cells.count))
        } else if let item = try reader.item(cells) {
          lists.add(item, to: reader.list)
          isItem = true
        } else if reader.isStart {
          lists.begin(reader.list, isAnother: reader.isAnother)
        }
      } catch {
        try reading.note(error)
      }
      if isItem { try reading.countItem(at: start) }
      try reading.reached(table.offset)
    }
    return lists.lists
  }

  enum Heading {
    case known(Column)
    case other(String)
  }

  private static func headings(_ cells: [CSVCell]) throws(ParseFault) -> [Heading] {
    var known: Set<Column> = []
    var headings: [Heading] = []
    for cell in cells {
      if let column = Column(heading: cell.text) {
        guard known.insert(column).inserted else {
          throw ParseFault(cell.offset, .columnOnce, length: cell.length)
        }
        headings.append(.known(column))
      } else {
        headings.append(.other(cell.text))
      }
    }
    guard known.contains(where: { $0.place == Column.namePlace }) else {
      throw ParseFault(cells[0].offset, .nameColumn)
    }
    return headings
  }

  private struct Row {
    private(set) var list: String?
    private(set) var isStart = false
    /// Whether the name is there and empty, which begins another list, perhaps of the same name.
    private(set) var isAnother = false
    private let columns: [Heading]
    private var reader: CellReader

    init(_ columns: [Heading]) {
      self.columns = columns
      reader = CellReader(columns)
    }

    mutating func item(_ cells: [CSVCell]) throws(ParseFault) -> FileItem? {
      var nameless: Int?
      var others: [String] = []
      var isFilled = false
      list = nil
      isStart = false
      isAnother = false
      for (cell, column) in zip(cells, columns) {
        switch column {
        case .known(.list):
          list = cell.isQuoted ? cell.text : cell.value
          isStart = list != nil
        case .known(let column) where column.place == Column.namePlace && cell.isEmpty:
          nameless = cell.isQuoted ? nil : cell.offset
          isAnother = cell.isQuoted
        case .known: if !cell.isEmpty { isFilled = true }
        case .other(let name):
          guard let text = cell.value else { continue }
          isFilled = true
          others.append("\(name): \(text)")
        }
      }
      let read = try reader.item(cells)
      guard isFilled else { return nil }
      if let nameless { throw ParseFault(nameless, .itemName, length: 0) }
      isStart = false
      var item = FileItem(
        name: read.name, details: read.details, isTicked: read.isTicked,
        created: reader.isDated ? read.created : nil)
      item.add(toNote: others, separator: "; ")
      return item
    }
  }
}

private struct CellReader: FieldVisitor {
  private let cellOfField: [Int?]
  private var cells: [CSVCell] = []
  private var place = 0
  /// Of the first cell that has one.
  private var fault: ParseFault?
  /// NB: parsing a category takes longer than the rest of the row.
  private var categories: [FieldValue: Category] = [:]

  init(_ columns: [CSVFormat.Heading]) {
    var cellOfField: [Int?] = Array(repeating: nil, count: Item.schema.fields.count)
    for (cell, column) in columns.enumerated() {
      if case .known(let column) = column, let place = column.place { cellOfField[place] = cell }
    }
    self.cellOfField = cellOfField
  }

  var isDated: Bool { cell(CSVFormat.Column.createdPlace)?.isEmpty == false }

  mutating func item(_ cells: [CSVCell]) throws(ParseFault) -> Item {
    self.cells = cells
    place = 0
    fault = nil
    let item = Item(.blank, fields: &self)
    if let fault { throw fault }
    return item
  }

  private func cell(_ place: Int) -> CSVCell? { cellOfField[place].map { cells[$0] } }

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value, _ rules: FieldRules) -> Value {
    read() ?? value
  }

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value?, _ rules: FieldRules) -> Value? {
    read() ?? value
  }

  private mutating func read<Value: FieldType>() -> Value? {
    defer { place += 1 }
    guard let cell = cell(place), let text = cell.value else { return nil }
    if Value.self == Category.self { return category(text) as? Value }
    if let read = Value(readableText: text) { return read }
    if cell.offset < fault?.offset ?? .max {
      fault = ParseFault(cell.offset, .cell(Value.kind), length: cell.length)
    }
    return nil
  }

  private mutating func category(_ text: String) -> Category? {
    if let known = categories[.text(text)] { return known }
    let category = Category(text)
    categories[.text(text)] = category
    return category
  }
}
