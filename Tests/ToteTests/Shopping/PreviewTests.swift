import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// What the line below the field says about a line that can be read in two ways.
@Suite struct PreviewTests {
  private func preview(_ line: String, _ size: Size = Size(80, 24)) throws -> String {
    let stage = Stage(.groceries("milk"), size: size)
    try stage.play("a\(line)")
    return stage.frame.lines.joined(separator: "\n")
  }

  @Test func `the price of several is told in all and each, where there is room`() throws {
    #expect(try preview("3 bread 4,20€").contains("Bakery · €4.20 (€1.40/x) "))
    #expect(try preview("3 bread €1.40/x").contains("Bakery · €4.20 (€1.40/x) "))
    #expect(try preview("3 cans beans 3€").contains("Pantry · €3.00 (€1.00/can) "))
    #expect(try !preview("3 whole loaves bread 4,20€", Size(40, 10)).contains("/x"))
    #expect(try preview("3 whole loaves bread 4,20€", Size(40, 10)).contains("€4.20"))
    for line in ["1 bread 4€", "bread 4€", "2 kg bread 4€"] {
      #expect(try !preview(line).contains("€4.00 ("), "\(line)")
    }
  }

  @Test func `an amount that is corrected names the one that counts no more`() throws {
    #expect(try preview("2 l cream 3 l").contains("3 l instead of 2 l · 3 l · cream"))
    #expect(try preview("2 l wine 9€ 8€ 3 l").contains("3 l instead of 2 l, €8.00 instead of €9.00"))
  }

  @Test func `what is added stands first, and what becomes of it at the right`() throws {
    let stage = Stage(.lists(["Groceries": ["1 kg tomatoes @Market"]], plain: true), size: Size(80, 24))
    try stage.play("a5 cans tomatoes")
    let line = stage.frame.lines.first { $0.contains("also on the list") } ?? ""
    #expect(line.hasPrefix("   5 cans · tomatoes · Pantry  "), "\(line)")
    #expect(line.hasSuffix("  also on the list: 1 kg @Market "), "\(line)")
    // With less room, in signs.
    let narrow = Stage(.lists(["Groceries": ["1 kg tomatoes @Market"]], plain: true), size: Size(40, 10))
    try narrow.play("a5 cans tomatoes")
    #expect(narrow.frame.lines.contains { $0.contains("  1 kg @Market + 5 cans ") }, "\(narrow.frame.lines)")
  }

  @Test(arguments: [Size(80, 24), Size(40, 10)])
  func `what is filled in is seen, though the name may go on`(size: Size) throws {
    var contents = DatabaseSnapshot.lists(["Groceries": ["salt"]], plain: true)
    contents.purchases = ["2 l milk @Lidl €2.18", "milk chocolate"].compactMap { line in
      ParsedItem(line).map {
        Purchase(PurchaseHistory.Entry(name: $0.name, last: 0, details: $0.details))
      }
    }
    let stage = Stage(contents, size: size)
    try stage.play("a4 l milk")
    let lines = stage.frame.lines
    #expect(lines.contains { $0.contains("4 l · milk · ") && $0.contains("@Lidl · €4.36") }, "\(lines)")
    #expect(
      size.width == 40 || lines.contains { $0.contains(words.asLastTime) && $0.contains("milk chocolate") })
  }

  @Test func `the price of one goes before the store of a line that is edited`() throws {
    let stage = Stage(
      .lists(["Groceries": ["5 cans tomatoes @Market €0.69/x"]], plain: true), size: Size(40, 10))
    try stage.play("e")
    #expect(
      stage.frame.lines.contains { $0.contains("5 cans · tomatoes · @Market · €3.45") },
      "\(stage.frame.lines)")
  }

  @Test func `what has no amount yet says so`() throws {
    #expect(try preview("375 ml milk").contains("on the list: no amount → 375 ml"))
    let stage = try Stage.blind(.groceries("milk"), "a375 ml milk<Enter>")
    #expect(stage.message == "milk: no amount → 375 ml.")
  }

  @Test func `packs of a size add up`() throws {
    let stage = try Stage.blind(.groceries("2x500 g pasta"), "a3 x 500 g pasta<Enter>1 kg pasta<Enter><Esc>")
    #expect(stage.told == ["pasta 5x", "pasta 1 kg"])
  }

  @Test func `on a low screen the field of a budget says of which list, and for what time`() throws {
    let stage = Stage(.groceries("milk"), size: Size(40, 10))
    try stage.play("B")
    #expect(stage.frame.lines.contains { $0.contains("Groceries, budget ›") }, "\(stage.frame.lines)")
    try stage.play("80€")
    #expect(
      stage.frame.lines.contains { $0.contains("Groceries, budget › 80€") }, "\(stage.frame.lines)")
    let tiny = Stage(.groceries("milk"), size: Size(24, 10))
    try tiny.play("B")
    #expect(tiny.frame.lines.contains { $0.contains("Budget ›") }, "\(tiny.frame.lines)")
  }
}
