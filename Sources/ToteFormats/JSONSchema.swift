import ToteModel

/// What JSON holds, as data: the kinds of rows, and the fields of each in the order in which they are written. The writer,
/// the reader and the test of the document all go by it.

/// The schema of an export and of everything that `--json` prints. Sources/ToteFormats/ToteFormats.docc/JSON.md explains it.
package enum JSONSchema {
  /// The version that is written. An older one is read, a newer one refused.
  package static let version: Int64 = 4

  /// The kinds of rows, in the order and by the names of their arrays.
  package static let arrays: [(name: String, kind: Row.Kind)] = [
    ("lists", .list), ("items", .item), ("notes", .note), ("lessons", .correction), ("purchases", .purchase),
    ("settings", .setting), ("purchasedItems", .purchasedItem), ("staples", .staple),
  ]

  /// The fields of a kind, in the order of the columns. None stands here that follows from another: an item's key.
  package static func fields(of kind: Row.Kind) -> [RecordField] { kind.schema.exportedFields }
}

extension Currency {
  /// The code that JSON has: `EUR`.
  package var code: String {
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
