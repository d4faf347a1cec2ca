/// A thing on a list. The add field makes one from a line (`ParsedItem`), every edit of it is a `Change`.

/// A thing to buy.
package struct Item: Hashable, Sendable, Identifiable {
  /// What an item is called by.
  package typealias ID = RowID<Item>

  /// What it is called by.
  package let id: ID
  /// On which list it stands.
  package var list: ShoppingList.ID
  /// What it is called on the screen.
  package var name: String { didSet { key = ItemName.key(of: name) } }
  /// The name as it is looked up, filtered and sorted: folded once, and stored with it.
  package private(set) var key: String
  /// How much of it.
  package var amount: Amount?
  /// Where it stands in the shop.
  package var category: Category?
  /// Where to buy it.
  package var store: String?
  package var price: Price?
  /// What else there is to know.
  package var note: String?
  /// Whether it is in the basket.
  package var isTicked: Bool
  /// Its place in the list.
  package var rank: Rank
  /// When it was added.
  package let created: Moment

  package init(
    id: ID, list: ShoppingList.ID, name: String, amount: Amount? = nil, category: Category? = nil,
    store: String? = nil, price: Price? = nil, note: String? = nil, isTicked: Bool = false,
    rank: Rank = .first, created: Moment
  ) {
    self.init(
      id: id, list: list, name: name, key: ItemName.key(of: name), amount: amount, category: category,
      store: store, price: price, note: note, isTicked: isTicked, rank: rank, created: created)
  }

  /// With a key that was folded before.
  @usableFromInline
  init(
    id: ID, list: ShoppingList.ID, name: String, key: String, amount: Amount?, category: Category?,
    store: String?, price: Price?, note: String?, isTicked: Bool, rank: Rank, created: Moment
  ) {
    self.id = id
    self.list = list
    self.name = name
    self.key = key
    self.amount = amount
    self.category = category
    self.store = store
    self.price = price
    self.note = note
    self.isTicked = isTicked
    self.rank = rank
    self.created = created
  }

  /// An item as a line says it.
  package init(_ parsed: ParsedItem, id: ID, list: ShoppingList.ID, rank: Rank, created: Moment) {
    self.init(
      id: id, list: list, name: parsed.name, amount: parsed.amount, category: parsed.category,
      store: parsed.store, price: parsed.price, note: parsed.note, rank: rank, created: created)
  }
}

extension Item {
  /// Whether a text, folded, stands in its name, its store or its note.
  func holds(_ needle: [UInt8]) -> Bool {
    if key.holds(needle) { return true }
    if let store, Folding.fold(store).holds(needle) { return true }
    if let note, Folding.fold(note).holds(needle) { return true }
    return false
  }
}

extension String {
  /// Whether these bytes stand anywhere in it. NB: `contains` compares graphemes, and is twenty times slower.
  fileprivate func holds(_ needle: [UInt8]) -> Bool {
    guard let first = needle.first else { return true }
    var text = self
    return text.withUTF8 { bytes in
      guard bytes.count >= needle.count else { return false }
      for start in 0...bytes.count - needle.count where bytes[start] == first {
        if bytes[start..<start + needle.count].elementsEqual(needle) { return true }
      }
      return false
    }
  }
}

extension Item: Record {
  package static var kind: Row.Kind { .item }
  /// It, as one of all kinds.
  package var row: Row { .item(self) }
  package var rowKey: Row.Key { .item(id) }

  package var fields: [FieldValue] {
    [
      FieldValue(id), FieldValue(list), .text(name), .text(key), FieldValue(amount?.stored),
      FieldValue(category?.rawValue),
      FieldValue(store), FieldValue(price?.stored), FieldValue(note), FieldValue(isTicked), .text(rank.text),
      FieldValue(created),
    ]
  }

  /// Reads an item. Inlinable, so that the storage has it for its own kind of source: it is what 100,000 items wait
  /// for before the first of them shows.
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
    let isTicked = source.truth()
    guard let rank = source.text() else { return nil }
    self.init(
      id: id, list: list, name: name, key: key ?? ItemName.key(of: name),
      amount: amount.flatMap(Amount.init(stored:)), category: category, store: store,
      price: price.flatMap(Price.init(stored:)), note: note, isTicked: isTicked, rank: Rank(stored: rank),
      created: source.moment())
  }
}
