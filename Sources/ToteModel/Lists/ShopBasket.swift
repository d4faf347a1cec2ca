/// The basket of a walk through a shop: what was ticked there lately. What was ticked in the shop before, at home, or on a walk of
/// last week is on the list still, and counts for the list, but not for this walk. It is kept up to date with every purchase.

extension Records {
  /// What was bought in a shop, so lately that it belongs to one walk: what is ticked of it is in the basket, and what was
  /// cleared is there again once that is undone.
  func basket(in shop: Shop, at now: Moment) -> Set<Item.ID> {
    Set(
      clearedPurchases.items.filter { purchaseLog.slip(of: $0, at: now)?.isBought(in: shop) == true })
  }

  /// A purchase has come, or was taken back: what it is of goes into the basket, or leaves it.
  mutating func fillBasket(with bought: PurchasedItem?, replacing before: PurchasedItem?) {
    guard let walk, walk.basket != nil, let item = (bought ?? before)?.item else { return }
    // What was taken back may have been bought there before.
    let isIn = purchaseLog.slip(of: item, at: clearedPurchases.now)?.isBought(in: walk.shop) ?? false
    guard isIn != walk.basket?.contains(item) else { return }
    let row = self[item: item]
    // Taken out as it shows until now, and put back as it shows from now on.
    if row != nil { set(nil, of: item) }
    changeWalk { walk in
      if isIn { walk.basket?.insert(item) } else { walk.basket?.remove(item) }
    }
    if let row { set(row, of: item) }
  }
}

extension PurchasedItem {
  fileprivate func isBought(in shop: Shop) -> Bool {
    store.map { $0 == shop.name || Shop($0) == shop } ?? false
  }
}
