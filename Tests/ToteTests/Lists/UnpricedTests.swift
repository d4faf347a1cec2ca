import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// What has no price counts as nothing: where there is room, it is said of how many that is so.
@Suite struct UnpricedTests {
  private let contents = DatabaseSnapshot.lists([
    "Groceries": ["milk 1€ @Lidl", "bread", "tea", "nails 5€ @Hardware"]
  ])

  @Test func `the header says how many, where there is room`() throws {
    let stage = Stage(contents, size: Size(80, 24))
    try stage.play("j")
    #expect(stage.frame.lines[0].contains("6.00€ to pay (2 unpriced)"))
    try stage.play("/milk<Enter>")
    #expect(stage.frame.lines[0].contains("1.00€ to pay") && !stage.frame.lines[0].contains("unpriced"))
    let narrow = Stage(contents, size: Size(40, 10))
    try narrow.play("j")
    #expect(narrow.frame.lines[0].contains("6.00€") && !narrow.frame.lines[0].contains("unpriced"))
    // Where nothing has a price, nobody has asked what it costs.
    let plain = Stage(.groceries("bread", "tea"), size: Size(80, 24))
    try plain.play("j")
    #expect(!plain.frame.lines[0].contains("unpriced"))
  }

  @Test func `a store says it of what was paid so far, also when it is cleared, and of what is to pay`()
    throws
  {
    let stage = Stage(contents, size: Size(80, 24))
    try stage.play("@lidl<Enter>")
    #expect(stage.frame.lines.contains { $0.contains("1.00€ to pay (2 unpriced)") })
    try stage.play("<Space><Space>")
    let paid = "1.00€ so far (1 unpriced)"
    #expect(stage.frame.lines.contains { $0.contains(paid) }, "\(stage.frame.lines)")
    try stage.play("X")
    #expect(stage.frame.lines.contains { $0.contains(paid) }, "\(stage.frame.lines)")
  }

  @Test func `so does a budget, of all that it counts`() throws {
    var contents = contents
    contents.lists[0].budget = Price("20€")
    let stage = Stage(contents, size: Size(120, 24))
    try stage.play("j")
    // Once is enough, while it is the same number.
    #expect(stage.frame.lines[0].contains("6.00€ to pay (2 unpriced) · 14.00€ left in budget "))
    #expect(stage.frame.lines[0].ranges(of: "unpriced").count == 1)
    try stage.play("/bread<Enter><Space><Esc>")
    #expect(
      stage.frame.lines[0].contains("6.00€ to pay (1 unpriced) · 14.00€ left in budget (2 unpriced)"))
    try stage.play("@lidl<Enter>")
    #expect(stage.frame.lines[0].contains("14.00€ left in budget (2 unpriced)"))
  }
}
