import Testing

@testable import Composable

/// The order in which a store handles actions.
@Suite struct StoreOrderTests {
  enum Action: Sendable, Equatable { case first, second, third, step(Int), twice }

  @Test("an action sent by an effect waits until the action at hand has been reduced")
  func echoWaits() {
    var seen: [Action] { log.values }
    let log = Log<Action>()
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { _, action, _ in
        log.append(action)
        return action == .first ? .merge(.send(.second), .send(.third)) : .none
      },
      environment: ())
    store.send(.first)
    #expect(seen == [.first, .second, .third])
  }

  @Test("actions are handled in the order they came, not depth first")
  func breadthFirst() {
    let log = Log<Action>()
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { _, action, _ in
        log.append(action)
        switch action {
        case .first: return .merge(.send(.second), .send(.third))
        case .second: return .send(.step(2))
        case .third: return .send(.step(3))
        default: return .none
        }
      },
      environment: ())
    store.send(.first)
    #expect(log.values == [.first, .second, .third, .step(2), .step(3)])
  }

  @Test("100,000 chained synchronous sends do not grow the stack")
  func longChain() {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { state, action, _ in
        state += 1
        guard case .step(let n) = action, n < 100_000 else { return .none }
        return .send(.step(n + 1))
      },
      environment: ())
    store.send(.step(1))
    #expect(store.state == 100_000)
  }

  @Test("100,000 sends in one concatenate do not grow the stack")
  func longConcatenate() {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { state, action, _ in
        if action == .first {
          return .concatenate((1...100_000).map { .send(.step($0)) })
        }
        state += 1
        return .none
      },
      environment: ())
    store.send(.first)
    #expect(store.state == 100_000)
  }

  @Test("combine runs its reducers in order and merges their effects in order")
  func combineOrder() {
    let log = Log<String>()
    func part(_ name: String, sends step: Int) -> Reducer<Int, Action, Void> {
      Reducer { _, action, _ in
        switch action {
        case .first:
          log.append(name)
          return .send(.step(step))
        case .step(let n):
          if name == "a" { log.append("step \(n)") }
          return .none
        default: return .none
        }
      }
    }
    let store = Store(
      initialState: 0,
      reducer: .combine(part("a", sends: 1), part("b", sends: 2), part("c", sends: 3)).combined(
        with: part("d", sends: 4)),
      environment: ())
    store.send(.first)
    #expect(log.values == ["a", "b", "c", "d", "step 1", "step 2", "step 3", "step 4"])
  }

  @Test("an observer sees the state once after a burst, and not the steps between")
  func observerSeesBurstOnce() {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { state, action, _ in
        state += 1
        guard case .step(let n) = action, n < 10 else { return .none }
        return .send(.step(n + 1))
      },
      environment: ())
    var seen: [Int] = []
    store.observe { seen.append($0) }
    store.send(.step(1))
    store.send(.third)
    #expect(seen == [10, 11])
  }

  @Test("an observer hears nothing where no action was handled")
  func noNews() async {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { _, _, _ in .run { _ in } }, environment: ())
    var calls = 0
    store.observe { _ in calls += 1 }
    store.handleMail()
    #expect(calls == 0)
    store.send(.first)
    await store.finish()
    store.handleMail()
    #expect(calls == 1)
  }

  @Test("what an observer sends is handled after the burst, and the observer then sees its outcome")
  func observerSends() {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { state, action, _ in
        state += action == .second ? 10 : 1
        return action == .first ? .send(.third) : .none
      },
      environment: ())
    var seen: [Int] = []
    store.observe { [unowned store] state in
      seen.append(state)
      if state == 2 { store.send(.second) }
    }
    var other: [Int] = []
    store.observe { other.append($0) }
    store.send(.first)
    #expect(seen == [2, 12])
    // Both observers get the same state before the first one's action is handled.
    #expect(other == [2, 12])
  }

  @Test("a cancelled observer hears of nothing, even when another cancels it in the same round")
  func observerCancelled() {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { state, _, _ in
        state += 1; return .none
      },
      environment: ())
    var seen: [Int] = []
    var later: Observation<Int>?
    store.observe { if $0 == 2 { later?.cancel() } }
    later = store.observe { seen.append($0) }
    store.send(.first)
    store.send(.first)
    store.send(.first)
    #expect(seen == [1])
    #expect(store.observers.count == 1)
  }

  /// Sends an action when it is freed.
  private final class Farewell: @unchecked Sendable {
    let bye: () -> Void
    init(_ bye: @escaping () -> Void) { self.bye = bye }
    deinit { bye() }
  }

  private enum Parting: Sendable { case carry(Farewell), keep(Farewell), drop, heard }
  private struct Kept { var kept: Farewell?; var heard = 0 }

  private func partingStore() -> Store<Kept, Parting> {
    Store(
      initialState: Kept(),
      reducer: Reducer<Kept, Parting, Void> { state, action, _ in
        switch action {
        case .carry: return .none
        case .keep(let object): state.kept = object
        case .drop: state.kept = nil
        case .heard: state.heard += 1
        }
        return .none
      },
      environment: ())
  }

  @Test("an action that holds an object which sends when it is freed does no harm")
  func actionFreed() {
    let store = partingStore()
    store.send(.carry(Farewell { [unowned store] in store.send(.heard) }))
    #expect(store.state.heard == 1)
  }

  @Test("a queued action that holds such an object does no harm either")
  func queuedActionFreed() {
    let store = partingStore()
    var isFirst = true
    store.observe { [unowned store] _ in
      guard isFirst else { return }
      isFirst = false
      store.send(.carry(Farewell { [unowned store] in store.send(.heard) }))
    }
    store.send(.drop)
    #expect(store.state.heard == 1)
  }

  @Test("a state that frees such an object while it is changed does no harm")
  func stateFreed() {
    let store = partingStore()
    store.send(.keep(Farewell { [unowned store] in store.send(.heard) }))
    #expect(store.state.heard == 0)
    store.send(.drop)
    #expect(store.state.heard == 1)
  }

  @Test("what effects sent before is handled before what the owner sends now")
  func mailGoesFirst() async {
    let log = Log<Action>()
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { _, action, _ in
        log.append(action)
        return action == .first ? .run { $0(.second) } : .none
      },
      environment: ())
    let arrived = AsyncStream<Void>.makeStream()
    store.setWake { arrived.continuation.yield() }
    store.send(.first)
    for await _ in arrived.stream { break }
    store.send(.third)
    #expect(log.values == [.first, .second, .third])
  }

  @Test("the owner is woken for mail that came before it asked to be")
  func wakeSetLate() async {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { _, action, _ in
        action == .first ? .run { $0(.second) } : .none
      },
      environment: ())
    let first = AsyncStream<Void>.makeStream()
    store.setWake { first.continuation.yield() }
    store.send(.first)
    for await _ in first.stream { break }
    let second = Log<Int>()
    store.setWake { second.append(1) }
    #expect(second.values == [1])
    await store.finish()
  }

  @Test("finish handles what effects send until none is left")
  func finishes() async {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { state, action, _ in
        state += 1
        guard case .step(let n) = action, n < 50 else { return .none }
        return .run { send in
          await Task.yield()
          send(.step(n + 1))
        }
      },
      environment: ())
    store.send(.step(1))
    await store.finish()
    #expect(store.state == 50)
    #expect(!store.hasRunningEffects)
  }
}
