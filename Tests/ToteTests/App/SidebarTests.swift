import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// What the sidebar says below the tabs about the open list, and what a press there does.
@Suite struct SidebarTests {
  private func stage(_ keys: String = "", height: Int = 30) throws -> Stage {
    let stage = Stage(
      .lists(["Groceries": ["milk @Lidl", "rice @LIDL", "bread @Bakery", "salt"]]), size: Size(110, height))
    try stage.play(keys)
    return stage
  }

  private func lines(_ stage: Stage) -> [String] {
    stage.frame.lines.dropFirst(6).map { line in
      String(line.prefix(ScreenMetrics.sidebarWidth - 1)).split(separator: " ").joined(separator: " ")
    }
  }

  private func press(_ words: String, in stage: Stage) throws {
    let row = try #require(stage.frame.lines.firstIndex { $0.hasPrefix(" \(words)") })
    try stage.play("<click 3,\(row)>")
  }

  private func place(_ words: String, in stage: Stage) throws -> SidebarPlace? {
    let row = try #require(stage.frame.lines.firstIndex { $0.hasPrefix(" \(words)") })
    guard case .sidebarPressed(let place)? = stage.meaning(of: .click(.left, Point(3, row))) else {
      return nil
    }
    return place
  }

  @Test func `the stores of the list stand there with what is left, in one spelling`() throws {
    let stage = try stage()
    #expect(lines(stage).starts(with: ["", "Stores", "LIDL 2", "Bakery 1", ""]))
    // Bread is the first.
    try stage.play("<Space>")
    #expect(lines(stage).starts(with: ["", "Stores", "LIDL 2", ""]))
  }

  @Test func `a press enters a store, and leaves it`() throws {
    let stage = try stage()
    let place = try place("Bakery", in: stage)
    #expect(place == Shop("bakery").map(SidebarPlace.shop))
    for shop in [Shop("bakery"), nil] {
      try press("Bakery", in: stage)
      #expect(stage.state.listScreen.shop == shop)
    }
  }

  @Test func `what is left of the budget is what the header leaves`() throws {
    let stage = try stage("$€10<Enter><Space>B€30 a month<Enter>X<Enter>")
    #expect(stage.frame.lines[0].contains("€10.00 of €30.00 this month"))
    #expect(lines(stage).dropFirst().first == "This month")
    #expect(lines(stage).dropFirst(2).first == "€20.00 left of €30.00")
    #expect(try place("€20", in: stage) == .budget)
    try press("€20", in: stage)
    #expect(stage.state.tab == .spending)
  }

  @Test func `the next staples that aren't on the list are told, and a press adds one`() throws {
    let stage = try stage("rrd")
    let block = try #require(lines(stage).firstIndex(of: "Next staples"))
    #expect(lines(stage)[block + 1].hasPrefix("bread in "))
    try press("bread", in: stage)
    #expect(stage.state.listScreen.selectedItem?.name == "bread")
    #expect(!lines(stage).contains("Next staples"))
    try stage.play("u")
    #expect(lines(stage).contains("Next staples"))
  }

  @Test func `on a low screen they are left out`() throws {
    #expect(!lines(try stage(height: 10)).contains("Stores"))
  }
}
