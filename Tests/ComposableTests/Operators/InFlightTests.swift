@testable import ComposableTesting
import Testing

@testable import Composable

/// What a new effect does with those that run under its id.
@Suite struct InFlightTests {
  enum Action: Sendable, Equatable {
    case start(String, seconds: Int, InFlight), done(String), cancel
    case many(Int)
  }

  static let reducer = Reducer<[String], Action, TestClock> { log, action, clock in
    func work(_ name: String, _ seconds: Int) -> Effect<Action> {
      .run(name: name) { send in
        try await clock.sleep(for: .seconds(seconds))
        send(.done(name))
      }
    }
    switch action {
    case .start(let name, let seconds, let inFlight):
      return work(name, seconds).cancellable(id: 1, inFlight: inFlight)
    case .done(let name): log.append(name)
    case .cancel: return .cancel(id: 1)
    case .many(let count):
      return .merge(
        (0..<count).map { Effect.send(.done("\($0)")).cancellable(id: 1, inFlight: .enqueue) })
    }
    return .none
  }

  let clock = TestClock()

  func store() -> TestStore<[String], Action, TestClock> {
    let store = TestStore(initialState: [], reducer: Self.reducer, environment: clock)
    store.exhaustivity = .off
    return store
  }

  func log(_ store: TestStore<[String], Action, TestClock>, after seconds: Int = 0) -> [String] {
    clock.advance(by: .seconds(seconds))
    if store.store.state != store.state { store.skipReceivedActions() }
    return store.state
  }

  @Test func `join runs beside the others`() {
    let store = store()
    store.send(.start("a", seconds: 2, .join))
    store.send(.start("b", seconds: 1, .join))
    #expect(log(store, after: 2) == ["b", "a"])
  }

  @Test func `keep drops what is started while one runs`() {
    let store = store()
    store.send(.start("a", seconds: 2, .keep))
    store.send(.start("b", seconds: 1, .keep))
    #expect(log(store, after: 2) == ["a"])
    store.send(.start("c", seconds: 1, .keep))
    #expect(log(store, after: 1) == ["a", "c"])
  }

  @Test func `enqueue starts when those before have ended, in order`() {
    let store = store()
    store.send(.start("a", seconds: 2, .join))
    store.send(.start("b", seconds: 1, .enqueue))
    store.send(.start("c", seconds: 1, .enqueue))
    #expect(store.store.runningEffects.map { "\($0.name)" } == [#""a""#])
    #expect(log(store, after: 2) == ["a"])
    #expect(log(store, after: 1) == ["a", "b"])
    #expect(log(store, after: 1) == ["a", "b", "c"])
    #expect(store.store.runner.tableSizes == (0, 0, 0, 0, 0))
  }

  @Test func `cancelling the id cancels those that wait, too`() {
    let store = store()
    for name in ["a", "b", "c"] { store.send(.start(name, seconds: 1, .enqueue)) }
    store.send(.cancel)
    #expect(log(store, after: 5) == [])
    #expect(store.store.runner.tableSizes == (0, 0, 0, 0, 0))
  }

  @Test func `a replacement takes the place of those that wait`() {
    let store = store()
    store.send(.start("a", seconds: 1, .enqueue))
    store.send(.start("b", seconds: 1, .enqueue))
    store.send(.start("c", seconds: 1, .replace))
    #expect(log(store, after: 5) == ["c"])
  }

  @Test func `what waits and ends at once does not wait in a recursion`() {
    let store = store()
    store.send(.start("a", seconds: 1, .join))
    store.send(.many(20_000))
    #expect(log(store) == [])
    #expect(log(store, after: 1).count == 20_001)
    #expect(store.state.first == "a" && store.state.last == "19999")
    #expect(store.store.runner.tableSizes == (0, 0, 0, 0, 0))
  }

  @Test func `one that waits for a row goes with the row, and the next starts`() {
    struct Row: Equatable, Identifiable { var id: Int; var log: [String] = [] }
    enum RowsAction: Sendable { case row(Int, Action), remove(Int) }
    let row = Reducer<Row, Action, TestClock> { state, action, clock in
      Self.reducer(&state.log, action, clock)
    }
    let reducer = Reducer<IdentifiedArrayOf<Row>, RowsAction, TestClock> { state, action, clock in
      switch action {
      case .row(let id, let action):
        return row.run(action, in: &state, at: \.self, id: id, clock, as: RowsAction.row)
      case .remove(let id): state.remove(id: id)
      }
      return .none
    }
    let store = TestStore(
      initialState: [Row(id: 1), Row(id: 2), Row(id: 3)], reducer: reducer, environment: clock)
    store.exhaustivity = .off
    for id in 1...3 { store.send(.row(id, .start("\(id)", seconds: 1, .enqueue))) }
    store.send(.remove(2))
    store.send(.remove(1))
    clock.advance(by: .seconds(1))
    store.skipReceivedActions()
    #expect(store.state == [Row(id: 3, log: ["3"])])
  }

  @Test func `the end of one wakes what waits, though nobody acts`() async {
    let store = Store(
      initialState: [String](),
      reducer: Reducer<[String], Action, Void> { log, action, _ in
        switch action {
        case .start(let name, _, let inFlight):
          return Effect.run(name: name) { send in
            for _ in 0..<10 { await Task.yield() }
            if name != "a" { send(.done(name)) }
          }.cancellable(id: 1, inFlight: inFlight)
        case .done(let name): log.append(name)
        default: break
        }
        return .none
      }, environment: ())
    store.send(.start("a", seconds: 0, .join))
    store.send(.start("b", seconds: 0, .enqueue))
    await store.finish()
    #expect(store.state == ["b"])
  }
}
