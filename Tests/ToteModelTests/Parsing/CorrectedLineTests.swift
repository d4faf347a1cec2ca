// What is typed behind a line to mend it, and how large each of several is.

import Testing

@testable import ToteModel

@Suite struct CorrectedLineTests {
  /// What a line says, and again what the line says that is made of that.
  private func said(_ line: String) -> [String] {
    guard let read = QuickAdd(line) else { return [] }
    let again = ParsedItem(read.item.description)
    return [read.item.description] + (again == read.item ? [] : ["\(again.map(\.description) ?? "nothing")"])
  }

  @Test(
    arguments: [
      "2x500 g pasta", "2 x 500 g pasta", "2×500 g pasta", "2x 500 g pasta", "2 x 500 g of pasta",
      "pasta 2x500 g", "2✕500 g pasta",
    ])
  func `several of a size are so many, and the size is their note`(line: String) {
    #expect(said(line) == ["2x pasta !500 g"])
  }

  @Test func `the size is written as it was typed, and stays in the name where there is a note`() {
    #expect(said("2x500g pasta") == ["2x pasta !500g"])
    #expect(said("2x500 g pasta !whole") == ["2x 500 g pasta !whole"])
    #expect(said("2 x 400 g tins chickpeas !bio") == ["2 cans 400 g chickpeas !bio"])
    #expect(said("2x3 packs") == ["2x3 packs"])
    // Who has bought water in bottles of such a name keeps it.
    let named = ParsedItem(name: "1.5 l water", details: ItemDetails(amount: Amount("10x")))
    #expect(named.flatMap { ParsedItem($0.description) } == named)
  }

  @Test func `so many times some of a thing are all of them together`() {
    for line in ["2 x 6 eggs", "2x 6 eggs", "2 × 6 eggs"] { #expect(said(line) == ["12x eggs"]) }
    #expect(said("3 x 4 yoghurts 2€") == ["12x yoghurts 2.00€"])
    // A size, a unit and a name with a number of its own stay what they are.
    #expect(said("2 x 6 l water") == ["2x water !6 l"])
    #expect(said("2x4 timber") == ["2x4 timber"])
    #expect(said("2 x 3 ply tissues") == ["2x 3 ply tissues"])
    #expect(said("2 x 007 movies") == ["2x 007 movies"])
    #expect(said("2 x 501 jeans") == ["2x 501 jeans"])
  }

  @Test func `of two stores before a note the last counts`() {
    #expect(said("carrots @Lidl @Market !ripe") == ["carrots @Market !ripe"])
    #expect(said("carrots @Lidl !ripe @Market") == ["carrots @Lidl !ripe @Market"])
    #expect(said("carrots @Lidl @Market 2€ !ripe ones") == ["carrots @Market 2.00€ !ripe ones"])
    // Between words it is a part of the name.
    #expect(said("tea @Lidl @home brew !nice") == [#""tea @home brew" @Lidl !nice"#])
  }

  @Test func `a price typed behind an amount takes the place of the earlier one, and says so`() {
    func read(_ line: String) -> [String] {
      guard let line = QuickAdd(line, stores: ["Lidl"]) else { return [] }
      return [line.item.description] + line.replacedPrices.map(\.description)
        + [line.replacedAmount].compactMap { $0?.description }
    }
    #expect(read("rice @Lidl €4 2 kg €5") == ["2 kg rice @Lidl 5.00€", "4.00€"])
    #expect(read("rice 4€ 2kg 5€") == ["2 kg rice 5.00€", "4.00€"])
    #expect(read("milk €5.47 4 l 1.29€/l") == ["4 l milk 1.29€/l", "5.47€"])
    #expect(read("2 l milk €2.58 4 l 1.29€/l") == ["4 l milk 1.29€/l", "2.58€", "2 l"])
    #expect(read("rice 4€ 2 kg @Lidl 5€") == ["2 kg rice @Lidl 5.00€", "4.00€"])
    // With a word in between, the earlier one belongs to the name.
    #expect(read("gift card 10€ or 20€").count == 1)
    #expect(read("card 10€ 98 20€").count == 1)
    // The thing itself keeps such a name.
    let named = ParsedItem(name: "rice 4€ 2 kg", details: ItemDetails(price: Price("5€")))
    #expect(named.flatMap { ParsedItem($0.description) } == named)
  }

  @Test func `each in French is of one, too`() {
    for each in ["l'un", "l'une", "l’une", "l'unité", "pièce"] {
      #expect(said("3 melons 1,15€ \(each)") == ["3x melons 1.15€/x"], "\(each)")
    }
  }

  @Test func `an amount at the end takes the place of one of its kind, and says so`() {
    func read(_ line: String) -> [String] {
      guard let line = QuickAdd(line) else { return [] }
      return [line.item.description] + [line.replacedAmount].compactMap { $0?.description }
    }
    #expect(read("2 l milk 3 l") == ["3 l milk", "2 l"])
    #expect(read("milk 2 l 3l") == ["3 l milk", "2 l"])
    #expect(read("2 kg apples #produce @Lidl 500 g") == ["500 g apples #produce @Lidl", "2 kg"])
    #expect(read("2x milk x3") == ["3x milk", "2x"])
    #expect(read("2 l milk 1.09€ 3 l") == ["3 l milk 1.09€", "2 l"])
    // Not of its kind, or not at the end: a part of the name, as ever.
    #expect(read("2 cans tomatoes 400 g") == ["2 cans tomatoes 400 g"])
    #expect(read("2 l milk 3 l jug") == ["2 l milk 3 l jug"])
    #expect(read("2 coke 4") == ["2x coke 4"])
    #expect(read("2 l milk") == ["2 l milk"])
    let named = ParsedItem(name: "milk 3 l", details: ItemDetails(amount: Amount("2 l")))
    #expect(named.flatMap { ParsedItem($0.description) } == named)
  }

  @Test func `a price in a note is part of it`() {
    #expect(said("milk !lactose free 1.09€") == ["milk !lactose free 1.09€"])
    #expect(said("milk @Lidl 1.09€ !lactose free") == ["milk @Lidl 1.09€ !lactose free"])
    #expect(said("milk 2€ !coupon 1€") == ["milk 2.00€ !coupon 1€"])
    #expect(said("milk !coupon 1€ for two") == ["milk !coupon 1€ for two"])
    #expect(said("milk !1€") == ["milk !1€"])
    #expect(said("milk !\"max 5€\"") == ["milk !max 5€"])
  }
}
