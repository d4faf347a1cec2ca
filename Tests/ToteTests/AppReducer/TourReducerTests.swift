// The first run's tour: it goes on by doing, ends with Escape, and never comes twice.

import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct TourReducerTests {
  @Test func `each step is done by its key, in turn, and the end is remembered`() throws {
    let saved = Saved(DatabaseSnapshot())
    let stage = Stage.blind(DatabaseSnapshot()) { saved.use(&$0) }
    try stage.play("a2 kg apples<Enter>")
    #expect(stage.state.tour?.step == 0)
    try stage.play("<Esc>")
    #expect(stage.state.tour?.step == 1)
    try stage.play("  ")
    #expect(stage.state.tour?.step == 2)
    try stage.play("d")
    #expect(stage.state.tour?.step == 3)
    try stage.play("u")
    #expect(stage.state.tour?.step == 4)
    #expect(saved.records.settings["tour"] == nil)
    try stage.play("?")
    #expect(stage.state.tour == nil)
    #expect(saved.records.settings["tour"] == "seen")
    let again = try Stage.blind(saved.contents, "")
    #expect(again.state.tour == nil)
    #expect(again.names == ["apples"])
  }

  @Test func `whatever else is done is done all the same, and the tour waits`() throws {
    let stage = try Stage.blind(DatabaseSnapshot(), "d?<Esc>NNew<Enter>a<Esc>")
    #expect(stage.list == "New")
    #expect(stage.state.tour?.step == 0)
  }

  @Test func `an Enter in the empty field leaves it as well as Escape does`() throws {
    let stage = try Stage.blind(DatabaseSnapshot(), "amilk<Enter><Enter>")
    #expect(stage.state.shopping.mode == .browsing)
    #expect(stage.state.tour?.step == 1)
  }

  @Test func `Escape ends it, wherever it is, and that is remembered too`() throws {
    let saved = Saved(DatabaseSnapshot())
    let stage = Stage.blind(DatabaseSnapshot()) { saved.use(&$0) }
    try stage.play("amilk<Enter><Esc>v<Esc>")
    #expect(stage.state.tour?.step == 1)
    try stage.play("<Esc>")
    #expect(stage.state.tour == nil)
    #expect(stage.message == "? shows all keys whenever you want them.")
    #expect(saved.records.settings["tour"] == "seen")
    #expect(try Stage.blind(saved.contents, "").state.tour == nil)
  }

  @Test func `undo does not bring the tour back`() throws {
    let stage = try Stage.blind(DatabaseSnapshot(), "amilk<Enter><Esc><Esc>uuu")
    #expect(stage.state.tour == nil)
    #expect(stage.state.workspace.records.settings["tour"] == "seen")
  }
}
