import ToteModel

/// What is in an export, and in everything that `--json` prints, in order. `JSON.md` explains it.
package enum JSONSchema {
  /// Older versions are read, newer ones refused.
  package static let version: Int64 = 8

  package static let arrays: [(name: String, kind: Row.Kind)] = [
    ("lists", .list), ("items", .item), ("notes", .note), ("lessons", .correction), ("purchases", .purchase),
    ("settings", .setting), ("purchasedItems", .purchasedItem), ("staples", .staple),
  ]

  /// In the order of the columns, without derived ones like an item's key.
  package static func fields(of kind: Row.Kind) -> [RecordField] { kind.schema.exportedFields }
}
