// Saves: coalesced, never reordered, never lost; refused, tried again, and said.

import Composable
import ComposableTesting
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct SavingReducerTests {
  private let bench = Bench(.groceries("one", "two", "three", "four", "five"))

  /// Each save takes a second.
  private func slowly(_ environment: inout ToteEnvironment) {
    let (clock, saved) = (bench.clock, bench.saved)
    environment.save = { (entries) throws(StorageError) in
      try? await clock.sleep(for: .seconds(1))
      return try saved.save(entries)
    }
  }

  private func loud(_ store: AppStore) -> AppStore {
    store.exhaustivity = .off
    return store
  }

  @Test func `one edit is one line, sent at once, and then the screen says saved`() {
    let store = bench.store()
    #expect(store.state.workspace.isSaved)
    store.withExhaustivity(.off) { store.send(.shopping(.deleted)) }
    #expect(!store.state.workspace.isSaved)
    #expect(bench.saved.titles == [["delete one"]])
    store.receive(.saveFinished(1)) { _ = $0.workspace.batchSaved(upTo: 1) }
    #expect(store.state.workspace.isSaved)
    #expect(bench.saved.records == store.state.workspace.records)
  }

  @Test func `under fast typing saves are few, in order, and nothing is lost`() {
    let store = loud(bench.store(slowly))
    for _ in 0..<4 { store.send(.shopping(.deleted)) }
    #expect(bench.saved.batches.isEmpty)
    bench.clock.advance(by: .seconds(1))
    store.receive(.saveFinished(1))
    #expect(bench.saved.titles == [["delete one"]])
    store.send(.undone)
    bench.clock.advance(by: .seconds(1))
    store.receive(.saveFinished(4))
    bench.clock.advance(by: .seconds(1))
    store.receive(.saveFinished(5))
    #expect(
      bench.saved.titles == [
        ["delete one"], ["delete two", "delete three", "delete four"], ["delete four"],
      ])
    #expect(store.state.workspace.isSaved)
    #expect(bench.saved.records == store.state.workspace.records)
  }

  @Test func `a save that is refused stays refused, is tried again after five seconds, and then says so`() {
    let store = bench.store()
    bench.saved.failure = .full
    store.withExhaustivity(.off) { store.send(.shopping(.deleted)) }
    store.receive(.saveFailed(.full)) { $0.workspace.batchFailed(.full) }
    bench.clock.advance(by: .milliseconds(4_999))
    #expect(bench.saved.batches.count == 1)
    bench.clock.advance(by: .milliseconds(1))
    store.withExhaustivity(.off) { store.receive(.saveDue) }
    store.withExhaustivity(.off) { store.receive(.saveFailed(.full)) }
    #expect(bench.saved.batches.count == 2)
    #expect(store.state.workspace.failure == .full)
    bench.saved.failure = nil
    bench.clock.advance(by: .seconds(5))
    store.withExhaustivity(.off) {
      store.receive(.saveDue)
      store.receive(.saveFinished(1)) { $0.message = Message("Everything is saved again.") }
    }
    #expect(store.state.workspace.isSaved)
    #expect(store.state.workspace.failure == nil)
    bench.clock.advance(by: .seconds(60))
  }

  @Test func `the program's own try takes away neither the message nor the question`() {
    let store = loud(bench.store())
    bench.saved.failure = .full
    store.send(.shopping(.deleted))
    store.send(.quit)
    let asked = store.state.message
    #expect(asked?.text == "One change is not saved. ctrl+s tries again, q leaves without.")
    bench.clock.advance(by: .seconds(5))
    store.receive(.saveFailed(.full))
    #expect(store.state.message == asked)
    #expect(store.state.isLeavingUnsaved)
    store.send(.quit)
    #expect(store.state.isOver)
    store.skipInFlightEffects()
  }

  @Test func `ctrl+s tries at once, and says so when there is nothing to save`() {
    let store = loud(bench.store())
    #expect(store.state.keymap["ctrl+s"] == .saveRetried)
    store.send(.saveRetried) { $0.message = Message("Everything is saved.") }
    bench.saved.failure = .busy
    store.send(.shopping(.deleted))
    store.receive(.saveFailed(.busy))
    store.send(.saveRetried)
    store.receive(.saveFailed(.busy))
    bench.saved.failure = nil
    store.send(.saveRetried)
    store.receive(.saveFinished(1)) { $0.message = Message("Everything is saved again.") }
    #expect(bench.saved.titles == [["delete one"], ["delete one"], ["delete one"]])
    // The timer of the failure is gone with it.
    store.exhaustivity = .on
    bench.clock.advance(by: .seconds(60))
  }

  @Test func `the next edit takes along what was refused, in its order`() {
    let store = loud(bench.store())
    bench.saved.failure = .busy
    store.send(.shopping(.deleted))
    store.receive(.saveFailed(.busy))
    store.send(.shopping(.moved(by: 1)))
    #expect(bench.saved.batches.count == 1)
    bench.saved.failure = nil
    store.send(.shopping(.deleted))
    store.receive(.saveFinished(2))
    #expect(bench.saved.titles == [["delete one"], ["delete one", "delete three"]])
    #expect(bench.saved.records == store.state.workspace.records)
  }

  @Test func `what comes while a refused batch is tried again is said to follow`() {
    let store = loud(bench.store(slowly))
    bench.saved.failure = .busy
    store.send(.shopping(.deleted))
    bench.clock.advance(by: .seconds(1))
    store.receive(.saveFailed(.busy))
    bench.saved.failure = nil
    store.send(.saveRetried)
    store.send(.shopping(.deleted))
    bench.clock.advance(by: .seconds(1))
    store.receive(.saveFinished(1)) { $0.message = Message("What was refused is saved; the rest follows.") }
    bench.clock.advance(by: .seconds(1))
    store.receive(.saveFinished(2))
    #expect(store.state.workspace.isSaved)
  }

  @Test func `another kind of error is told like every other`() {
    struct Odd: Error, CustomStringConvertible { var description: String { "odd" } }
    #expect(StorageError(Odd()) == .failed(reason: "odd"))
    #expect(StorageError(StorageError.full as any Error) == .full)
  }

  @Test func `one edit in a list of 100,000 saves one line with one change`() {
    var contents = DatabaseSnapshot.groceries("one")
    let (list, ranks) = (contents.lists[0].id, Rank.between(nil, nil, count: 100_000))
    contents.items = ranks.enumerated().map { index, rank in
      Item(
        id: Item.ID(high: 2, low: UInt64(index)), list: list, name: "thing", key: "thing", amount: nil,
        category: .other, store: nil, price: nil, note: nil, isTicked: false, rank: rank,
        created: DatabaseSnapshot.rowMoment)
    }
    let saved = Saved()
    let stage = Stage.blind(contents) { saved.use(&$0) }
    #expect(stage.state.lines.items.count == 0)
    guard (try? stage.play("Ge !ripe<Enter>")) != nil else { return #expect(Bool(false)) }
    #expect(saved.batches.map { $0.map(\.changes.count) } == [[1]])
    #expect(stage.state.lines.items.count == 100_000)
  }
}
