import Composable
import ComposableTesting
import FoundationEssentials
import Testing

@Suite struct ClockTests {
  enum Action: Sendable, Equatable { case start, woken(Int) }

  func store(_ clock: any Clock<Duration>, _ seconds: Int...) -> TestStore<[Int], Action, Void> {
    let effects = seconds.map { second in
      Effect<Action>.run(name: "sleep \(second)") { send in
        try await clock.sleep(for: .seconds(second))
        send(.woken(second))
      }
    }
    return TestStore(
      initialState: [],
      reducer: Reducer { state, action, _ in
        guard case .woken(let second) = action else { return .merge(effects) }
        state.append(second)
        return .none
      },
      environment: ())
  }

  @Test("a sleep ends exactly at its deadline")
  func deadline() {
    let clock = TestClock()
    let store = store(clock, 2)
    store.send(.start)
    clock.advance(by: .milliseconds(1999))
    clock.advance(by: .milliseconds(1))
    store.receive(.woken(2)) { $0 = [2] }
    #expect(clock.now.offset == .seconds(2))
  }

  @Test("an effect that sleeps again does so from its own time, not from the end of the advance")
  func sleepsAgain() {
    let clock = TestClock()
    let log = Kept<[Duration]>()
    log.value = []
    let store = TestStore(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { _, action, _ in
        guard action == .start else { return .none }
        return .run { _ in
          for _ in 0..<3 {
            try await clock.sleep(for: .seconds(1))
            log.value?.append(clock.now.offset)
          }
        }
      },
      environment: ())
    store.send(.start)
    clock.advance(by: .seconds(10))
    #expect(log.value == [.seconds(1), .seconds(2), .seconds(3)])
    #expect(clock.now.offset == .seconds(10))
  }

  @Test("run moves the clock until nothing sleeps")
  func runs() {
    let clock = TestClock()
    let store = store(clock, 5, 1, 9)
    store.send(.start)
    clock.run()
    store.receive(.woken(1)) { $0 = [1] }
    store.receive(.woken(5)) { $0 = [1, 5] }
    store.receive(.woken(9)) { $0 = [1, 5, 9] }
    #expect(clock.now.offset == .seconds(9))
  }

  @Test("run begins with what is ready, before anything sleeps longer")
  func runBegins() {
    let clock = TestClock()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let store = TestStore(
      initialState: [],
      reducer: Reducer<[Int], Action, Void> { state, action, _ in
        guard case .woken(let second) = action else {
          return .merge(
            .run { send in
              try await clock.sleep(for: .seconds(5))
              send(.woken(5))
            },
            .run { send in
              for await second in stream {
                try await clock.sleep(for: .seconds(second))
                send(.woken(second))
              }
            })
        }
        state.append(second)
        return .none
      },
      environment: ())
    store.send(.start)
    continuation.yield(1)
    continuation.finish()
    clock.run()
    store.receive(.woken(1)) { $0 = [1] }
    store.receive(.woken(5)) { $0 = [1, 5] }
    #expect(clock.now.offset == .seconds(5))
  }

  @Test("run with a timer on the clock fails instead of running for ever")
  func runsOn() {
    let clock = TestClock()
    let store = TestStore(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { _, action, _ in
        action == .start ? .timer(id: 1, every: .seconds(1), clock: clock, name: "tick") { .woken(1) } : .none
      },
      environment: ())
    store.exhaustivity = .off
    store.send(.start)
    let said = said { clock.run() }
    #expect(
      said.failures == [
        """
        The clock never settles: it woke 10000 sleeps, and some are left.

          - until 10001.0 seconds: the effect "tick"

        A timer sleeps for ever: use advance(by:) instead of run().
        """
      ])
  }

  @Test("finish fails for sleeps left over, with their deadlines and effects")
  func leftOver() {
    let clock = TestClock()
    let store = store(clock, 5, 1)
    store.send(.start)
    clock.advance(by: .milliseconds(500))
    let said = said { clock.finish() }
    #expect(
      said.failures == [
        """
        2 sleeps are left on the clock, which is at 0.5 seconds:

          - until 1.0 seconds: the effect "sleep 1"
          - until 5.0 seconds: the effect "sleep 5"

        Advance the clock until nothing sleeps on it, or cancel what sleeps.
        """
      ])
    store.skipInFlightEffects()
    #expect(Failures.none == ComposableTestingTests.said { clock.finish() })
  }

  @Test("one sleep left over is spoken of as one")
  func oneLeftOver() {
    let clock = TestClock()
    let store = store(clock, 5)
    store.send(.start)
    let said = said { clock.finish() }
    #expect(said.failures[0].hasPrefix("1 sleep is left on the clock"))
    store.skipInFlightEffects()
  }

  @Test("a cancelled sleep is struck from the clock and throws")
  func cancelledSleep() {
    let clock = TestClock()
    let thrown = Kept<String>()
    let store = TestStore(
      initialState: 0,
      reducer: Reducer<Int, Action, Void> { _, action, _ in
        guard action == .start else { return .cancel(id: 1) }
        return Effect.run { _ in
          do { try await clock.sleep(for: .seconds(1)) } catch { thrown.value = "\(error)" }
        }.cancellable(id: 1)
      },
      environment: ())
    store.send(.start)
    store.send(.woken(0))
    #expect(thrown.value == "CancellationError()")
    clock.finish()
  }

  @Test("a sleep begun by a task already cancelled throws at once")
  func cancelledBefore() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    clock.finish()
  }

  @Test("an immediate clock sleeps not at all, and moves on")
  func immediate() {
    let clock = ImmediateClock()
    let store = store(clock, 3600, 7200)
    store.send(.start)
    store.receive(.woken(3600)) { $0 = [3600] }
    store.receive(.woken(7200)) { $0 = [3600, 7200] }
    // The second began when the clock had already jumped to the end of the first.
    #expect(clock.now.offset == .seconds(3600 + 7200))
  }

  @Test("an immediate clock does not go back")
  func immediateForward() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(until: .init(offset: .seconds(5)))
    try await clock.sleep(until: .init(offset: .seconds(3)))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test("a sleep on an immediate clock throws in a task that was cancelled")
  func immediateCancelled() async {
    let clock = ImmediateClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now.offset == .zero)
  }

  @Test("a loop of sleeps on an immediate clock gives others a turn")
  func immediateTurns() {
    let clock = ImmediateClock()
    func loop(_ n: Int) -> Effect<Action> {
      .run { send in
        for _ in 0..<2 {
          try await clock.sleep(for: .seconds(1))
          send(.woken(n))
        }
      }
    }
    let effect = Effect.merge(loop(1), loop(2))
    let store = TestStore(
      initialState: [],
      reducer: Reducer<[Int], Action, Void> { state, action, _ in
        guard case .woken(let n) = action else { return effect }
        state.append(n)
        return .none
      },
      environment: ())
    store.exhaustivity = .off
    store.send(.start)
    store.skipReceivedActions()
    #expect(store.state == [1, 2, 1, 2])
  }

  @Test("UUIDs by number, and a generator that counts from one")
  func numbers() {
    #expect(UUID.number(1).uuidString == "00000000-0000-0000-0000-000000000001")
    #expect(UUID.number(0xABCDEF).uuidString == "00000000-0000-0000-0000-000000ABCDEF")
    let next = UUIDGenerator.incrementing
    #expect([next(), next(), next()] == [.number(1), .number(2), .number(3)])
    #expect(UUIDGenerator.incrementing() == .number(1))
  }
}

enum Failures { static let none = Said() }
