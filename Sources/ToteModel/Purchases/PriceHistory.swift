/// An item's prices over time, per kilo, litre or piece, in the currency and unit of the latest purchase.

package struct PriceHistory: Hashable, Sendable {
  package struct Payment: Hashable, Sendable {
    package let price: Price
    package let store: String?
    package let moment: Moment
  }

  /// Earliest first, never empty.
  package let payments: [Payment]

  /// `nil` if no price is known.
  ///
  /// - Parameter amount: Only prices of its kind count; `nil` for the kind of the latest purchase.
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

  /// Starts with the kind of the latest purchase: a kilo and a can of tomatoes are different things.
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

  package var lowest: Payment {
    payments.reduce(payments[0]) { $1.price.minorUnits <= $0.price.minorUnits ? $1 : $0 }
  }

  /// Among the latest prices of each shop; `nil` if there is only one shop.
  package var cheapestStore: Payment? {
    var latest: [String: Payment] = [:]
    for payment in payments { if let store = payment.store { latest[Folding.fold(store)] = payment } }
    guard latest.count > 1 else { return nil }
    return latest.sorted { ($0.value.price.minorUnits, $0.key) < ($1.value.price.minorUnits, $1.key) }.first?
      .value
  }

  package var highest: Payment {
    payments.reduce(payments[0]) { $1.price.minorUnits >= $0.price.minorUnits ? $1 : $0 }
  }
}
