@testable import ComposableTesting
import Testing

@testable import Composable

@Suite struct TimeTests {
  enum Action: Sendable, Equatable { case typed(Int), started(Int), stop, ticked(Int), both }

  let clock = TestClock()

  private func store(
    _ effect: @escaping @Sendable (Int, TestClock) -> Effect<Action>
  ) -> TestStore<[Int], Action, TestClock> {
    TestStore(
      initialState: [],
      reducer: Reducer { state, action, clock in
        switch action {
        case .typed(let n): return effect(n, clock)
        case .stop: return .cancel(id: "time")
        case .started(let n), .ticked(let n):
          state.append(n)
          return .none
        case .both:
          return .merge(
            .timer(id: 2, every: .seconds(2), clock: clock) { .ticked(2) },
            .timer(id: 3, every: .seconds(3), clock: clock) { .ticked(3) })
        }
      },
      environment: clock)
  }

  @Test("debounce lets only the last one through, after the quiet time")
  func debounce() {
    let store = store { n, clock in
      .send(.started(n)).debounce(id: "time", for: .seconds(1), clock: clock)
    }
    store.send(.typed(1))
    clock.advance(by: .milliseconds(999))
    store.send(.typed(2))
    clock.advance(by: .milliseconds(999))
    store.send(.typed(3))
    clock.advance(by: .milliseconds(999))
    clock.advance(by: .milliseconds(1))
    store.receive(.started(3)) { $0 = [3] }
  }

  @Test("a debounced effect is not even started before its time")
  func debounceStarts() {
    let started = Log<Int>()
    let store = store { n, clock in
      Effect.run { send in
        started.append(n)
        send(.started(n))
      }.debounce(id: "time", for: .seconds(1), clock: clock)
    }
    store.send(.typed(1))
    store.send(.typed(2))
    clock.advance(by: .milliseconds(999))
    #expect(started.values.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(started.values == [2])
    store.receive(.started(2)) { $0 = [2] }
  }

  @Test("debounce cancels what already runs under its id")
  func debounceReplacesRunning() {
    let store = store { n, clock in
      Effect.run { send in
        try await clock.sleep(for: .seconds(5))
        send(.started(n))
      }.debounce(id: "time", for: .seconds(1), clock: clock)
    }
    store.send(.typed(1))
    clock.advance(by: .seconds(2))
    store.send(.typed(2))
    clock.advance(by: .seconds(6))
    store.receive(.started(2)) { $0 = [2] }
  }

  @Test("debouncing nothing cancels what waits")
  func debounceNone() {
    let store = store { n, clock in
      let effect: Effect<Action> = n == 0 ? .none : .send(.started(n))
      return effect.debounce(id: "time", for: .seconds(1), clock: clock)
    }
    store.send(.typed(1))
    store.send(.typed(0))
    #expect(!store.store.hasRunningEffects)
    clock.advance(by: .seconds(2))
  }

  @Test("throttle starts the first at once and, at the end of its stretch, the latest")
  func throttleLatest() {
    let store = store { n, clock in
      .send(.started(n)).throttle(id: "time", for: .seconds(1), clock: clock, latest: true)
    }
    store.send(.typed(1))
    store.receive(.started(1)) { $0 = [1] }
    clock.advance(by: .milliseconds(250))
    store.send(.typed(2))
    clock.advance(by: .milliseconds(250))
    store.send(.typed(3))
    clock.advance(by: .milliseconds(499))
    store.send(.typed(4))
    clock.advance(by: .milliseconds(1))
    store.receive(.started(4)) { $0 = [1, 4] }
    // The fourth began an interval of its own.
    clock.advance(by: .milliseconds(999))
    store.send(.typed(5))
    clock.advance(by: .milliseconds(1))
    store.receive(.started(5)) { $0 = [1, 4, 5] }
    clock.advance(by: .seconds(10))
    store.send(.typed(6))
    store.receive(.started(6)) { $0 = [1, 4, 5, 6] }
  }

  @Test("throttle starts the first at once and, at the end of its stretch, the first that came meanwhile")
  func throttleFirst() {
    let store = store { n, clock in
      .send(.started(n)).throttle(id: "time", for: .seconds(1), clock: clock, latest: false)
    }
    store.send(.typed(1))
    store.receive(.started(1)) { $0 = [1] }
    store.send(.typed(2))
    clock.advance(by: .milliseconds(500))
    store.send(.typed(3))
    clock.advance(by: .milliseconds(500))
    store.receive(.started(2)) { $0 = [1, 2] }
  }

