import ComposableTesting
import Parts
import Screen
import Testing

/// Messages that come and go by themselves.
@Suite struct ToastsTests {
  let clock = TestClock()

  func store() -> TestStore<Toasts, ToastsAction, ToastsEnvironment> {
    let store = TestStore(
      initialState: Toasts(), reducer: Toasts.reducer,
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
    store.send(.dismissed(1))
    #expect(store.state.shown.isEmpty)
    clock.advance(by: .seconds(9))
    store.finish()
  }

  @Test func `they stand at the lower right, the newest lowest, each with its place`() {
    var state = Toasts()
    for (text, kind) in [("Saved", Toasts.Kind.success), ("Not sent: offline", .failure)] {
      _ = Toasts.reducer(&state, .show(text, kind), ToastsEnvironment(clock: clock))
    }
    let frame = Frame(ToastsView(state), size: Size(24, 3))
    #expect(
      frame.lines == [
        "                        ", "                ✓ Saved ", "    ✗ Not sent: offline ",
      ])
    #expect(frame.place(at: Point(23, 2))?.name(as: ToastPlace.self) == .message(2))
    #expect(frame.place(at: Point(0, 2)) == nil)
    #expect(Frame(ToastsView(state), size: Size(8, 1)).lines == [" ✗ Not …"])
  }

  @Test func `what is offered is taken by its key or a press, and the message goes`() {
    let store = store()
    store.send(.show("Deleted", .info, offer: Toasts.Offer("undo", "Undo", key: "u")))
    #expect(store.state.keymap["u"] == .offerTaken(1))
    store.send(.offerTaken(1))
    store.receive(.accepted("undo"))
    #expect(store.state.shown.isEmpty && store.state.keymap["u"] == nil)
    store.finish()
  }

  @Test func `an offer that nobody takes expires, later than other messages, and isn't done`() {
    let store = store()
    store.send(.show("Deleted", .info, offer: Toasts.Offer("undo", "Undo", key: "u")))
    clock.advance(by: .seconds(4))
    #expect(store.state.shown.count == 1)
    clock.advance(by: .seconds(4))
    store.receive(.expired(1))
    store.send(.offerTaken(1))
    store.finish()
  }

  @Test func `of two offers with one key the newer is taken`() {
    let store = store()
    for text in ["one", "two"] {
      store.send(.show(text, .info, offer: Toasts.Offer(text, "Undo", key: "u")))
    }
    #expect(store.state.keymap["u"] == .offerTaken(2))
    store.skipInFlightEffects()
  }

  @Test func `the offer lies beside the message, and is cut last`() {
    var state = Toasts()
    _ = Toasts.reducer(
      &state, .show("Deleted 3 letters", .info, offer: Toasts.Offer("undo", "Undo", key: "u")),
      ToastsEnvironment(clock: clock))
    let frame = Frame(ToastsView(state), size: Size(34, 1))
    #expect(frame.lines == ["    · Deleted 3 letters  [Undo u] "])
    #expect(frame.place(named: "offer(1)")?.rect == Rect(24, 0, 10, 1))
    #expect(Frame(ToastsView(state), size: Size(20, 1)).lines == [" · Delete… [Undo u] "])
  }
}
