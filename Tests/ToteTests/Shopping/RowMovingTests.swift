// Rows moved past their neighbours, and the mouse.

import Loop
import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct RowMovingTests {
  @Test func `J and K move the row by one, and the cursor with it`() throws {
    let stage = try Stage.blind(.groceries("one", "two", "three", "four"), "J")
    #expect(stage.rows == [" [ ] two", "▸[ ] one", " [ ] three", " [ ] four"])
    try stage.play("JJJJ")
    #expect(stage.names == ["two", "three", "four", "one"])
    try stage.play("KK")
    #expect(stage.rows == [" [ ] two", "▸[ ] one", " [ ] three", " [ ] four"])
    try stage.play("uuu")
    #expect(stage.names == ["two", "three", "one", "four"])
  }

  @Test func `at either end the screen says that there is no further`() throws {
    let stage = try Stage.blind(.groceries("one", "two", "x three"), "K")
    #expect(stage.message == "“one” is already first.")
    try stage.play("jJ")
    #expect(stage.message == "“two” is already last.")
    try stage.play("jK")
    #expect(stage.message == "“three” is already first in the basket.")
    #expect(stage.state.workspace.history.undoable.isEmpty)
  }

  @Test func `one row that is moved is one row that is written`() throws {
    let stage = try Stage.blind(.groceries("one", "two", "three"), "J")
    #expect(stage.state.workspace.history.undoable.last?.changes.count == 1)
  }

  @Test func `what is ticked moves among what is ticked`() throws {
    let stage = try Stage.blind(.groceries("one", "x two", "x three", "x four"), "jJ")
    #expect(stage.names == ["one", "three", "two", "four"])
    try stage.play("KKK")
    #expect(stage.names == ["one", "two", "three", "four"])
  }

  @Test func `a row stays under its category, and the screen says how to change that`() throws {
    let stage = try Stage.blind(.lists(["Groceries": ["apples", "milk", "butter"]]), "J")
    #expect(stage.rows == ["# Fruit & vegetables", "▸[ ] apples", "# Dairy", " [ ] milk", " [ ] butter"])
    #expect(
      stage.message
        == "“apples” stays in its category; # changes it. In a store (@), J and K on a heading move an aisle."
    )
    try stage.play("jJ")
    #expect(stage.names == ["apples", "butter", "milk"])
  }

  @Test func `a row moved under its heading keeps near its neighbour without headings too`() throws {
    let stage = try Stage.blind(.lists(["Groceries": ["milk", "apples", "butter", "pears"]]), "jjJ")
    #expect(stage.names == ["apples", "pears", "butter", "milk"])
    try stage.play("c")
    #expect(stage.names == ["apples", "butter", "milk", "pears"])
    #expect(Set(stage.state.lines.items.map(\.rank)).count == 4)
  }

  @Test func `a sorted or filtered list refuses, and says why`() throws {
    let stage = try Stage.blind(.groceries("b", "a"), "sJ")
    #expect(stage.names == ["a", "b"])
    #expect(
      stage.message == "Sorted by name, so items can't be moved. Press s until the list is in your own order."
    )
    try stage.play("sss/a<Enter>J")
    #expect(stage.message == "Items can't be moved while a filter is on. Esc clears it.")
    #expect(stage.state.workspace.history.undoable.isEmpty)
  }

  @Test func `a press on a row puts the cursor there, on its box it ticks`() throws {
    let stage = Stage(.groceries("one", "two", "three"))
    try stage.play("<click 20,4>")
    #expect(stage.selected == "three")
    try stage.play("<click 3,3>")
    #expect(stage.names == ["one", "three", "two"])
    #expect(stage.state.lines.items[2].isTicked)
    try stage.play("<click 3,15><click 3,0>")
    #expect(stage.state.workspace.history.undoable.count == 1)
  }

  @Test func `a heading that scrolls away covers the first row, and the rows below it can be ticked`()
    throws
  {
    let stage = Stage(.lists(["Groceries": (0..<30).map { "thing \($0)" }]))
    try stage.play("")
    let list = stage.state.layout.content
    try stage.play(String(repeating: "j", count: list.height - 1))
    #expect(stage.state.lists.cursor.position.top == 1)
    try stage.play("<click 3,\(list.top)>")
    #expect(!stage.state.lines.items.contains { $0.isTicked })
    try stage.play("<click 3,\(list.top + 1)>")
    #expect(stage.state.lines.items.filter(\.isTicked).map(\.name) == ["thing 1"])
  }

  @Test func `the wheel never leaves the cursor on a heading or out of sight`() throws {
    let things = ["apples", "milk", "bread", "beef", "water", "soap", "rice", "peas", "pears", "butter"]
    for height in 1...12 {
      let stage = Stage(.lists(["Groceries": things]), size: Size(40, height))
      for turn in ["down", "down", "down", "up", "down", "up", "up", "up", "down", "down", "down", "down"] {
        try stage.play("<wheel(\(turn),3,3)>")
        let position = stage.state.lists.cursor.position
        #expect(stage.selected != nil, "\(height)")
        let shown = position.top..<position.top + max(1, stage.state.listScreen.listSize.height)
        #expect(shown.contains(position.selected), "\(height)")
      }
    }
  }

  @Test func `the wheel scrolls by three rows wherever headings are`() throws {
    let things = ["apples", "milk", "bread", "beef", "water", "soap", "rice", "peas", "pears", "butter"]
    for height in 6...14 {
      let stage = Stage(.lists(["Groceries": things]), size: Size(40, height))
      try stage.play("G")
      for _ in 0..<6 {
        let top = stage.state.lists.cursor.position.top
        try stage.play("<wheel(up,3,3)>")
        #expect(stage.state.lists.cursor.position.top == max(0, top - 3), "\(height)")
      }
    }
  }

  @Test func `in a long sidebar a press opens the list that it hits`() throws {
    let pairs = (0..<40).map { ("list \($0)", [String]()) }
    var contents = DatabaseSnapshot.toured
    for (index, pair) in pairs.enumerated() {
      contents.lists.append(
        ShoppingList(
          id: ShoppingList.ID(high: 1, low: UInt64(index + 1)), name: pair.0,
          rank: Rank.between(nil, nil, count: 40)[index], created: DatabaseSnapshot.rowMoment))
    }
    let stage = Stage(contents, size: Size(120, 20))
    try stage.play("<shift+Tab><shift+Tab><shift+Tab>")
    #expect(stage.list == "list 39")
    try stage.play("<click 3,14>")
    #expect(stage.list == "list 39")
    try stage.play("<click 3,9>")
    #expect(stage.list == "list 34")
    #expect(stage.state.tab == .lists)
    // The last rows are those of the other tabs, below a blank one.
    try stage.play("<click 3,15>")
    #expect(stage.state.tab == .lists)
    try stage.play("<click 3,16>")
    #expect(stage.state.tab == .notes)
    try stage.play("<click 3,2>")
    #expect(stage.state.tab == .lists)
    #expect(stage.list == "list 22")
  }
}
