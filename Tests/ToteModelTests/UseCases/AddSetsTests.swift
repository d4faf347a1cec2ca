// All of a list as lines to add to another, times as much.

import Testing

@testable import ToteModel

@Suite struct AddSetsTests {
  private func items(_ lines: [String]) -> [Item] {
    lines.enumerated().map { number, line in
      var item = Item(
        ParsedItem(line)!, id: Item.ID(high: 2, low: UInt64(number)), list: .zero, rank: .first,
        created: .zero)
      item.isTicked = number == 0
      return item
    }
  }

  @Test func `amounts are scaled and rounded as those of recipes, ticked or not`() {
    let set = items(["1 kg sausages 8€", "3 buns", "charcoal !the big bag", "125 ml oil"])
    let amounts = set.pattern(times: Scale(times: "1.5")!).map { $0.amount?.description }
    #expect(amounts == ["1.5 kg", "5x", nil, "190 ml"])
    #expect(set.pattern(times: Scale(times: "x2")!)[0].price == Price("16€"))
    #expect(set.pattern(times: .one).map(\.details) == set.map(\.details))
  }

  @Test func `how often is written in several ways`() {
    let two = items(["2 kg rice"])
    for text in ["x2", "2x", "2", "×2"] {
      #expect(Scale(times: text).map { two.pattern(times: $0)[0].amount } == Amount("4 kg"), "\(text)")
    }
    for text in ["", "two", "x", "0", "-1", "for 6", "1000"] { #expect(Scale(times: text) == nil, "\(text)") }
  }
}
