// What happens to the whole program between its first and its last action: sleeping, another size, the help, the message
// line.

import Composable
import ComposableTesting
import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct LifeTests {
  private let bench = Bench(.groceries("one", "two", "three"))

  @Test func `a suspended program is put to sleep, and nothing else changes`() {
    let slept = Mutex(0)
    let store = bench.store {
      $0.suspend = { .fireAndForget(name: "sleep") { slept.withLock { $0 += 1 } } }
    }
    store.send(.suspended)
    #expect(slept.withLock { $0 } == 1)
  }

  @Test func `a restricted program has no shell to sleep in, and says so`() {
    // Its environment has no such effect.
    let store = bench.store(restricted(bench.saved.contents))
    store.send(.suspended) { $0.message = .nowhereToSuspend }
    #expect(AppCommand.suspend.whyNot(store.state) == Message.nowhereToSuspend.text)
    #expect(AppCommand.suspend.whyNot(.loaded(bench.saved.contents)) == nil)
  }

  @Test func `the palette of a restricted program offers no setting`() {
    let rows = restricted(bench.saved.contents).settingRows
    #expect(rows.count > 20 && rows.allSatisfy { $0.action == nil && $0.reason == words.settingsAreFixed })
    // Elsewhere it offers all but the one that it couldn't turn off again.
    let offered = App.loaded(bench.saved.contents).settingRows.compactMap(\.action)
    #expect(offered.count == rows.count)
    #expect(!offered.contains(.settings(.set(.restricted, to: "true"))))
  }

  private func restricted(_ contents: DatabaseSnapshot) -> App {
    var app = App.loaded(contents)
    app.settings = AppSettings(
      SettingsReading(overrides: [SettingsReading.Override(.restricted, "true", from: .standard)]))
    return app
  }

  @Test func `the help opens on the keys of what is seen, takes the keys, and closes`() {
    let store = bench.store()
    store.exhaustivity = .off
    store.send(.helpOpened) {
      $0.overlays = [.palette($0.palette(.help))]
      $0.overlays.fit(to: $0.layout.overlay.size)
    }
    store.send(.overlay(.palette(.commands(.escaped))))
    store.receive(.overlay(.palette(.commands(.closed))))
    store.receive(.overlay(.palette(.delegate(.closed)))) { $0.overlays = [] }
  }

  @Test func `the help shows what it has room for, also after a resize`() throws {
    let stage = Stage(.groceries("one"), size: Size(60, 16))
    try stage.play("?<end>")
    guard case .palette(let page)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(page.commands.top == page.rowCount - page.height)
    try stage.play("<resize 80x200>")
    guard case .palette(let tall)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(tall.commands.top == 0)
    #expect(tall.height > tall.rowCount)
  }

  @Test func `a resize keeps the cursor on its item and in view, whatever the size`() throws {
    let stage = try Stage.blind(.lists(["Groceries": (0..<50).map { "thing \($0)" }]), "jjjjjjjjjjjjjjj")
    let name = stage.selected
    for size in ["10x5", "1x1", "200x60", "40x10", "3x2", "80x24", "100x7"] {
      try stage.play("<resize \(size)>")
      #expect(stage.selected == name)
      let (position, height) = (stage.state.lists.cursor.position, stage.state.listScreen.listSize.height)
      #expect((position.top..<position.top + max(1, height)).contains(position.selected))
    }
  }

  @Test(arguments: [
    "a2 kg ap", "ebut", "/o", "Nnew", "R!", "<ctrl+a>", "L", "<paste a\\nb>", "2a<Enter>text", "2/kit",
  ])
  func `a resize leaves everything as it was typed and chosen`(keys: String) throws {
    let stage = try Stage.blind(.groceries("one", "two"), notes: Note.records, keys)
    let before = stage.state
    try stage.play("<resize 20x5><resize 80x24>")
    #expect(stage.state.fieldText == before.fieldText)
    #expect(stage.state.lists.panel == before.lists.panel)
    #expect(stage.state.lists.cursor.selection == before.lists.cursor.selection)
    #expect(stage.selected == before.selectedItem?.name)
    #expect(stage.state.overlay == before.overlay)
    #expect(stage.state.notes.editor?.text.text == before.notes.editor?.text.text)
    #expect(stage.state.notes.browser.search == before.notes.browser.search)
  }

  @Test func `a message is gone with the next act`() {
    let store = bench.store()
    store.exhaustivity = .off
    store.send(.undone) { $0.message = Message("Nothing to undo.", .refused) }
    store.send(.redone) { $0.message = Message("Nothing to redo.", .refused) }
    store.send(.lists(.cursorMoved(by: 1))) { $0.message = nil }
  }

  @Test func `what an effect or another feature reports does not take the message away`() {
    let store = bench.store { $0.changes = { (_) throws(StorageError) in ExternalChanges(sequence: 0) } }
    store.exhaustivity = .off
    let message = Message("Nothing to undo.", .refused)
    store.send(.undone)
    store.send(.resized(Size(70, 20))) { $0.message = message }
    store.send(.saving(.changedOutside)) { $0.message = message }
    store.receive(.saving(.delegate(.changesArrived(ExternalChanges(sequence: 0))))) { $0.message = message }
  }
}
