import ComposableTesting
import Parts
import Screen
import Testing

/// Messages that come and go by themselves.
@Suite struct ToastsTests {
  let clock = TestClock()

  func store() -> TestStore<Toasts, ToastsAction, ToastsEnvironment> {
    let store = TestStore(
      initialState: Toasts(), reducer: toastsReducer,
      environment: ToastsEnvironment(clock: clock, time: .seconds(4)))
    // What shows is looked at instead of told twice.
    store.exhaustivity = .off
    return store
  }

  @Test func `a message goes by itself, a warning after twice the time`() {
    let store = store()
    store.send(.show("Saved", .success))
    store.send(.show("Offline", .warning))
    #expect(store.state.shown.map(\.text) == ["Saved", "Offline"])
    clock.advance(by: .seconds(4))
    store.skipReceivedActions()
    #expect(store.state.shown.map(\.text) == ["Offline"])
    clock.advance(by: .seconds(4))
    store.skipReceivedActions()
    #expect(store.state.shown.isEmpty)
  }

  @Test func `only the last few show`() {
    let store = store()
    for number in 1...5 { store.send(.show("\(number)", .info)) }
    #expect(store.state.shown.map(\.text) == ["3", "4", "5"])
    clock.advance(by: .seconds(4))
    store.skipReceivedActions()
    #expect(store.state.shown.isEmpty)
  }

  @Test func `one that is pressed goes, and nothing of it stays`() {
    let store = store()
    store.send(.show("Saved", .success))
    store.send(.gone(1))
    #expect(store.state.shown.isEmpty)
    clock.advance(by: .seconds(9))
    store.finish()
  }

  @Test func `they stand at the lower right, the newest lowest, each with its place`() {
    var state = Toasts()
    for (text, kind) in [("Saved", Toasts.Kind.success), ("Not sent: offline", .failure)] {
      _ = toastsReducer(&state, .show(text, kind), ToastsEnvironment(clock: clock))
    }
    let frame = Frame(ToastsView(state), size: Size(24, 3))
    #expect(
      frame.lines == [
        "                        ", "                ✓ Saved ", "    ✗ Not sent: offline ",
      ])
    #expect(frame.place(at: Point(23, 2))?.name(as: ToastPlace.self)?.id == 2)
    #expect(frame.place(at: Point(0, 2)) == nil)
    #expect(Frame(ToastsView(state), size: Size(8, 1)).lines == [" ✗ Not …"])
  }
}
