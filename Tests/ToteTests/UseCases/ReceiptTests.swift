import Testing

@testable import Tote
@testable import ToteModel

/// What is bought costs what the receipt says, and counts in the period of its budget.
@Suite struct ReceiptTests {
  private let start = DatabaseSnapshot.rowMoment
  private let signer = EditSigner()

  private func day(_ days: Int64) -> EditContext {
    EditContext(
      newID: signer.context.newID, now: start.startOfMonth.adding(days: days).adding(minutes: 600))
  }

  private func buy(_ lines: [String], paying paid: String?) -> Workspace {
    let contents = DatabaseSnapshot.lists(["L": lines], plain: true)
    var workspace = Workspace.with(contents)
    workspace.tickItems(contents.items, to: true, day(3))
    _ = workspace.clearTicked(on: contents.lists[0].id, paying: paid.flatMap { Price($0) }, day(3))
    return workspace
  }

  private func prices(_ workspace: Workspace) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: workspace.records.purchaseLog.rows.values.map {
        ($0.name, ($0.isEstimated ? "≈" : "") + ($0.price?.description ?? "–"))
      })
  }

  @Test func `what has no price shares what the receipt has beyond the prices, to the cent`() {
    let workspace = buy(["milk 2€", "tea", "rice", "oil"], paying: "12€")
    #expect(prices(workspace)["milk"] == "2.00€")
    #expect(prices(workspace).values.sorted() == ["2.00€", "≈3.33€", "≈3.33€", "≈3.34€"])
    #expect(workspace.records.cleared(from: workspace.openLists[0].id).description == "12.00€")
    // Estimates teach no price.
    #expect(workspace.records.history.entry(of: "tea")?.details.price == nil)
    let estimated = workspace.records.purchaseLog.rows.values.filter { $0.isEstimated }
    #expect(estimated.count == 3 && estimated.allSatisfy { $0.unitPrice == nil })
  }

  @Test func `a receipt below the prices makes all of them smaller, and one above them larger`() {
    #expect(prices(buy(["milk 2€", "bread 4€"], paying: "5€")) == ["milk": "1.67€", "bread": "3.33€"])
    #expect(prices(buy(["milk 2€", "bread 4€"], paying: "9€")) == ["milk": "3.00€", "bread": "6.00€"])
    #expect(prices(buy(["milk 2€", "tea"], paying: "1€")) == ["milk": "≈1.00€", "tea": "–"])
    // A discount doesn't make the price forgotten.
    let discounted = buy(["milk 2€", "bread 4€"], paying: "5.40€")
    #expect(discounted.records.purchaseLog.rows.values.allSatisfy { $0.unitPrice != nil })
  }

  @Test(arguments: [nil, "6€"])
  func `without a sum, or with that of the prices, nothing is estimated`(paid: String?) {
    #expect(
      prices(buy(["milk 2€", "bread 4€", "tea"], paying: paid)) == [
        "milk": "2.00€", "bread": "4.00€", "tea": "–",
      ]
    )
  }

  @Test func `one undo brings back the items and what was known of their prices`() {
    var workspace = buy(["milk 2€", "tea"], paying: "5€")
    _ = workspace.undo(id: day(3).id(), at: day(3).now)
    #expect(prices(workspace) == ["milk": "2.00€", "tea": "–"])
    #expect(workspace.records.itemCount == 2)
  }

  @Test func `a purchase that is priced by hand is no longer estimated`() throws {
    var workspace = buy(["milk 2€", "tea"], paying: "5€")
    let tea = try #require(workspace.records.purchaseLog.rows.values.first { $0.name == "tea" })
    #expect(workspace.pricePurchase(tea.id, at: tea.price, day(4)) != nil)
    #expect(prices(workspace)["tea"] == "3.00€")
  }

  @Test func `what is known of one estimate changes the others, so that the receipt's sum stays`() throws {
    var workspace = buy(["milk 2€", "tea", "rice", "oil"], paying: "12€")
    func estimate(_ name: String) throws -> PurchasedItem.ID {
      try #require(workspace.records.purchaseLog.rows.values.first { $0.name == name }).id
    }
    #expect(workspace.pricePurchase(try estimate("tea"), at: Price("4€"), day(4)) != nil)
    #expect(prices(workspace) == ["milk": "2.00€", "tea": "4.00€", "rice": "≈3.00€", "oil": "≈3.00€"])
    // More than the receipt leaves for it says nothing of the others.
    #expect(workspace.pricePurchase(try estimate("rice"), at: Price("7€"), day(4)) != nil)
    #expect(prices(workspace) == ["milk": "2.00€", "tea": "4.00€", "rice": "7.00€", "oil": "≈3.00€"])
    _ = workspace.undo(id: day(4).id(), at: day(4).now)
    _ = workspace.undo(id: day(4).id(), at: day(4).now)
    #expect(prices(workspace).values.sorted() == ["2.00€", "≈3.33€", "≈3.33€", "≈3.34€"])
  }

  @Test func `a month's budget counts what was bought in it, however many trips there were`() throws {
    var contents = DatabaseSnapshot.lists(
      ["L": ["milk 20€", "bread 30€", "tea 16€", "rice"], "M": ["figs 9€"]], plain: true)
    contents.lists[0].budget = Price("250€")
    contents.lists[0].budgetPeriod = .month
    var workspace = Workspace.with(contents)
    for (number, item) in contents.items.enumerated() {
      workspace.tickItems([item], to: true, day(Int64(number) * 6))
      _ = workspace.clearTicked(on: item.list, day(Int64(number) * 6))
    }
    let list = try #require(workspace[list: contents.lists[0].id])
    func use() -> String? { workspace.records.budgetUse(of: list).map { words.whole($0) } }
    #expect(use() == "€66.00 of €250.00 this month, 1 unpriced")
    // From the purchases alone it is the same, and also when all were read again.
    let log = workspace.records.purchaseLog
    let alone = BudgetUse(of: list, buying: log.rows.values, at: day(25).now)
    #expect(alone == workspace.records.budgetUse(of: list))
    workspace.setPurchases(log)
    #expect(use() == "€66.00 of €250.00 this month, 1 unpriced")
    // The next month begins with nothing.
    workspace.passTime(to: day(32).now)
    #expect(use() == "€0.00 of €250.00 this month")
  }

  @Test func `bare prices have the currency of the budget, or else of what was bought last`() throws {
    var contents = DatabaseSnapshot.lists(["L": ["milk"], "M": ["figs $9"]], plain: true)
    let milk = contents.lists[0].id
    func currency(_ workspace: Workspace, of list: ShoppingList.ID?) -> String? {
      workspace.records.knownCurrency(of: list, in: .english)?.code
    }
    var workspace = Workspace.with(contents)
    #expect(currency(workspace, of: milk) == "USD")
    let rice = Item(
      id: contents.items[0].id, list: milk, name: "rice", details: ItemDetails(price: Price("2€")),
      created: start)
    workspace.tickItems([contents.items[1]], to: true, day(1))
    workspace.tickItems([rice], to: true, day(2))
    #expect(currency(workspace, of: nil) == "EUR")
    contents.lists[0].budget = Price("£5")
    #expect(currency(Workspace.with(contents), of: milk) == "GBP")
  }
}