  @Test("what waits in a throttle is cancelled by the id, and the stretch with it")
  func throttleCancelled() {
    let store = store { n, clock in
      .send(.started(n)).throttle(id: "time", for: .seconds(1), clock: clock, latest: true)
    }
    store.send(.typed(1))
    store.receive(.started(1)) { $0 = [1] }
    store.send(.typed(2))
    store.send(.stop)
    store.send(.typed(3))
    store.receive(.started(3)) { $0 = [1, 3] }
    clock.advance(by: .seconds(2))
  }

  @Test("throttling nothing opens no stretch")
  func throttleNone() {
    let store = store { n, clock in
      let effect: Effect<Action> = n == 0 ? .none : .send(.started(n))
      return effect.throttle(id: "time", for: .seconds(1), clock: clock, latest: true)
    }
    store.send(.typed(0))
    store.send(.typed(1))
    store.receive(.started(1)) { $0 = [1] }
  }

  @Test("a throttled effect is cancelled by its id while it runs")
  func throttleCancelledRunning() {
    let store = store { n, clock in
      Effect.run { send in
        try await clock.sleep(for: .seconds(1))
        send(.started(n))
      }.throttle(id: "time", for: .seconds(1), clock: clock, latest: true)
    }
    store.send(.typed(1))
    store.send(.stop)
    clock.advance(by: .seconds(1))
  }

  @Test("a throttled effect that is mapped is still throttled")
  func throttleMapped() {
    let store = store { n, clock in
      Effect.send(n).throttle(id: "time", for: .seconds(1), clock: clock, latest: true).map { .started($0) }
    }
    store.send(.typed(1))
    store.receive(.started(1)) { $0 = [1] }
    store.send(.typed(2))
    #expect(store.store.hasRunningEffects)
    clock.advance(by: .seconds(1))
    store.receive(.started(2)) { $0 = [1, 2] }
  }

  @Test("a stretch that lasts is remembered, however many others are over")
  func throttleRemembers() {
    let store = store { n, clock in
      .send(.started(n)).throttle(
        id: n, for: .seconds(n == 0 ? 1000 : 1), clock: clock, latest: true)
    }
    store.exhaustivity = .off
    store.send(.typed(0))
    for n in 1...200 {
      store.send(.typed(n))
      clock.advance(by: .seconds(1))
    }
    store.skipReceivedActions()
    store.send(.typed(0))
    #expect(store.store.hasRunningEffects)
    #expect(store.state.count == 201)
  }

  @Test("throttled ids that are over are forgotten")
  func throttleForgets() {
    let store = store { n, clock in
      .send(.started(n)).throttle(id: n, for: .seconds(1), clock: clock, latest: true)
    }
    store.exhaustivity = .off
    for n in 0..<1000 {
      store.send(.typed(n))
      clock.advance(by: .seconds(1))
    }
    store.skipReceivedActions()
    #expect(store.state.count == 1000)
    #expect(store.store.runner.tableSizes.throttles <= 65)
  }

  @Test("a timer ticks in even steps until it is cancelled")
  func timer() {
    let store = store { n, clock in
      .timer(id: "time", every: .milliseconds(500), clock: clock) { .ticked(n) }
    }
    store.send(.typed(1))
    clock.advance(by: .milliseconds(499))
    clock.advance(by: .milliseconds(1))
    store.receive(.ticked(1)) { $0 = [1] }
    clock.advance(by: .seconds(1))
    store.receive(.ticked(1)) { $0 = [1, 1] }
    store.receive(.ticked(1)) { $0 = [1, 1, 1] }
    store.send(.stop)
    clock.advance(by: .seconds(10))
  }

  @Test("a timer without an interval lets go of the thread all the same")
  func timerOfNothing() {
    let store = store { n, clock in .timer(id: "time", every: .zero, clock: clock) { .ticked(n) } }
    store.exhaustivity = .off
    store.send(.typed(1))
    clock.advance(by: .nanoseconds(3))
    store.skipReceivedActions()
    #expect(store.state == [1, 1, 1])
  }

