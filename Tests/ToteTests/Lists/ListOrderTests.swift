import Testing

@testable import Tote
@testable import ToteModel

/// Lists are reordered in the picker of all lists.
@Suite struct ListOrderTests {
  private func names(_ stage: Stage) -> [String] { stage.state.workspace.records.lists.map(\.name) }
  private func selected(_ stage: Stage) -> String? {
    if case .listPicker(let picker)? = stage.state.overlay { picker.selected?.name } else { nil }
  }

  @Test func `a list goes down and up with the cursor, one place a key`() throws {
    let stage = try Stage.blind(.lists(["One": ["a"], "Two": [], "Three": []], plain: true), "LJ")
    #expect(names(stage) == ["Two", "One", "Three"])
    #expect(selected(stage) == "One")
    try stage.play("J")
    #expect(names(stage) == ["Two", "Three", "One"])
    try stage.play("J")
    #expect(names(stage) == ["Two", "Three", "One"], "it is last already")
    try stage.play("K<shift+up>")
    #expect(names(stage) == ["One", "Two", "Three"])
    #expect(selected(stage) == "One")
    #expect(stage.list == "One", "another list is not opened by that")
    #expect(stage.state.workspace.history.undoable.count == 4)
  }

  @Test func `the order is undone step by step, also in the overlay`() throws {
    let stage = try Stage.blind(.lists(["One": [], "Two": [], "Three": []], plain: true), "LjJ")
    #expect(names(stage) == ["One", "Three", "Two"])
    try stage.play("u")
    #expect(names(stage) == ["One", "Two", "Three"])
    #expect(stage.message == "Undid: reordering the lists. Ctrl+R redoes it.")
    try stage.play("<ctrl+r><Esc>")
    #expect(names(stage) == ["One", "Three", "Two"])
  }

  @Test func `where items are moved to a list, the keys that order lists do nothing`() throws {
    let stage = try Stage.blind(.lists(["One": ["a"], "Two": [], "Three": []], plain: true), "m")
    stage.allowsUnboundKeys = true
    try stage.play("J")
    #expect(names(stage) == ["One", "Two", "Three"])
  }
}
