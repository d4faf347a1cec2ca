// From the first to the last action: leaving, sleeping, the help, the size.

import Composable
import ComposableTesting
import Screen
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct LifeReducerTests {
  private let bench = Bench(.groceries("one", "two", "three"))

  @Test func `q leaves at once when everything is saved`() {
    let store = bench.store()
    store.send(.quit) { $0.isOver = true }
  }

  @Test func `q before anything was loaded leaves at once`() {
    bench.store(App()).send(.quit) { $0.isOver = true }
  }

  @Test func `q while a save is on its way waits for it, and then leaves`() {
    let (clock, saved) = (bench.clock, bench.saved)
    let store = bench.store {
      $0.save = { (entries) throws(StorageError) in
        try? await clock.sleep(for: .seconds(1))
        return try saved.save(entries)
      }
    }
    store.exhaustivity = .off
    store.send(.shopping(.deleted))
    store.send(.quit) { $0.message = Message("Saving …") }
    #expect(!store.state.isOver)
    clock.advance(by: .seconds(1))
    store.receive(.saveFinished(1)) { $0.isOver = true }
  }

  @Test func `where that save is refused the program asks, and is still there`() {
    let (clock, saved) = (bench.clock, bench.saved)
    saved.failure = .full
    let store = bench.store {
      $0.save = { (entries) throws(StorageError) in
        try? await clock.sleep(for: .seconds(1))
        return try saved.save(entries)
      }
    }
    store.exhaustivity = .off
    store.send(.shopping(.deleted))
    store.send(.quit)
    clock.advance(by: .seconds(1))
    store.receive(.saveFailed(.full)) {
      $0.message = Message("One change is not saved. ctrl+s tries again, q leaves without.", .refused)
    }
    #expect(!store.state.isOver)
    store.send(.quit) { $0.isOver = true }
  }

  @Test func `with something refused q asks once, and another act forgets the question`() {
    let store = bench.store()
    store.exhaustivity = .off
    bench.saved.failure = .full
    store.send(.shopping(.deleted))
    store.send(.shopping(.deleted))
    store.send(.quit) {
      $0.message = Message("2 changes are not saved. ctrl+s tries again, q leaves without.", .refused)
    }
    store.send(.shopping(.moved(by: 1))) {
      $0.isLeavingUnsaved = false
      $0.message = nil
    }
    store.send(.quit) { $0.isLeavingUnsaved = true }
    #expect(!store.state.isOver)
    store.send(.quit) { $0.isOver = true }
  }

  @Test func `what works again while the question stands does not throw the user out`() {
    let store = bench.store()
    store.exhaustivity = .off
    bench.saved.failure = .full
    store.send(.shopping(.deleted))
    store.send(.quit)
    bench.saved.failure = nil
    bench.clock.advance(by: .seconds(5))
    store.receive(.saveFinished(1)) {
      $0.isLeavingUnsaved = false
      $0.message = Message("Everything is saved again.")
    }
    #expect(!store.state.isOver)
  }

  @Test func `the end tries once more what was refused, listens no longer, and leaves nothing running`()
    throws
  {
    let saved = Saved()
    saved.failure = .busy
    let stage = Stage.blind(.groceries("one")) {
      saved.use(&$0)
      $0.changes = { AsyncStream { _ in } }
    }
    try stage.play("d")
    #expect(stage.runningEffects.count == 2)
    saved.failure = nil
    try stage.end()
    #expect(saved.titles == [["delete one"], ["delete one"]])
    #expect(stage.state.workspace.isSaved)
  }

  @Test func `the end of a program whose saves are refused takes no time`() throws {
    let saved = Saved()
    saved.failure = .busy
    let stage = Stage.blind(.groceries("one")) { saved.use(&$0) }
    try stage.play("dqq")
    #expect(stage.isOver)
    #expect(saved.batches.count == 2)
  }

  @Test func `ctrl+z puts the program to sleep`() {
    let slept = Mutex(0)
    let store = bench.store {
      $0.suspend = { .fireAndForget(name: "sleep") { slept.withLock { $0 += 1 } } }
    }
    #expect(store.state.keymap["ctrl+z"] == .suspended)
    store.send(.suspended)
    #expect(slept.withLock { $0 } == 1)
  }

  @Test func `the help opens, scrolls as far as there are lines, and closes`() {
    let store = bench.store()
    store.send(.helpMoved(by: 1))
    store.send(.helpOpened) { $0.helpTop = 0 }
    store.send(.helpMoved(by: -1))
    store.send(.helpMoved(by: 1)) { $0.helpTop = 1 }
    store.send(.helpMoved(by: 1_000)) { $0.helpTop = $0.helpLimit }
    store.withExhaustivity(.off) { store.send(.resized(Size(80, 200))) { $0.helpTop = 0 } }
    store.send(.helpClosed) { $0.helpTop = nil }
  }

  @Test func `a resize keeps the cursor on its item and in view, whatever the size`() throws {
    let stage = try Stage.blind(.lists(["Groceries": (0..<50).map { "thing \($0)" }]), "jjjjjjjjjjjjjjj")
    let name = stage.selected
    for size in ["10x5", "1x1", "200x60", "40x10", "3x2", "80x24", "100x7"] {
      try stage.play("<resize \(size)>")
      #expect(stage.selected == name)
      let (position, height) = (stage.state.shopping.position, stage.state.layout.list.height)
      #expect((position.top..<position.top + max(1, height)).contains(position.selected))
    }
  }

  @Test func `a resize leaves every field as it was typed`() throws {
    for keys in ["a2 kg ap", "ebut", "/o", "Nnew", "R!", "V", "L", "<paste a\\nb>"] {
      let stage = try Stage.blind(.groceries("one", "two"), keys)
      let before = stage.state
      try stage.play("<resize 20x5><resize 80x24>")
      #expect(stage.field == before.fieldText)
      #expect(stage.state.shopping.mode == before.shopping.mode)
      #expect(stage.state.shopping.marks == before.shopping.marks)
      #expect(stage.selected == before.selectedItem?.name)
    }
  }

  @Test func `a message is gone with the next act`() {
    let store = bench.store()
    store.exhaustivity = .off
    store.send(.undone) { $0.message = Message("There is nothing to undo.", .refused) }
    store.send(.redone) { $0.message = Message("There is nothing to redo.", .refused) }
    store.send(.shopping(.moved(by: 1))) { $0.message = nil }
  }
}