  @Test("a timer makes a new action for each tick, and bears the name it is given")
  func timerMakes() {
    let made = Log<Int>()
    let store = store { n, clock in
      .timer(id: "time", every: .seconds(1), clock: clock, name: "tick") {
        made.append(n)
        return .ticked(made.values.count)
      }
    }
    store.send(.typed(1))
    #expect(store.store.runningEffects.map { "\($0.name)" } == [#""tick""#])
    clock.advance(by: .seconds(2))
    store.receive(.ticked(1)) { $0 = [1] }
    store.receive(.ticked(2)) { $0 = [1, 2] }
    store.send(.stop)
  }

  @Test("timers of 2 s and 3 s interleave exactly; at 6 s the one whose sleep was set first comes first")
  func twoTimers() {
    let store = store { _, _ in .none }
    store.exhaustivity = .off
    store.send(.both)
    clock.advance(by: .seconds(12))
    store.skipReceivedActions()
    // 2 3 4 6(set at 3) 6(set at 4) 8 9 10 12(set at 9) 12(set at 10)
    #expect(store.state == [2, 3, 2, 3, 2, 2, 3, 2, 3, 2])
    store.skipInFlightEffects()
  }

  @Test("sleeps wake by deadline, and where these are equal in the order they were set")
  func equalDeadlines() {
    let store = store { n, clock in
      .run { send in
        try await clock.sleep(for: .seconds(n % 3))
        send(.started(n))
      }
    }
    store.exhaustivity = .off
    for n in 1...9 { store.send(.typed(n)) }
    clock.advance(by: .seconds(2))
    store.skipReceivedActions()
    #expect(store.state == [3, 6, 9, 1, 4, 7, 2, 5, 8])
  }

  @Test("a timer leaves out the ticks that nobody could take")
  func lateTimer() {
    // At the third look this clock leaps by an hour, as if the machine had slept.
    let clock = LeapingClock(leapAt: 3, by: .seconds(3600))
    let store = TestStore(
      initialState: 0,
      reducer: Reducer<Int, Action, LeapingClock> { state, action, clock in
        guard case .ticked = action else {
          return action == .stop
            ? .cancel(id: "time") : .timer(id: "time", every: .seconds(1), clock: clock) { .ticked(0) }
        }
        state += 1
        return state == 5 ? .send(.stop) : .none
      },
      environment: clock)
    store.exhaustivity = .off
    store.send(.both)
    store.skipReceivedActions()
    #expect(store.state == 5)
    // Three ticks before the leap and two after it, instead of a burst of 3,600.
    #expect(clock.now.offset >= .seconds(3604))
    #expect(clock.now.offset <= .seconds(3606))
  }

  @Test(
    "a timer that was late goes on in its steps, and a step that falls on now is not left out",
    arguments: [
      (300, [1000, 2000, 3300, 4000, 5000]), (2500, [1000, 2000, 5500, 6000, 7000]),
      (2000, [1000, 2000, 5000, 5000, 6000]),
    ])
  func lateTimerSteps(late: Int, ticks: [Int]) {
    let clock = LeapingClock(leapAt: 3, by: .milliseconds(late))
    let taken = Log<Duration>()
    let store = TestStore(
      initialState: 0,
      reducer: Reducer<Int, Action, LeapingClock> { state, action, clock in
        switch action {
        case .both:
          return .timer(id: "time", every: .seconds(1), clock: clock) {
            taken.append(clock.now.offset)
            return .ticked(0)
          }
        case .ticked:
          state += 1
          return state == 5 ? .cancel(id: "time") : .none
        default: return .none
        }
      },
      environment: clock)
    store.exhaustivity = .off
    store.send(.both)
    #expect(Array(taken.values.prefix(5)) == ticks.map { .milliseconds($0) })
  }
}

/// Every sleep ends at its deadline, except one, which ends late.
final class LeapingClock: Clock, Sendable {
  typealias Instant = TestClock.Instant
  private let moment = Log<Duration>()
  private let sleeps = Log<Int>()
  let leapAt: Int
  let leap: Duration

  init(leapAt: Int, by leap: Duration) {
    self.leapAt = leapAt
    self.leap = leap
  }

  var now: Instant { Instant(offset: moment.values.last ?? .zero) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    sleeps.append(1)
    moment.append(deadline.offset + (sleeps.values.count == leapAt ? leap : .zero))
    await Task.yield()
  }
}
