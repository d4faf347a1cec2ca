/// The kinds of rows there are. A kind is a value that describes itself in fields; merging, journal and storage
/// need no more of it.
///
/// To add a kind: a type that is a `Record`, a case in `Row`, `Row.Key` and `Row.Kind` (the compiler asks for the
/// rest), its table in a new version of the schema, and its place in the `Shelf`.

/// A row of one kind.
public protocol Record: Hashable, Sendable {
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
public enum Row: Hashable, Sendable {
  /// A shopping list.
  case list(ShoppingList)
  /// A thing on a list.
  case item(Item)
  /// A corrected category.
  case lesson(Lesson)
  /// What was bought.
  case purchase(Purchase)
  /// Something remembered about the program.
  case setting(Setting)
  /// A note.
  case note(Note)

  /// What a row is found by.
  public enum Key: Hashable, Sendable {
    /// A list, by its id.
    case list(ShoppingList.ID)
    /// An item, by its id.
    case item(Item.ID)
    /// A corrected category, by the name's key.
    case lesson(String)
    /// What was bought, by the name's key.
    case purchase(String)
    /// A setting, by its name.
    case setting(String)
    /// A note, by its id.
    case note(Note.ID)
  }

  /// Which kind. The numbers are in the journal and stay.
  public enum Kind: UInt8, CaseIterable, Sendable {
    case list = 1
    case item = 2
    case lesson = 3
    case purchase = 4
    case setting = 5
    case note = 6
  }

  /// It, as the value of its own kind.
  public var record: any Record {
    switch self {
    case .list(let list): list
    case .item(let item): item
    case .lesson(let lesson): lesson
    case .purchase(let purchase): purchase
    case .setting(let setting): setting
    case .note(let note): note
    }
  }

  /// What it is found by.
  public var key: Key { record.rowKey }
  /// Which kind it is.
  public var kind: Kind { key.kind }
  /// All it holds.
  public var fields: [FieldValue] { record.fields }

  /// Reads a row of a kind.
  public init?(_ kind: Kind, from source: inout some FieldSource) {
    func read<R: Record>(_ type: R.Type) -> Row? { R(from: &source)?.row }
    let row =
      switch kind {
      case .list: read(ShoppingList.self)
      case .item: read(Item.self)
      case .lesson: read(Lesson.self)
      case .purchase: read(Purchase.self)
      case .setting: read(Setting.self)
      case .note: read(Note.self)
      }
    guard let row else { return nil }
    self = row
  }
}

extension Row.Key {
  /// Of which kind.
  public var kind: Row.Kind {
    switch self {
    case .list: .list
    case .item: .item
    case .lesson: .lesson
    case .purchase: .purchase
    case .setting: .setting
    case .note: .note
    }
  }

  /// The first field of the row.
  public var field: FieldValue {
    switch self {
    case .list(let id): FieldValue(id)
    case .item(let id): FieldValue(id)
    case .note(let id): FieldValue(id)
    case .lesson(let key), .purchase(let key), .setting(let key): .text(key)
    }
  }
}

extension Row.Kind {
  /// Its table in the database.
  public var table: String {
    switch self {
    case .list: "list"
    case .item: "item"
    case .lesson: "lesson"
    case .purchase: "purchase"
    case .setting: "setting"
    case .note: "note"
    }
  }

  /// The columns of its table, in the order of the fields. New ones come at the end: the journal has the old order.
  public var columns: [String] {
    switch self {
    case .list: ["id", "name", "rank", "archived", "created"]
    case .item:
      [
        "id", "list", "name", "key", "amount", "category", "store", "price", "note", "ticked", "rank",
        "created",
      ]
    case .lesson: ["key", "category"]
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
