/// A thing on a list. Its details are accessed directly: `item.store = "Lidl"`.
@dynamicMemberLookup
package struct Item: Hashable, Sendable, Identifiable {
  package typealias ID = RowID<Item>

  package let id: ID
  package var list: ShoppingList.ID
  package var name: String { didSet { key = ItemName.key(of: name) } }
  /// The folded name for searching and sorting, stored to fold it only once.
  @usableFromInline
  package internal(set) var key: String
  package var details: ItemDetails
  package var isTicked: Bool
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

  package init(_ parsed: ParsedItem, id: ID, list: ShoppingList.ID, rank: Rank, created: Moment) {
    self.init(
      id: id, list: list, name: parsed.name, details: parsed.details, rank: rank, created: created)
  }

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

  /// Repeated from the protocol so that it is specialized: a merge asks for the fields of thousands of items.
  package var fields: [FieldValue] {
    var writer = FieldWriter(count: Self.schema.columns.count)
    _ = Item(self, fields: &writer)
    return writer.values
  }

  /// Twice as fast as a visitor, since 100,000 items wait for it. `RecordTests` keeps it in step.
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
  func holds(_ needle: [UInt8]) -> Bool { key.holds(needle) || details.holds(needle) }

  func holds(words needle: [UInt8]) -> Bool {
    key.holds(words: needle)
      || details.texts.contains { $0.map { Folding.fold($0).holds(words: needle) } ?? false }
  }

  /// The same as comparing `fields`, byte by byte, but faster.
  package func isSame(as other: Item) -> Bool {
    self == other && FieldValue(name) == FieldValue(other.name)
      && FieldValue(details.category) == FieldValue(other.details.category)
      && zip(details.texts, other.details.texts).allSatisfy { FieldValue($0) == FieldValue($1) }
  }
}
