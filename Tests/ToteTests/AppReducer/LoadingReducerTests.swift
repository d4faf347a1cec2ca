// How the database comes to the screen: its four faces, keys that were pressed too early, and a damaged file.

import Composable
import ComposableTesting
import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct LoadingReducerTests {
  private let bench = Bench(.lists(["Groceries": ["milk", "bread"]]))
  private let backup = Backup(path: "/backups/1", day: "2026-11-20")

  private func slowly(_ contents: DatabaseSnapshot, _ time: Duration)
    -> @Sendable () async throws(StorageError) -> DatabaseSnapshot
  {
    let clock = bench.clock
    return { () throws(StorageError) in
      try? await clock.sleep(for: time)
      return contents
    }
  }

  private func opening(_ change: (inout ToteEnvironment) -> Void) -> AppStore {
    bench.store(App()) { environment in
      environment.changes = { AsyncStream { $0.finish() } }
      environment.backUp = { () throws(StorageError) in }
      environment.notes.fetchAll = { () throws(NoteError) in [] }
      environment.notes.drafts = { () throws(NoteError) in [] }
      change(&environment)
    }
  }

  /// What the reducer makes of the rows.
  private func isLoaded(_ action: AppAction) -> Bool { if case .loaded = action { true } else { false } }

  /// The lists come, and the notes behind them.
  private func receiveRows(_ store: AppStore, between: () -> Void = {}) {
    store.withExhaustivity(.off) { store.receive(where: isLoaded) { $0.loading = .loaded } }
    store.receive(.notes(.retried)) {
      $0.notes.loading = .loading
      $0.notes.isFetching = true
    }
    store.receive(.aheadHandled)
    between()
    store.receive(.notes(.fetched([], drafts: []))) {
      $0.notes.loading = .loaded
      $0.notes.isFetching = false
    }
  }

  @Test func `rows that are there at once show at once, without a spinner`() {
    let contents = bench.saved.contents
    let store = opening { $0.load = { () throws(StorageError) in contents } }
    store.send(.opened)
    store.receive(.loadRetried) { $0.loading = .loading(step: nil) }
    receiveRows(store)
    #expect(store.state.shopping.list == contents.lists[0].id)
    #expect(store.state.selectedItem?.name == "bread")
    #expect(store.state.tour == nil)
    bench.clock.advance(by: .seconds(1))
  }

  @Test func `the spinner turns from a tenth of a second on, and stops when the rows are there`() {
    let store = opening { $0.load = slowly(bench.saved.contents, .milliseconds(250)) }
    store.send(.opened)
    store.receive(.loadRetried) { $0.loading = .loading(step: nil) }
    bench.clock.advance(by: .milliseconds(99))
    bench.clock.advance(by: .milliseconds(1))
    store.receive(.spinnerTurned) { $0.loading = .loading(step: 0) }
    bench.clock.advance(by: .milliseconds(100))
    store.receive(.spinnerTurned) { $0.loading = .loading(step: 1) }
    bench.clock.advance(by: .seconds(9))
    receiveRows(store)
    // One that is asked for now is not asked for twice.
    store.send(.loadRetried)
    store.send(.spinnerTurned)
  }

  @Test func `what cannot be read says why, and can be tried again`() {
    let answers = Mutex<[StorageError]>([.busy, .cannotOpen(reason: "no")])
    let contents = bench.saved.contents
    let store = opening {
      $0.load = { () throws(StorageError) in
        if let error = answers.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { throw error }
        return contents
      }
    }
    store.send(.opened)
    store.receive(.loadRetried) { $0.loading = .loading(step: nil) }
    store.receive(.loadFailed(.busy)) { $0.loading = .failed(.busy, backups: []) }
    store.send(.loadRetried) { $0.loading = .loading(step: nil) }
    store.receive(.loadFailed(.cannotOpen(reason: "no"))) {
      $0.loading = .failed(.cannotOpen(reason: "no"), backups: [])
    }
    store.send(.setAsideAsked(replacement: nil))
    store.send(.loadRetried) { $0.loading = .loading(step: nil) }
    receiveRows(store)
  }

  @Test func `a damaged file offers its copies, is set aside, and what is in the copy shows`() {
    let isWhole = Mutex(false)
    let asked = Mutex<[Backup?]>([])
    let (contents, backup) = (bench.saved.contents, backup)
    let store = opening {
      $0.load = { () throws(StorageError) in
        if !isWhole.withLock({ $0 }) { throw .damaged }
        return contents
      }
      $0.backups = { [backup] }
      $0.setAside = { (replacement) throws(StorageError) in
        asked.withLock { $0.append(replacement) }
        isWhole.withLock { $0 = true }
        return "/data/tote.db.damaged"
      }
    }
    store.send(.opened)
    store.receive(.loadRetried) { $0.loading = .loading(step: nil) }
    store.receive(.loadFailed(.damaged)) { $0.loading = .failed(.damaged, backups: []) }
    store.receive(.backupsFound([backup])) { $0.loading = .failed(.damaged, backups: [backup]) }
    #expect(store.state.keymap["b"] == .setAsideAsked(replacement: backup))
    #expect(store.state.keymap["n"] == .setAsideAsked(replacement: nil))
    store.send(.setAsideAsked(replacement: backup)) { $0.loading = .loading(step: nil) }
    store.receive(.setAsideDone("/data/tote.db.damaged")) {
      $0.message = Message("The damaged file is kept as /data/tote.db.damaged.")
    }
    receiveRows(store)
    #expect(asked.withLock { $0 } == [backup])
    #expect(store.state.message?.text == "The damaged file is kept as /data/tote.db.damaged.")
  }

  @Test func `a file that cannot be set aside says why`() {
    var app = App()
    app.loading = .failed(.notADatabase, backups: [])
    let store = bench.store(app) { $0.setAside = { (_) throws(StorageError) in throw .readOnly } }
    #expect(store.state.keymap["b"] == nil)
    store.send(.setAsideAsked(replacement: nil)) { $0.loading = .loading(step: nil) }
    store.receive(.loadFailed(.readOnly)) { $0.loading = .failed(.readOnly, backups: []) }
    store.send(.backupsFound([]))
  }

  @Test func `copies that are found too late change nothing`() {
    let store = bench.store()
    store.send(.backupsFound([backup]))
    store.send(.spinnerTurned)
    store.send(.loadRetried)
    store.send(.setAsideAsked(replacement: backup))
  }

  @Test func `keys that were pressed before the rows were there are not lost, and come in order`() throws {
    let contents = bench.saved.contents
    let stage = Stage.blind(contents) { environment in
      let clock = environment.clock
      environment.load = { () throws(StorageError) in
        try? await clock.sleep(for: .seconds(1))
        return contents
      }
    }
    try stage.play("aegg<Enter><Esc><resize 60x20>")
    #expect(stage.state.loading == .loading(step: nil))
    #expect(stage.state.size == Size(60, 20))
    try stage.play("<wait 2s>")
    #expect(stage.selected == "egg")
    #expect(stage.state.ahead.isEmpty)
    #expect(stage.state.shopping.mode == .browsing)
  }

  @Test func `what was typed behind a q is not done`() throws {
    let contents = bench.saved.contents
    let saved = bench.saved
    let stage = Stage.blind(contents) { environment in
      let clock = environment.clock
      environment.load = { () throws(StorageError) in
        try? await clock.sleep(for: .seconds(1))
        return contents
      }
      saved.use(&environment)
    }
    try stage.play("qdd<wait 2s>")
    #expect(stage.isOver)
    #expect(saved.batches.isEmpty)
  }

  @Test func `keys that were pressed before an error are forgotten: they were meant for the list`() throws {
    let stage = Stage.blind { environment in
      let clock = environment.clock
      environment.load = { () throws(StorageError) in
        try? await clock.sleep(for: .seconds(1))
        throw .busy
      }
    }
    try stage.play("qdd<wait 2s>")
    #expect(!stage.isOver)
    #expect(stage.state.ahead.isEmpty)
    try stage.play("r<wait 2s>q")
    #expect(stage.isOver)
  }

  @Test func `the first run makes a list, remembers it aside, and begins the tour`() throws {
    let saved = Saved(DatabaseSnapshot())
    let stage = Stage.blind(DatabaseSnapshot()) { saved.use(&$0) }
    try stage.play("")
    #expect(stage.list == "Groceries")
    #expect(stage.state.tour == Tour())
    #expect(saved.batches.map { $0.map(\.kind) } == [[.aside]])
    try stage.play("u")
    #expect(stage.message == "There is nothing to undo.")
  }

  @Test func `who has deleted every list finds none, and no new one`() throws {
    var contents = DatabaseSnapshot.toured
    let list = ShoppingList(
      id: ShoppingList.ID(high: 1, low: 1), name: "Gone", created: DatabaseSnapshot.rowMoment)
    for (number, change) in [Change(adding: list), Change(removing: list)].enumerated() {
      let id = Edit.ID(high: 3, low: UInt64(number))
      contents.entries.append(
        Entry(
          Edit(id: id, title: "list", moment: DatabaseSnapshot.rowMoment, changes: [change]),
          writer: Entry.Writer.ID(high: 1, low: 1)))
    }
    contents.sequence = 2
    let stage = try Stage.blind(contents, "")
    #expect(stage.list == nil)
    #expect(stage.state.workspace.records.lists.isEmpty)
    try stage.play("u")
    #expect(stage.list == "Gone")
  }

  @Test func `a backup that was not made is said, and nothing else stops`() {
    let contents = bench.saved.contents
    let store = opening {
      $0.load = { () throws(StorageError) in contents }
      $0.backUp = { () throws(StorageError) in throw .full }
    }
    store.send(.opened)
    store.receive(.loadRetried) { $0.loading = .loading(step: nil) }
    receiveRows(store) {
      store.receive(.backUpFailed(.full)) {
        $0.message = Message("Today's backup was not made. \(StorageError.full.sentence)", .refused)
      }
    }
  }
}
