import ToteModel

/// Reads the rows of a table, one after the other.
struct CSVRow {
  private(set) var list: String?
  private(set) var isStart = false
  /// Whether the name is there and empty, which begins another list, perhaps of the same name.
  private(set) var isAnother = false
  private let layout: TableLayout
  private let foreign: ForeignCells
  private var reader: CellReader

  init(_ layout: TableLayout, currency: Currency?) {
    self.layout = layout
    foreign = ForeignCells(layout, currency: currency)
    reader = CellReader(layout)
  }

  /// Changes the cells of other programs' tables to what ours would have.
  mutating func item(_ cells: inout [CSVCell], _ tally: inout NoticeTally) throws(ParseFault) -> FileItem? {
    var nameless: Int?
    var isFilled = false
    list = nil
    isStart = false
    isAnother = false
    for (cell, column) in zip(cells, layout.columns) {
      switch column.field {
      case .list?:
        list = cell.isQuoted ? cell.text : cell.value
        isStart = list != nil
      case let field? where field.place == CSVFormat.Column.namePlace && cell.isEmpty:
        nameless = cell.isQuoted ? nil : cell.offset
        isAnother = cell.isQuoted
      default: if !cell.isEmpty { isFilled = true }
      }
    }
    guard isFilled else { return nil }
    if let nameless { throw ParseFault(nameless, .itemName, length: 0) }
    let words = foreign.prepare(&cells, &tally)
    let read = try reader.item(cells)
    isStart = false
    var item = FileItem(
      name: read.name, details: read.details, isTicked: read.isTicked,
      created: reader.isDated ? read.created : nil)
    item.add(toNote: words, separator: "; ")
    return item
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

  init(_ layout: TableLayout) {
    var cellOfField: [Int?] = Array(repeating: nil, count: Item.schema.fields.count)
    for (cell, column) in layout.columns.enumerated() {
      if let place = column.field?.place { cellOfField[place] = cell }
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
