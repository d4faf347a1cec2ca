import ToteModel

extension Tables {
  /// The latest purchases in a shop, as many as teach the order of its aisles.
  func purchases(in shop: Shop) throws(StorageError) -> [PurchasedItem] {
    let latest = "ORDER BY moment DESC LIMIT \(AisleOrder.purchases)"
    var purchases: [PurchasedItem] = []
    for store in try purchaseStores() where Shop(store) == shop {
      purchases += try rows(where: "store = ? \(latest)", .text(store))
    }
    return purchases
  }

  func purchases(since moment: Moment?) throws(StorageError) -> [PurchasedItem] {
    guard let moment else { return try rows(PurchasedItem.self) }
    return try rows(where: "moment >= ?", .integer(moment.milliseconds))
  }

  func lastPricedPurchase() throws(StorageError) -> [Purchase] {
    let latest = "ORDER BY last DESC LIMIT 1"
    return try rows(where: "price NOTNULL \(latest)")
  }

  func purchases(of names: some Sequence<String>) throws(StorageError) -> [Purchase] {
    var purchases: [Purchase] = []
    for key in Set(names.flatMap(WordForms.keys)) {
      let kinds = PurchaseHistory.kindKeys(of: key)
      purchases += try rows(where: "key = ?", .text(key))
      purchases += try rows(
        where: "key BETWEEN ? AND ?", .text(kinds.lowerBound), .text(kinds.upperBound))
    }
    return purchases
  }

  /// Every spelling of a store with purchases. Asks the index for one after another instead of scanning.
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
