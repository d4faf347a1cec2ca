// What a list costs at one store or at two, by what was paid there.

import Testing

@testable import ToteModel

@Suite struct CheapestStoresTests {
  private static func item(_ line: String, _ number: Int) -> Item {
    Item(
      ParsedItem(line)!, id: Item.ID(high: 2, low: UInt64(number)), list: .zero, rank: .first, created: .zero)
  }

  /// `milk 1 l @Aldi 0.99€`, a day apart, the earliest first.
  private func cheapest(
    _ list: [String], paid: [String], estimated: Set<Int> = []
  ) -> CheapestStores {
    let log = PurchaseLog(
      paid.enumerated().map { number, line in
        let parsed = ParsedItem(line)!
        return PurchasedItem(
          id: PurchasedItem.ID(high: 5, low: UInt64(number)), item: .zero, name: parsed.name,
          amount: parsed.details.amount, store: parsed.details.store, price: parsed.details.linePrice,
          moment: Moment.zero.adding(days: Int64(number)), isEstimated: estimated.contains(number))
      })
    let items = list.enumerated().map { Self.item($0.element, $0.offset) }
    return CheapestStores(items) { log.purchases(before: $0) }
  }

  private func told(_ trip: CheapestStores.Trip?) -> String? {
    trip.map { "\($0.stores.map(\.name).joined(separator: "+")) \($0.sum.minorUnits) \($0.known)" }
  }

  @Test func `the last price per unit counts, for as much as is wanted`() {
    let found = cheapest(
      ["2 l milk"],
      paid: ["1 l milk @Aldi 2€", "1 l milk @Lidl 1.20€", "500 ml milk @Aldi 0.50€"])
    #expect(found.singles.map(told) == ["Aldi 200 1", "Lidl 240 1"])
    #expect(found.pair == nil && found.count == 1)
  }

  @Test func `without an amount it is as much as was bought last, at each store`() {
    let found = cheapest(["eggs"], paid: ["12 eggs @Lidl 2.40€", "6 eggs @Aldi 1.80€"])
    #expect(found.singles.map(told) == ["Lidl 120 1", "Aldi 180 1"])
  }

  @Test func `two stores are named if they are cheaper together, each thing where it costs less`() {
    let paid = ["bread @Aldi 1€", "bread @Lidl 3€", "wine @Aldi 9€", "wine @Lidl 5€", "wine @Rewe 5€"]
    let found = cheapest(["bread", "wine"], paid: paid)
    #expect(told(found.pair) == "Aldi+Lidl 600 2")
    #expect(found.singles.map(told) == ["Lidl 800 2", "Rewe 500 1", "Aldi 1000 2"])
    #expect(found.trips.first == found.pair)
    #expect(cheapest(["bread"], paid: paid).pair == nil)
  }

  @Test func `what isn't known at a store makes it no cheaper`() {
    let found = cheapest(
      ["bread", "wine", "caviar"], paid: ["bread @Aldi 1€", "wine @Aldi 9€", "bread @Lidl 0.90€"])
    #expect(found.singles.map(told) == ["Lidl 90 1", "Aldi 1000 2"])
    // Nobody knows what caviar costs: it is in no sum.
    #expect(found.count == 3)
  }

  @Test func `estimates, other units and other currencies tell nothing`() {
    #expect(cheapest(["milk"], paid: ["milk @Aldi 2€"], estimated: [0]).isEmpty)
    #expect(cheapest(["500 g cheese"], paid: ["1 l cheese @Aldi 2€"]).isEmpty)
    #expect(cheapest(["milk"], paid: ["milk 2€"]).isEmpty)
    let found = cheapest(["bread", "wine"], paid: ["bread @Aldi $1", "wine @Lidl 5€"])
    #expect(found.singles.map(told) == ["Lidl 500 1"])
  }

  @Test func `stores are the same in any spelling, and ticked things are bought already`() {
    var ticked = Self.item("wine", 7)
    ticked.isTicked = true
    let bought = PurchasedItem(
      id: .zero, item: .zero, name: "wine", store: "LIDL", price: Price("5€"), moment: .zero)
    #expect(CheapestStores([ticked]) { _ in [bought] }.isEmpty)
    let found = cheapest(["bread"], paid: ["bread @LIDL 1€", "bread @lidl 2€"])
    #expect(found.singles.count == 1 && found.singles[0].sum.minorUnits == 200)
  }
}
