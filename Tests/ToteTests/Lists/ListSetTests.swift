// A list kept as a pattern, added to the open one from among all lists.

import Testing

@testable import Tote
@testable import ToteModel

@Suite struct ListSetTests {
  private let contents = DatabaseSnapshot.lists(
    ["Groceries": ["bread"], "Barbecue": ["1 kg sausages", "x charcoal"], "Empty": []], plain: true)

  @Test func `all of it is added, once more for twice as much, and undone`() throws {
    let stage = try Stage.blind(contents, "LjA<Esc>")
    #expect(stage.names == ["bread", "sausages", "charcoal"])
    try stage.play("LjAA<Esc>")
    let sausages = try #require(stage.state.lines.items.first { $0.name == "sausages" })
    #expect(sausages.amount == Amount("3 kg"))
    try stage.play("uuu")
    #expect(stage.names == ["bread"])
  }

  @Test func `an archived list is a pattern, too`() throws {
    let stage = try Stage.blind(contents, "LjZA<Esc>")
    #expect(stage.names == ["bread", "sausages", "charcoal"])
    #expect(stage.state.workspace.records.lists[1].isArchived)
  }

  @Test func `the open list isn't added to itself, and nothing is not added`() throws {
    let stage = try Stage.blind(contents, "LA")
    #expect(stage.message == "“Groceries” is the list itself. Choose another one.")
    try stage.play("jjA")
    #expect(stage.message == "There is nothing on “Empty”.")
    #expect(stage.state.workspace.history.undoable.isEmpty)
  }
}
