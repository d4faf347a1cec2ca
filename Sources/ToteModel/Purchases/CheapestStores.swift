/// What a list would cost at one store, or at two, by what was last paid there for as much. What was never bought at a store
/// counts there as at the dearest other one, so that no store is cheap by being unknown; its sum leaves it out.
package struct CheapestStores: Hashable, Sendable {
  /// A shopping trip to one store, or to two with each thing where it is cheaper.
  package struct Trip: Hashable, Sendable {
    package let stores: [Shop]
    /// Of what has a price there.
    package let sum: Price
    /// How many things that is.
    package let known: Int
    /// With what is assumed of the others: for comparing.
    fileprivate let assumed: Int64
  }

  /// The cheapest first.
  package private(set) var singles: [Trip] = []
  /// The best one; `nil` if it is no cheaper than one store.
  package private(set) var pair: Trip?
  /// All things on the list that are to buy.
  package private(set) var count = 0

  /// Pairs are sought among the cheapest ones only: others wouldn't be visited.
  static let most = 16

  package init() {}

  /// - Parameter purchases: Of a thing, in all its forms, the earliest first.
  package init(_ items: some Sequence<Item>, _ purchases: (Item) -> [PurchasedItem]) {
    var table = PriceTable()
    for item in items where !item.isTicked {
      count += 1
      table.add(item, purchases(item))
    }
    table.keepOneCurrency()
    singles = table.stores.map { table.trip(to: [$0]) }.sorted { $0.isBetter(than: $1) }
    let near = singles.prefix(Self.most).map { $0.stores[0] }
    for (index, first) in near.enumerated() {
      for second in near[(index + 1)...] {
        let trip = table.trip(to: [first, second].sorted { $0.key < $1.key })
        if trip.isBetter(than: pair ?? singles[0]) { pair = trip }
      }
    }
    if let both = pair, both.assumed >= singles[0].assumed { pair = nil }
  }

  package var isEmpty: Bool { singles.isEmpty }

  /// All that is worth comparing, the cheapest first.
  package var trips: [Trip] { (pair.map { [$0] } ?? []) + singles }
}

extension CheapestStores.Trip {
  fileprivate func isBetter(than other: Self) -> Bool {
    if assumed != other.assumed { return assumed < other.assumed }
    if known != other.known { return known > other.known }
    return stores.map(\.key).lexicographicallyPrecedes(other.stores.map(\.key))
  }
}

/// What each thing on a list costs at each store that is known to sell it.
private struct PriceTable {
  private var rows: [[Shop: Price]] = []
  private var latest: (moment: Moment, currency: Currency)?
  private(set) var stores: [Shop] = []

  mutating func add(_ item: Item, _ purchases: [PurchasedItem]) {
    var prices: [Shop: Price] = [:]
    // Without an amount on the list it is as much as was bought last.
    let amount = item.amount ?? purchases.last { $0.amount != nil }?.amount
    for bought in purchases.reversed() {
      guard let store = bought.store.flatMap(Shop.init), prices[store] == nil,
        let price = bought.unitPrice?.total(for: amount)
      else { continue }
      prices[store] = price
      if latest.map({ bought.moment > $0.moment }) ?? true { latest = (bought.moment, price.currency) }
    }
    rows.append(prices)
  }

  /// That of the last purchase: sums of two can't be compared.
  mutating func keepOneCurrency() {
    for index in rows.indices { rows[index] = rows[index].filter { $0.value.currency == latest?.currency } }
    stores = Set(rows.flatMap(\.keys)).sorted { $0.key < $1.key }
  }

  func trip(to stores: [Shop]) -> CheapestStores.Trip {
    var (sum, known, assumed): (Int64, Int, Int64) = (0, 0, 0)
    for row in rows {
      if let price = stores.compactMap({ row[$0]?.minorUnits }).min() {
        sum += price
        known += 1
        assumed += price
      } else {
        assumed += row.values.map(\.minorUnits).max() ?? 0
      }
    }
    let price = Price(minorUnits: min(sum, Price.limit), currency: latest?.currency ?? .euro)
    return CheapestStores.Trip(stores: stores, sum: price!, known: known, assumed: assumed)
  }
}
