package struct PriceSums: Hashable, Sendable {
  private struct Sum: Hashable {
    let currency: Currency
    var coins: Int64
  }

  /// Ordered and without zeros, so that equal sums are equal values. Mostly one currency, so no dictionary.
  private var sums: [Sum] = []
  package private(set) var unpriced = 0

  package init() {}

  package var isEmpty: Bool { sums.isEmpty }

  package var prices: [Price] {
    sums.compactMap { Price(minorUnits: $0.coins, currency: $0.currency) }
  }

  package mutating func add(_ other: PriceSums) {
    for sum in other.sums { add(sum.coins, of: sum.currency) }
    unpriced += other.unpriced
  }

  /// Negative times subtract.
  package mutating func add(_ price: Price?, times: Int) {
    guard let price else { return unpriced += times }
    add(price.minorUnits * Int64(times), of: price.currency)
  }

  private mutating func add(_ coins: Int64, of currency: Currency) {
    if coins == 0 { return }
    guard let index = sums.firstIndex(where: { $0.currency == currency }) else {
      let next = sums.firstIndex { $0.currency > currency } ?? sums.count
      return sums.insert(Sum(currency: currency, coins: coins), at: next)
    }
    sums[index].coins += coins
    if sums[index].coins == 0 { sums.remove(at: index) }
  }
}

extension PriceSums: CustomStringConvertible {
  package var description: String { prices.map(\.description).joined(separator: " + ") }
}
