// A list as a code on the screen.

import Parts
import Screen
import Testing

@testable import QRCodes
@testable import Tote
@testable import ToteModel

@Suite struct ListCodeTests {
  private func stage(_ lines: [String], _ size: Size) -> Stage {
    Stage(.lists(["Groceries": lines]), size: size)
  }

  private func text(of code: QRCode, among texts: [String]) -> String? {
    texts.first { QRCode($0) == code }
  }

  @Test func `the code has the headings, or if that is too large only names and amounts`() {
    let list = HandedListTests.list(["2 l milk !cold @Lidl", "bread", "x eggs"])
    #expect(
      list.codeTexts == ["Groceries\n\nBakery:\nbread\n\nDairy:\n2 l milk", "Groceries\nbread\n2 l milk"])
    let sizes = list.codeTexts.map { QRCode.size(of: $0)! }
    #expect(list.code(within: 80, rows: 40) == .fits(QRCode(list.codeTexts[0])!, quiet: 4))
    let narrow = sizes[1] + 4
    #expect(
      list.code(within: narrow, rows: (narrow + 1) / 2) == .fits(QRCode(list.codeTexts[1])!, quiet: 2))
    #expect(list.code(within: narrow - 3, rows: 40) == .missing(columns: 3, rows: 0))
    #expect(list.code(within: 80, rows: (narrow + 1) / 2 - 2) == .missing(columns: 0, rows: 2))
    #expect(HandedListTests.list((0..<999).map { "thing \($0)" }).code(within: 999, rows: 999) == nil)
  }

  @Test func `it is dark on light, in the middle of its box`() throws {
    let stage = stage(["2 l milk", "bread"], Size(100, 40))
    try stage.play("Q")
    guard case .listCode(let code)? = stage.state.overlay, case .fits(let drawn, let quiet)? = code.fit else {
      return #expect(Bool(false), "no code")
    }
    let lines = drawn.lines(quiet: quiet)
    let rows = stage.frame.lines
    let top = try #require(rows.firstIndex { $0.contains(lines[2]) })
    #expect(lines.indices.dropFirst(2).dropLast(2).allSatisfy { rows[top + $0 - 2].contains(lines[$0]) })
    try stage.play("q")
    #expect(stage.state.overlay == nil)
  }

  @Test func `a screen that is too small is told by how much`() throws {
    let stage = stage((1...20).map { "12 kg thing \($0)" }, Size(80, 24))
    try stage.play("Q")
    let told = stage.frame.lines.joined(separator: " ")
    #expect(told.contains("more rows. Make the window taller"))
    // In a larger window it is there without asking again.
    try stage.play("<resize 80x60>")
    guard case .listCode(let code)? = stage.state.overlay, case .fits? = code.fit else {
      return #expect(Bool(false), "no code")
    }
  }

  @Test func `it follows the list, and goes when nothing is left to buy`() throws {
    let stage = stage(["milk"], Size(100, 40))
    try stage.play("Q<Esc> Q")
    #expect(stage.state.overlay == nil)
  }
}
