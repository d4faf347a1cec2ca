import Glibc
@testable import ComposableTesting
import Testing

@testable import Composable

@Suite struct CancellationTests {
  enum Action: Sendable, Equatable { case start, cancel, other, done(String), again }
  struct Environment: Sendable {
    var clock = TestClock()
    var start: @Sendable (any Clock<Duration>) -> Effect<Action>
  }

  /// Sends `.done(name)` after some seconds.
  static func answer(_ name: String, after seconds: Int, _ clock: any Clock<Duration>) -> Effect<Action> {
    .run(name: name) { send in
      try await clock.sleep(for: .seconds(seconds))
      send(.done(name))
    }
  }

  /// A store whose `.start` starts the given effect, `.cancel` cancels the id 1 and `.other` the id 2.
  static func store(
    _ start: @escaping @Sendable (any Clock<Duration>) -> Effect<Action>
  ) -> TestStore<[String], Action, Environment> {
    TestStore(
      initialState: [],
      reducer: Reducer { state, action, environment in
        switch action {
        case .start, .again: return environment.start(environment.clock)
        case .cancel: return .cancel(id: 1)
        case .other: return .cancel(id: 2)
        case .done(let name):
          state.append(name)
          return .none
        }
      },
      environment: Environment(start: start))
  }

  @Test("an effect is cancelled by its id, and what it would have sent never comes")
  func cancels() {
    let store = Self.store { Self.answer("a", after: 1, $0).cancellable(id: 1) }
    store.send(.start)
    store.send(.cancel)
    store.environment.clock.advance(by: .seconds(2))
    #expect(store.store.runner.tableSizes == (0, 0, 0, 0, 0))
  }

  @Test("another id cancels nothing")
  func otherID() {
    let store = Self.store { Self.answer("a", after: 1, $0).cancellable(id: 1) }
    store.send(.start)
    store.send(.other)
    store.environment.clock.advance(by: .seconds(1))
    store.receive(.done("a")) { $0 = ["a"] }
  }

  @Test("equal values of different types are different ids")
  func idTypes() {
    struct One: Hashable, Sendable {}
    struct Two: Hashable, Sendable {}
    let store = Self.store { Self.answer("a", after: 1, $0).cancellable(id: One()) }
    store.send(.start)
    store.environment.start = { _ in .cancel(id: Two()) }
    store.send(.again)
    store.environment.clock.advance(by: .seconds(1))
    store.receive(.done("a")) { $0 = ["a"] }
  }

  @Test("inFlight: .replace replaces what runs under the id")
  func replaces() {
    let store = Self.store { Self.answer("a", after: 2, $0).cancellable(id: 1, inFlight: .replace) }
    store.send(.start)
    store.environment.clock.advance(by: .seconds(1))
    store.send(.again)
    store.environment.clock.advance(by: .seconds(1))
    store.environment.clock.advance(by: .seconds(1))
    store.receive(.done("a")) { $0 = ["a"] }
  }

  @Test("two effects may share an id, and are cancelled together")
  func sharedID() {
    let store = Self.store { clock in
      .merge(
        Self.answer("a", after: 1, clock).cancellable(id: 1),
        Self.answer("b", after: 3, clock).cancellable(id: 1),
        Self.answer("c", after: 3, clock))
    }
    store.send(.start)
    store.environment.clock.advance(by: .seconds(1))
    store.receive(.done("a")) { $0 = ["a"] }
    store.send(.cancel)
    store.environment.clock.advance(by: .seconds(2))
    store.receive(.done("c")) { $0 = ["a", "c"] }
  }

  @Test("an id cancelled before it started cancels nothing later")
  func cancelledBefore() {
    let store = Self.store { clock in
      .merge(.cancel(id: 1), Self.answer("a", after: 1, clock).cancellable(id: 1))
    }
    store.send(.cancel)
    store.send(.start)
    store.environment.clock.advance(by: .seconds(1))
    store.receive(.done("a")) { $0 = ["a"] }
  }

  @Test("cancelling inside a merge touches only what bears the id")
  func insideMerge() {
    let store = Self.store { clock in
      .merge(
        Self.answer("a", after: 1, clock).cancellable(id: 1),
        Self.answer("b", after: 1, clock).cancellable(id: 2),
        Self.answer("c", after: 1, clock))
    }
    store.send(.start)
    store.send(.cancel)
    store.environment.clock.advance(by: .seconds(1))
    store.receive(.done("b")) { $0 = ["b"] }
    store.receive(.done("c")) { $0 = ["b", "c"] }
  }

