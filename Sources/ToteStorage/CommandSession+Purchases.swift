import ToteModel

extension CommandSession {
  package func purchasedItems(of item: Item.ID) throws(StorageError) -> [PurchasedItem] {
    try tables.rows(where: "item = ?", Value(item))
  }

  /// All of an item, and with an estimate what may be estimated on the same receipt.
  package func purchasedItems(onReceiptOf bought: PurchasedItem) throws(StorageError) -> [PurchasedItem] {
    let own = try purchasedItems(of: bought.item)
    if !bought.isEstimated { return own }
    let since = Moment(milliseconds: bought.moment.milliseconds - PurchasedItem.regret)
    return try own + purchasedItems(since: since).filter { $0.item != bought.item && $0.isEstimated }
  }

  package func purchasedItems(named key: String) throws(StorageError) -> [PurchasedItem] {
    try tables.rows(where: "key = ?", .text(key))
  }

  /// What is remembered under these keys, in singular and plural, for every kind of amount.
  package func purchases(of names: some Sequence<String>) throws(StorageError) -> [Purchase] {
    try tables.purchases(of: names)
  }

  /// What is remembered of everything that was ever bought.
  package func purchases() throws(StorageError) -> [Purchase] { try tables.rows(Purchase.self) }

  package func corrections() throws(StorageError) -> [CategoryCorrection] {
    try tables.rows(CategoryCorrection.self)
  }

  package func purchasedItems(since moment: Moment? = nil) throws(StorageError) -> [PurchasedItem] {
    try tables.purchases(since: moment)
  }

  /// The last one that is remembered with a price.
  package func lastPricedPurchase() throws(StorageError) -> [Purchase] {
    try tables.lastPricedPurchase()
  }

  /// What was ticked without a price, the latest first.
  package func unpricedPurchases() throws(StorageError) -> [PurchasedItem] {
    Spending.unpriced(among: try tables.rows(where: "price IS NULL"))
  }

  package func purchasedItems(in shop: Shop) throws(StorageError) -> [PurchasedItem] {
    try tables.purchases(in: shop)
  }

  /// All stores of purchases and items, each in one spelling, sorted.
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

  package func notes(of item: Item.ID) throws(StorageError) -> [Note] {
    try tables.rows(where: "item = ?", Value(item))
  }
}
