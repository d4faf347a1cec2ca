// What cooking for more, or for fewer, makes of amounts.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct ScaleTests {
  @Test(arguments: [
    ("600 g", 2, 1, "1.2 kg"), ("1 kg", 1, 4, "250 g"), ("2 dl", 3, 2, "3 dl"), ("1 tsp", 6, 1, "2 tbsp"),
    ("4 tsp", 1, 1, "4 tsp"), ("2 tsp", 2, 1, "4 tsp"), ("8 oz", 2, 1, "1 lb"), ("1 cup", 1, 2, "0.5 cup"),
    ("3x", 3, 2, "4.5x"),
  ])
  func `an amount is scaled exactly, in the unit that reads best`(
    amount: String, wanted: Int, servings: Int, scaled: String
  ) throws {
    let amount = try #require(Amount(amount))
    #expect(amount.scaled(by: Scale(wanted, of: servings)).description == scaled)
  }

  @Test(arguments: [
    // Counts are rounded up, but a hundredth is no piece.
    ("4.5x", "5x"), ("0.25 bunch", "1 bunch"), ("2.001x", "2x"), ("0.999 can", "1 can"), ("2.02x", "3x"),
    // But what is taken from something whole isn't bought.
    ("1.5 pinch", "1.5 pinches"), ("0.5 clove", "0.5 clove"), ("0.25 handful", "0.25 handful"),
    ("1.5 bulb", "2 bulbs"), ("1.5 slice", "2 slices"),
    // What is weighed and poured, to 5 above 50.
    ("333.3330 g", "335 g"), ("50.1 g", "50 g"), ("50 g", "50 g"), ("33.3330 g", "33.3330 g"),
    ("7.5 g", "7.5 g"),
    ("0.333 kg", "335 g"), ("1.2 kg", "1.2 kg"), ("167 ml", "165 ml"), ("998 g", "1 kg"),
    // What other kitchens measure stays.
    ("0.333 cup", "0.333 cup"), ("5.25 oz", "5.25 oz"),
  ])
  func `it is rounded as a cook would`(amount: String, rounded: String) throws {
    #expect(try #require(Amount(amount)).roundedForShopping.description == rounded)
  }

  private static func amounts(seed: UInt64, count: Int) -> [Amount] {
    var random = SplitMix(seed: seed)
    return (0..<count).compactMap { _ in
      Amount(
        thousandths: Int64.random(in: 1...Int64.random(in: 1...Amount.limit, using: &random), using: &random),
        unit: Unit.allCases.randomElement(using: &random) ?? .gram)
    }
  }

  @Test func `cooked for as many as it says, nothing changes`() {
    for amount in Self.amounts(seed: 1, count: 2_000) {
      #expect(amount.scaled(by: Scale(7, of: 7)) == amount)
    }
  }

  @Test func `scaling keeps the kind of unit, is off by half a thousandth at most, and never traps`() {
    var random = SplitMix(seed: 2)
    for amount in Self.amounts(seed: 3, count: 2_000) {
      let (wanted, servings) = (
        Int.random(in: 1...999, using: &random), Int.random(in: 1...999, using: &random)
      )
      let scaled = amount.scaled(by: Scale(wanted, of: servings))
      #expect(scaled.unit.dimension == amount.unit.dimension)
      let exact = Int128(amount.thousandths) * amount.unit.size * Int128(wanted)
      let made = Int128(scaled.thousandths) * scaled.unit.size * Int128(servings)
      // Nothing is more than the most that is taken for an amount, and nothing is none.
      guard exact / (amount.unit.size * Int128(servings)) < Int128(Amount.limit),
        exact >= amount.unit.size * Int128(servings)
      else { continue }
      #expect(
        abs(exact - made) * 2 <= amount.unit.size * Int128(servings), "\(amount) for \(wanted) of \(servings)"
      )
    }
  }

  @Test(arguments: ["1 pinch", "2 cloves", "3 sprigs", "1 tsp", "2 cups"])
  func `what kitchens count in parts adds up to what the whole would be`(amount: String) throws {
    let amount = try #require(Amount(amount))
    func cooked(for wanted: Int) -> Amount { amount.scaled(by: Scale(wanted, of: 4)).roundedForShopping }
    for (first, second) in [(6, 2), (1, 3), (5, 5), (4, 10)] {
      #expect(cooked(for: first).adding(cooked(for: second)) == cooked(for: first + second))
    }
  }

  @Test func `more people need no less, rounded or not`() {
    var random = SplitMix(seed: 4)
    for amount in Self.amounts(seed: 5, count: 1_000) {
      let servings = Int.random(in: 1...50, using: &random)
      var last: Int128 = 0
      for wanted in [1, 2, 3, 5, 8, 40, 400] {
        let rounded = amount.scaled(by: Scale(wanted, of: servings)).roundedForShopping
        let size = Int128(rounded.thousandths) * rounded.unit.size
        #expect(size >= last, "\(amount) for \(wanted) of \(servings)")
        last = size
      }
    }
  }

  @Test func `counts are whole and at least as many as it takes, but for a hundredth`() {
    var random = SplitMix(seed: 6)
    for _ in 0..<2_000 {
      let thousandths = Int64.random(in: 1...100_000, using: &random)
      guard let amount = Amount(thousandths: thousandths, unit: .piece) else { continue }
      let rounded = amount.roundedForShopping.thousandths
      #expect(rounded % 1000 == 0 && rounded >= 1000)
      #expect(rounded >= thousandths - 10 && rounded < thousandths + 1000)
      #expect(amount.roundedForShopping.roundedForShopping.thousandths == rounded)
    }
  }
}
