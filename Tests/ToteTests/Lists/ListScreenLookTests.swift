// How a list uses its room: colours, columns, blank lines, details, and what the header lets go of first.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct ListScreenLookTests {
  private func stage(_ contents: DatabaseSnapshot = .week, _ size: Size, _ keys: String = "") throws -> Stage
  {
    let stage = Stage(contents, size: size)
    try stage.play(keys)
    return stage
  }

  /// The style of the first letter of words on the screen.
  private func style(of words: String, in stage: Stage) throws -> Style {
    let row = try #require(stage.frame.lines.firstIndex { $0.contains(words) })
    let line = stage.frame.lines[row]
    return stage.frame[line[..<line.firstRange(of: words)!.lowerBound].columns, row].style
  }

  @Test(
    "nothing in a row has a colour that competes with its name, and totals have one",
    arguments: [Size(80, 24), Size(100, 30), Size(200, 60)])
  func colors(size: Size) throws {
    let stage = try stage(.week, size)
    #expect(try style(of: "0.5 l", in: stage) == .plain)
    #expect(try style(of: "@Lidl", in: stage) == .muted)
    #expect(try style(of: "€1.09", in: stage) == .muted)
    #expect(try style(of: "€3.29", in: stage) == .price)
    #expect(try style(of: "from the", in: stage) == .note)
    #expect(try style(of: "eggs", in: stage) == .muted.strike)
    #expect(try style(of: "3 cans", in: stage) == .muted)
  }

  @Test func `a selected row is tinted, and the cursor's tint goes before`() throws {
    let stage = try stage(.week, Size(80, 24), "vk")
    #expect(try style(of: "apples", in: stage).background == .cursorRow)
    try stage.play("j")
    #expect(try style(of: "apples", in: stage).background == .selection)
  }

  @Test func `blank lines show where all fits, or where the screen is high, and the cursor keeps its item`()
    throws
  {
    let stage = try stage(.week, Size(80, 24), "jjj")
    let item = stage.state.selectedItem
    // Eighteen lines, and four rows at the edges.
    #expect(stage.state.lists.spacing.isOn)
    for (height, isSpaced) in [(60, true), (21, false), (22, true), (10, false), (28, true)] {
      try stage.play("<resize 80x\(height)>")
      #expect(stage.state.lists.spacing.isOn == isSpaced, "\(height)")
      #expect(stage.state.selectedItem == item)
      #expect(stage.state.mistakes == [])
    }
    // A long list has blank lines from a certain height on.
    let long = try self.stage(.long(300), Size(80, 27), "G")
    #expect(!long.state.lists.spacing.isOn)
    try long.play("<resize 80x28>")
    #expect(long.state.lists.spacing.isOn)
    #expect(long.state.mistakes == [])
  }

  @Test func `blank lines come in with a list, a screen or an order, and not because an item has gone`()
    throws
  {
    // One line too many for blank lines.
    let stage = try stage(.week, Size(80, 21))
    #expect(!stage.state.lists.spacing.isOn)
    let lines = stage.state.lines.count
    try stage.play("   ")
    #expect(stage.state.lines.count < lines && !stage.state.lists.spacing.isOn)
    try stage.play("ddd")
    #expect(!stage.state.lists.spacing.isOn)
    try stage.play("2")
    try stage.play("1<resize 80x22>")
    #expect(stage.state.lists.spacing.isOn)
  }

  @Test func `what opens below the list does not make its rows jump`() throws {
    let stage = try stage(.week, Size(80, 28))
    #expect(stage.state.lists.spacing.isOn)
    try stage.play("a")
    #expect(stage.state.lists.spacing.isOn)
  }

  @Test func `a heading says what its items cost`() throws {
    let lines = try stage(.week, Size(60, 24)).frame.lines
    #expect(lines.contains { $0.hasPrefix(" Dairy · 2") && $0.contains("€3.29") })
    #expect(lines.contains { $0.hasPrefix(" In the basket · 2") && $0.contains(" €0.89 ") })
  }

  @Test func `from 140 columns on the details of the item under the cursor stand at the right`() throws {
    let stage = try stage(.week, Size(140, 30), "jjjj")
    let name = try #require(stage.state.selectedItem?.name)
    func details() -> [String] { stage.frame.lines.map { String($0.split(separator: "│").last ?? "") } }
    #expect(details()[2].contains(name))
    // The heading above the row says the category, and the row the amount.
    #expect(!details().contains { $0.contains("Dairy") || $0.contains("2 l") })
    #expect(details()[4].contains("Last bought  2026-09-10"))
    // A press there doesn't reach a row.
    #expect(stage.meaning(of: .click(.left, Point(120, 4))) == nil)
    #expect(try self.stage(.week, Size(139, 30), "jjjj").frame.lines[2].split(separator: "│").count == 2)
  }

  @Test
  func `in the header the total stays longest, then count, words, basket, and the bar`()
    throws
  {
    let stage = try stage(.week, Size(80, 24))
    let list = stage.state.listScreen
    func facts(_ room: Int) -> [String] {
      list.facts(within: room, state: []).map { $0.spans.map(\.text).joined() }
    }
    #expect(facts(70) == ["▰▰▱▱▱▱▱▱▱▱ 2/9", "€0.89 in the basket, €7.79 to go"])
    #expect(facts(50) == ["▰▰▱▱▱▱▱▱▱▱ 2/9", "€0.89 in the basket, €7.79 to go"])
    #expect(facts(32) == ["▰▰▱▱▱▱▱▱▱▱ 2/9", "€7.79 to go"])
    #expect(facts(17) == ["2/9", "€7.79 to go"])
    #expect(facts(15) == ["2/9", "€7.79"])
    #expect(facts(12) == ["2/9", "€7.79"])
    #expect(facts(6) == ["€7.79"])
    #expect(facts(3).isEmpty || facts(3) == ["2/9"])
    let unsaved = Header.Fact(text: "unsaved", style: .warning)
    #expect(list.facts(within: 5, state: [unsaved]) == [unsaved])
  }

  @Test func `what was spent of the budget stands in the header, or by how much it is exceeded`() throws {
    func fact(_ budget: String) throws -> String? {
      var contents = DatabaseSnapshot.week
      contents.lists[0].budget = Price(budget)
      return try stage(contents, Size(120, 24)).state.listScreen.facts(within: 90, state: []).last.map {
        $0.spans.map(\.text).joined()
      }
    }
    #expect(try fact("20€") == "€0.89 of €20.00 this trip, 1 unpriced")
    #expect(try fact("8€")?.hasPrefix("€0.89 of €8.00 · €0.68 over") == true)
    // Other currencies don't count.
    #expect(try fact("$5") == "$0.00 of $5.00 this trip, 1 unpriced")
  }

  @Test("nothing is far from its neighbour on a very wide screen", arguments: ["", "vv", "?", "L", "a"])
  func near(keys: String) throws {
    // But the header is at both edges.
    for line in try stage(.week, Size(200, 60), keys).frame.lines.dropFirst() where !line.contains("─") {
      // A gap ends at a border.
      for part in line.split(separator: "│") {
        let words = part.drop { $0 == " " }.split(separator: #/ {90,}/#).filter {
          !$0.allSatisfy { $0 == " " }
        }
        #expect(words.count < 2, "\(line)")
      }
    }
  }

  @Test func `lines join where they cross`() throws {
    let lines = try stage(.week, Size(160, 40), "a").frame.lines
    let sidebar = ScreenMetrics.sidebarWidth - 1
    #expect(Array(lines[1])[sidebar] == "┼")
    #expect(lines[1].filter { $0 == "┬" }.count == 1)
    #expect(lines.contains { Array($0)[sidebar] == "├" && $0.contains("┴") })
  }

  @Test("behind an overlay all is dim, and there is one cursor", arguments: ["L", "?", "b"])
  func overlay(keys: String) throws {
    let frame = try stage(.week, Size(100, 30), keys).frame
    #expect(frame[1, 0].style == .muted.dim)
    #expect(frame.lines.joined().filter { $0 == "▸" }.count <= 1)
    let tinted = (0..<30).filter { row in (0..<100).contains { frame[$0, row].style.background == .cursorRow }
    }
    #expect(tinted.count <= 1)
  }
}
