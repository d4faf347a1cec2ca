// One step more of something, and one less.

import Testing

@testable import ToteModel

@Suite struct AmountStepsTests {
  @Test(arguments: [
    ("1x", "2x", nil), ("6x", "7x", "5x"), ("1.5 kg", "2 kg", "1 kg"), ("1 kg", "2 kg", "0.75 kg"),
    ("0.25 l", "0.5 l", nil), ("250 g", "300 g", "200 g"), ("240 g", "250 g", "200 g"),
    ("100 g", "150 g", "90 g"), ("500 g", "600 g", "450 g"), ("2000 ml", "2500 ml", "1900 ml"),
    ("475 g", "500 g", "450 g"), ("3 cans", "4 cans", "2 cans"),
  ])
  func `a step leads to the next round amount`(amount: String, more: String, less: String?) throws {
    let amount = try #require(Amount(amount))
    #expect(amount.stepped(up: true) == Amount(more))
    #expect(amount.stepped(up: false) == less.flatMap { Amount($0) })
  }
}
