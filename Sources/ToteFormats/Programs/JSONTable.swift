import ToteModel

/// JSON that is a table: an array of flat objects, whose keys are the headings. Many small programs save their list so.
///
///     [{"name": "milk", "quantity": 2, "checked": false}, {"name": "bread"}]
struct JSONTable {
  private let keys: [String]
  private let rows: [JSONValue]
  private let layout: TableLayout

  /// `nil` unless one of the keys is the name of an item.
  init?(_ file: JSONValue) {
    guard let rows = file.objects else { return nil }
    var keys: Set<String> = []
    for case .object(let members, _) in rows {
      guard members.values.allSatisfy({ $0.isEmpty || $0.cell != nil }) else { return nil }
      keys.formUnion(members.keys)
    }
    guard keys.count <= FileLimits.columns else { return nil }
    // Objects have no order.
    self.keys = keys.sorted()
    self.rows = rows
    let headings = self.keys.map { CSVCell(text: $0, isQuoted: true, offset: 0, length: 0) }
    guard let layout = try? TableLayout(headings: headings) else { return nil }
    self.layout = layout
  }

  func lists(_ reading: inout FileReading) throws -> [FileList] {
    for column in layout.columns where column.field == nil { reading.tally.add(.column(column.title)) }
    var lists = FileListBuilder()
    var reader = CSVRow(layout, currency: reading.currency)
    for row in rows {
      var cells = keys.map {
        CSVCell(text: row[$0]?.cell ?? "", isQuoted: false, offset: row.offset, length: 0)
      }
      do throws(ParseFault) {
        guard let item = try reader.item(&cells, &reading.tally) else { continue }
        lists.add(item, to: reader.list)
      } catch {
        if error.expected == .itemName {
          reading.skipNameless(at: row.offset, cells.map(\.text).joined(separator: " "))
        } else {
          try reading.note(error)
        }
        continue
      }
      try reading.countItem(at: row.offset)
    }
    return lists.lists
  }
}

extension JSONValue {
  /// `nil` for what has no place in a cell.
  fileprivate var cell: String? {
    if case .truth(let truth) = self { return truth.readableText }
    return text.map(Folding.clean)
  }
}
