import Testing

@testable import Tote
@testable import ToteModel

/// Selecting a range, from where it was started to the cursor.
@Suite struct RangeTests {
  private func stage(_ keys: String) throws -> Stage {
    try Stage.blind(.groceries("a1", "a2", "a3", "a4", "a5", "a6"), keys)
  }

  private func selected(_ stage: Stage) -> [String] {
    stage.state.listScreen.cursor.selection.compactMap { stage.state.workspace.records[item: $0]?.name }
      .sorted()
  }

  @Test func `a range grows and shrinks with the cursor, in both directions`() throws {
    let stage = try stage("jjV")
    #expect(selected(stage) == ["a3"])
    try stage.play("jj")
    #expect(selected(stage) == ["a3", "a4", "a5"])
    try stage.play("k")
    #expect(selected(stage) == ["a3", "a4"])
    try stage.play("kkk")
    #expect(selected(stage) == ["a1", "a2", "a3"])
    try stage.play("G")
    #expect(selected(stage) == ["a3", "a4", "a5", "a6"])
    try stage.play("g")
    #expect(selected(stage) == ["a1", "a2", "a3"])
  }

  @Test func `it is added to what was selected before, and ends where V is pressed again`() throws {
    let stage = try stage("vjVj")
    #expect(selected(stage) == ["a1", "a3", "a4"])
    try stage.play("Vj")
    #expect(selected(stage) == ["a1", "a3", "a4"])
    try stage.play("v")
    #expect(selected(stage) == ["a1", "a3", "a4", "a5"])
  }

  @Test func `one act is about all of it, and the range is over`() throws {
    let stage = try stage("jVjd")
    #expect(stage.names == ["a1", "a4", "a5", "a6"])
    #expect(stage.message == "Deleted 2 items. u restores them.")
    try stage.play("jj")
    #expect(selected(stage) == [])
  }

  @Test(arguments: ["", "@Lidl<Enter>"])
  func `undoing brings the cursor back to where it was, in a store too`(shop: String) throws {
    let stage = try stage(shop + "jVjj")
    #expect(stage.selected == "a4")
    try stage.play("<Space>")
    #expect(stage.selected == "a5")
    try stage.play("u")
    #expect(stage.selected == "a4")
    // The same with a range that was started at its end.
    try stage.play("Vkkd")
    #expect(stage.names.filter { $0 != "a1" } == ["a5", "a6"])
    try stage.play("Gu")
    #expect(stage.selected == "a2")
  }

  @Test func `Esc gives it up`() throws {
    let stage = try stage("Vjj<Esc>jj")
    #expect(selected(stage) == [])
  }
}
