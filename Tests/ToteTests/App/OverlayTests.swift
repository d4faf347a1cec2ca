// What stands over a screen takes its keys and nothing else: the screen below goes on being what it was.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct OverlayTests {
  /// How one gets to a screen on which much is set, and what then opens something over it.
  static let openings: [(String, String)] = [
    ("jv", "?"), ("jv", "L"), ("jv", "m"), ("jv", "b"), ("jv", "<paste a\\nb>"),
    ("/o<Enter>j", "?"), ("/o<Enter>j", "L"), ("/o<Enter>j", "b"), ("/o<Enter>j", "<paste a\\nb>"),
    ("ami", "<paste a\\nb>"), ("e!", "<paste a\\nb>"),
    ("2j", "?"), ("2j", "#"), ("2/kit<Enter>", "?"), ("2/kit<Enter>", "#"), ("2f", "?"),
    ("2G<Enter>jjj", "?"), ("2G<Enter>jjj", "b"), ("2G<Enter>jjj", "S"),
  ]

  @Test("an overlay leaves the screen below as it was", arguments: openings)
  func leaves(way: String, key: String) throws {
    var contents = DatabaseSnapshot.lists(
      ["One": ["one", "two", "four"], "Two": ["five"]], plain: true)
    contents.purchases = [Purchase(name: "bread", last: DatabaseSnapshot.rowMoment)]
    let stage = try Stage.blind(contents, notes: Note.records, way)
    let before = stage.state
    try stage.play(key)
    #expect(stage.state.overlay != nil)
    // Only the layout differs: how much room there is.
    func below(_ app: App) -> ListScreen {
      var lists = app.lists
      lists.size = Size(0, 0)
      return lists
    }
    #expect(below(stage.state) == below(before))
    #expect(stage.state.notes == before.notes)
    #expect(stage.state.workspace == before.workspace)
    #expect(stage.state.tab == before.tab)
    // No key of the screen below is heard.
    try stage.play("jk")
    #expect(below(stage.state) == below(before))
    #expect(stage.state.notes == before.notes)
    try stage.play("<Esc>")
    // In the help, and among what was bought before, they were typed, and Escape takes them away first.
    switch stage.state.overlay {
    case .palette?, .buyAgain?: try stage.play("<Esc>")
    default: break
    }
    #expect(stage.state.overlay == nil)
    #expect(stage.state.lists == before.lists)
    #expect(stage.state.notes == before.notes)
    #expect(stage.state.workspace == before.workspace)
    #expect(stage.state.layout == before.layout)
  }

  @Test func `the mouse is not heard below an overlay, and the wheel scrolls its rows`() throws {
    let stage = Stage(.many)
    try stage.play("L")
    let before = stage.state
    // Neither the tabs nor what the box covers: its lines do nothing.
    let top =
      (before.overlay?.feature.box.frame(in: before.layout.overlay.size).top ?? 0) + before.layout.overlay.top
    try stage.play("<click 12,\(top)><click 10,0>")
    #expect(stage.state == before)
    try stage.play("<wheel(down,5,5)>")
    guard case .listPicker(let picker)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(picker.list.top == 3 && picker.list.cursor >= 3)
    #expect(stage.state.lists == before.lists)
  }
}