  @Test("cancelling inside a concatenate ends that part, and the next one starts")
  func insideConcatenate() {
    let store = Self.store { clock in
      .concatenate(
        Self.answer("a", after: 9, clock).cancellable(id: 1),
        Self.answer("b", after: 1, clock))
    }
    store.send(.start)
    store.send(.cancel)
    store.environment.clock.advance(by: .seconds(1))
    store.receive(.done("b")) { $0 = ["b"] }
  }

  @Test("a concatenate that is cancelled as a whole stops")
  func wholeConcatenate() {
    let store = Self.store { clock in
      .concatenate(
        Self.answer("a", after: 1, clock),
        Self.answer("b", after: 1, clock)
      ).cancellable(id: 1)
    }
    store.send(.start)
    store.send(.cancel)
    store.environment.clock.advance(by: .seconds(5))
    #expect(store.store.runner.tableSizes == (0, 0, 0, 0, 0))
  }

  @Test("a chain that cancels its own id on its way stops there")
  func cancelsItself() {
    let store = Self.store { clock in
      .concatenate(.send(.done("a")), .cancel(id: 1), Self.answer("b", after: 1, clock), .send(.done("c")))
        .cancellable(id: 1)
    }
    store.send(.start)
    store.receive(.done("a")) { $0 = ["a"] }
    store.environment.clock.advance(by: .seconds(5))
  }

  @Test("a cancelled operation's late sends are dropped, silently")
  func lateSends() {
    let kept = Log<Send<Action>>()
    let store = Self.store { clock in
      .run { send in
        kept.append(send)
        send(.done("early"))
        try? await clock.sleep(for: .seconds(9))
        send(.done("late"))
      }.cancellable(id: 1)
    }
    store.send(.start)
    store.receive(.done("early")) { $0 = ["early"] }
    store.send(.cancel)
    kept.values[0](.done("later still"))
    store.send(.other)
  }

  @Test("what an operation sent before it was cancelled, and nobody had handled yet, is dropped too")
  func mailOfCancelled() {
    let log = Log<Action>()
    let problems = Log<String>()
    let drain = DrainExecutor(thread: { pthread_self() })
    let store = Store<Int, Action>(
      initialState: 0,
      reduce: { _, action in
        log.append(action)
        switch action {
        case .start:
          return .merge(.run { $0(.cancel) }, Effect.run { $0(.done("a")) }.cancellable(id: 1))
        case .cancel: return .cancel(id: 1)
        default: return .none
        }
      },
      report: { problems.append("\($0)") },
      spawn: EffectExecutor.spawner(on: drain))
    store.send(.start)
    // Both operations run, and the inbox holds their actions.
    drain.run()
    store.handleMail()
    #expect(log.values == [.start, .cancel])
    // The action was sent in time, so it is dropped without a report.
    #expect(problems.values.isEmpty)
  }

  @Test("a merge that cancels its own id on its way starts nothing that stands behind")
  func mergeCancelsItself() {
    let store = Self.store { clock in
      .merge(
        .cancel(id: 1),
        Self.answer("a", after: 1, clock),
        Self.answer("b", after: 1, clock).cancellable(id: 2)
      ).cancellable(id: 1)
    }
    store.send(.start)
    #expect(store.store.runner.tableSizes == (0, 0, 0, 0, 0))
    store.environment.clock.advance(by: .seconds(1))
  }

  @Test("nothing, with inFlight: .replace, cancels what runs under the id")
  func replacedByNothing() {
    let store = Self.store { Self.answer("a", after: 1, $0).cancellable(id: 1) }
    store.send(.start)
    store.environment.start = { _ in Effect.none.cancellable(id: 1, inFlight: .replace) }
    store.send(.again)
    store.environment.clock.advance(by: .seconds(1))
  }

  @Test("a mapped effect still cancels")
  func mapped() {
    let store = Self.store {
      Self.answer("a", after: 1, $0).cancellable(id: 1, inFlight: .replace).map { $0 }
    }
    store.send(.start)
    store.send(.again)
    #expect(store.store.runningEffects.count == 1)
    store.environment.start = { _ in Effect<Action>.cancel(id: 1).map { $0 } }
    store.send(.again)
    store.environment.clock.advance(by: .seconds(1))
  }

