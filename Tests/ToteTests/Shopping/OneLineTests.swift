import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// One item, one line: however an item comes onto a list, it is merged with the one of its name, and a message says so.
@Suite struct OneLineTests {
  private func stage(_ lists: KeyValuePairs<String, [String]>, _ keys: String) throws -> Stage {
    try Stage.blind(.lists(lists, plain: true), keys)
  }

  @Test func `adding finds singular and plural, and what was written first stays`() throws {
    let stage = try stage(["Groceries": ["3 bananas", "tomate"]], "a2 banana<Enter>4 tomates<Enter><Esc>")
    #expect(stage.rows.map { $0.dropFirst() } == ["[ ] 5x bananas", "[ ] 4x tomate"])
  }

  @Test func `moving merges on the other list`() throws {
    let stage = try stage(["Groceries": ["2 l milk", "bread"], "Party": ["1 l milk", "juice"]], "m<Enter>")
    #expect(stage.message == "Moved “milk” to “Party”. milk: 1 l → 3 l.")
    #expect(stage.names == ["bread"])
    try stage.play("<Tab>")
    #expect(stage.rows.map { $0.dropFirst() } == ["[ ] 3 l milk", "[ ] juice"])
    try stage.play("u<Tab><Tab>")
    #expect(
      stage.lines(of: "Groceries").map { $0.dropFirst() } == ["[ ] 2 l milk", "[ ] bread"])
  }

  @Test func `several that are moved are merged each`() throws {
    let stage = try stage(
      ["Groceries": ["2 l milk", "eggs", "bread"], "Party": ["1 l milk", "6 eggs"]], "<ctrl+a>m<Enter>")
    #expect(stage.message == "Moved 3 items to “Party”. 2 were merged with items already on the list.")
    try stage.play("<Tab>")
    #expect(stage.rows.map { $0.dropFirst() } == ["[ ] 3 l milk", "[ ] 6x eggs", "[ ] bread"])
  }

  @Test func `where the store or the unit differs nothing is merged`() throws {
    let stage = try stage(
      ["Groceries": ["2 l milk @Aldi", "2 cans beans"], "Party": ["1 l milk @Lidl", "500 g beans"]],
      "<ctrl+a>m<Enter><Tab>")
    #expect(
      stage.rows.map { $0.dropFirst() } == [
        "[ ] 1 l milk", "[ ] 500 g beans", "[ ] 2 l milk", "[ ] 2 cans beans",
      ])
  }

  @Test func `what is unticked merges with what is to buy, and does not untick another`() throws {
    let stage = try stage(["Groceries": ["2 l milk", "bread"]], " a1 l milk<Enter><Esc>")
    // It came back when it was added; tick it, and add another that is kept separate by its store.
    try stage.play("g a1 l milk @Lidl<Enter><Esc>")
    #expect(stage.names.count { $0 == "milk" } == 1)
    let two = try self.stage(["Groceries": ["2 l milk", "1 l milk @Lidl"]], "  ")
    #expect(two.rows == ["# In the basket", " [x] 2 l milk", "▸[x] 1 l milk"])
    try two.play("g ")
    #expect(two.names.count == 2, "each has its own line still")
  }

  @Test func `renaming into a name that is there makes one of the two`() throws {
    let stage = try stage(["Groceries": ["2 l milk", "3 l mylk"]], "je<ctrl+u>3 l milk<Enter>")
    #expect(stage.rows == ["▸[ ] 5 l milk"])
    #expect(stage.message == "milk: 2 l → 5 l.")
    try stage.play("u")
    #expect(stage.names == ["milk", "mylk"])
  }

  @Test func `an item with a note of its own keeps its line`() throws {
    let stage = try stage(["Groceries": ["2 l milk"], "Party": ["1 l milk"]], "nCold!<Esc><Esc>1m<Enter>")
    #expect(stage.names.isEmpty)
    try stage.play("<Tab>")
    #expect(stage.names == ["milk", "milk"])
  }
}
