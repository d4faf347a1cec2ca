import ToteModel

/// What JSON holds, as data: the fields of each kind of row, in the order in which they are written. The writer, the
/// reader and the test of the document all go by it, and the order is that of the columns (`Row.Kind.columns`), so a new
/// column that has no field here fails a test.

/// The schema of an export and of everything that `--json` prints. Sources/Tote/Tote.docc/JSON.md explains it.
package enum JSONSchema {
  /// The version that is written. An older one is read, a newer one refused.
  package static let version: Int64 = 1

  /// What a field holds.
  package enum Kind: String, Hashable, Sendable {
    case id, text, truth, moment, number, rank, category, amount, price, tags
  }

  /// One field of a row.
  package struct Field: Hashable, Sendable {
    /// What it is called, as in the database.
    package let name: String
    package let kind: Kind
    /// Whether it may be `null`. It is written all the same.
    package let isOptional: Bool
    /// Its place among the columns.
    let column: Int
  }

  /// The kinds of rows, in the order and by the names of their arrays.
  package static let arrays: [(name: String, kind: Row.Kind)] = [
    ("lists", .list), ("items", .item), ("notes", .note), ("lessons", .correction), ("purchases", .purchase),
    ("settings", .setting),
  ]

  /// The fields of a kind.
  package static func fields(of kind: Row.Kind) -> [Field] { table[kind]! }

  private static let table: [Row.Kind: [Field]] = {
    var table: [Row.Kind: [Field]] = [:]
    for kind in Row.Kind.allCases {
      table[kind] = zip(kind.columns, kinds(of: kind)).enumerated().compactMap { column, field in
        // An item's key follows from its name.
        guard let held = field.1 else { return nil }
        let isOptional = held.hasSuffix("?")
        return Field(
          name: field.0, kind: Kind(rawValue: isOptional ? String(held.dropLast()) : held)!,
          isOptional: isOptional, column: column)
      }
    }
    return table
  }()

  /// What each column holds, with a question mark where that may be nothing.
  private static func kinds(of kind: Row.Kind) -> [String?] {
    switch kind {
    case .list: ["id", "text", "rank", "truth", "moment"]
    case .item:
      [
        "id", "id", "text", nil, "amount?", "category?", "text?", "price?", "text?", "truth", "rank",
        "moment",
      ]
    case .correction: ["text", "category"]
    case .purchase: ["text", "text", "number", "moment"]
    case .setting: ["text", "text"]
    case .note:
      ["id", "text", "text", "tags", "moment", "moment", "truth", "truth", "moment?", "id?"]
    }
  }
}

extension Currency {
  /// The code that JSON has: `EUR`.
  var code: String {
    switch self {
    case .euro: "EUR"
    case .dollar: "USD"
    case .pound: "GBP"
    case .lira: "TRY"
    case .yen: "JPY"
    case .rupee: "INR"
    case .franc: "CHF"
    }
  }

  /// The currency of a code.
  init?(code: String) {
    guard let currency = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = currency
  }
}
