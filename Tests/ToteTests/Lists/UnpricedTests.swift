import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// Items without a price count as nothing: if there is room, their number is told.
@Suite struct UnpricedTests {
  private let contents = DatabaseSnapshot.lists([
    "Groceries": ["milk 1€ @Lidl", "bread", "tea", "nails 5€ @Hardware"]
  ])

  @Test func `the header says how many, where there is room`() throws {
    let stage = Stage(contents, size: Size(80, 24))
    try stage.play("j")
    #expect(stage.frame.lines[0].contains("€6.00 to go (2 unpriced)"))
    try stage.play("/milk<Enter>")
    #expect(stage.frame.lines[0].contains("€1.00 to go") && !stage.frame.lines[0].contains("unpriced"))
    let narrow = Stage(contents, size: Size(40, 10))
    try narrow.play("j")
    #expect(narrow.frame.lines[0].contains("€6.00") && !narrow.frame.lines[0].contains("unpriced"))
    // If nothing has a price, nothing is told.
    let plain = Stage(.groceries("bread", "tea"), size: Size(80, 24))
    try plain.play("j")
    #expect(!plain.frame.lines[0].contains("unpriced"))
  }

  @Test func `a store says it behind the sum in which it is missing, and not where nothing is`() throws {
    let stage = Stage(contents, size: Size(80, 24))
    try stage.play("@lidl<Enter>")
    #expect(stage.frame.lines.contains { $0.contains("€1.00 to go (2 unpriced)") })
    try stage.play("<Space><Space>")
    func banner() -> String { stage.frame.lines.first { $0.contains("left") } ?? "" }
    #expect(banner().hasSuffix("1 of 3 left · €1.00 in the basket (1 unpriced) "), "\(banner())")
    try stage.play("X")
    #expect(banner().hasSuffix("1 of 1 left · €1.00 spent earlier (1 unpriced) "), "\(banner())")
    // All prices of the basket are known now, so nothing is told there.
    try stage.play("aoil 2€<Enter><Esc>g<Space>")
    #expect(!banner().contains("€2.00 ("), "\(banner())")
  }

  @Test func `so does a budget, of all that it counts`() throws {
    var contents = contents
    contents.lists[0].budget = Price("20€")
    let stage = Stage(contents, size: Size(120, 24))
    try stage.play("j")
    // The same number is told once.
    #expect(stage.frame.lines[0].contains("€6.00 to go (2 unpriced) · €14.00 left in budget "))
    #expect(stage.frame.lines[0].ranges(of: "unpriced").count == 1)
    try stage.play("/bread<Enter><Space><Esc>")
    #expect(
      stage.frame.lines[0].contains("€6.00 to go (1 unpriced) · €14.00 left in budget (2 unpriced)"))
    try stage.play("@lidl<Enter>")
    #expect(stage.frame.lines[0].contains("€14.00 left in budget (2 unpriced)"))
  }
}
