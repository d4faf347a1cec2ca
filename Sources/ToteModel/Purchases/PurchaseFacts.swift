/// What is known of how an item is bought, for its details beside the list.

package struct PurchaseFacts: Hashable, Sendable {
  package struct Purchase: Hashable, Sendable {
    package let moment: Moment
    package let store: String?
    /// Per kilo, litre or piece.
    package let price: Price?
  }

  /// The last time before it is in the basket; `nil` if it was never bought.
  package let last: Purchase?
  /// How often; 0 if never.
  package let count: Int
  /// The usual amount.
  package let amount: Amount?
  /// The usual interval in days.
  package let gap: Int64?
  /// `nil` if no price is known, or if the purchases aren't loaded yet.
  package let prices: PriceHistory?

  /// Enough for a chart. Older ones don't count, however long something has been bought.
  package static let limit = 200
}

extension Workspace {
  package func purchaseFacts(of item: Item) -> PurchaseFacts {
    let entry = records.history.entry(counting: item.details, of: item.name)
    let kind = (item.amount ?? entry?.details.amount)?.unit.dimension
    let bought = records.purchaseLog.purchases(before: item, last: PurchaseFacts.limit)
    let latest = bought.last { $0.amount == nil || kind == nil || $0.amount?.unit.dimension == kind }
    var last = latest.map { PurchaseFacts.Purchase(moment: $0.moment, store: $0.store, price: $0.unitPrice) }
    // Once it is in the basket, what is remembered includes this time.
    if last == nil, !item.isTicked, let entry {
      last = PurchaseFacts.Purchase(
        moment: Moment(milliseconds: entry.last), store: entry.details.store, price: entry.details.unitPrice)
    }
    return PurchaseFacts(
      last: last, count: entry?.count ?? 0, amount: entry.flatMap { records.remembered($0).amount },
      gap: entry?.usualGap, prices: prices(of: item, among: bought))
  }

  /// `nil` if unknown, or if the purchases aren't loaded yet.
  package func prices(of item: Item) -> PriceHistory? {
    prices(of: item, among: records.purchaseLog.purchases(before: item, last: PurchaseFacts.limit))
  }

  private func prices(of item: Item, among bought: [PurchasedItem]) -> PriceHistory? {
    let known = records.history.entry(of: item.name, saying: item.details)
    return PriceHistory(bought, of: item.amount ?? known?.details.amount)
  }
}
