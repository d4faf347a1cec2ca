import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// What is told of a list, from its rows alone.
@Suite struct ListSummaryTests {
  private func summary(budget: String? = nil, _ items: String...) -> ListSummary {
    var contents = DatabaseSnapshot.lists(["List": items], plain: true)
    contents.lists[0].budget = budget.flatMap { Price($0) }
    return ListSummary(workspace: .with(contents), list: contents.lists[0].id)
  }

  private func told(_ summary: ListSummary, _ room: Int) -> [String] {
    summary.facts(within: room, after: []).facts.map { $0.spans.map(\.text).joined() }
  }

  @Test func `what is ticked is in the basket, and the rest is to pay`() {
    let totals = summary("milk 2€", "x bread 3€", "tea").totals
    #expect(totals.count == 3 && totals.ticked == 1)
    #expect(totals.basket.description == "3.00€" && totals.toPay.description == "2.00€")
    #expect(totals.toPay.unpriced == 1)
  }

  @Test func `a filter counts what it finds, but in a shop all of it is counted`() {
    var summary = summary("milk 2€", "bread 3€")
    summary.filtered = summary.workspace.records.find(ItemQuery("milk"), on: summary.list)
    #expect(summary.totals.count == 1)
    var workspace = summary.workspace
    workspace.beginWalk(through: Shop("Lidl")!, at: DatabaseSnapshot.rowMoment)
    let inShop = ListSummary(workspace: workspace, list: summary.list, filtered: summary.filtered)
    #expect(inShop.totals.count == 2)
  }

  @Test func `a budget counts what is to pay and what is in the basket`() throws {
    let budget = try #require(summary(budget: "10€", "milk 2€", "x bread 3€", "tea").budget)
    #expect(budget.texts.first == "€3.00 of €10.00")
    #expect(!budget.isUrgent && budget.style == .muted && budget.unpriced == 1)
    let spent = try #require(summary(budget: "4€", "milk 2€", "bread 3€").budget)
    #expect(spent.isUrgent && spent.style == .warning)
    #expect(summary("milk 2€").budget == nil)
  }

  @Test func `the total stays longest, unless a budget is spent`() {
    #expect(told(summary("milk 2€", "x bread 3€"), 6) == ["€2.00"])
    let spent = summary(budget: "4€", "milk 2€", "bread 3€")
    let text = spent.budget?.texts.first ?? ""
    #expect(told(spent, text.columns) == [text])
    #expect(told(summary("milk 2€"), 3) == ["0/1"])
  }

  @Test func `an empty list tells so, and what is left of its budget`() {
    #expect(told(summary(budget: "10€"), 60).count == 2)
    #expect(told(summary(), 60).count == 1)
  }

  @Test func `it is whole where all numbers have room`() {
    let summary = summary(budget: "10€", "milk 2€", "x bread 3€", "tea")
    #expect(!summary.facts(within: 12, after: []).isWhole)
    #expect(summary.facts(within: 120, after: []).isWhole)
  }
}
