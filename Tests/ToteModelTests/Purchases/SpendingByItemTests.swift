// What was spent on each thing, however it was spelled.

import Testing

@testable import ToteModel

@Suite struct SpendingByItemTests {
  private func bought(_ line: String, on day: Int64) -> PurchasedItem {
    let item = Item(ParsedItem(line)!, id: .zero, list: .zero, rank: .first, created: .zero)
    return PurchasedItem(
      item, id: PurchasedItem.ID(high: 1, low: UInt64(bitPattern: day)), in: nil,
      at: Moment(milliseconds: day * 86_400_000))
  }

  @Test(arguments: [Spending.Grouping.week, .month])
  func `months without a purchase are rows too, but not all those to the end of time`(
    grouping: Spending.Grouping
  ) {
    let last = Int64.max / 86_400_000
    let purchases = [bought("milk 1€", on: -last), bought("milk 1€", on: 10), bought("milk 1€", on: 80)]
    let rows = Spending(purchases + [bought("milk 1€", on: last)], by: grouping).rows
    #expect(rows.map(\.count).sorted().suffix(5) == [0, 1, 1, 1, 1])
    #expect(rows.count == (grouping == .month ? 5 : 13))
  }

  @Test func `singular and plural are one, called as the last time, and the dearest comes first`() {
    let purchases = [
      bought("Banana 1€", on: 1), bought("coffee 9€", on: 2), bought("bananas 2€", on: 3),
      bought("salt", on: 4),
      bought("apples 3€", on: 5),
    ]
    for order in [purchases, purchases.reversed()] {
      let spending = Spending(order, by: .item)
      #expect(spending.rows.map(\.group) == [.item("coffee"), .item("apples"), .item("bananas")])
      #expect(spending.rows.map(\.sum.description) == ["9.00€", "3.00€", "3.00€"])
      #expect(spending.rows.map(\.count) == [1, 1, 2])
      #expect(spending.unpricedCount == 1)
    }
  }
}
