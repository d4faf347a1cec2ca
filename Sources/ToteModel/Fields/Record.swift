/// A record lists its fields once; its table, the journal, merging and JSON follow from that.
///
/// To add a field, add a property and a line at the end of `init(_:fields:)`, as the journal relies on the
/// order (for an item see `ItemDetails`). To add a kind, write a `Record` with a case in `Row`, `Row.Key` and
/// `Row.Kind`, a table in a new version of the schema, and a place in `Records`.

package protocol Record: Hashable, Sendable {
  static var kind: Row.Kind { get }
  static var schema: RecordSchema { get }
  /// Supplies the values of fields that are missing in a stored row.
  static var blank: Self { get }
  /// The only list of the fields: replaces each by what the visitor returns.
  init(_ record: Self, fields: inout some FieldVisitor)
  /// `nil` if the row is invalid. Items have a faster way than their fields.
  init?(from source: inout some FieldSource)
  var fields: [FieldValue] { get }
  var row: Row { get }
  var rowKey: Row.Key { get }
}

package enum Row: Hashable, Sendable {
  case list(ShoppingList)
  case item(Item)
  case correction(CategoryCorrection)
  case purchase(Purchase)
  case setting(Setting)
  case note(Note)
  case purchasedItem(PurchasedItem)
  case staple(Staple)

  package enum Key: Hashable, Sendable {
    case list(ShoppingList.ID)
    case item(Item.ID)
    /// By the name's key, like purchases and staples.
    case correction(String)
    case purchase(String)
    case setting(String)
    case note(Note.ID)
    case purchasedItem(PurchasedItem.ID)
    case staple(String)
  }

  /// The numbers are stored in the journal: never change them.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case list = 1
    case item = 2
    case correction = 3
    case purchase = 4
    case setting = 5
    case note = 6
    case purchasedItem = 7
    case staple = 8
  }

  package var record: any Record {
    switch self {
    case .list(let list): list
    case .item(let item): item
    case .correction(let correction): correction
    case .purchase(let purchase): purchase
    case .setting(let setting): setting
    case .note(let note): note
    case .purchasedItem(let bought): bought
    case .staple(let staple): staple
    }
  }

  package var key: Key { record.rowKey }
  package var kind: Kind { key.kind }
  package var fields: [FieldValue] { record.fields }

  package init?(_ kind: Kind, from source: inout some FieldSource) {
    func read<R: Record>(_ type: R.Type) -> Row? { R(from: &source)?.row }
    let row =
      switch kind {
      case .list: read(ShoppingList.self)
      case .item: read(Item.self)
      case .correction: read(CategoryCorrection.self)
      case .purchase: read(Purchase.self)
      case .setting: read(Setting.self)
      case .note: read(Note.self)
      case .purchasedItem: read(PurchasedItem.self)
      case .staple: read(Staple.self)
      }
    guard let row else { return nil }
    self = row
  }
}

extension Row.Key {
  package var kind: Row.Kind {
    switch self {
    case .list: .list
    case .item: .item
    case .correction: .correction
    case .purchase: .purchase
    case .setting: .setting
    case .note: .note
    case .purchasedItem: .purchasedItem
    case .staple: .staple
    }
  }

  package var field: FieldValue {
    switch self {
    case .list(let id): FieldValue(id)
    case .item(let id): FieldValue(id)
    case .note(let id): FieldValue(id)
    case .purchasedItem(let id): FieldValue(id)
    case .correction(let key), .purchase(let key), .setting(let key), .staple(let key): .text(key)
    }
  }
}

extension Row.Kind {
  package var schema: RecordSchema {
    switch self {
    case .list: ShoppingList.schema
    case .item: Item.schema
    case .correction: CategoryCorrection.schema
    case .purchase: Purchase.schema
    case .setting: Setting.schema
    case .note: Note.schema
    case .purchasedItem: PurchasedItem.schema
    case .staple: Staple.schema
    }
  }

  package var table: String { schema.table }
  package var columns: [String] { schema.columns }
}
