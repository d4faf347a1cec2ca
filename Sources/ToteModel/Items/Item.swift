/// A thing on a list. The add field makes one from a line (`ParsedItem`), every edit of it is a `Change`.

/// A thing to buy. Its amount, store and so on are read and set directly: `item.store = "Lidl"`.
@dynamicMemberLookup
package struct Item: Hashable, Sendable, Identifiable {
  package typealias ID = RowID<Item>

  package let id: ID
  package var list: ShoppingList.ID
  /// What it is called on the screen.
  package var name: String { didSet { key = ItemName.key(of: name) } }
  /// The name as it is looked up, filtered and sorted: folded once, and stored with it.
  @usableFromInline
  package internal(set) var key: String
  package var details: ItemDetails
  /// Whether it is in the basket.
  package var isTicked: Bool
  /// Its place in the list.
  package var rank: Rank
  package let created: Moment

  @inlinable
  package subscript<Detail>(dynamicMember detail: WritableKeyPath<ItemDetails, Detail>) -> Detail {
    get { details[keyPath: detail] }
    set { details[keyPath: detail] = newValue }
  }

  package init(
    id: ID, list: ShoppingList.ID, name: String, details: ItemDetails = ItemDetails(), isTicked: Bool = false,
    rank: Rank = .first, created: Moment
  ) {
    self.init(
      id: id, list: list, name: name, key: ItemName.key(of: name), details: details, isTicked: isTicked,
      rank: rank, created: created)
  }

  /// With a key that was folded before.
  @inlinable
  package init(
    id: ID, list: ShoppingList.ID, name: String, key: String, details: ItemDetails, isTicked: Bool,
    rank: Rank,
    created: Moment
  ) {
    self.id = id
    self.list = list
    self.name = name
    self.key = key
    self.details = details
    self.isTicked = isTicked
    self.rank = rank
    self.created = created
  }

  /// An item as a line says it.
  package init(_ parsed: ParsedItem, id: ID, list: ShoppingList.ID, rank: Rank, created: Moment) {
    self.init(
      id: id, list: list, name: parsed.name, details: parsed.details, rank: rank, created: created)
  }

  /// The same once more, to be bought again.
  package func copy(id: ID, list: ShoppingList.ID, rank: Rank, created: Moment) -> Item {
    Item(
      id: id, list: list, name: name, key: key, details: details, isTicked: false, rank: rank,
      created: created)
  }
}

extension Item: Record {
  package static var kind: Row.Kind { .item }
  package static let schema = RecordSchema(Item.self, table: "item")
  package static var blank: Item {
    Item(
      id: .zero, list: .zero, name: "", key: "", details: ItemDetails(), isTicked: false, rank: .first,
      created: .zero)
  }
  package var row: Row { .item(self) }
  package var rowKey: Row.Key { .item(id) }

  package init(_ item: Item, fields: inout some FieldVisitor) {
    id = fields.visit("id", item.id)
    list = fields.visit("list", item.list)
    let name = fields.visit("name", item.name)
    let key = fields.visit("key", item.key, .derived(from: "name"))
    self.name = name
    self.key = key.isEmpty ? ItemName.key(of: name) : key
    var details = item.details
    details.visit(&fields)
    isTicked = fields.visit("ticked", item.isTicked)
    rank = fields.visit("rank", item.rank)
    created = fields.visit("created", item.created)
    details.visitAdded(&fields)
    self.details = details
  }

  /// As for every record, and compiled for this one: merging a list asks for the fields of thousands of items.
  package var fields: [FieldValue] {
    var writer = FieldWriter(count: Self.schema.columns.count)
    _ = Item(self, fields: &writer)
    return writer.values
  }

  /// The same as the list above, for one kind of source at a time: it is what 100,000 items wait for before the first of
  /// them shows, and by the list it takes twice as long. `RecordTests` holds the two together.
  @inlinable
  package init?(from source: inout some FieldSource) {
    guard let id = source.id(of: Item.self), let list = source.id(of: ShoppingList.self),
      let name = source.text()
    else { return nil }
    let key = source.text()
    var details = ItemDetails(from: &source)
    let isTicked = (source.integer() ?? 0) != 0
    guard let rank = source.text() else { return nil }
    let created = Moment(milliseconds: source.integer() ?? 0)
    details.readAdded(from: &source)
    self.init(
      id: id, list: list, name: name, key: key ?? ItemName.key(of: name), details: details,
      isTicked: isTicked, rank: Rank(stored: rank), created: created)
  }
}

extension Item {
  /// Whether a text, folded, stands in its name or in another of its texts.
  func holds(_ needle: [UInt8]) -> Bool { key.holds(needle) || details.holds(needle) }

  /// Whether words, folded, stand whole in its name or in another of its texts.
  func holds(words needle: [UInt8]) -> Bool {
    key.holds(words: needle)
      || details.texts.contains { $0.map { Folding.fold($0).holds(words: needle) } ?? false }
  }

  /// The same as comparing all their fields, without making these: a merge compares thousands. Two spellings of an accent are one
  /// text to Swift, but a change from one to the other has to be saved.
  package func isSame(as other: Item) -> Bool {
    self == other && FieldValue(name) == FieldValue(other.name)
      && FieldValue(details.category) == FieldValue(other.details.category)
      && zip(details.texts, other.details.texts).allSatisfy { FieldValue($0) == FieldValue($1) }
  }
}
