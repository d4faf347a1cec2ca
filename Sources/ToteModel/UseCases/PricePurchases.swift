extension Workspace {
  /// Says what a purchase has cost, even long after it was cleared; `nil` removes the price. What is remembered of the
  /// item and its line in the basket follow. Returns the purchase, or `nil` if the price doesn't fit its amount, or if
  /// the purchase no longer exists.
  package mutating func pricePurchase(
    _ id: PurchasedItem.ID, at price: Price?, _ context: EditContext
  ) -> PurchasedItem? {
    guard let bought = records.purchaseLog[id] else { return nil }
    let paid = ItemDetails(amount: bought.amount, store: bought.store, price: price)
    if price != nil, paid.linePrice == nil { return nil }
    var priced = bought
    priced.price = paid.linePrice
    priced.isEstimated = false
    if priced == bought { return bought }
    let changes =
      [Change(bought) { $0 = priced }] + records.sharingRest(of: bought, pricedAt: priced.price)
      + records.remembering(paid, of: bought)
      + records.pricingLine(of: bought, at: price, context.now)
    perform(.pricePurchase(bought.name), changes, context)
    return priced
  }
}

extension Records {
  /// What else was estimated on a receipt shares the difference, so that the receipt's sum stays.
  fileprivate func sharingRest(of bought: PurchasedItem, pricedAt price: Price?) -> [Change] {
    guard bought.isEstimated, let estimate = bought.price, let price, price.currency == estimate.currency
    else { return [] }
    let others = purchaseLog.estimates(beside: bought)
    let rest = others.reduce(estimate.minorUnits - price.minorUnits) { $0 + ($1.price?.minorUnits ?? 0) }
    guard rest > 0, !others.isEmpty else { return [] }
    return zip(others, Self.shares(of: rest, by: others.map { _ in 1 })).map { other, share in
      Change(other) { $0.price = Price(minorUnits: share, currency: price.currency) }
    }.filter { !$0.isEmpty }
  }

  /// An older purchase teaches the price only if no price is known.
  fileprivate func remembering(_ paid: ItemDetails, of bought: PurchasedItem) -> [Change] {
    guard let known = history.entry(counting: paid, of: bought.name) else { return [] }
    let isLast = known.last == bought.moment.milliseconds
    guard isLast || known.details.price == nil else { return [] }
    let price = paid.changing(to: known.details.amount ?? paid.amount).price
    return price == nil && !isLast ? [] : [Change(Purchase(known)) { $0.details.price = price }]
  }

  /// What is still in the basket costs as much.
  fileprivate func pricingLine(of bought: PurchasedItem, at price: Price?, _ now: Moment) -> [Change] {
    guard let item = self[item: bought.item], item.isTicked, item.amount == bought.amount,
      purchaseLog.slip(of: item.id, at: now)?.id == bought.id
    else { return [] }
    return [Change(item) { $0.details.price = price }]
  }
}

extension Price {
  /// Reads what was paid: a price, also one per piece or unit, or just a number if the currency is known.
  package init?(paid text: String, currency: Currency?) {
    guard let price = Price(text) ?? Price(sum: text, currency: currency) else { return nil }
    self = price
  }
}
