/// A list: a name and a place among the other lists. What is on it are `Item`s that name it.

package struct ShoppingList: Hashable, Sendable, Identifiable {
  /// What a list is called by.
  package typealias ID = RowID<ShoppingList>

  /// What it is called by.
  package let id: ID
  /// Its name on the screen.
  package var name: String
  /// Its place among the lists.
  package var rank: Rank
  /// Whether it is put away.
  package var isArchived: Bool
  /// When it was made.
  package let created: Moment

  package init(id: ID, name: String, rank: Rank = .first, isArchived: Bool = false, created: Moment) {
    self.id = id
    self.name = name
    self.rank = rank
    self.isArchived = isArchived
    self.created = created
  }

  /// The list that an item brings with it when its own has been deleted by somebody else meanwhile, so that
  /// nothing written is lost. The same everywhere, for every program that meets the item.
  package static func foundAgain(_ id: ID) -> ShoppingList {
    ShoppingList(id: id, name: "Found again", created: Moment(milliseconds: 0))
  }
}

extension ShoppingList: Record {
  package static var kind: Row.Kind { .list }
  /// It, as one of all kinds.
  package var row: Row { .list(self) }
  package var rowKey: Row.Key { .list(id) }

  package var fields: [FieldValue] {
    [FieldValue(id), .text(name), .text(rank.text), FieldValue(isArchived), FieldValue(created)]
  }

  package init?(from source: inout some FieldSource) {
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
