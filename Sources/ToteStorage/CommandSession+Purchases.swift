import ToteModel

/// What was bought, as far as a command asks for it; and the notes of items.
extension CommandSession {
  /// What was bought by ticking an item, in no order.
  package func purchasedItems(of item: Item.ID) throws(StorageError) -> [PurchasedItem] {
    try tables.rows(where: "item = ?", Value(item))
  }

  /// What was bought under a name's key, on whichever list it was, in no order.
  package func purchasedItems(named key: String) throws(StorageError) -> [PurchasedItem] {
    try tables.rows(where: "key = ?", .text(key))
  }

  /// What is remembered of some names, by their keys: in singular and plural, of every kind of amount.
  package func purchases(of names: some Sequence<String>) throws(StorageError) -> [Purchase] {
    try tables.purchases(of: names)
  }

  /// What was bought from a moment on, or ever.
  package func purchasedItems(since moment: Moment? = nil) throws(StorageError) -> [PurchasedItem] {
    try tables.purchases(since: moment)
  }

  /// What was bought in a shop lately, in no order.
  package func purchasedItems(in shop: Shop) throws(StorageError) -> [PurchasedItem] {
    try tables.purchases(in: shop)
  }

  /// The stores where something was bought or is to be bought, each in one spelling, by the alphabet.
  package func stores() throws(StorageError) -> [String] {
    let statement = try tables.database.statement("SELECT DISTINCT store FROM item WHERE store IS NOT NULL")
    defer { statement.reset() }
    var names: [Shop: String] = [:]
    func see(_ store: String) {
      if let shop = Shop(store) { names[shop] = min(names[shop] ?? store, store) }
    }
    while try statement.step() { see(statement.text(0)) }
    for store in try tables.purchaseStores() { see(store) }
    return names.values.sorted()
  }

  /// The notes that belong to an item.
  package func notes(of item: Item.ID) throws(StorageError) -> [Note] {
    try tables.rows(where: "item = ?", Value(item))
  }
}
