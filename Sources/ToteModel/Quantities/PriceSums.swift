/// Prices added up, each currency for itself: what a heading and the header tell. Kept with every change, it is never counted
/// anew; and as there is mostly one currency, it is found without hashing.

package struct PriceSums: Hashable, Sendable {
  private struct Sum: Hashable {
    let currency: Currency
    var coins: Int64
  }

  /// By currency in the order of its cases, those of nothing left out: one content has one form.
  private var sums: [Sum] = []
  /// How many things have no price: they count as nothing.
  package private(set) var unpriced = 0

  package init() {}

  package var isEmpty: Bool { sums.isEmpty }

  /// The sums that are a price.
  package var prices: [Price] {
    sums.compactMap { Price(minorUnits: $0.coins, currency: $0.currency) }
  }

  /// Adds other sums, each to its currency.
  package mutating func add(_ other: PriceSums) {
    for sum in other.sums { add(sum.coins, of: sum.currency) }
    unpriced += other.unpriced
  }

  /// Adds a price so many times; less than none takes it away.
  package mutating func add(_ price: Price?, times: Int) {
    guard let price else { return unpriced += times }
    add(price.minorUnits * Int64(times), of: price.currency)
  }

  private mutating func add(_ coins: Int64, of currency: Currency) {
    if coins == 0 { return }
    guard let index = sums.firstIndex(where: { $0.currency == currency }) else {
      let cases = Currency.allCases
      let place = cases.firstIndex(of: currency)!
      let next = sums.firstIndex { cases.firstIndex(of: $0.currency)! > place } ?? sums.count
      return sums.insert(Sum(currency: currency, coins: coins), at: next)
    }
    sums[index].coins += coins
    if sums[index].coins == 0 { sums.remove(at: index) }
  }
}

extension PriceSums: CustomStringConvertible {
  package var description: String { text(in: .english) }
}
