/// The basket of a walk through a shop: what was ticked there lately. What was ticked in the shop before, at home, or on a walk of
/// last week is on the list still, and counts for the list, but not for this walk. It is kept up to date with every purchase.

extension Records {
  /// What is ticked and was bought in a shop, so lately that it belongs to one walk.
  func basket(in shop: Shop, at now: Moment) -> Set<Item.ID> {
    var basket: Set<Item.ID> = []
    for list in lists {
      for item in items(of: list.id)[totals(of: list.id).remaining...]
      where purchaseLog.slip(of: item.id, at: now)?.isBought(in: shop) == true {
        basket.insert(item.id)
      }
    }
    return basket
  }

  /// A purchase has come, or was taken back: what it is of goes into the basket, or leaves it.
  mutating func fillBasket(with bought: PurchasedItem?, replacing before: PurchasedItem?) {
    guard let walk, walk.basket != nil, let item = (bought ?? before)?.item else { return }
    let isIn = bought?.isBought(in: walk.shop) ?? false
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
