import Testing

@testable import ToteModel

/// What is made of the memory of purchases: prices, sums, and when something is due again.
@Suite struct PurchaseTests {
  static func day(_ text: String) -> Moment { Moment(day: text)! }

  static func bought(_ line: String, on day: String, _ number: UInt64 = 0) -> PurchasedItem {
    let item = Item(ParsedItem(line)!, id: .zero, list: .zero, rank: .first, created: .zero)
    return PurchasedItem(
      item, id: PurchasedItem.ID(high: 0, low: number), in: nil, at: Self.day(day).adding(days: 0))
  }

  @Test func `prices of different amounts are compared by the unit`() throws {
    let history = try #require(
      PriceHistory([
        Self.bought("500 g coffee 7€ @Lidl", on: "2026-11-01"),
        Self.bought("1 kg coffee 12€ @Roaster", on: "2026-10-01"),
        Self.bought("250 g coffee 4€ @lidl", on: "2026-11-08"),
        // Neither dollars nor tins can be compared with euros a kilo.
        Self.bought("1 kg coffee $9", on: "2026-09-01"), Self.bought("1 can coffee 3€", on: "2026-09-02"),
        Self.bought("coffee @Lidl", on: "2026-11-15"),
      ]))
    #expect(history.payments.map(\.price.description) == ["12.00€/kg", "14.00€/kg", "16.00€/kg"])
    #expect(history.last.price == Price("16€/kg"))
    #expect(history.lowest.price == Price("12€/kg"))
    #expect(history.cheapestStore?.store == "Roaster")
    #expect(history.highest.price == Price("16€/kg"))
  }

  @Test func `what cans cost says nothing of the fresh thing, but what has no amount may be either`() {
    func last(_ lines: String..., of amount: String) -> String? {
      let bought = lines.enumerated().map { Self.bought($1, on: "2026-11-0\($0 + 1)", UInt64($0)) }
      return PriceHistory(bought, of: Amount(amount))?.last.price.description
    }
    #expect(last("1 can tomatoes 1€", "1 kg tomatoes 3€", of: "5 cans") == "1.00€/can")
    #expect(last("1 kg tomatoes 3€", of: "5 cans") == nil)
    #expect(last("1 kg tomatoes 3€", "tomatoes 2€", of: "5 cans") == "2.00€/x")
    #expect(last("1 kg tomatoes 3€", of: "200 g") == "3.00€/kg")
  }

  @Test func `of two equal prices the later is the lowest, and of two shops the first by name`() throws {
    let bought = [
      Self.bought("1 kg coffee 12€ @Roaster", on: "2026-10-01", 1),
      Self.bought("500 g coffee 6€ @Lidl", on: "2026-10-08", 2),
      Self.bought("1 kg coffee 13€ @Aldi", on: "2026-10-15", 3),
    ]
    let history = try #require(PriceHistory(bought))
    #expect(history.lowest.store == "Lidl")
    #expect(try #require(PriceHistory(bought.reversed())).lowest == history.lowest, "told in any order")
    #expect(history.cheapestStore?.store == "Lidl")
    #expect(history.highest.store == "Aldi")
    let even = try #require(PriceHistory(bought + [Self.bought("2 kg coffee 26€ @Lidl", on: "2026-10-22")]))
    #expect(even.highest.store == "Lidl")
    // A shop counts with its latest price, not with its lowest.
    let dearer = try #require(PriceHistory(bought + [Self.bought("1 kg coffee 14€ @lidl", on: "2026-11-01")]))
    #expect(dearer.cheapestStore?.store == "Roaster")
    #expect(dearer.lowest == history.lowest)
  }

  @Test func `without a price there is no history, and in one shop no cheapest`() {
    #expect(PriceHistory([Self.bought("milk", on: "2026-11-01")]) == nil)
    #expect(PriceHistory([]) == nil)
    #expect(PriceHistory([Self.bought("milk 1€ @Lidl", on: "2026-11-01")])?.cheapestStore == nil)
  }

  static let purchases = [
    bought("milk 1€ @Lidl", on: "2026-10-31"), bought("bread 3.50€ @Bakery", on: "2026-11-01"),
    bought("2 kg apples 2€/kg @LIDL", on: "2026-11-02"), bought("soap $2", on: "2026-11-02"),
    bought("salt @Lidl", on: "2026-11-03"), bought("cheese 10€ @Lidl #dairy", on: "2026-11-20"),
  ]

  private func rows(_ spending: Spending) -> [String] {
    spending.rows.map { row in
      let name =
        switch row.group {
        case .week(let moment), .month(let moment): moment.day
        case .category(let category): category.key
        case .store(let store): store ?? "-"
        case .item(let name): name
        }
      return "\(name) \(row.count) \(row.sum)"
    }
  }

  @Test func `it is added up by weeks and months, those in which nothing was bought among them`() {
    #expect(
      rows(Spending(Self.purchases, by: .week)) == [
        "2026-11-16 1 10.00€", "2026-11-09 0 ", "2026-11-02 2 4.00€ + $2.00", "2026-10-26 2 4.50€",
      ])
    #expect(
      rows(Spending(Self.purchases, by: .month)) == ["2026-11-01 4 17.50€ + $2.00", "2026-10-01 1 1.00€"])
    #expect(Spending(Self.purchases, by: .month).total.description == "18.50€ + $2.00")
  }

  @Test func `it is added up by category and by shop, however that was written`() {
    #expect(
      rows(Spending(Self.purchases, by: .store)) == ["Lidl 3 15.00€", "Bakery 1 3.50€", "- 1 $2.00"])
    #expect(rows(Spending(Self.purchases, by: .category)) == ["dairy 1 10.00€", "other 4 8.50€ + $2.00"])
  }

  @Test func `only what was bought in the period counts`() {
    let spending = Spending(
      Self.purchases, by: .category, since: Self.day("2026-11-01"), before: Self.day("2026-11-20"))
    #expect(spending.total.description == "7.50€ + $2.00")
    #expect(Spending([], by: .week).rows.isEmpty)
  }

  @Test(arguments: [
    ("1 week", "2026-11-01", "2026-11-08"), ("2 weeks", "2026-12-25", "2027-01-08"),
    ("1 month", "2026-01-31", "2026-02-28"), ("1 month", "2026-11-15", "2026-12-15"),
    ("3 months", "2026-11-30", "2027-02-28"), ("12 months", "2028-02-29", "2029-02-28"),
  ])
  func `what repeats is due`(every: String, last: String, due: String) throws {
    let every = try #require(Repeat(every))
    #expect(every.due(after: Self.day(last).adding(days: 0))?.day == due)
    #expect(Repeat(every.description) == every)
  }

  @Test func `what is usual is learned from the gaps between purchases`() {
    func gap(_ days: [String]) -> Int64? { Repeat.usualGap(between: days.map(Self.day)) }
    #expect(gap(["2026-11-01", "2026-11-08", "2026-11-15"]) == 7)
    // A holiday, and a second trip on one day, change nothing.
    #expect(gap(["2026-11-22", "2026-11-01", "2026-11-08", "2026-10-04", "2026-11-15", "2026-11-15"]) == 7)
    #expect(gap(["2026-11-01", "2026-11-08"]) == nil)
    #expect(gap([]) == nil)
    #expect(
      Repeat.usual.due(
        after: Self.day("2026-11-15"), purchases: ["2026-11-01", "2026-11-08", "2026-11-15"].map(Self.day))?
        .day == "2026-11-22")
    #expect(Repeat.usual.due(after: Self.day("2026-11-15")) == nil)
  }

  @Test(arguments: [
    "", "weekly", "0 weeks", "-1 weeks", "100 weeks", "week", "1 hour", "100 days", "usual 2",
  ])
  func `what is no repetition is none`(text: String) {
    #expect(Repeat(text) == nil)
  }
}
