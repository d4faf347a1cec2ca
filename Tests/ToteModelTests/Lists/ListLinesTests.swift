// The lines of a list: headings, and the blank lines above them.

import Testing

@testable import ToteModel

@Suite struct ListLinesTests {
  private let lines: ListLines = {
    let list = ShoppingList.ID(high: 1, low: 1)
    let items = (0..<5).map { number in
      Item(
        ParsedItem(["apples 1.50€", "pears £2", "milk 1€", "tea", "x 3€"][number])!,
        id: Item.ID(high: 2, low: UInt64(number)), list: list, rank: Rank.between(nil, nil, count: 5)[number],
        created: Moment(milliseconds: 0))
    }
    var sorted = items
    for index in 0..<2 { sorted[index].category = .produce }
    for index in 2..<4 { sorted[index].category = .dairy }
    sorted[4].isTicked = true
    let group = Setting(key: Arrangement.key(of: list), value: Arrangement().stored)
    let rows = Records(
      lists: [
        ShoppingList(
          id: list, name: "A", rank: Rank.between(nil, nil), created: Moment(milliseconds: 0))
      ], items: sorted,
      settings: [group])
    return rows.lines(of: list)
  }()

  private func kinds(_ lines: ListLines) -> String {
    (0..<lines.count).map { line in
      switch lines[line] {
      case .blank: " "
      case .heading: "#"
      case .item: "i"
      }
    }.joined()
  }

  @Test func `a spaced list has a blank line above every heading but the first`() {
    var lines = lines
    #expect(kinds(lines) == "#ii#ii#i")
    lines.isSpaced = true
    #expect(kinds(lines) == "#ii #ii #i")
    #expect(lines.count == 10)
    for index in 0..<5 { #expect(lines.index(at: lines.line(of: index)) == index) }
    // A heading and the blank line above it count as the item below.
    #expect((3...5).map { lines.index(at: $0) } == [2, 2, 2])
  }

  @Test func `what is to buy is counted with its headings and the blank lines above them`() {
    var lines = lines
    #expect(lines.openCount == 6)
    lines.isSpaced = true
    #expect(lines.openCount == 7)
    #expect(lines.heading(of: 5)?.heading == .category(.dairy))
  }

  @Test func `a group knows what its items cost`() {
    #expect(lines.groups.map(\.prices.description) == ["1.50€ + £2.00", "1.00€", "3.00€"])
  }
}
