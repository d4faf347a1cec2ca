/// The basket of a walk: only what was lately ticked in that shop. Updated with every purchase.

extension Records {
  /// The purchases of one walk. Includes cleared items, as undo may put them back.
  func basket(in shop: Shop, at now: Moment) -> [Item.ID: Moment] {
    var basket: [Item.ID: Moment] = [:]
    for item in clearedPurchases.items {
      guard let slip = purchaseLog.slip(of: item, at: now), slip.isBought(in: shop) else { continue }
      basket[item] = slip.moment
    }
    return basket
  }

  /// Updates the basket after a purchase was added or taken back.
  mutating func fillBasket(with bought: PurchasedItem?, replacing before: PurchasedItem?) {
    guard let walk, walk.basket != nil, let item = (bought ?? before)?.item else { return }
    // After a purchase is taken back, there may be an earlier one.
    let slip = purchaseLog.slip(of: item, at: clearedPurchases.now)
    let moment = slip.flatMap { $0.isBought(in: walk.shop) ? $0.moment : nil }
    guard moment != walk.basket?[item] else { return }
    let row = self[item: item]
    // Removed and inserted again, as the basket decides its place.
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
