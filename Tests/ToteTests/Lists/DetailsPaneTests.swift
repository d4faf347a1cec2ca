// What stands beside the list on a wide screen: what an item's row doesn't say, or what several items cost.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct DetailsPaneTests {
  /// The rows of the pane, without the blanks around them.
  private func pane(
    _ contents: DatabaseSnapshot = .week, _ size: Size = Size(160, 30), _ keys: String = "",
    in language: Language = .english
  ) throws -> [String] {
    try Language.$current.withValue(language) {
      let stage = Stage(contents, size: size)
      try stage.play(keys)
      let areas = stage.state.listScreen.areas()
      return stage.frame.lines.map { line in
        String(line.suffix(areas.details.width - 2)).trimmed
      }
    }
  }

  private func bought(
    _ line: String, _ day: String, _ number: UInt64, item id: Item.ID = .zero
  ) -> PurchasedItem {
    let item = Item(ParsedItem(line)!, id: id, list: .zero, rank: .first, created: .zero)
    return PurchasedItem(item, id: PurchasedItem.ID(high: 0, low: number), in: nil, at: Moment(day: day)!)
  }

  /// Apples from two shops, at three prices, every seven days.
  private var apples: DatabaseSnapshot {
    var contents = DatabaseSnapshot.week
    contents.purchasedItems = [
      bought("2 kg apples 5€ @Market", "2026-08-01", 1), bought("1 kg apple 2€ @Lidl", "2026-08-08", 2),
      bought("1 kg apples 3€ @Market", "2026-08-15", 3), bought("milk 1€", "2026-08-15", 4),
    ]
    let days = ["2026-08-01", "2026-08-08", "2026-08-15"].map { Moment(day: $0)! }
    contents.purchases = [
      Purchase(
        PurchaseHistory.Entry(
          name: "apples", count: 3, last: days[2].milliseconds,
          details: ItemDetails(amount: Amount("1 kg"), store: "Market"), days: days.map(\.dayNumber)))
    ]
    return contents
  }

  @Test
  func `an item tells where and when it was last bought, how much and how often, and where it is cheapest`()
    throws
  {
    let low = Price("2€/kg")!.shown
    let high = Price("3€/kg")!.shown
    let pane = try pane(apples)
    let start = try #require(pane.firstIndex(of: "apples"))
    #expect(
      Array(pane[(start + 1)...(start + 6)]) == [
        "", "Last bought  2026-08-15 · Market · \(high)", "Usually      1 kg · every 7 days",
        "Bought       3 times", "Cheapest     Lidl · \(low) · 2026-08-08",
        "Price        low \(low) · high \(high)",
      ])
  }

  @Test func `the price over time is a line above the days of its ends`() throws {
    let pane = try pane(apples)
    let days = try #require(pane.firstIndex { $0.hasPrefix("2026-08-01") && $0.hasSuffix("2026-08-15") })
    #expect(pane[days].columns > 30)
    for row in pane[(days - 2)..<days] {
      #expect(row.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) }, "\(row)")
    }
  }

  @Test func `a price that has never changed is said in words, without a line`() throws {
    var contents = DatabaseSnapshot.week
    contents.purchasedItems = (1...4).map { bought("1 kg apples 3€", "2026-08-0\($0)", UInt64($0)) }
    let pane = try pane(contents)
    #expect(pane.contains("Price        the same since 2026-08-01"))
    #expect(!pane.contains { $0.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } })
  }

  @Test("an item that was never bought says what will stand there", arguments: Language.allCases)
  func unknown(language: Language) throws {
    let pane = try pane(DatabaseSnapshot(["Groceries": ["quinces"]]), in: language)
    let start = try #require(pane.firstIndex(of: "quinces"))
    let sentence = pane[(start + 2)...].prefix { !$0.isEmpty }.joined(separator: " ")
    Language.$current.withValue(language) { #expect(sentence == words.nothingBoughtBefore) }
  }

  @Test func `the category is told only where no heading says it`() throws {
    #expect(try !pane(.week, Size(160, 30)).contains("Fruit & vegetables"))
    #expect(try pane(.week, Size(160, 30), "cc").contains("Fruit & vegetables"))
    // In the basket.
    #expect(try pane(.week, Size(160, 30), "GG").contains { $0 == "Fruit & vegetables" || $0 == "Dairy" })
  }

  @Test func `a low screen keeps what matters most`() throws {
    let pane = try pane(apples, Size(160, 10))
    let start = try #require(pane.firstIndex(of: "apples"))
    #expect(pane[start + 1].hasPrefix("Last bought") && pane[start + 2].hasPrefix("Usually"))
  }

  @Test func `several selected items have a count, a sum, and how many have no price`() throws {
    let sum = Price("3.29€")!.shown
    let pane = try pane(.week, Size(160, 30), "jjjjvv")
    let start = try #require(pane.firstIndex(of: "2 selected"))
    #expect(pane[(start + 2)...(start + 3)] == ["Items        2", "Sum          \(sum)"])
    let all = try self.pane(.week, Size(160, 30), "<ctrl+a>")
    #expect(all.contains("9 selected") && all.contains("Items        9"))
    #expect(all.contains("Sum          \(Price("8.68€")!.shown)") && all.contains("Unpriced     5"))
  }

  @Test func `a heading tells the same of the items below it`() throws {
    let pane = try pane(.week, Size(160, 30), "}")
    #expect(pane.contains("Bakery") && pane.contains("Items        1") && pane.contains("Unpriced     1"))
  }

  @Test func `years of purchases are not read for every key`() {
    var log = PurchaseLog()
    let day = Moment(day: "2020-01-01")!
    for number in 0..<3_000 {
      let item = Item(ParsedItem("milk 1€")!, id: .zero, list: .zero, rank: .first, created: .zero)
      // Not in their order.
      let place = number * 7 % 3_000
      log[PurchasedItem.ID(high: 0, low: UInt64(place + 1))] = PurchasedItem(
        item, id: PurchasedItem.ID(high: 0, low: UInt64(place + 1)), in: nil,
        at: day.adding(days: Int64(place)))
    }
    let milk = Item(ParsedItem("milk")!, id: .zero, list: .zero, rank: .first, created: .zero)
    let last = log.purchases(before: milk, last: PurchaseFacts.limit)
    #expect(last.map(\.moment) == (2_800..<3_000).map { day.adding(days: Int64($0)) })
    log[last[199].id] = nil
    #expect(log.purchases(before: milk, last: 1).map(\.moment) == [last[198].moment])
  }

  @Test func `cans and fresh ones have their own prices, and the last time is before this tick`() {
    var contents = DatabaseSnapshot.lists([
      "One": ["x 5 cans tomatoes @Lidl 0.95€/x", "2 bags tomatoes", "tomatoes"]
    ])
    contents.purchasedItems = [
      bought("5 cans tomatoes 0.89€/x @Lidl", "2026-08-01", 1),
      bought("1 kg tomatoes 3€ @Market", "2026-08-08", 2),
      bought("5 cans tomatoes 0.95€/x @Lidl", "2026-08-15", 3, item: contents.items[0].id),
    ]
    contents.purchases = [
      Purchase(name: "tomatoes", last: .zero, details: ItemDetails(amount: Amount("1 kg"), store: "Market"))
    ]
    let workspace = Workspace.with(contents)
    let prices = contents.items.map { workspace.prices(of: $0)?.last.price.description }
    #expect(prices == ["0.89€/can", nil, "3.00€/kg"])
    var toBuy = contents.items[0]
    toBuy.isTicked = false
    #expect(workspace.prices(of: toBuy)?.last.price.description == "0.95€/can")
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
