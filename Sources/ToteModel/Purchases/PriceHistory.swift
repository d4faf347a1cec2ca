/// What an item has cost: the last price, the lowest, where it is cheapest, and how it went on. Prices are compared by the kilo,
/// the litre or the piece, and only where they are of one currency and one unit: those of the latest purchase of its kind.

package struct PriceHistory: Hashable, Sendable {
  /// What was paid once.
  package struct Payment: Hashable, Sendable {
    package let price: Price
    package let store: String?
    package let moment: Moment
  }

  /// From the earliest to the latest, by the unit; never empty.
  package let payments: [Payment]

  /// The prices of what was bought; `nil` where none is known.
  ///
  /// - Parameter amount: By what kind of amount it is bought; `nil` for that of the latest purchase. What cans cost says nothing
  ///   of the fresh thing, but what was bought without an amount may have been either.
  package init?(_ purchases: some Sequence<PurchasedItem>, of amount: Amount? = nil) {
    let all = purchases.compactMap { bought in
      bought.unitPrice.map {
        (
          Payment(price: $0, store: bought.store, moment: bought.moment),
          isOfAnyKind: bought.amount == nil
        )
      }
    }.sorted { $0.0.moment < $1.0.moment }
    let basis = amount?.unit.comparable
    let meant = all.last { basis == nil || $0.0.price.basis == basis } ?? all.last { $0.isOfAnyKind }
    guard let latest = meant?.0.price else { return nil }
    payments = all.map(\.0).filter { $0.price.currency == latest.currency && $0.price.basis == latest.basis }
  }

  /// One for each kind of amount, that of the latest purchase first: a kilo and a can of tomatoes are two things of one name.
  package static func ofEachKind(_ purchases: [PurchasedItem]) -> [PriceHistory] {
    var (rest, histories) = (purchases, [PriceHistory]())
    while let history = PriceHistory(rest) {
      histories.append(history)
      let price = history.last.price
      rest.removeAll { bought in
        bought.unitPrice.map { $0.currency == price.currency && $0.basis == price.basis } ?? true
      }
    }
    return histories
  }

  package var last: Payment { payments[payments.count - 1] }

  /// The cheapest one, and of several the latest.
  package var lowest: Payment {
    payments.reduce(payments[0]) { $1.price.minorUnits <= $0.price.minorUnits ? $1 : $0 }
  }

  /// Where it was cheapest when it was last bought there; `nil` where it was bought in one shop alone.
  package var cheapestStore: Payment? {
    var latest: [String: Payment] = [:]
    for payment in payments { if let store = payment.store { latest[Folding.fold(store)] = payment } }
    guard latest.count > 1 else { return nil }
    return latest.sorted { ($0.value.price.minorUnits, $0.key) < ($1.value.price.minorUnits, $1.key) }.first?
      .value
  }

  /// The last few, in the smallest coins, for a sparkline.
  package func values(last count: Int) -> [Double] {
    payments.suffix(count).map { Double($0.price.minorUnits) }
  }
}