  @Test("what is cancelled together learns of it oldest first")
  func oldestFirst() {
    let log = Log<String>()
    let store = Self.store { clock in
      func wait(_ name: String) -> Effect<Action> {
        .run { _ in
          try? await clock.sleep(for: .seconds(1))
          log.append(name)
        }
      }
      return .merge(
        wait("a").cancellable(id: 1), .merge(wait("b"), wait("c")).cancellable(id: 1),
        wait("d").cancellable(id: 1))
    }
    store.send(.start)
    store.send(.cancel)
    #expect(log.values == ["a", "b", "c", "d"])
  }

  @Test("the handler of errors hears nothing of a cancelled operation")
  func handlerOfCancelled() {
    let log = Log<String>()
    let store = Self.store { clock in
      Effect.run { _ in
        try await clock.sleep(for: .seconds(1))
      } catch: { error, _ in
        log.append("\(error)")
      }.cancellable(id: 1)
    }
    store.send(.start)
    store.send(.cancel)
    #expect(log.values.isEmpty)
  }

  @Test("two stores with the same id do not touch each other")
  func twoStores() {
    let a = Self.store { Self.answer("a", after: 1, $0).cancellable(id: 1) }
    let b = Self.store { Self.answer("b", after: 1, $0).cancellable(id: 1) }
    a.send(.start)
    b.send(.start)
    a.send(.cancel)
    b.environment.clock.advance(by: .seconds(1))
    b.receive(.done("b")) { $0 = ["b"] }
  }

  @Test("cancellable twice with one id cleans up after itself")
  func doubleCancellable() {
    let store = Self.store { Self.answer("a", after: 1, $0).cancellable(id: 1).cancellable(id: 1) }
    store.send(.start)
    store.environment.clock.advance(by: .seconds(1))
    store.receive(.done("a")) { $0 = ["a"] }
    #expect(store.store.runner.tableSizes == (0, 0, 0, 0, 0))
    store.send(.again)
    store.send(.cancel)
    #expect(store.store.runner.tableSizes == (0, 0, 0, 0, 0))
  }

  @Test("1,000 nested ids clean up after themselves, ended or cancelled", arguments: [true, false])
  func nestedIDs(isCancelled: Bool) {
    let store = Self.store { clock in
      (1...1000).reduce(Self.answer("a", after: 1, clock)) { $0.cancellable(id: $1) }
    }
    store.send(.start)
    #expect(store.store.runner.tableSizes.ids == 1000)
    if isCancelled {
      store.send(.other)
    } else {
      store.environment.clock.advance(by: .seconds(1))
      store.receive(.done("a")) { $0 = ["a"] }
    }
    #expect(store.store.runner.tableSizes == (0, 0, 0, 0, 0))
  }

  @Test("effects that send at once leave nothing in the tables")
  func synchronousLeavesNothing() {
    let store = Self.store { _ in
      .concatenate(.merge(.send(.done("a")), .none).cancellable(id: 1), .send(.done("b")).cancellable(id: 2))
    }
    store.send(.start)
    store.receive(.done("a")) { $0 = ["a"] }
    store.receive(.done("b")) { $0 = ["a", "b"] }
    #expect(store.store.runner.tableSizes == (0, 0, 0, 0, 0))
  }

  enum Crowd: Sendable { case start(Int), stop(Int), stopAll }

  @Test("1,000 cancels from many threads at once end, and leave an empty table")
  func manyCancels() async {
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Crowd, Void> { state, action, _ in
        switch action {
        case .start(let id):
          return .run { _ in while true { try await Task.sleep(for: .seconds(3600)) } }.cancellable(id: id)
        case .stop(let id):
          state += 1
          return .cancel(id: id)
        case .stopAll:
          return .merge((0..<1000).map { id in .run { $0(.stop(id)) } })
        }
      },
      environment: ())
    for id in 0..<1000 { store.send(.start(id)) }
    #expect(store.runner.tableSizes.ids == 1000)
    store.send(.stopAll)
    await store.finish()
    #expect(store.state == 1000)
    #expect(store.runner.tableSizes == (0, 0, 0, 0, 0))
  }
}
