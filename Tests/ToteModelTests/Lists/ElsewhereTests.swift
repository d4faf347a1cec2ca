import Testing

@testable import ToteModel

/// On a walk, what this shop never sold and another always did comes last, under a heading of its own.
@Suite struct ElsewhereTests {
  private static let drugstore = Shop("dm")!

  private static func bought(_ name: String, _ category: ToteModel.Category, in store: String)
    -> PurchasedItem
  {
    PurchasedItem(
      id: PurchasedItem.ID(high: 5, low: UInt64(name.utf8.count)), item: .zero, name: name,
      category: category,
      store: store, moment: .zero)
  }

  private static func known(_ name: String, _ category: ToteModel.Category, in store: String?, times: Int = 1)
    -> Purchase
  {
    Purchase(name: name, count: times, last: .zero, details: ItemDetails(category: category, store: store))
  }

  private static let history = [
    known("milk", .dairy, in: "Lidl"), known("bread", .bakery, in: nil), known("soap", .care, in: "dm"),
    known("apple", .produce, in: "Market"), known("tissues", .care, in: "Lidl"),
    known("razor", .care, in: "Lidl", times: 3),
  ]

  private static func told(
    _ lines: [String], in shop: Shop = drugstore, sold: [PurchasedItem] = [bought("soap", .care, in: "dm")],
    history: [Purchase] = history
  ) -> [String] {
    var records = ShopWalkTests.records(lines)
    var walk = records.walk(through: shop, learned: AisleOrder.learned(from: sold))
    walk.learn(from: sold, besides: PurchaseHistory(history.map(\.entry)))
    records.setWalk(walk)
    let shown = ShopWalkTests.told(records)
    // Change by change it comes to the same.
    for number in lines.indices {
      let item = ShopWalkTests.item(number, lines[number])
      records.apply([Change(item) { $0.isTicked.toggle() }])
      records.apply([Change(before: item.with { $0.isTicked.toggle() }.row, after: item.row)!])
    }
    #expect(ShopWalkTests.told(records) == shown)
    return shown
  }

  @Test func `food stands last in the drugstore`() {
    #expect(
      Self.told(["milk 1€ #dairy", "soap #care", "apples #produce", "bread #bakery", "x butter #dairy"]) == [
        "# bakery 1 ", "bread", "# care 1 ", "soap", "~ 2 1.00€", "milk", "apples", "= 1 ", "butter",
      ])
  }

  @Test func `what is of a kind that is sold here stands there until it was bought elsewhere time and again`()
  {
    #expect(
      Self.told(["tissues #care", "razors #care"]) == ["# care 1 ", "tissues", "~ 1 ", "razors"])
  }

  @Test func `without a hint nothing changes`() {
    let lines = ["milk #dairy", "soap #care"]
    let usual = ["# dairy 1 ", "milk", "# care 1 ", "soap"]
    #expect(Self.told(lines, history: []) == usual)
    #expect(Self.told(lines, sold: []) == usual, "it may sell everything")
    #expect(Self.told(lines, sold: [Self.bought("milk", .dairy, in: "dm")]) == usual, "it did sell it")
    #expect(Self.told(["milk @dm #dairy", "soap #care"]) == usual, "it was said")
  }
}

extension Item {
  fileprivate func with(_ change: (inout Item) -> Void) -> Item {
    var item = self
    change(&item)
    return item
  }
}
