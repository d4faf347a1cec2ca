import ToteModel

/// What was bought in one shop or lately, by an index: it takes the same time at ten purchases as at 50,000.
extension Tables {
  /// The latest purchases of a shop, as many as teach the order of its aisles.
  func purchases(in shop: Shop) throws(StorageError) -> [PurchasedItem] {
    let latest = "ORDER BY moment DESC LIMIT \(AisleOrder.purchases)"
    var purchases: [PurchasedItem] = []
    for store in try purchaseStores() where Shop(store) == shop {
      purchases += try rows(where: "store = ? \(latest)", .text(store))
    }
    return purchases
  }

  /// What was bought from a moment on, or ever, in no order.
  func purchases(since moment: Moment?) throws(StorageError) -> [PurchasedItem] {
    guard let moment else { return try rows(PurchasedItem.self) }
    return try rows(where: "moment >= ?", .integer(moment.milliseconds))
  }

  /// What is remembered of some names, by their keys: in singular and plural, of every kind of amount.
  func purchases(of names: some Sequence<String>) throws(StorageError) -> [Purchase] {
    var purchases: [Purchase] = []
    for key in Set(names.flatMap(WordForms.keys)) {
      let kinds = History.kindKeys(of: key)
      purchases += try rows(where: "key = ?", .text(key))
      purchases += try rows(
        where: "key BETWEEN ? AND ?", .text(kinds.lowerBound), .text(kinds.upperBound))
    }
    return purchases
  }

  /// Every spelling of a store where something was bought: the index is asked for one after the other.
  func purchaseStores() throws(StorageError) -> [String] {
    var stores: [String] = []
    while let next = try database.text(
      "SELECT store FROM purchased_item WHERE store > ? ORDER BY store LIMIT 1", .text(stores.last ?? ""))
    {
      stores.append(next)
    }
    return stores
  }
}
