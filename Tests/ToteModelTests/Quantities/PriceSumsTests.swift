// Sums of prices, each currency for itself.

import Testing

@testable import ToteModel

@Suite struct PriceSumsTests {
  private func sums(_ prices: String...) -> PriceSums {
    var sums = PriceSums()
    for price in prices { sums.add(Price(price)!, times: 1) }
    return sums
  }

  @Test func `each currency is added up for itself, in one order`() {
    #expect(sums("1.20€", "£4", "2€").description == "3.20€ + £4.00")
    #expect(sums("£4", "1€") == sums("1€", "£4"))
    #expect(sums("0€").isEmpty)
    #expect(PriceSums().description == "")
  }

  @Test func `what has no price is counted, and is worth nothing`() {
    var some = sums("1.20€")
    some.add(nil, times: 3)
    some.add(nil, times: -1)
    #expect(some.unpriced == 2 && some.description == "1.20€" && some != sums("1.20€"))
    var all = PriceSums()
    all.add(nil, times: 1)
    #expect(all.isEmpty)
    all.add(some)
    #expect(all.unpriced == 3 && all.description == "1.20€")
  }

  @Test func `what is taken away is as if it had never been`() {
    var some = sums("1.20€", "£4")
    some.add(Price("£4")!, times: -1)
    #expect(some == sums("1.20€"))
    some.add(Price("1.20€")!, times: -1)
    #expect(some == PriceSums())
  }
}
