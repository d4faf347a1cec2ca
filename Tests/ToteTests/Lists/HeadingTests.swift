import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// The headings of a list: keys go from one to the next, and the heading of the first rows stays in view.
@Suite struct HeadingTests {
  /// Ten each of fruit, bread and milk, under headings.
  static let long = DatabaseSnapshot.lists([
    "Groceries": (0..<10).map { "crate \($0) #produce" } + (0..<10).map { "loaf \($0) #bakery" }
      + (0..<10).map { "jug \($0) #dairy" }
  ])

  @Test func `braces go from heading to heading, and behind the last one to the end`() throws {
    let stage = try Stage.blind(Self.long, "jj")
    var names: [String] = []
    for key in ["}", "}", "}", "}", "{", "{", "{", "{", "{"] {
      try stage.play(key)
      names.append(stage.selected ?? stage.state.listScreen.selectedHeading?.title ?? "")
    }
    let produce = "Fruit & vegetables"
    #expect(
      names == ["Bakery", "Dairy", "jug 9", "jug 9", "Dairy", "Bakery", produce, produce, produce])
    try stage.play("jj")
    #expect(stage.selected == "crate 1")
    try stage.play("}j")
    #expect(stage.selected == "loaf 0")
  }

  @Test func `Space on a heading ticks what is under it, in one step, and undo comes back to it`() throws {
    for (keys, heading) in [("}", "Bakery"), ("c}", "Lidl"), ("@lidl<Enter>}", "Bakery")] {
      let stage = try Stage.blind(
        .lists([
          "Groceries": ["apples @Aldi #produce", "bread @Lidl #bakery", "rolls @Lidl #bakery", "tea #drinks"]
        ]), keys)
      // At Lidl there are no apples, and the bakery comes first.
      if stage.state.listScreen.selectedHeading?.title != heading { try stage.play("{") }
      #expect(stage.state.listScreen.selectedHeading?.title == heading, "\(keys)")
      let before = stage.state.workspace.history.undoable.count
      try stage.play("<Space>")
      #expect(stage.message == "Ticked 2 items under \(heading). u undoes.", "\(keys)")
      #expect(stage.state.lines.totals.ticked == 2)
      // The same key goes on to tick heading by heading.
      #expect(stage.state.listScreen.selectedHeading != nil, "\(keys)")
      try stage.play("j")
      #expect(stage.selected == "tea", "\(keys)")
      #expect(stage.state.workspace.history.undoable.count == before + 1)
      try stage.play("u")
      #expect(stage.state.lines.totals.ticked == 0)
      #expect(stage.state.listScreen.selectedHeading?.title == heading, "\(keys)")
    }
  }

  @Test func `the places to which undo returns are those of the latest steps, however many there were`()
    throws
  {
    let stage = try Stage.blind(Self.long, "")
    let limit = PlacesToReturn.limit
    // Unticking merges nothing, and leaves the cursor on the heading to tick next.
    for _ in 0..<limit + 10 { try stage.play("g{{{<Space>u<ctrl+r>u") }
    #expect(stage.state.listScreen.cursor.placesToReturn.count == limit)
    try stage.play("G<ctrl+r>Gu")
    #expect(stage.state.listScreen.selectedHeading?.title == "Fruit & vegetables")
  }

  @Test func `where there are no headings they go to the ends`() throws {
    let stage = try Stage.blind(.groceries("pears", "milk", "apples", "bread"), "j}")
    #expect(stage.selected == "bread")
    try stage.play("{")
    #expect(stage.selected == "pears")
  }

  @Test func `the heading of what is in view stays in view`() throws {
    let stage = Stage(Self.long, size: Size(60, 14))
    // Wherever the cursor goes, it is in view, and so is the heading of the first row.
    for key in Array(repeating: "j", count: 35) + Array(repeating: "k", count: 35) {
      try stage.play(key)
      let screen = stage.state.listScreen
      let name = try #require(stage.selected)
      let rows = stage.frame.lines.filter { $0.hasPrefix("▸") }
      #expect(rows.count == 1 && rows[0].contains(name), "\(name)")
      let top = screen.lines[screen.cursor.position.top]
      guard case .item = top else { continue }
      // The last item of a group is not covered by its heading, which would have no item left to show.
      guard case .item = screen.lines[screen.cursor.position.top + 1] else {
        #expect(
          stage.frame.lines[2].contains(
            screen.lines.items[screen.lines.index(at: screen.cursor.position.top)].name))
        continue
      }
      let heading = try #require(screen.lines.heading(of: screen.cursor.position.top)).heading.title
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
