// What begins when the rows are there: the list that was open, the notes, the backup, the first run; and what becomes of
// keys that were pressed too early.

import Composable
import ComposableTesting
import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct BeginningTests {
  private let bench = Bench(.lists(["Groceries": ["milk", "bread"], "Garden": ["seeds"]]))
  private var contents: DatabaseSnapshot { bench.saved.contents }

  /// A program before its first action.
  private func store(_ change: (inout ToteEnvironment) -> Void = { _ in }) -> AppStore {
    let contents = contents
    let store = bench.store(App()) {
      $0.load = { () throws(StorageError) in contents }
      $0.changed = { AsyncStream { $0.finish() } }
      $0.backUp = { () throws(StorageError) in }
      change(&$0)
    }
    store.exhaustivity = .off
    return store
  }

  private func isLoaded(_ action: AppAction) -> Bool {
    if case .loading(.delegate(.loaded)) = action { true } else { false }
  }

  @Test func `the rows show with the cursor on the first item, and the notes come behind them`() {
    let store = store()
    store.send(.started)
    store.receive(.loading(.started)) { $0.loading = .loading(step: nil) }
    store.receive(where: isLoaded) { [contents] in
      $0.loading = .loaded
      $0.lists.list = contents.lists[0].id
    }
    #expect(store.state.selectedItem?.name == "bread")
    #expect(store.state.tour == nil)
    #expect(store.state.workspace.isSaved)
    store.receive(.notes(.loadRetried)) { $0.notes.loading = .loading }
    store.receive(.notes(.fetched([], drafts: []))) { $0.notes.loading = .loaded }
    store.finish()
  }

  @Test func `the list that was open last is opened again`() throws {
    var contents = contents
    contents.settings.append(Setting(key: "open", value: contents.lists[1].id.description))
    #expect(try Stage.blind(contents, "").list == "Garden")
  }

  @Test func `a shop that was not left is entered again, with its basket`() throws {
    let saved = Saved(.lists(["Groceries": ["milk @Lidl", "bread", "nails @Hardware"]]))
    let before = Stage.blind(saved.contents) { saved.use(&$0) }
    try before.play("@lid<Enter><Space>")
    // Killed, and not left.
    let after = Stage.blind(saved.contents) { saved.use(&$0) }
    try after.play("")
    #expect(after.state.listScreen.shop?.name == "Lidl")
    #expect(after.names == before.names)
    #expect(after.state.listScreen.summary!.totals.ticked == 1)
    try after.play("<Esc>q")
    let later = Stage.blind(saved.contents) { saved.use(&$0) }
    try later.play("")
    #expect(later.state.listScreen.shop == nil)
    #expect(!later.state.workspace.records.remembersShop)
  }

  private static func ago(hours: Int64) -> Int64 {
    DatabaseSnapshot.rowMoment.milliseconds - hours * 3_600_000
  }

  @Test(arguments: [
    (ago(hours: 1), "Lidl"), (ago(hours: 12), "Lidl"), (ago(hours: 13), nil), (ago(hours: -1), nil),
    (.min, nil),
  ])
  func `a shop is entered again for as long as a walk may last`(left: Int64, shop: String?) throws {
    var contents = contents
    contents.settings.append(Setting(key: "shop", value: "\(left)\tLidl"))
    #expect(try Stage.blind(contents, "").state.listScreen.shop?.name == shop)
  }

  @Test func `a backup that was not made is said, and nothing else stops`() {
    let store = store { $0.backUp = { () throws(StorageError) in throw .full } }
    store.send(.started)
    store.receive(where: isLoaded)
    store.receive(.backUpFailed(.full)) {
      $0.message = Message("Today's backup failed. \(StorageError.full.sentence)", .refused)
    }
    #expect(store.state.loading == .loaded)
  }

  @Test func `a damaged file that was set aside is named`() {
    let store = store()
    store.send(.loading(.delegate(.setAside(path: "/data/tote.db.damaged")))) {
      $0.message = Message("The damaged file is kept as /data/tote.db.damaged.")
    }
  }

  @Test func `the first run makes a list, remembers it aside, and begins the tour`() throws {
    let saved = Saved(DatabaseSnapshot())
    let stage = Stage.blind(DatabaseSnapshot()) { saved.use(&$0) }
    try stage.play("")
    #expect(stage.list == "Groceries")
    #expect(stage.state.tour == Tour())
    #expect(saved.batches.map { $0.map(\.kind) } == [[.aside]])
    try stage.play("u")
    #expect(stage.message == "Nothing to undo.")
  }

  @Test func `who has deleted every list finds none, and no new one`() throws {
    var contents = DatabaseSnapshot.toured
    let list = ShoppingList(
      id: ShoppingList.ID(high: 1, low: 1), name: "Gone", created: DatabaseSnapshot.rowMoment)
    for (number, change) in [Change(adding: list), Change(removing: list)].enumerated() {
      let edit = Edit(
        id: Edit.ID(high: 3, low: UInt64(number)), title: "list", moment: DatabaseSnapshot.rowMoment,
        changes: [change])
      contents.entries.append(Entry(edit, writer: Entry.Writer.ID(high: 1, low: 1)))
    }
    contents.sequence = 2
    let stage = try Stage.blind(contents, "")
    #expect(stage.list == nil)
    #expect(stage.state.workspace.records.lists.isEmpty)
    try stage.play("u")
    #expect(stage.list == "Gone")
  }

  /// A program whose rows, or whose error, take a second.
  private func slowStage(
    saved: Saved? = nil, _ answer: @escaping @Sendable () throws(StorageError) -> DatabaseSnapshot
  ) -> Stage {
    Stage.blind { environment in
      let clock = environment.clock
      environment.load = { () throws(StorageError) in
        try? await clock.sleep(for: .seconds(1))
        return try answer()
      }
      saved?.use(&environment)
    }
  }

  @Test func `keys that were pressed before the rows were there are not lost, and come in order`() throws {
    let contents = contents
    let stage = slowStage { () throws(StorageError) in contents }
    try stage.play("aegg<Enter><Esc><resize 60x20>")
    #expect(stage.state.loading == .loading(step: nil))
    #expect(stage.state.lists.screen == Size(60, 20))
    try stage.play("<wait 2s>")
    #expect(stage.names.sorted() == ["bread", "egg", "milk"])
    #expect(stage.selected == "egg")
    #expect(stage.state.isBrowsing)
    // Each was done once.
    #expect(stage.state.workspace.history.undoable.map { words.name($0.title) } == ["adding “egg”"])
  }

  @Test func `what was typed behind a q is not done`() throws {
    let (contents, saved) = (contents, bench.saved)
    let stage = slowStage(saved: saved) { () throws(StorageError) in contents }
    try stage.play("qdd<wait 2s>")
    #expect(stage.isOver)
    #expect(saved.batches.isEmpty)
  }

  @Test func `keys that were pressed before an error are forgotten: they were meant for the list`() throws {
    let stage = slowStage { () throws(StorageError) in throw .busy }
    try stage.play("qdd<wait 2s>")
    #expect(!stage.isOver)
    #expect(stage.state.loading == .failed(.busy, backups: []))
    try stage.play("r<wait 2s>")
    #expect(!stage.isOver)
    try stage.play("q")
    #expect(stage.isOver)
  }
}
