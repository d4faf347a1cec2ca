/// The kinds of rows there are. A kind is a value that describes itself in fields; merging, journal and storage
/// need no more of it.
///
/// To add a kind: a type that is a `Record`, a case in `Row`, `Row.Key` and `Row.Kind` (the compiler asks for the
/// rest), its table in a new version of the schema, and its place in the `Records`.

/// A row of one kind.
package protocol Record: Hashable, Sendable {
  /// Its kind.
  static var kind: Row.Kind { get }
  /// All it holds, in the order of its kind's columns; the first field is its key.
  var fields: [FieldValue] { get }
  /// Reads the fields in the same order; `nil` where there is no such row.
  init?(from source: inout some FieldSource)
  /// It, as one of all kinds.
  var row: Row { get }
  /// What all rows of its kind are told apart by.
  var rowKey: Row.Key { get }
}

/// A row of any kind.
package enum Row: Hashable, Sendable {
  /// A shopping list.
  case list(ShoppingList)
  /// A thing on a list.
  case item(Item)
  /// A corrected category.
  case correction(CategoryCorrection)
  /// What was bought.
  case purchase(Purchase)
  /// Something remembered about the program.
  case setting(Setting)
  /// A note.
  case note(Note)

  /// What a row is found by.
  package enum Key: Hashable, Sendable {
    /// A list, by its id.
    case list(ShoppingList.ID)
    /// An item, by its id.
    case item(Item.ID)
    /// A corrected category, by the name's key.
    case correction(String)
    /// What was bought, by the name's key.
    case purchase(String)
    /// A setting, by its name.
    case setting(String)
    /// A note, by its id.
    case note(Note.ID)
  }

  /// Which kind. The numbers are in the journal and stay.
  package enum Kind: UInt8, CaseIterable, Sendable {
    case list = 1
    case item = 2
    case correction = 3
    case purchase = 4
    case setting = 5
    case note = 6
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
    }
  }

  /// The first field of the row.
  package var field: FieldValue {
    switch self {
    case .list(let id): FieldValue(id)
    case .item(let id): FieldValue(id)
    case .note(let id): FieldValue(id)
    case .correction(let key), .purchase(let key), .setting(let key): .text(key)
    }
  }
}

extension Row.Kind {
  /// Its table in the database.
  package var table: String {
    switch self {
    case .list: "list"
    case .item: "item"
    case .correction: "lesson"
    case .purchase: "purchase"
    case .setting: "setting"
    case .note: "note"
    }
  }

  /// The columns of its table, in the order of the fields. New ones come at the end: the journal has the old order.
  package var columns: [String] {
    switch self {
    case .list: ["id", "name", "rank", "archived", "created"]
    case .item:
      [
        "id", "list", "name", "key", "amount", "category", "store", "price", "note", "ticked", "rank",
        "created",
      ]
    case .correction: ["key", "category"]
    case .purchase: ["key", "name", "count", "last"]
    case .setting: ["key", "value"]
    case .note:
      ["id", "title", "text", "tags", "created", "modified", "pinned", "archived", "trashed", "item"]
    }
  }

  /// The column that decides whether this one has changed: an item's key goes with the name that it was folded from, a
  /// note's tags with the text they were read from; a merge must not leave one with another's.
  func leader(of column: Int) -> Int {
    switch (self, column) {
    case (.item, 3), (.note, 3): 2
    default: column
    }
  }
}
