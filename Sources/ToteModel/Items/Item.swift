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
    let amount = source.text()
    let category = source.category()
    let store = source.text()
    let price = source.text()
    let note = source.text()
    let isTicked = (source.integer() ?? 0) != 0
    guard let rank = source.text() else { return nil }
    let created = Moment(milliseconds: source.integer() ?? 0)
    self.init(
      id: id, list: list, name: name, key: key ?? ItemName.key(of: name),
      details: ItemDetails(
        amount: amount.flatMap(Amount.init(stored:)), category: category, store: store,
        price: price.flatMap(Price.init(stored:)), note: note),
      isTicked: isTicked, rank: Rank(stored: rank), created: created)
  }
}

extension Item {
  /// Whether a text, folded, stands in its name or in another of its texts.
  func holds(_ needle: [UInt8]) -> Bool {
    key.holds(needle) || details.store?.holds(folded: needle) == true
      || details.note?.holds(folded: needle) == true
  }

  /// Whether words, folded, stand whole in its name or in another of its texts.
  func holds(words needle: [UInt8]) -> Bool {
    key.holds(words: needle)
      || details.texts.contains { $0.map { Folding.fold($0).holds(words: needle) } ?? false }
  }
}

extension ItemDetails {
  /// The fields that they have been from the first in every record that holds them. A later one stands at the end of each list.
  mutating func visit(_ fields: inout some FieldVisitor) {
    amount = fields.visit("amount", amount)
    category = fields.visit("category", category)
    store = fields.visit("store", store)
    price = fields.visit("price", price)
    note = fields.visit("note", note)
  }

  /// The details with each of their fields as the visitor gives it back.
  package init(_ details: ItemDetails, fields: inout some FieldVisitor) {
    var item = Item.blank
    item.details = details
    self = Item(item, fields: &fields).details
  }
}
