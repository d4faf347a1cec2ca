import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// Columns near the names that show.
@Suite struct ItemColumnsTests {
  private func row(_ text: String, _ lines: [String], _ keys: String = "", width: Int = 99) throws -> String {
    let stage = Stage(.lists(["Groceries": lines]), size: Size(width, 24))
    try stage.play(keys)
    let line = try #require(stage.frame.lines.first { $0.contains(text) })
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  @Test func `amount, price and store stand near the longest name that shows`() throws {
    #expect(try row("milk", ["2 l milk €2 @Lidl"]).hasPrefix("▸  ☐ milk              2 l    €2.00   @Lidl"))
    let long = ["2 l milk €2 @Lidl", "1 kg potatoes of the old sort €3"]
    #expect(try row("milk", long).hasPrefix("   ☐ milk                          2 l    €2.00   @Lidl"))
  }

  @Test func `names that have scrolled away move nothing`() throws {
    let lines = ["1 kg potatoes of the old sort €3"] + (1...60).map { "2 l thing \($0) €2" }
    #expect(try row("thing 60", lines, "cG").hasPrefix("▸  ☐ thing 60          2 l    €2.00"))
  }

  @Test func `longer names than forty columns are cut where something follows`() throws {
    let row = try row(
      "marmalade", ["2 kg marmalade of bitter oranges from the garden of my aunt €3"], width: 99)
    #expect(row.contains("2 kg    €3.00") && row.contains("…"))
  }

  @Test func `in a store and below its heading, rows don't repeat it`() throws {
    let lines = ["milk @Lidl", "bread @Bakery"]
    #expect(try row("milk", lines).contains("@Lidl"))
    for keys in ["@lidl<Enter>", "c"] { #expect(try !row("☐ milk", lines, keys).contains("@")) }
  }

  @Test func `above a store's rows stand the aisles that are left, or the next store`() throws {
    let lines = ["milk @Lidl", "soap @Lidl", "rolls @Bakery"]
    #expect(try row("Next:", lines, "@lidl<Enter>").hasSuffix("Next: Care 1"))
    // What was passed is still to buy.
    #expect(try row("Next:", lines, "@lidl<Enter>j").hasSuffix("Next: Dairy 1"))
    #expect(try row("Next:", Array(lines.dropFirst()), "@lidl<Enter>").hasSuffix("Next: Bakery 1"))
    // From the basket the walk goes on at the first.
    #expect(try row("Next:", lines, "@lidl<Enter><Space>j").hasSuffix("Next: Care 1"))
  }
}
