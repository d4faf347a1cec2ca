import Loop
import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// The mouse: a click selects a row, ticks it on its box, and opens a list in the sidebar.
@Suite struct MouseStories {
  @Test func `clicks and wheel, told in frames`() throws {
    let stage = Stage(.week, size: Size(60, 12))
    var scenes: [Scene] = []
    for keys in ["<click 12,5>", "<click 3,5>", "<wheel(down,5,5)>", "<wheel(up,5,5)>"] {
      try stage.play(keys)
      scenes.append(Scene(keys, stage.frame))
    }
    assertFrames("clicks", scenes)
  }

  @Test func `a click on a heading selects it, one below the list does nothing`() throws {
    let stage = Stage(.week)
    try stage.play("jj")
    let before = stage.state
    try stage.play("<click 3,20><click 3,0>")
    #expect(stage.state == before)
    try stage.play("<click 3,2>")
    #expect(stage.state.listScreen.selectedHeading != nil)
  }

  @Test func `the box of every row can be ticked where it is drawn`() throws {
    var pressed: [String] = []
    for row in 0..<24 {
      let stage = Stage(.week)
      try stage.play("")
      let line = stage.frame.lines[row]
      let isTicked = line.dropFirst(3).hasPrefix("✓")
      guard isTicked || line.dropFirst(3).hasPrefix("☐") else { continue }
      let name = line.dropFirst(5).prefix { $0 != " " }
      try stage.play("<click 3,\(row)>")
      let item = try #require(
        stage.state.workspace.records.items(of: DatabaseSnapshot.list(0)).first { $0.name.hasPrefix(name) })
      #expect(item.isTicked == !isTicked, "\(line)")
      pressed.append(item.name)
    }
    #expect(pressed.sorted() == DatabaseSnapshot.week.items.map(\.name).sorted())
  }

  @Test func `a click on a list of the sidebar opens it, also when they have scrolled`() throws {
    let stage = Stage(.house, size: Size(100, 20))
    try stage.play("<click 4,3>")
    #expect(stage.state.openList?.name == "Hardware store")
    let many = Stage(.many, size: Size(100, 14))
    try many.play("<shift+tab>")
    let name = many.frame.lines[5].dropFirst().prefix { $0 != "0" }
    try many.play("<click 4,5>")
    #expect(many.state.openList.map { name.hasPrefix($0.name + " ") } == true, "\(name)")
    try many.play("<click 4,0><click 4,1>")
    #expect(many.state.openList.map { name.hasPrefix($0.name + " ") } == true, "the heading is no list")
  }

  @Test func `a click on a tab opens what is drawn there`() throws {
    let stage = Stage(.house, size: Size(80, 20))
    try stage.play("")
    func click(_ name: String, in stage: Stage) throws {
      let line = stage.frame.lines[0]
      let place = try #require(line.firstRange(of: name)).lowerBound
      try stage.play("<click \(line.distance(from: line.startIndex, to: place)),0>")
    }
    try click("Hardware", in: stage)
    #expect(stage.state.openList?.name == "Hardware store")
    try click("Notes", in: stage)
    #expect(stage.state.tab == .notes)
    try click("0 notes", in: stage)
    #expect(stage.state.tab == .notes)
    try click("Groceries", in: stage)
    #expect(stage.state.tab == .lists)
    #expect(stage.state.openList?.name == "Groceries")
    // Scrolled, and with the arrow before them.
    let many = Stage(.many, size: Size(60, 14))
    try many.play("<shift+tab><shift+tab>")
    try click("List 58 ", in: many)
    #expect(many.state.openList?.name == "List 58")
  }

  @Test func `the row below a heading that stays in view can be ticked where it is drawn`() throws {
    let stage = Stage(HeadingTests.long, size: Size(60, 13))
    try stage.play("<wheel(down,5,5)>")
    #expect(stage.frame.lines[2].contains("Fruit"))
    let row = try #require(stage.frame.lines.dropFirst(3).firstIndex { $0.contains("☐") })
    let name = stage.frame.lines[row].dropFirst(5).prefix(7)
    try stage.play("<click 3,\(row)>")
    #expect(stage.told.contains { $0.hasPrefix("x \(name)") })
  }

  @Test func `a click hits what is drawn, also while a long message pushes the list up`() throws {
    let stage = Stage(.week, size: Size(40, 10))
    try stage.play("sGJ")
    #expect(stage.frame.lines[8].contains("your own order"))
    let row = try #require(stage.frame.lines.firstIndex { $0.contains("☐") })
    let name = stage.frame.lines[row].dropFirst(5).prefix { $0 != " " }
    try stage.play("<click 3,\(row)>")
    #expect(stage.told.contains { $0.hasPrefix("x \(name)") }, "\(name)")
  }

  @Test func `the wheel scrolls a choice too`() throws {
    let stage = Stage(.many, size: Size(60, 14))
    try stage.play("L<wheel(down,5,5)><wheel(down,5,5)>")
    assertFrame(stage.frame, "wheel in a choice")
  }
}
