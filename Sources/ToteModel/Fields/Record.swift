/// The kinds of rows there are. A kind is a value that lists its fields once (`FieldVisitor.swift`); its table, the
/// journal, merging and JSON follow from that list.
///
/// To add a field: a property, and a line at the end of the list in `init(_:fields:)`; the journal has the old order.
/// One of an item is also typed and shown: the article `Features` of Tote says where.
/// To add a kind: a type that is a `Record`, a case in `Row`, `Row.Key` and `Row.Kind` (the compiler asks for the
/// rest), its table in a new version of the schema, and its place in the `Records`.

/// A row of one kind.
package protocol Record: Hashable, Sendable {
  static var kind: Row.Kind { get }
  static var schema: RecordSchema { get }
  /// A row that holds nothing yet. What is missing in a row that is read stays as it is here.
  static var blank: Self { get }
  /// The record with each field as the visitor gives it back: the one list of its fields.
  init(_ record: Self, fields: inout some FieldVisitor)
  /// Reads a row; `nil` where there is none. It follows from the list of fields. Items have a quicker way of their own.
  init?(from source: inout some FieldSource)
  /// All it holds, in the order of the columns; the first field is its key. It follows from the list of fields.
  var fields: [FieldValue] { get }
  /// It, as one of all kinds.
  var row: Row { get }
  /// What all rows of its kind are told apart by.
  var rowKey: Row.Key { get }
}

/// A row of any kind.
package enum Row: Hashable, Sendable {
  case list(ShoppingList)
  case item(Item)
  case correction(CategoryCorrection)
  case purchase(Purchase)
  case setting(Setting)
  case note(Note)
  case purchasedItem(PurchasedItem)
  case staple(Staple)

  /// What a row is found by.
  package enum Key: Hashable, Sendable {
    case list(ShoppingList.ID)
    case item(Item.ID)
    /// A corrected category, by the name's key.
    case correction(String)
    /// What was bought, by the name's key.
    case purchase(String)
    case setting(String)
    case note(Note.ID)
    case purchasedItem(PurchasedItem.ID)
    /// What comes onto its list by itself, by the name's key.
    case staple(String)
  }

  /// Which kind. The numbers are in the journal and stay.
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

  /// It, as the value of its own kind.
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

  /// What it is found by.
  package var key: Key { record.rowKey }
  /// Which kind it is.
  package var kind: Kind { key.kind }
  package var fields: [FieldValue] { record.fields }

  /// Reads a row of a kind.
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

  /// The first field of the row.
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

  /// Its table in the database.
  package var table: String { schema.table }
  /// The columns of its table, in the order of the fields.
  package var columns: [String] { schema.columns }
}
