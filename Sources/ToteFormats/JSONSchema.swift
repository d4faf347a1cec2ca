import ToteModel

/// The rows and fields of an export and of everything that `--json` prints.
/// Sources/ToteFormats/ToteFormats.docc/JSON.md explains it.
package enum JSONSchema {
  /// Older versions can be read, newer ones are refused.
  package static let version: Int64 = 4

  /// In the order of their arrays.
  package static let arrays: [(name: String, kind: Row.Kind)] = [
    ("lists", .list), ("items", .item), ("notes", .note), ("lessons", .correction), ("purchases", .purchase),
    ("settings", .setting), ("purchasedItems", .purchasedItem), ("staples", .staple),
  ]

  /// Without derived fields.
  package static func fields(of kind: Row.Kind) -> [RecordField] { kind.schema.exportedFields }
}

extension Currency {
  /// As in `EUR`.
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

  init?(code: String) {
    guard let currency = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = currency
  }
}
