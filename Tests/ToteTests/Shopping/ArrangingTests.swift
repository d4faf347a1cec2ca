// What shows of a list and in which order: filter, sort, headings, and how they are remembered.

import Screen
import Testing
import ToteTesting

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct ArrangingTests {
  @Test func `s sorts in turn, c puts under categories, and each list keeps its own way through a reload`()
    throws
  {
    let contents = DatabaseSnapshot.lists(
      ["Groceries": ["pears @Lidl", "milk", "apples @Aldi"], "Other": ["b", "a"]], plain: true)
    let saved = Saved(contents)
    let stage = Stage.blind(contents) { saved.use(&$0) }
    try stage.play("s")
    #expect(stage.names == ["apples", "milk", "pears"])
    #expect(stage.message == "Sorted by name.")
    try stage.play("s")
    #expect(stage.names == ["apples", "pears", "milk"])
    try stage.play("s")
    #expect(stage.names == ["apples", "milk", "pears"])
    #expect(stage.message == "Sorted newest first.")
    try stage.play("c")
    #expect(stage.rows.first == "# Fruit & vegetables")
    #expect(stage.message == "Sorted newest first, grouped by category.")
    #expect(stage.state.workspace.history.undoable.isEmpty)
    try stage.play("<Tab>")
    #expect(stage.names == ["b", "a"])

    let again = Stage.blind(saved.contents)
    try again.play("")
    #expect(again.rows == stage.lines(of: "Groceries"))
    try again.play("<Tab>")
    #expect(again.names == ["b", "a"])
  }

  @Test func `sorting and grouping keep the cursor on its item`() throws {
    let stage = try Stage.blind(.groceries("pears", "milk", "apples"), "j")
    for key in ["s", "s", "s", "c", "s", "c"] {
      try stage.play(key)
      #expect(stage.selected == "milk")
    }
  }

  @Test func `Esc ends the filter with the cursor on what was found`() throws {
    let stage = try Stage.blind(.groceries("apples", "milk", "almond milk"), "/mil")
    #expect(stage.names == ["milk", "almond milk"])
    try stage.play("<Down><Esc>")
    #expect(stage.rows == [" [ ] apples", " [ ] milk", "▸[ ] almond milk"])
  }

  @Test func `where nothing was found the cursor goes back to where it was`() throws {
    let stage = try Stage.blind(.groceries("apples", "milk", "bread"), "jj/zzz")
    #expect(stage.names.isEmpty)
    try stage.play("<Esc>")
    #expect(stage.selected == "bread")
  }

  @Test func `Enter keeps the filter, one without a text is none`() throws {
    let stage = try Stage.blind(.groceries("apples", "milk"), "/mil<Enter>")
    #expect(stage.names == ["milk"])
    try stage.play(" ")
    #expect(stage.rows == ["# In the basket", "▸[x] milk"])
    try stage.play("<Esc>/<Enter>")
    #expect(stage.state.lists.filter == nil)
  }

  @Test func `an edit that the filter does not find any more leaves the cursor among what it finds`() throws {
    let stage = try Stage.blind(
      .groceries("apple pie", "apple juice", "milk"), "/apple<Enter>e<ctrl+u>water<Enter>")
    #expect(stage.rows == ["▸[ ] apple juice"])
  }

  @Test func `narrowing letter by letter finds what looking from the start finds`() throws {
    var chance = SplitMix(seed: 4)
    let words = ["apple", "pineapple", "Äpfel", "milk", "oat milk", "ale", "people", "leek"]
    let contents = DatabaseSnapshot.lists([
      "Groceries": (0..<60).map { _ in
        words.randomElement(using: &chance)! + " !" + words.randomElement(using: &chance)!
      }
    ])
    let stage = try Stage.blind(contents, "/")
    let keys = ["a", "p", "l", "e", "i", "k", "<Backspace>", "<Backspace>", "<Left>", "<ctrl+u>", "o"]
    for _ in 0..<300 {
      try stage.play(keys.randomElement(using: &chance)!)
      let filter = try #require(stage.state.lists.filter)
      let list = try #require(stage.state.lists.list)
      let anew = stage.state.workspace.records.find(filter.query, on: list)
      #expect(filter.lines == anew, "\(filter.field.text)")
      let needle = Folding.fold(filter.field.text)
      let plain = stage.state.workspace.records.lines(of: list).items.filter {
        needle.isEmpty || $0.key.contains(needle) || Folding.fold($0.note ?? "").contains(needle)
      }
      #expect(Array(filter.lines.items) == plain, "\(filter.field.text)")
    }
  }

  @Test func `Escape ends one thing at a time`() throws {
    let stage = try Stage.blind(.groceries("apples", "milk"), "/m<Enter>v<Esc>")
    #expect(stage.state.lists.cursor.selection.isEmpty)
    #expect(stage.state.lists.filter != nil)
    try stage.play("<Esc>")
    #expect(stage.state.lists.filter == nil)
  }

  @Test func `edits under a filter do not hold on to the rows of before`() throws {
    let stage = try Stage.blind(.groceries("apples", "milk", "almond milk"), "/mil<Enter> d")
    #expect(stage.rows == ["# In the basket", "▸[x] milk"])
    try stage.play("u<Esc>")
    #expect(stage.names == ["apples", "almond milk", "milk"])
  }
}

extension Stage {
  /// What a list shows, with the cursor on its first item.
  func lines(of name: String) -> [String] {
    var app = state
    app.lists = ListScreen()
    app.lists.list = app.workspace.records.lists.first { $0.name == name }?.id
    app.listScreen.select(0)
    return app.rows
  }
}
