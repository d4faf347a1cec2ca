/// What the header of a list shows. It is kept up to date with every change, never counted anew.

/// How much is on a list.
package struct Totals: Hashable, Sendable {
  package private(set) var count = 0
  /// How many of them are not ticked.
  package private(set) var remaining = 0
  /// The prices of what is not ticked, in the smallest coins; currencies of which nothing is to pay are not there.
  package private(set) var remainingPrices: [Currency: Int64] = [:]
  /// The prices of everything.
  package private(set) var prices: [Currency: Int64] = [:]
  /// The prices of what is ticked.
  package private(set) var basket = PriceSums()

  package init() {}

  /// Counts without prices.
  package init(remaining: Int, ticked: Int) {
    count = remaining + ticked
    self.remaining = remaining
  }

  mutating func count(_ item: Item, times: Int) {
    count(item.price, isTicked: item.isTicked, times: times)
  }

  mutating func count(_ price: Price?, isTicked: Bool, times: Int) {
    count += times
    if !isTicked { remaining += times }
    guard let price else { return }
    if isTicked { basket.add(price, times: times) }
    let coins = price.minorUnits * Int64(times)
    Self.add(coins, of: price.currency, to: &prices)
    if !isTicked { Self.add(coins, of: price.currency, to: &remainingPrices) }
  }

  private static func add(_ coins: Int64, of currency: Currency, to sums: inout [Currency: Int64]) {
    let sum = sums[currency, default: 0] + coins
    sums[currency] = sum == 0 ? nil : sum
  }
}
