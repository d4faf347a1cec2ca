// Amounts and units: exact, convertible where nature allows it, and never a trap.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct AmountTests {
  static let sums: [(String, String, String?)] = [
    ("500 g", "2 kg", "2.5 kg"),
    ("300 g", "300 g", "600 g"),
    ("600 g", "600 g", "1.2 kg"),
    ("0.1 l", "0.2 l", "300 ml"),
    ("0.1x", "0.2x", "0.3x"),
    ("1/3 cup", "1/3 cup", "0.666 cup"),
    ("1 kg", "1 mg", "1000.001 g"),
    ("1 kg", "0.001 mg", "1000000.001 mg"),
    ("0.5 mg", "0.2 mg", "0.7 mg"),
    ("0.3 kg", "0.3 kg", "600 g"),
    ("500 ml", "500 ml", "1 l"),
    ("33 cl", "33 cl", "66 cl"),
    ("33 cl", "330 ml", "66 cl"),
    ("1 dl", "5 cl", "1.5 dl"),
    ("5 dl", "5 dl", "1 l"),
    ("2 dl", "100 ml", "3 dl"),
    ("2 tbsp", "1 tsp", "7 tsp"),
    ("1 cup", "1 cup", "2 cups"),
    ("1 cup", "1 tbsp", "265 ml"),
    ("1 tsp", "10 ml", "15 ml"),
    ("1 l", "1 cup", "1.25 l"),
    ("8 oz", "1 lb", "1.5 lb"),
    ("1 oz", "1 lb", "17 oz"),
    ("12 oz", "12 oz", "24 oz"),
    ("1 lb", "1 kg", "1.454 kg"),
    ("1 oz", "1 g", "29.35 g"),
    ("4", "2 pcs", "6x"),
    ("1 pack", "2 packs", "3 packs"),
    ("1 can", "1 bottle", nil),
    ("2x", "1 pack", nil),
    ("500 g", "1 l", nil),
    ("1 kg", "2x", nil),
  ]

  @Test(arguments: sums.indices) func `two amounts are summed in the unit that reads best`(index: Int) throws
  {
    let (one, other, sum) = Self.sums[index]
    let first = try #require(Amount(one))
    let second = try #require(Amount(other))
    #expect(first.adding(second)?.description == sum)
    #expect(second.adding(first)?.description == sum)
  }

  @Test func `the sum of whatever fits is close, symmetric, and never a trap`() {
    var random = SplitMix(seed: 3)
    for _ in 0..<5_000 {
      func amount() -> Amount {
        let size =
          Int64.random(in: 1...Amount.limit, using: &random) >> Int64.random(in: 0..<50, using: &random)
        return Amount(thousandths: max(1, size), unit: Unit.allCases.randomElement(using: &random)!)!
      }
      let (one, other) = (amount(), amount())
      let sum = one.adding(other)
      #expect(sum == other.adding(one))
      if one.unit.dimension != other.unit.dimension { #expect(sum == nil) }
      if let sum { #expect(sum.unit.dimension == one.unit.dimension) }
      #expect(Amount(one.description) == one)
    }
    let most = Amount(thousandths: Amount.limit, unit: .kilogram)!
    #expect(most.adding(most) == nil)
    #expect(Amount(thousandths: Amount.limit, unit: .piece)!.adding(Amount("1")!) == nil)
  }

  @Test(arguments: [
    ("½", "0.5x"), ("1½ l", "1.5 l"), ("2½kg", "2.5 kg"), ("1 1/2", "1.5x"), ("1/2", "0.5x"), ("1,5", "1.5x"),
    ("1.5", "1.5x"), ("2,500", "2.5x"), ("2x", "2x"), ("x2", "2x"), ("0.0005", "0.001x"),
    ("1.23456 g", "1.2350 g"),
    ("2 bunch", "2 bunches"), ("1 packs", "1 pack"), ("12 pack", "12 packs"), ("0.5 cups", "0.5 cup"),
    ("12,345,678", "12345678x"),
  ])
  func `an amount is read and written`(text: String, written: String) {
    #expect(Amount(text)?.description == written)
  }

  @Test(arguments: [
    "", " ", "0", "-1", "kg", "x", "1..2", "1 2", "1/0", "3/2", "00", "2 kg x", "2 kg of milk", "nan", "inf",
    "1e5",
    "1000000000000", "99999999999999999999999", "0.0004", "2 apples", "12-pack", "\"2 kg\"", "#2", "1 000",
  ])
  func `what is no amount is nil`(text: String) {
    #expect(Amount(text) == nil)
  }

  @Test func `a unit is known by its spelling in five languages`() {
    #expect(Unit(spelling: "Kilos") == .kilogram)
    #expect(Unit(spelling: "LBS.") == .pound)
    #expect(Unit(spelling: "ŞİŞE") == .bottle)
    #expect(Unit(spelling: "cuillères") == nil)
    #expect(Unit(spelling: "unités") == .piece)
    #expect(Unit(spelling: "Päckchen") == .pack)
    #expect(Unit(spelling: "") == nil)
    #expect(Unit(spelling: ".") == nil)
    #expect(Unit(spelling: String(repeating: "kg", count: 10_000)) == nil)
    for unit in Unit.allCases { #expect(Unit(spelling: unit.rawValue) == unit) }
  }

  @Test func `a price is exact, added in one currency only, and never a trap`() {
    #expect(Price("1,09€")!.adding(Price("€0.01")!)?.description == "1.10€")
    #expect(Price("1€")!.adding(Price("$1")!) == nil)
    #expect(Price(minorUnits: Price.limit, currency: .euro)!.adding(Price("1€")!) == nil)
    #expect(Price(minorUnits: -1, currency: .euro) == nil)
    #expect(Price(minorUnits: .max, currency: .euro) == nil)
    #expect(Price("¥1,200")?.minorUnits == 1200)
    for text in ["", "1", "€", "1.234.5€", "½€", "1€ 2", "999999999999€", "-1€"] {
      #expect(Price(text) == nil)
    }
  }

  @Test(arguments: [
    ("4x", "eggs", "4 "), ("0.5x", "onion", "½ "), ("1.5x", "onions", "1½ "), ("2x", "7up", "2x "),
    ("2 bulbs", "garlic", "2 bulbs "),
  ])
  func `before a name, a number says how many`(amount: String, name: String, text: String) throws {
    let amount = try #require(Amount(amount))
    #expect(amount.text(before: name, in: .english) + " " == text)
  }

  @Test func `a bulb is a head`() throws {
    let (bulbs, head) = (try #require(Amount("2 bulbs")), try #require(Amount("1 head")))
    #expect(bulbs.adding(head)?.thousandths == 3000)
    #expect(try bulbs.adding(#require(Amount("3 cloves"))) == nil)
  }
}
