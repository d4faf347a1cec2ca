// Saving as the whole program does it: whatever an act has changed leaves at its end, in few batches, in order, and as
// small as the change was.

import Composable
import ComposableTesting
import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct AppSavingTests {
  private let bench = Bench(.groceries("one", "two", "three", "four", "five"))

  private func store(_ change: (inout ToteEnvironment) -> Void = { _ in }) -> AppStore {
    let store = bench.store(change)
    store.exhaustivity = .off
    return store
  }

  /// Each save takes a second.
  private func slowly(_ environment: inout ToteEnvironment) {
    let (clock, saved) = (bench.clock, bench.saved)
    environment.save = { (entries) throws(StorageError) in
      try? await clock.sleep(for: .seconds(1))
      return try saved.save(entries)
    }
  }

  @Test func `one edit is one line, sent at once, and the screen speaks of it until it is saved`() {
    let store = store()
    #expect(store.state.header.facts.first?.spans.first?.text != "unsaved")
    store.send(.lists(.deleted))
    #expect(store.state.header.facts.first?.spans.first?.text == "saving")
    #expect(bench.saved.titles == [["deleting “one”"]])
    store.receive(.saving(.finished(1)))
    #expect(store.state.header.facts.first?.spans.first?.text != "unsaved")
    #expect(store.state.workspace.isSaved)
    #expect(bench.saved.records == store.state.workspace.records)
  }

  @Test func `under fast typing saves are few, in order, and nothing is lost`() {
    let store = store(slowly)
    for _ in 0..<4 { store.send(.lists(.deleted)) }
    #expect(bench.saved.batches.isEmpty)
    bench.clock.advance(by: .seconds(1))
    store.receive(.saving(.finished(1)))
    #expect(bench.saved.titles == [["deleting “one”"]])
    store.send(.undone)
    bench.clock.advance(by: .seconds(1))
    store.receive(.saving(.finished(4)))
    bench.clock.advance(by: .seconds(1))
    store.receive(.saving(.finished(5)))
    #expect(
      bench.saved.titles == [
        ["deleting “one”"], ["deleting “two”", "deleting “three”", "deleting “four”"], ["deleting “four”"],
      ])
    #expect(store.state.workspace.isSaved)
    #expect(bench.saved.records == store.state.workspace.records)
  }

  @Test func `the next edit takes along what was refused, in its order`() {
    let store = store()
    bench.saved.failure = .busy
    store.send(.lists(.deleted))
    store.receive(.saving(.failed(.busy)))
    store.send(.lists(.cursorMoved(by: 1)))
    #expect(bench.saved.batches.count == 1)
    bench.saved.failure = nil
    store.send(.lists(.deleted))
    store.receive(.saving(.finished(2)))
    #expect(bench.saved.titles == [["deleting “one”"], ["deleting “one”", "deleting “three”"]])
    #expect(bench.saved.records == store.state.workspace.records)
  }

  @Test func `what keeps changes from being saved stays on the screen until it works`() {
    let store = store()
    bench.saved.failure = .full
    store.send(.lists(.deleted))
    store.receive(.saving(.failed(.full)))
    store.send(.lists(.cursorMoved(by: 1)))
    #expect(store.state.notice?.text == "✕ Not saved. \(StorageError.full.sentence)")
    bench.saved.failure = nil
    store.send(.saving(.retried))
    store.receive(.saving(.finished(1))) { $0.message = Message("Saving works again. Everything is saved.") }
    #expect(store.state.notice?.text == "Saving works again. Everything is saved.")
  }

  @Test func `a note is saved as an item is`() throws {
    let saved = Saved(.groceries("one"), notes: Note.records)
    saved.failure = .full
    let stage = Stage.blind(.groceries("one"), notes: Note.records) { saved.use(&$0) }
    try stage.play("2p")
    #expect(stage.state.header.facts.first?.spans.first?.text == "unsaved")
    #expect(stage.state.notice?.text == "✕ Not saved. \(StorageError.full.sentence)")
    saved.failure = nil
    try stage.play("<ctrl+s>")
    #expect(stage.state.workspace.isSaved)
    #expect(stage.message == "Saving works again. Everything is saved.")
    #expect(saved.noteTitles.count == 1)
  }

  @Test func `one edit in a list of 100,000 saves one line with one change`() throws {
    let contents = DatabaseSnapshot.alike(100_000)
    let saved = Saved(contents)
    let stage = Stage.blind(contents) { saved.use(&$0) }
    try stage.play("Ge !ripe<Enter>")
    #expect(saved.batches.map { $0.map(\.changes.count) } == [[1]])
    #expect(stage.state.lines.items.count == 100_000)
  }
}
