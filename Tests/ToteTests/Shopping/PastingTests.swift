// Pastes, and what was bought before.

import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct PastingTests {
  @Test func `many lines wait for Enter, and are one step of undoing`() throws {
    let stage = try Stage.blind(.groceries("apples"), "<paste - 2 kg apples\\n* [ ] milk\\r\\n\\n• bread\\n>")
    guard case .pastePreview(let pasting)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(pasting.items.map(\.description) == ["2 kg apples", "milk", "bread"])
    try stage.play("<Enter>")
    #expect(stage.rows == [" [ ] 2 kg apples", " [ ] milk", "▸[ ] bread"])
    #expect(stage.message == "Added 2 items; updated 1.")
    #expect(stage.state.workspace.history.undoable.map { words.name($0.title) } == ["adding 3 items"])
    try stage.play("u")
    #expect(stage.rows == ["▸[ ] apples"])
  }

  @Test func `one key keeps a line of several whole, and an edited line may become several`() throws {
    let stage = try Stage.blind(.lists(["Groceries": ["eggs"]]), "<paste milk, bread\\neggs>")
    func preview() throws -> PastePreview {
      guard case .pastePreview(let preview)? = stage.state.overlay else { throw CancellationError() }
      return preview
    }
    func names() throws -> [String] { try preview().rows.map(\.item.name) }
    #expect(try names() == ["milk", "bread", "eggs"])
    #expect(try preview().title == "Add 2 items, update 1?")
    try stage.play("jw")
    #expect(try names() == ["milk, bread", "eggs"])
    #expect(try preview().list.cursor == 0 && preview().isWhole == true)
    try stage.play("w")
    #expect(try names() == ["milk", "bread", "eggs"])
    #expect(try preview().isWhole == false)
    try stage.play("Gw")
    #expect(try names().count == 3 && preview().isWhole == nil)
    try stage.play("e, 2 l juice and tea<Enter>")
    #expect(try names() == ["milk", "bread", "eggs", "juice", "tea"])
    #expect(try preview().title == "Add 4 items, update 1?")
  }

  @Test func `pasted lines stand last under their headings, and at the cursor where there are none`() throws {
    let lines = ["apples #produce", "milk #dairy", "pears #produce", "cheese #dairy"]
    let paste = "<paste yogurt\\nplums><Enter>"
    #expect(
      try Stage.blind(.lists(["Groceries": lines]), paste).names
        == ["apples", "pears", "plums", "milk", "cheese", "yogurt"])
    #expect(
      try Stage.blind(.lists(["Groceries": lines], plain: true), paste).names
        == ["apples", "yogurt", "plums", "milk", "pears", "cheese"])
  }

  @Test func `the same thing twice in one paste is summed`() throws {
    let stage = try Stage.blind(.lists(["Groceries": []]), "<paste 1 kg rice\\n500 g rice\\nx2 rice><Enter>")
    #expect(stage.rows == ["# Pantry", " [ ] 1.5 kg rice", "▸[ ] 2x rice"])
  }

  @Test func `what was on a pasted list is all offered again next week, with its amounts`() throws {
    let stage = try Stage.blind(
      .lists(["Groceries": []]),
      "<paste 2 mozzarella\\n4 limes\\nbread\\n500 g flour><Enter><ctrl+a><Space>Xb<ctrl+a>")
    guard case .buyAgain(let again)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(Set(again.selection) == ["mozzarella", "limes", "bread", "flour"])
    try stage.play("<Enter>")
    #expect(Set(stage.names) == ["mozzarella", "limes", "bread", "flour"])
    #expect(
      stage.rows.contains { $0.hasSuffix("2x mozzarella") }
        && stage.rows.contains { $0.hasSuffix("500 g flour") })
  }

  @Test func `one message of a chat goes into the field without who wrote it, and two things are previewed`()
    throws
  {
    let stage = try Stage.blind(.groceries(), "<paste [24/11/26, 18:02] Marta: mozzarella 2x><Enter>")
    #expect(stage.rows.contains { $0.hasSuffix("2x mozzarella") })
    let two = try Stage.blind(.groceries(), "<paste [24/11/26, 18:02] Marta: cat food x6, ice cream>")
    guard case .pastePreview(let pasting)? = two.state.overlay else { return #expect(Bool(false)) }
    #expect(pasting.items.map(\.description) == ["6x cat food", "ice cream"])
  }

  @Test func `what only a pasted recipe asked for is not usual`() throws {
    let stage = try Stage.blind(
      .lists(["Groceries": []]),
      "<paste Ingredients\\n4 limes\\n500 g flour\\nMethod\\nMix><Enter>abread<Enter><Esc><ctrl+a><Space>Xb<ctrl+a>"
    )
    guard case .buyAgain(let again)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(again.selection == ["bread"])
  }

  @Test func `a line is corrected before it is added, and Esc leaves it as it was`() throws {
    let stage = try Stage.blind(.groceries(), "<paste 2 l mlik\\nThanks!\\nbread><Home>e")
    try stage.play("<Backspace><Backspace><Backspace><Backspace>milk 1€<Enter>")
    guard case .pastePreview(let pasting)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(pasting.items.map(\.description) == ["2 l milk 1.00€", "bread"])
    // A dropped line is kept once it is corrected.
    try stage.play("jejam<Esc>e<ctrl+u>jam<Enter><Enter>")
    #expect(stage.rows == [" [ ] 2 l milk", " [ ] jam", "▸[ ] bread"])
  }

  @Test func `g, G, Home and End go to the ends of a paste`() throws {
    let stage = try Stage.blind(.groceries(), "<paste a\\nb\\nc>G")
    func row() -> Int? {
      if case .pastePreview(let pasting)? = stage.state.overlay { pasting.list.cursor } else { nil }
    }
    #expect(row() == 2)
    try stage.play("g")
    #expect(row() == 0)
    try stage.play("<End>")
    #expect(row() == 2)
    try stage.play("<Home>")
    #expect(row() == 0)
  }

  @Test func `Esc adds none, and what was typed before stands in the field again`() throws {
    let stage = try Stage.blind(.groceries("one"), "amil<paste a\\nb><Esc>")
    #expect(stage.field == "mil")
    #expect(stage.names == ["one"])
  }

  @Test func `what was typed or edited before is not lost when the lines are added`() throws {
    let stage = try Stage.blind(.groceries("one", "two"), "amil<paste a\\nb><Enter>")
    #expect(stage.field == "mil")
    #expect(stage.names == ["one", "a", "b", "two"])
    let editing = try Stage.blind(.groceries("one"), "e!<paste a\\nb><Enter>")
    #expect(editing.field == "one!")
    try editing.play("<Esc>")
    #expect(editing.names == ["one", "a", "b"])
  }

  @Test func `one line goes into the field, and an empty paste does nothing`() throws {
    let stage = try Stage.blind(.groceries("one"), "<paste milk\\n>")
    #expect(stage.field == "milk")
    try stage.play("<Esc><paste \\n \\n>")
    #expect(stage.state.isBrowsing)
  }

  @Test func `pasted lines scroll as far as there are any, also after a resize`() throws {
    let lines = (0..<40).map { "thing \($0)" }.joined(separator: "\\n")
    // Sizes come from what is drawn.
    let stage = Stage(.lists(["Groceries": []]))
    try stage.play("<paste \(lines)><pgdn><pgdn><pgdn><pgdn><pgdn>")
    guard case .pastePreview(let pasting)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(pasting.list.top == 40 - pasting.height)
    try stage.play("<resize 80x60>")
    guard case .pastePreview(let taller)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(taller.list.top == 0)
    try stage.play("kq")
    #expect(stage.state.isBrowsing)
  }

  @Test func `what was bought before and is not wanted now is offered, and put on the list whole`() throws {
    var contents = DatabaseSnapshot.groceries("milk", "x bread")
    contents.purchases = [
      Purchase(name: "Milk", count: 9, last: DatabaseSnapshot.rowMoment),
      Purchase(name: "Bread", count: 3, last: DatabaseSnapshot.rowMoment),
      Purchase(name: "Salt", count: 1, last: DatabaseSnapshot.rowMoment),
    ]
    let stage = try Stage.blind(contents, "b")
    guard case .buyAgain(let pane)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(pane.offers.map(\.name) == ["Bread", "Salt"])
    try stage.play("sa<Enter>")
    #expect(stage.message == "Added “Salt” to Pantry.")
    try stage.play("b<Enter>")
    #expect(stage.message == "“bread” is back on the list.")
    try stage.play("b")
    guard case .buyAgain(let empty)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(empty.offers.isEmpty)
    try stage.play("<Enter><Esc>")
    #expect(stage.names == ["milk", "Salt", "bread"])
    try stage.play("uu")
    #expect(stage.rows == [" [ ] milk", "# In the basket", "▸[x] bread"])
  }

  @Test func `what was bought in a shop is found by its name, and all of it is selected and added at once`()
    throws
  {
    var contents = DatabaseSnapshot.groceries("milk")
    contents.purchases = [("Bread", "Lidl"), ("Butter", "LIDL"), ("Salt", "Aldi"), ("Soap", nil)].map {
      Purchase(name: $0, last: DatabaseSnapshot.rowMoment, details: ItemDetails(store: $1))
    }
    let stage = try Stage.blind(contents, "b@lid")
    func pane() throws -> BuyAgain {
      guard case .buyAgain(let pane)? = stage.state.overlay else { throw Closed() }
      return pane
    }
    #expect(try pane().shown.map(\.name) == ["Bread", "Butter"])
    try stage.play("<ctrl+a><ctrl+a>")
    #expect(try pane().selection.isEmpty)
    try stage.play("<ctrl+a><Enter>")
    #expect(stage.state.overlay == nil)
    #expect(stage.names == ["milk", "Bread", "Butter"])
    try stage.play("u")
    #expect(stage.names == ["milk"])
  }

  private struct Closed: Error {}
}
