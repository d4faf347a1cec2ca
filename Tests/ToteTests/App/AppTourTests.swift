// The first run's tour: it goes on by doing, ends with Escape, and never comes twice.

import Testing

@testable import Tote
@testable import ToteModel

@Suite struct AppTourTests {
  private func stage(_ saved: Saved) -> Stage { Stage.blind(DatabaseSnapshot()) { saved.use(&$0) } }

  @Test func `each step is done by its key, in turn, and the end is remembered`() throws {
    let saved = Saved(DatabaseSnapshot())
    let stage = stage(saved)
    var steps: [Tour.Step?] = []
    for keys in ["a2 kg apples<Enter>", "<Esc>", "  ", "d", "u"] {
      try stage.play(keys)
      steps.append(stage.state.tour?.step)
    }
    #expect(steps == [.add, .tick, .delete, .undo, .help])
    #expect(saved.records.settings["tour"] == nil)
    try stage.play("?")
    #expect(stage.state.tour?.step == .help, "what is said at the end is said when nothing covers it")
    try stage.play("<Esc>")
    #expect(stage.state.tour == nil)
    #expect(stage.message == "That was the tour. ? shows all keys at any time.")
    #expect(saved.records.settings["tour"] == "seen")
    let again = try Stage.blind(saved.contents, "")
    #expect(again.state.tour == nil)
    #expect(again.names == ["apples"])
  }

  @Test func `a full list ends it, once nothing is typed any more`() throws {
    let saved = Saved(DatabaseSnapshot())
    let stage = stage(saved)
    try stage.play("a" + (1..<Tour.enough).map { "thing \($0)<Enter>" }.joined() + "<Esc>")
    #expect(stage.state.tour?.step == .tick)
    try stage.play("athe last one<Enter>")
    #expect(stage.state.tour?.step == .tick)
    try stage.play("<Esc>")
    #expect(stage.state.tour == nil && saved.records.settings["tour"] == "seen")
    #expect(stage.message == "That was the tour. ? shows all keys at any time.")
  }

  @Test func `whatever else is done is done all the same, and the tour waits`() throws {
    let stage = try Stage.blind(DatabaseSnapshot(), "d?<Esc>NNew<Enter>a<Esc>")
    #expect(stage.list == "New")
    #expect(stage.state.tour?.step == .add)
  }

  @Test func `an Enter in the empty field leaves it as well as Escape does`() throws {
    let stage = try Stage.blind(DatabaseSnapshot(), "amilk<Enter><Enter>")
    #expect(stage.state.isBrowsing)
    #expect(stage.state.tour?.step == .tick)
  }

  @Test func `Escape ends it, wherever it is, and that is remembered too`() throws {
    let saved = Saved(DatabaseSnapshot())
    let stage = stage(saved)
    // It ends what else there is to end first: here the field, and the selection.
    try stage.play("amilk<Enter><Esc>v<Esc>")
    #expect(stage.state.tour?.step == .tick)
    try stage.play("<Esc>")
    #expect(stage.state.tour == nil)
    #expect(stage.message == "That was the tour. ? shows all keys at any time.")
    #expect(saved.records.settings["tour"] == "seen")
    #expect(try Stage.blind(saved.contents, "").state.tour == nil)
  }

  @Test func `undo does not bring the tour back`() throws {
    let stage = try Stage.blind(DatabaseSnapshot(), "amilk<Enter><Esc><Esc>uuu")
    #expect(stage.state.tour == nil)
    #expect(stage.state.workspace.records.settings["tour"] == "seen")
  }

  @Test func `the step shows where the list has the keys, and makes room for what is typed`() throws {
    let stage = try Stage.blind(DatabaseSnapshot(), "")
    #expect(stage.state.tourShown == .add)
    for (keys, back) in [("a", "<Esc>"), ("2", "1"), ("L", "<Esc>"), ("/x", "<Esc>")] {
      try stage.play(keys)
      #expect(stage.state.tourShown == nil, "\(keys)")
      try stage.play(back)
      #expect(stage.state.tourShown == .add, "\(back)")
    }
  }
}
