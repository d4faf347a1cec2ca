// What becomes of a typed line: amounts are merged, ticked items unticked, others kept separate, categories learned.

import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct AddingTests {
  @Test func `a price without a sign is in the country's currency, unless a list has another`() throws {
    for (currency, price) in [(Currency.pound, "£2.49"), (.euro, "€2.49"), (nil, "$2.49")]
      as [(Currency?, String)]
    {
      try Currency.$ofCountry.withValue(currency) {
        let stage = try Stage.blind(.groceries(), "abread 2.49")
        let preview = try #require(stage.state.listScreen.itemEditor?.item)
        #expect(preview.price?.shown == price)
        try stage.play(currency == nil ? "<Enter><Enter><Esc>" : "<Enter><Esc>")
        #expect(stage.names == ["bread"])
        #expect(stage.state.listScreen.selectedItem?.price?.shown == price)
      }
    }
    try Currency.$ofCountry.withValue(.pound) {
      let stage = try Stage.blind(.groceries("milk 1€"), "abread 2.49<Enter><Esc>")
      #expect(stage.state.listScreen.selectedItem?.price?.shown == "€2.49")
    }
  }

  @Test func `where no currency is known, a price asks for its own once, and the answer is kept`() throws {
    try Currency.$ofCountry.withValue(nil) {
      let stage = Stage(.groceries(), size: Size(80, 24))
      try stage.play("acarrots 1.49")
      #expect(stage.frame.lines.contains { $0.contains("Is 1.49 in $? Press Enter, or type €, £…") })
      // Enter asks, and doesn't add a name that is a price.
      try stage.play("<Enter>")
      #expect(stage.field == "carrots 1.49" && stage.names.isEmpty)
      try stage.play("$<Enter>")
      #expect(stage.names == ["carrots"])
      try stage.play("bread 2.49<Enter><Esc>")
      #expect(stage.state.listScreen.selectedItem?.price?.shown == "$2.49")
    }
  }

  @Test(
    arguments: [
      ("carrots 1.49 @Lidl", "carrots", "Lidl", nil), ("carrots 1.49 !max 2", "carrots", nil, "max 2"),
      ("apples at 1.49", "apples", nil, nil),
    ] as [(String, String, String?, String?)])
  func `the currency that is asked for goes behind its number`(
    line: String, name: String, store: String?, note: String?
  ) throws {
    try Currency.$ofCountry.withValue(nil) {
      let stage = Stage(.groceries(), size: Size(80, 24))
      try stage.play("a\(line)")
      #expect(stage.frame.lines.contains { $0.contains("1.49 in $?") })
      try stage.play("<Enter>€<Enter><Esc>")
      let item = try #require(stage.state.listScreen.selectedItem)
      #expect(item.name == name && item.store == store && item.note == note)
      #expect(item.price == Price(minorUnits: 149, currency: .euro))
    }
  }

  @Test func `what is new comes below the cursor's item, and the field stays for the next`() throws {
    let stage = try Stage.blind(.groceries("one", "two", "three"), "ja2 kg four<Enter>five<Enter>")
    #expect(stage.rows == [" [ ] one", " [ ] two", " [ ] 2 kg four", "▸[ ] five", " [ ] three"])
    #expect(stage.field == "")
    try stage.play("<Esc>")
    #expect(stage.state.isBrowsing)
  }

  @Test func `A adds above, and again above the same`() throws {
    let stage = try Stage.blind(.groceries("one", "two"), "jAa<Enter>b<Enter><Esc>")
    #expect(stage.names == ["one", "a", "b", "two"])
  }

  @Test func `amounts of the same thing are summed, and the screen says so`() throws {
    let stage = try Stage.blind(.groceries("500 g apples", "milk"), "a2 kg Apples")
    #expect(stage.state.listScreen.itemEditor?.outcome == .summed(Amount("2.5 kg")!, was: Amount("500 g")))
    try stage.play("<Enter>")
    #expect(stage.rows == ["▸[ ] 2.5 kg apples", " [ ] milk"])
    #expect(stage.message == "apples: 500 g → 2.5 kg.")
  }

  @Test func `amounts that do not convert stay apart`() throws {
    let stage = try Stage.blind(.groceries("500 g rice"), "a2 cans rice<Enter>")
    #expect(stage.names == ["rice", "rice"])
    #expect(stage.message == "Added “rice” to Pantry. Also on the list: 500 g.")
  }

  @Test func `the same of another store or with another note stays apart`() throws {
    let stage = try Stage.blind(
      .groceries("1 l milk @Lidl", "wine !red"),
      "a1 l milk @Aldi<Enter>wine !white<Enter>1 l milk @lidl<Enter>")
    #expect(stage.rows.count == 4)
    #expect(stage.state.lines.items.first { $0.store == "Lidl" }?.amount == Amount("2 l"))
  }

  @Test func `what is there just so stays as it is, takes the price in, and adds no second`() throws {
    let stage = try Stage.blind(.groceries("milk", "bread"), "amilk<Enter>")
    #expect(stage.message == "“milk” is already on the list.")
    #expect(!stage.state.workspace.history.undoable.contains { $0.title == "add milk" })
    try stage.play("milk €1.09<Enter>")
    #expect(stage.names == ["milk", "bread"])
    #expect(stage.state.selectedItem?.price == Price(minorUnits: 109, currency: .euro))
  }

  @Test func `what is ticked is wanted again, with the new amount, where it is added`() throws {
    let stage = try Stage.blind(.groceries("one", "two", "x 2 l milk"), "a3 l milk<Enter>")
    #expect(stage.rows == [" [ ] one", "▸[ ] 3 l milk", " [ ] two"])
    #expect(stage.message == "“milk” is back on the list.")
    try stage.play("<Esc>u")
    #expect(stage.rows == [" [ ] one", " [ ] two", "# In the basket", "▸[x] 2 l milk"])
  }

  @Test func `a category given by hand is a correction that wins from then on, and undo takes it back`()
    throws
  {
    let stage = try Stage.blind(.lists(["Groceries": []]), "amilk #frozen<Enter>")
    #expect(stage.state.workspace.records.corrections == ["milk": .frozen])
    try stage.play("<Esc>daMILK<Enter>")
    #expect(stage.rows == ["# Frozen", "▸[ ] MILK"])
    try stage.play("<Esc>uuu")
    #expect(stage.state.workspace.records.corrections.isEmpty)
    #expect(stage.rows.isEmpty)
    try stage.play("amilk<Enter>")
    #expect(stage.rows == ["# Dairy", "▸[ ] milk"])
  }

  @Test func `what the catalogue knows is no correction`() throws {
    let stage = try Stage.blind(.lists(["Groceries": []]), "amilk #dairy<Enter>")
    #expect(stage.state.workspace.records.corrections.isEmpty)
  }

  @Test func `a correction in the edit field counts too`() throws {
    let stage = try Stage.blind(.lists(["Groceries": ["milk"]]), "# <Backspace>frozen<Enter>")
    #expect(stage.rows == ["# Frozen", "▸[ ] milk"])
    #expect(stage.message == "Moved “milk” to Frozen. Tote will remember.")
    try stage.play("u")
    #expect(stage.rows == ["# Dairy", "▸[ ] milk"])
    #expect(stage.state.workspace.records.corrections.isEmpty)
  }

  @Test func `another category takes the place of the one that was given by hand`() throws {
    let stage = try Stage.blind(.lists(["Groceries": ["2 l milk #Pets !cold"]]), "#")
    #expect(stage.field == "#")
    try stage.play("drinks<Enter>")
    #expect(stage.rows == ["# Drinks", "▸[ ] 2 l milk"])
    #expect(stage.state.selectedItem?.note == "cold")
  }

  @Test func `one's own category is found by its first letters, the same in every run`() throws {
    var contents = DatabaseSnapshot.lists(["Groceries": ["cat food #Pets", "dog food #pets"]])
    contents.corrections = [CategoryCorrection(key: "bird food", category: Category("PETS")!)]
    let found = try (0..<8).map { _ in
      try Stage.blind(contents, "abirdcage #pe<Enter>").state.selectedItem?.category?.rawValue
    }
    #expect(Set(found) == ["PETS"])
  }

  @Test func `editing changes the row that was meant and no other`() throws {
    let stage = try Stage.blind(.groceries("one", "2 kg two"), "je")
    #expect(stage.field == "2 kg two")
    try stage.play("<ctrl+u>3 kg drei @Lidl<Enter>")
    #expect(stage.rows == [" [ ] one", "▸[ ] 3 kg drei"])
    try stage.play("e<ctrl+u>x<Esc>")
    #expect(stage.rows == [" [ ] one", "▸[ ] 3 kg drei"])
    #expect(stage.state.workspace.history.undoable.map { words.name($0.title) } == ["editing “two”"])
  }

  @Test func `without a list there is nothing to add to, and the screen says what to do`() throws {
    let stage = try Stage.blind(.lists(["Groceries": []]), "Da")
    #expect(stage.message == "There is no list to add to. N makes one.")
    try stage.play("<paste milk\\nbread>")
    #expect(stage.message == "There is no list to add to. N makes one.")
    #expect(stage.state.isBrowsing)
  }

  @Test func `what is added while a filter hides it ends the filter`() throws {
    let stage = try Stage.blind(.groceries("apples", "milk"), "/app<Enter>abread<Enter>")
    #expect(stage.state.lists.filter == nil)
    #expect(stage.selected == "bread")
  }

  @Test func `no two items of a list ever get the same rank`() throws {
    // Bread is ticked and has the rank that the next item would get.
    let stage = try Stage.blind(.groceries("one", "two", "three"), "<End> <Home>jafour<Enter><Esc>G ")
    #expect(Set(stage.state.lines.items.map(\.rank)).count == 4)
    #expect(stage.names == ["one", "two", "four", "three"])
  }
}
