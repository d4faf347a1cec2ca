// Undo and redo bring what has changed before the eyes.

import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct UndoTests {
  let two = DatabaseSnapshot.lists(["One": ["a", "b", "c"], "Two": ["d", "e"]], plain: true)

  @Test func `an edit is undone where it was made, with the cursor on its item`() throws {
    let stage = try Stage.blind(two, "je!<Enter><Tab>u")
    #expect(stage.list == "One")
    #expect(stage.selected == "b")
    #expect(stage.message == "Undid: edit b, in One. ctrl+r redoes it.")
    try stage.play("<Tab><ctrl+r>")
    #expect(stage.list == "One")
    #expect(stage.selected == "b!")
    #expect(stage.message == "Did again: edit b, in One.")
  }

  @Test func `an addition that is undone is gone before the eyes too`() throws {
    let stage = try Stage.blind(two, "ax<Enter><Esc><Tab>u")
    #expect(stage.list == "One")
    #expect(stage.names == ["a", "b", "c"])
    #expect(stage.selected == "b")
  }

  @Test func `a deletion that is done again leaves the cursor where the row was`() throws {
    let stage = try Stage.blind(two, "jduG<ctrl+r>")
    #expect(stage.rows == [" [ ] a", "▸[ ] c"])
  }

  @Test func `a filter that would hide what came back is ended`() throws {
    let stage = try Stage.blind(two, "d/c<Enter>u")
    #expect(stage.state.lists.filter == nil)
    #expect(stage.selected == "a")
    try stage.play("/a<Enter><ctrl+r>")
    #expect(stage.state.lists.filter != nil)
    #expect(stage.names.isEmpty)
  }

  @Test func `a new edit forgets what could be done again`() throws {
    let stage = try Stage.blind(two, "duJ<ctrl+r>")
    #expect(stage.message == "There is nothing to redo.")
  }

  @Test func `undo reaches into an earlier run`() throws {
    let saved = Saved(two)
    let first = Stage.blind(two) { saved.use(&$0) }
    try first.play("ddq")
    let second = try Stage.blind(saved.contents, "uu")
    #expect(second.names == ["a", "b", "c"])
    try second.play("u")
    #expect(second.message == "There is nothing to undo.")
    try second.play("<ctrl+r><ctrl+r>")
    #expect(second.names == ["c"])
  }
}
