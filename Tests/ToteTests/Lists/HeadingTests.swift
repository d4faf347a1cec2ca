import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// The headings of a list: keys go from one to the next, and that of the rows in view stays in view.
@Suite struct HeadingTests {
  /// Fruit, bread and milk, each under its own heading, ten of each.
  static let long = DatabaseSnapshot.lists([
    "Groceries": (0..<10).map { "apple \($0) #produce" } + (0..<10).map { "loaf \($0) #bakery" }
      + (0..<10).map { "milk \($0) #dairy" }
  ])

  @Test func `braces go from heading to heading, and within one first to its start`() throws {
    let stage = try Stage.blind(Self.long, "jj")
    var names: [String] = []
    for key in ["}", "}", "}", "}", "{", "{", "{", "{", "{"] {
      try stage.play(key)
      names.append(stage.selected ?? "")
    }
    #expect(
      names == ["loaf 0", "milk 0", "milk 9", "milk 9", "milk 0", "loaf 0", "apple 0", "apple 0", "apple 0"])
  }

  @Test func `where there are no headings they go to the ends`() throws {
    let stage = try Stage.blind(.groceries("pears", "milk", "apples", "bread"), "j}")
    #expect(stage.selected == "bread")
    try stage.play("{")
    #expect(stage.selected == "pears")
  }

  @Test func `the heading of what is in view stays in view`() throws {
    let stage = Stage(Self.long, size: Size(60, 14))
    // Wherever the cursor goes, it is seen, and so is the heading over the first row.
    for key in Array(repeating: "j", count: 35) + Array(repeating: "k", count: 35) {
      try stage.play(key)
      let screen = stage.state.listScreen
      let name = try #require(stage.selected)
      let rows = stage.frame.lines.filter { $0.hasPrefix("▸") }
      #expect(rows.count == 1 && rows[0].contains(name), "\(name)")
      let top = screen.lines[screen.position.top]
      guard case .item = top else { continue }
      // The last of a group is shown rather than hidden under a heading that stands over nothing.
      guard case .item = screen.lines[screen.position.top + 1] else {
        #expect(
          stage.frame.lines[2].contains(screen.lines.items[screen.lines.index(at: screen.position.top)].name))
        continue
      }
      let heading = try #require(screen.lines.heading(of: screen.position.top)).heading.title
      #expect(stage.frame.lines[2].contains(heading), "\(heading) over \(stage.frame.lines[3])")
    }
  }

  @Test func `a press on the heading that covers a row selects nothing`() throws {
    let stage = Stage(Self.long, size: Size(60, 14))
    try stage.play("jjjjjjjjj")
    #expect(stage.frame.lines[2].contains("Fruit"))
    let before = stage.selected
    try stage.play("<click 12,2>")
    #expect(stage.selected == before)
  }

  @Test func `the wheel never leaves the cursor under the heading`() throws {
    let stage = Stage(Self.long, size: Size(60, 14))
    for turn in Array(repeating: "down", count: 12) + Array(repeating: "up", count: 12) {
      try stage.play("<wheel(\(turn),5,5)>")
      let name = try #require(stage.selected)
      #expect(stage.frame.lines.contains { $0.hasPrefix("▸") && $0.contains(name) }, "\(name) after \(turn)")
    }
  }
}
