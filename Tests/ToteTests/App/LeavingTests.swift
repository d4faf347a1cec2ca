// Leaving: at once where everything is saved, else after what is on its way, and never without a question.

import Composable
import ComposableTesting
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct LeavingTests {
  private let bench = Bench(.groceries("one", "two", "three"))

  /// Each save takes a second.
  private func slowStore() -> AppStore {
    let (clock, saved) = (bench.clock, bench.saved)
    let store = bench.store {
      $0.save = { (entries) throws(StorageError) in
        try? await clock.sleep(for: .seconds(1))
        return try saved.save(entries)
      }
    }
    store.exhaustivity = .off
    return store
  }

  @Test func `q leaves at once when everything is saved`() {
    bench.store().send(.quit) { $0.isOver = true }
  }

  @Test func `q before anything was loaded leaves at once`() {
    var app = App()
    app.layOut()
    bench.store(app).send(.quit) { $0.isOver = true }
  }

  @Test func `q while a save is on its way waits for it, and then leaves`() {
    let store = slowStore()
    store.send(.lists(.deleted))
    store.send(.quit) { $0.message = Message("Saving…") }
    #expect(!store.state.isOver)
    bench.clock.advance(by: .seconds(1))
    store.receive(.saving(.finished(1))) { $0.isOver = false }
    store.receive(.saving(.delegate(.readyToLeave))) { $0.isOver = true }
  }

  @Test func `where that save is refused the program asks, and is still there`() {
    bench.saved.failure = .full
    let store = slowStore()
    store.send(.lists(.deleted))
    store.send(.quit)
    bench.clock.advance(by: .seconds(1))
    store.receive(.saving(.failed(.full))) {
      $0.message = Message("One change is not saved. Ctrl+S tries again, q quits without saving.", .refused)
    }
    #expect(!store.state.isOver)
    store.send(.quit) { $0.isOver = true }
  }

  @Test func `with something refused q asks once, and another act forgets the question`() {
    let store = bench.store()
    store.exhaustivity = .off
    bench.saved.failure = .full
    store.send(.lists(.deleted))
    store.send(.lists(.deleted))
    store.send(.quit) {
      $0.message = Message("2 changes are not saved. Ctrl+S tries again, q quits without saving.", .refused)
    }
    store.send(.lists(.cursorMoved(by: 1))) {
      $0.saving.isLeaving = false
      $0.message = nil
    }
    store.send(.quit) { $0.saving.isLeaving = true }
    #expect(!store.state.isOver)
    store.send(.quit) { $0.isOver = true }
  }

  @Test func `what works again while the question stands does not throw the user out`() {
    let store = bench.store()
    store.exhaustivity = .off
    bench.saved.failure = .full
    store.send(.lists(.deleted))
    store.send(.quit)
    bench.saved.failure = nil
    bench.clock.advance(by: .seconds(5))
    store.receive(.saving(.finished(1))) {
      $0.saving.isLeaving = false
      $0.message = Message("Saving works again. Everything is saved.")
    }
    #expect(!store.state.isOver)
  }

  @Test func `the program's own try takes away neither the message nor the question`() {
    let store = bench.store()
    store.exhaustivity = .off
    bench.saved.failure = .full
    store.send(.lists(.deleted))
    store.send(.quit)
    let question = Message("One change is not saved. Ctrl+S tries again, q quits without saving.", .refused)
    #expect(store.state.message == question)
    bench.clock.advance(by: .seconds(5))
    store.receive(.saving(.retryDue)) { $0.message = question }
    store.receive(.saving(.failed(.full))) { $0.message = question }
    #expect(store.state.saving.isLeaving)
    store.send(.quit) { $0.isOver = true }
    store.skipInFlightEffects()
  }

  @Test func `the end tries once more what was refused, listens no longer, and leaves nothing running`()
    throws
  {
    let saved = Saved()
    saved.failure = .busy
    let stage = Stage.blind(.groceries("one")) {
      saved.use(&$0)
      $0.changed = { AsyncStream { _ in } }
    }
    try stage.play("d")
    #expect(stage.runningEffects.sorted() == ["\"changes\"", "\"retry\""])
    saved.failure = nil
    try stage.end()
    #expect(saved.titles == [["deleting “one”"], ["deleting “one”"]])
    #expect(stage.state.workspace.isSaved)
    #expect(stage.runningEffects.isEmpty)
  }

  @Test func `the end of a program whose saves are refused takes no time`() throws {
    let saved = Saved()
    saved.failure = .busy
    let stage = Stage.blind(.groceries("one")) { saved.use(&$0) }
    try stage.play("dqq")
    #expect(stage.isOver)
    #expect(saved.batches.count == 2)
  }
}
