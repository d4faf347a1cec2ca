import ToteModel

/// Tables of comma-separated values, with a column for each readable field of an item.
///
///     list,name,amount,category,store,price,note,ticked,created
///     Groceries,apples,2 kg,produce,Lidl,1.09€,the red ones,false,2026-11-21T15:22:33.123Z
enum CSVFormat {
  struct Column: Hashable {
    let name: String
    /// Among the fields of an item; `nil` for the list, which is written by its name.
    let place: Int?

    static let list = Column(name: "list", place: nil)
    /// Other programs write the unit of an amount beside it.
    static let unit = Column(name: "unit", place: nil)

    /// In the order in which they are written.
    static let all =
      [list] + Item.schema.fields.filter(isReadable).map { Column(name: $0.name, place: $0.column) }

    static let namePlace = Item.schema.columns.firstIndex(of: "name")!
    static let createdPlace = Item.schema.columns.firstIndex(of: "created")!

    private static let byHeading: [String: Column] = {
      var byHeading: [String: Column] = [:]
      for column in all + [unit] {
        for heading in [column.name] + (TableHeading.names[column.name] ?? []) { byHeading[heading] = column }
      }
      return byHeading
    }()

    init?(_ heading: TableHeading) {
      guard let column = Self.byHeading[heading.key] else { return nil }
      self = column
    }

    init?(heading: String) { self.init(TableHeading(heading)) }

    static func named(_ name: String) -> Column? { byHeading[name] }

    private init(name: String, place: Int?) {
      self.name = name
      self.place = place
    }

    private static func isReadable(_ field: RecordField) -> Bool {
      CSVFormat.isReadable(field.kind, field.rules)
    }
  }

  /// Ids and ranks mean nothing outside the database.
  static func isReadable(_ kind: FieldKind, _ rules: FieldRules) -> Bool {
    kind != .id && kind != .rank && rules.isExported
  }

  /// Of two that fit equally well the first counts.
  static let delimiters: [UInt8] = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }

  /// The one that gives the heading the most known columns, and then the most columns.
  static func delimiter(of bytes: [UInt8], from offset: Int) -> UInt8 {
    var best = (known: -1, count: 0, delimiter: delimiters[0])
    for delimiter in delimiters {
      var table = CSVTable(bytes, from: offset, delimiter: delimiter)
      var cells: [CSVCell] = []
      guard (try? table.row(into: &cells)) != nil else { continue }
      let known = cells.count { Column(heading: $0.text) != nil }
      if (known, cells.count) > (best.known, best.count) { best = (known, cells.count, delimiter) }
    }
    return best.delimiter
  }
}
