/// What the header of a list shows. It is kept up to date with every change, never counted anew.

/// How much is on a list.
package struct Totals: Hashable, Sendable {
  package private(set) var count = 0
  /// How many of them are not ticked.
  package private(set) var remaining = 0
  /// The prices of what is ticked.
  package private(set) var basket = PriceSums()

  package init() {}

  /// Counts without prices.
  package init(remaining: Int, ticked: Int) {
    count = remaining + ticked
    self.remaining = remaining
    basket.add(nil, times: ticked)
  }

  mutating func count(_ item: Item, times: Int) {
    count(item.details.linePrice, isTicked: item.isTicked, times: times)
  }

  mutating func count(_ price: Price?, isTicked: Bool, times: Int) {
    count += times
    if !isTicked { remaining += times }
    if isTicked { basket.add(price, times: times) }
  }
}
