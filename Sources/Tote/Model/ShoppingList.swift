/// A list: a name and a place among the other lists. What is on it are `Item`s that name it.

/// A shopping list.
public struct ShoppingList: Hashable, Sendable, Identifiable {
  /// What a list is called by.
  public typealias ID = RowID<ShoppingList>

  /// What it is called by.
  public let id: ID
  /// Its name on the screen.
  public var name: String
  /// Its place among the lists.
  public var rank: Rank
  /// Whether it is put away.
  public var isArchived: Bool
  /// When it was made.
  public let created: Moment

  /// A list.
  public init(id: ID, name: String, rank: Rank = .first, isArchived: Bool = false, created: Moment) {
    self.id = id
    self.name = name
    self.rank = rank
    self.isArchived = isArchived
    self.created = created
  }

  /// The list that an item brings with it when its own has been deleted by somebody else meanwhile, so that
  /// nothing written is lost. The same everywhere, for every program that meets the item.
  public static func foundAgain(_ id: ID) -> ShoppingList {
    ShoppingList(id: id, name: "Found again", created: Moment(milliseconds: 0))
  }
}

extension ShoppingList: Record {
  /// Its kind.
  public static var kind: Row.Kind { .list }
  /// It, as one of all kinds.
  public var row: Row { .list(self) }
  /// Its id.
  public var rowKey: Row.Key { .list(id) }

  /// All it holds.
  public var fields: [FieldValue] {
    [FieldValue(id), .text(name), .text(rank.text), FieldValue(isArchived), FieldValue(created)]
  }

  /// Reads a list.
  public init?(from source: inout some FieldSource) {
    guard let id = source.id(of: ShoppingList.self), let name = source.text(),
      let rank = source.text().map({ Rank(stored: $0) })
    else { return nil }
    self.id = id
    self.name = name
    self.rank = rank
    isArchived = source.truth()
    created = source.moment()
  }
}
