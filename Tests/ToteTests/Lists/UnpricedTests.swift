import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// Items without a price count as nothing: their number is told beside the sum of their heading.
@Suite struct UnpricedTests {
  private let contents = DatabaseSnapshot.lists([
    "Groceries": ["milk 1€ @Lidl", "cheese", "yoghurt", "nails 5€ @Hardware"]
  ])

  private func heading(_ name: String, in stage: Stage) -> String {
    stage.frame.lines.first { $0.contains("\(name) · ") } ?? ""
  }

  @Test func `a heading says how many, in columns and on narrow screens`() throws {
    let stage = Stage(contents, size: Size(80, 24))
    try stage.play("j")
    #expect(heading("Dairy", in: stage).contains("2 unpriced · €1.00"))
    try stage.play("<resize 40x20>")
    #expect(heading("Dairy", in: stage).contains("€1.00 (2 unpriced)"))
    try stage.play("<resize 24x20>")
    #expect(heading("Dairy", in: stage).contains("€1.00") && !heading("Dairy", in: stage).contains("unp"))
  }

  @Test func `the header says only sums, also of what a filter finds and in a store`() throws {
    let stage = Stage(contents, size: Size(80, 24))
    for keys in ["j", "/milk<Enter>", "<Esc>@lidl<Enter>", "<Space>"] {
      try stage.play(keys)
      #expect(!stage.frame.lines[0].contains("unpriced"), "\(keys)")
    }
    let banner = try #require(stage.frame.lines.first { $0.contains("in the basket") })
    #expect(!banner.contains("unpriced"), "\(banner)")
    // If nothing has a price, nothing is told.
    let plain = Stage(.groceries("bread", "tea"), size: Size(80, 24))
    try plain.play("j")
    #expect(!plain.frame.lines.contains { $0.contains("unpriced") })
  }

  @Test func `the line above the basket says it too`() throws {
    let stage = Stage(.lists(["Groceries": ["x milk 1€", "x tea", "bread"]]), size: Size(80, 24))
    try stage.play("j")
    #expect(heading("In the basket", in: stage).contains(" 1 unpriced · €1.00 ─"))
  }
}
