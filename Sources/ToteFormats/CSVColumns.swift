import ToteModel

/// The columns of a table, which follow from the fields of an item, and by what other names they are known when somebody
/// else's table comes in.

/// Tables of comma-separated values.
///
///     list,name,amount,category,store,price,note,ticked,created
///     Groceries,apples,2 kg,produce,Lidl,1.09€,the red ones,false,2026-11-21T15:22:33.123Z
enum CSVFormat {
  /// What stands in a column.
  struct Column: Hashable {
    let name: String
    /// Its place among the fields of an item; `nil` for the list, which is written by its name.
    let place: Int?

    static let list = Column(name: "list", place: nil)

    /// In the order in which they are written: the list, and what an item has that people read.
    static let all =
      [list] + Item.schema.fields.filter(isReadable).map { Column(name: $0.name, place: $0.column) }

    /// The place of an item's field that readers treat in their own way.
    static let namePlace = Item.schema.columns.firstIndex(of: "name")!
    static let createdPlace = Item.schema.columns.firstIndex(of: "created")!

    private static let byHeading: [String: Column] = {
      var byHeading: [String: Column] = [:]
      for column in all {
        for heading in [column.name] + (others[column.name] ?? []) { byHeading[heading] = column }
      }
      return byHeading
    }()

    /// The column of a heading, in any case.
    init?(heading: String) {
      guard let column = Self.byHeading[Folding.fold(heading)] else { return nil }
      self = column
    }

    private init(name: String, place: Int?) {
      self.name = name
      self.place = place
    }

    private static func isReadable(_ field: RecordField) -> Bool {
      CSVFormat.isReadable(field.kind, field.rules)
    }

    /// What other programs call our columns.
    private static let others: [String: [String]] = [
      "list": ["list name", "shopping list"],
      "name": ["item", "product", "title", "thing"],
      "amount": ["quantity", "qty"],
      "category": ["aisle", "section"],
      "store": ["shop", "supermarket"],
      "price": ["cost"],
      "note": ["notes", "comment", "comments", "description"],
      "ticked": ["done", "checked", "bought", "completed"],
      "created": ["added", "date"],
    ]
  }

  /// Whether a field of an item has a column: ids and ranks mean nothing outside of the database.
  static func isReadable(_ kind: FieldKind, _ rules: FieldRules) -> Bool {
    kind != .id && kind != .rank && rules.isExported
  }

  /// By what cells may be parted; of two that fit equally well the first.
  static let delimiters: [UInt8] = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }

  /// By what the cells of a file are parted: by that with which its heading has the most columns that are known, and then
  /// the most at all.
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
