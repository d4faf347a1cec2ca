import Composable
import Glibc
import Testing

@testable import ComposableTesting

/// Asynchronous effects run to their end in each step, always in the same order.
@Suite struct ExactnessTests {
  enum Action: Sendable, Equatable { case start, step(String) }

  actor Counter {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  static func store(
    _ effect: @escaping @Sendable () -> Effect<Action>
  ) -> TestStore<[String], Action, Void> {
    TestStore(
      initialState: [],
      reducer: Reducer { state, action, _ in
        guard case .step(let name) = action else { return effect() }
        state.append(name)
        return .none
      },
      environment: ())
  }

  /// Uses actors, task groups, `async let`, yields, streams and a clock.
  static func everything(_ clock: TestClock) -> Effect<Action> {
    let counter = Counter()
    return .merge(
      .run { send in for _ in 0..<3 { send(.step("actor \(await counter.next())")) } },
      .run { send in
        await withTaskGroup(of: Int.self) { group in
          for n in 0..<3 {
            group.addTask {
              for _ in 0..<n { await Task.yield() }
              return n
            }
          }
          for await n in group { send(.step("group \(n)")) }
        }
      },
      .run { send in
        async let a = counter.next()
        async let b = counter.next()
        send(.step("let \(await a + b)"))
      },
      .run { send in
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        // A child task, because an unstructured `Task { }` would not run on the effect's executor.
        async let feeding: Void = {
          for n in 0..<3 {
            await Task.yield()
            continuation.yield(n)
          }
          continuation.finish()
        }()
        for await n in stream { send(.step("stream \(n)")) }
        await feeding
      },
      .run { send in
        for n in 0..<3 {
          try await clock.sleep(for: .seconds(1))
          send(.step("clock \(n)"))
        }
      })
  }

  static func order() -> [String] {
    let clock = TestClock()
    let store = store { everything(clock) }
    store.exhaustivity = .off
    store.send(.start)
    clock.advance(by: .seconds(3))
    store.skipReceivedActions()
    return store.state
  }

  @Test("1,000 runs of everything that asynchronous code does give one order")
  func oneOrder() {
    let first = Self.order()
    #expect(first.count == 13)
    #expect(first.suffix(3) == ["clock 0", "clock 1", "clock 2"])
    for _ in 0..<1000 { #expect(Self.order() == first) }
  }

  @Test("after a send all has run that can run")
  func runsToRest() {
    let store = Self.store {
      .run { send in
        for _ in 0..<100 { await Task.yield() }
        send(.step("done"))
      }
    }
    store.send(.start)
    store.receive(.step("done")) { $0 = ["done"] }
  }

  @Test("effects run on the thread of the test")
  func ownThread() {
    let test = pthread_self()
    let store = Self.store {
      .run { send in
        await Task.yield()
        send(.step("\(pthread_self() == test)"))
      }
    }
    store.send(.start)
    store.receive(.step("true")) { $0 = ["true"] }
  }

  @Test("what follows from an action an effect sent happens before the next effect is looked at")
  func handledAtOnce() {
    // The first effect's action cancels the second, which is ready to run but must not.
    let store = TestStore(
      initialState: [],
      reducer: Reducer<[String], Action, Void> { state, action, _ in
        switch action {
        case .start:
          return .merge(
            .run { $0(.step("first")) },
            Effect.run { $0(.step("second")) }.cancellable(id: 1))
        case .step(let name):
          state.append(name)
          return .cancel(id: 1)
        }
      },
      environment: ())
    store.send(.start)
    store.receive(.step("first")) { $0 = ["first"] }
  }

  @Test("an answer that the test itself gives between two steps is taken at the next one")
  func answeredByTest() {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let store = Self.store { .run { send in for await name in stream { send(.step(name)) } } }
    store.send(.start)
    continuation.yield("one")
    store.receive(.step("one")) { $0 = ["one"] }
    continuation.yield("two")
    continuation.yield("three")
    store.receive(.step("two")) { $0 = ["one", "two"] }
    store.receive(.step("three")) { $0 = ["one", "two", "three"] }
    continuation.finish()
    store.finish()
  }

  @Test("an asynchronous test that changes threads between its steps is still one test")
  func asynchronousTest() async {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let store = Self.store { .run { send in for await name in stream { send(.step(name)) } } }
    store.send(.start)
    for n in 0..<20 {
      await Task.detached { await Task.yield() }.value
      continuation.yield("\(n)")
      store.receive(.step("\(n)")) { $0.append("\(n)") }
    }
    continuation.finish()
    store.finish()
  }

  @Test("two test stores on one clock both advance with it")
  func twoStores() {
    let clock = TestClock()
    let sleeper: @Sendable () -> Effect<Action> = {
      .run { send in
        try await clock.sleep(for: .seconds(1))
        send(.step("woken"))
      }
    }
    let a = Self.store(sleeper)
    let b = Self.store(sleeper)
    a.send(.start)
    b.send(.start)
    clock.advance(by: .seconds(1))
    a.receive(.step("woken")) { $0 = ["woken"] }
    b.receive(.step("woken")) { $0 = ["woken"] }
  }
}
