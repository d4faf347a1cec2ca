// The field of an item: marks without a text, missing names, several selected rows, and what is said
// about them.

import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct EnteringTests {
  private func entering(_ stage: Stage) -> ItemEditor? {
    stage.state.listScreen.itemEditor
  }

  @Test func `an empty sign changes nothing, neither the name nor the category nor the note`() throws {
    for line in ["eggs", "2 l milk #Pets @Lidl €1.09 !cold"] {
      let stage = try Stage.blind(.lists(["Groceries": [line]]), "")
      let before = stage.state.selectedItem
      try stage.play("#<Enter>")
      #expect(stage.state.selectedItem == before)
      #expect(stage.state.workspace.history.undoable.isEmpty)
      try stage.play("e @ ! #<Enter>")
      #expect(stage.state.selectedItem == before)
    }
  }

  @Test func `a line that nobody types is read when it is finished, and not with every key`() throws {
    let stage = try Stage.blind(.groceries(), "a2 kg apples")
    #expect(entering(stage)?.understood != nil)
    let long = String(repeating: "牛乳", count: ItemEditor.longest / 6 + 1)
    try stage.play("<ctrl+u><paste 2 kg \(long)>牛")
    #expect(entering(stage)?.understood == nil)
    #expect(entering(stage)?.outcome == nil && entering(stage)?.suggestions.texts == [])
    try stage.play("<Enter>")
    let item = try #require(stage.state.lines.items.first)
    #expect(item.name == long + "牛")
    #expect(item.amount == Amount("2 kg"))
    #expect(stage.field == "")
  }

  @Test func `# asks for a category alone: all that is typed belongs to it`() throws {
    let stage = try Stage.blind(.lists(["Groceries": ["2 l coffee @Lidl !dark"]]), "#My shelf<Enter>")
    #expect(stage.rows == ["# My shelf", "▸[ ] 2 l coffee"])
    #expect(stage.message == "Moved “coffee” to My shelf. Tote will remember.")
    #expect(stage.state.selectedItem?.note == "dark")
    try stage.play("e<ctrl+u>milk<Enter>")
    #expect(stage.rows == ["# Dairy", "▸[ ] milk"])
  }

  @Test func `a sign at the end of what is added is no part of the name`() throws {
    let stage = try Stage.blind(.groceries(), "aeggs #<Enter>rice @<Enter>milk !<Enter>")
    #expect(stage.names == ["eggs", "rice", "milk"])
  }

  @Test func `a category may be typed as the screen heads it`() throws {
    let stage = try Stage.blind(.groceries(), "arice #Fruit & vegetables<Enter>")
    #expect(stage.names == ["rice"])
    #expect(stage.state.selectedItem?.category == .produce)
    try stage.play("nails #Fru<Tab>")
    #expect(stage.field == "nails #Fruit & vegetables ")
  }

  @Test func `a category and a store of several words are known by what is on the lists`() throws {
    let stage = try Stage.blind(
      .groceries("rusk #\"Baby food\" @\"Whole Foods\""), "amilk #baby food @whole foods<Enter>")
    #expect(stage.selected == "milk")
    #expect(stage.state.selectedItem?.category?.title == "Baby food")
    #expect(stage.state.selectedItem?.store == "Whole Foods")
    try stage.play("<Esc>gddamilk @whole foods<Enter>")
    #expect(stage.selected == "milk foods")
  }

  @Test func `a store is known from every list, and no longer when nothing is of it`() throws {
    let stage = try Stage.blind(.lists(["One": ["a @\"Whole Foods\""], "Two": ["b @\"whole foods\""]]), "")
    #expect(stage.state.workspace.records.longStores == ["Whole Foods"])
    try stage.play("d")
    #expect(stage.state.workspace.records.longStores == ["whole foods"])
    try stage.play("<Tab>e<ctrl+u>b @Lidl<Enter>")
    #expect(stage.state.workspace.records.longStores.isEmpty)
    try stage.play("uu")
    #expect(stage.state.workspace.records.longStores == ["Whole Foods"])
  }

  @Test(arguments: [
    ("ball #My stuff", "did you mean #\"My stuff\"?"),
    ("milk @Whole Foods 2 l", "did you mean @\"Whole Foods\"?"),
    ("ball #Toys", "New category: Toys. Quote several words: #\"My stuff\""),
    ("ball #Pets", nil), ("@Lidl milk", nil), ("milk @Lidl", nil), ("milk @\"Whole\" Foods", nil),
    ("milk #dairy fresh", nil), ("milk #fruit & vegetables fresh", nil),
  ])
  func `what the field knows better than a newcomer it says`(line: String, hint: String?) throws {
    let stage = try Stage.blind(.groceries("litter #Pets"), "a\(line)")
    #expect(entering(stage)?.hint == hint)
  }

  @Test func `without a name there is nothing to add, and the screen says so`() throws {
    for line in ["2 kg", "3€", "7"] {
      let stage = try Stage.blind(.groceries("one"), "a\(line)<Enter>")
      #expect(stage.names == ["one"])
      #expect(stage.message == "To use it as a name, type \"\(line)\".")
      #expect(stage.field == line)
      try stage.play("<ctrl+u>\"\(line)\"<Enter><Esc>")
      #expect(stage.names == ["one", line])
      try stage.play("e<Enter>")
      #expect(stage.names == ["one", line])
      try stage.play("e<ctrl+u>2 kg<Enter>")
      #expect(stage.field == "2 kg")
    }
  }

  @Test func `# acts on all that is selected, in one step, and learns each name`() throws {
    let stage = try Stage.blind(.lists(["Groceries": ["milk", "cheese", "bread", "rolls"]]), "gvv")
    let marked = Set(stage.state.listScreen.chosenItems.map(\.name))
    #expect(marked.count == 2)
    try stage.play("#")
    #expect(stage.field == "#")
    try stage.play("Fruit & veg<Enter>")
    let moved = stage.state.lines.items.filter { $0.category == .produce }
    #expect(Set(moved.map(\.name)) == marked)
    #expect(stage.message == "Moved 2 items to Fruit & vegetables. Tote will remember.")
    #expect(stage.state.lists.cursor.selection.isEmpty)
    #expect(
      stage.state.workspace.history.undoable.map { words.name($0.title) } == [
        "moving 2 items to Fruit & vegetables"
      ])
    #expect(Set(stage.state.workspace.records.corrections.keys) == marked)
    try stage.play("u")
    #expect(!stage.state.lines.items.contains { $0.category == .produce })
    #expect(stage.state.workspace.records.corrections.isEmpty)
    try stage.play("<ctrl+a>#My own shelf<Enter>")
    #expect(stage.state.lines.items.allSatisfy { $0.category?.title == "My own shelf" })
    try stage.play("<ctrl+a>#<Enter><ctrl+a>#x<Esc>")
    #expect(stage.state.workspace.history.undoable.count == 1)
  }

  @Test func `one that is selected is the one that is edited, wherever the cursor is`() throws {
    let stage = try Stage.blind(.groceries("one", "two"), "ve")
    #expect(stage.field == "one")
    #expect(stage.state.notice == nil)
    try stage.play("!x<Enter>v#drinks<Enter>")
    #expect(stage.state.lines.items.map(\.category) == [.drinks, .other])
    #expect(stage.state.lists.cursor.selection.isEmpty)
  }

  @Test func `e with several selected says why it does nothing`() throws {
    let stage = try Stage.blind(.groceries("one", "two", "three"), "vve")
    #expect(stage.state.isBrowsing)
    #expect(stage.message == "e works on one item, but 2 are selected. Esc clears the selection.")
    #expect(stage.state.lists.cursor.selection.count == 2)
  }

  @Test func `what is selected says how to go on, and is silent while something is typed`() throws {
    let stage = try Stage.blind(.groceries("one", "two"), "v")
    #expect(stage.state.notice?.text == "1 selected. Esc clears the selection.")
    try stage.play("a")
    #expect(stage.state.notice == nil)
  }
}
