/// The basket of a walk through a shop: what was ticked there lately. What was ticked in the shop before, at home, or on a walk of
/// last week is on the list still, and counts for the list, but not for this walk. It is kept up to date with every purchase.

extension Records {
  /// What was bought in a shop, so lately that it belongs to one walk: what is ticked of it is in the basket, and what was
  /// cleared is there again once that is undone.
  func basket(in shop: Shop, at now: Moment) -> [Item.ID: Moment] {
    var basket: [Item.ID: Moment] = [:]
    for item in clearedPurchases.items {
      guard let slip = purchaseLog.slip(of: item, at: now), slip.isBought(in: shop) else { continue }
      basket[item] = slip.moment
    }
    return basket
  }

  /// A purchase has come, or was taken back: what it is of goes into the basket, or leaves it.
  mutating func fillBasket(with bought: PurchasedItem?, replacing before: PurchasedItem?) {
    guard let walk, walk.basket != nil, let item = (bought ?? before)?.item else { return }
    // What was taken back may have been bought there before.
    let slip = purchaseLog.slip(of: item, at: clearedPurchases.now)
    let moment = slip.flatMap { $0.isBought(in: walk.shop) ? $0.moment : nil }
    guard moment != walk.basket?[item] else { return }
    let row = self[item: item]
    // Taken out as it shows until now, and put back as it shows from now on.
    if row != nil { set(nil, of: item) }
    changeWalk { $0.basket?[item] = moment }
    if let row { set(row, of: item) }
  }
}

extension PurchasedItem {
  fileprivate func isBought(in shop: Shop) -> Bool {
    store.map { $0 == shop.name || Shop($0) == shop } ?? false
  }
}
