/// What a line says of an item, taken over from one value to another.
extension Item {
  /// Becomes what a line says, but for its category, for which a line may leave the choice to the catalogue.
  mutating func take(_ parsed: ParsedItem) {
    name = parsed.name
    amount = parsed.amount
    store = parsed.store
    price = parsed.price
    note = parsed.note
  }

  /// The same thing to buy as a new item.
  func copy(id: Item.ID, list: ShoppingList.ID, created: Moment) -> Item {
    Item(
      id: id, list: list, name: name, amount: amount, category: category, store: store, price: price,
      note: note, rank: rank, created: created)
  }
}

extension ParsedItem {
  /// What an item says as a line, under this category.
  init?(_ item: Item, category: Category?) {
    self.init(
      name: item.name, amount: item.amount, category: category, store: item.store, price: item.price,
      note: item.note)
  }
}
