import Composable
import Testing

@testable import ComposableTesting

/// The messages about effects that are still running, have escaped, or never settle.
@Suite struct EffectMessageTests {
  enum Action: Sendable, Equatable { case start, done }

  func store(
    _ effect: @escaping @Sendable () -> Effect<Action>
  ) -> TestStore<Int, Action, Void> {
    TestStore(
      initialState: 0,
      reducer: Reducer { state, action, _ in
        guard action == .start else {
          state += 1
          return .none
        }
        return effect()
      },
      environment: ())
  }

  @Test("an effect that sleeps on a test clock is named, with the action that started it and its line")
  func sleeping() {
    let clock = TestClock()
    let line = #line + 3
    let said = said {
      let store = store { .run(name: "load") { _ in try await clock.sleep(for: .seconds(2)) } }
      store.send(.start)
      store.finish()
      #expect(store.running.isEmpty)
    }
    #expect(
      said
        == Said(
          failures: [
            """
            An effect is still running at the end of the test: "load", started by EffectMessageTests.Action.start at \
            EffectMessageTests.swift:\(line), sleeping on a test clock until 2.0 seconds.

            Advance the clock until the effect has ended, or cancel it.
            """
          ], lines: [3]))
  }

  @Test("an effect without a name is told by the place where it was written")
  func unnamed() {
    let clock = TestClock()
    let line = #line + 2
    let said = said {
      let store = store { .run { _ in try await clock.sleep(for: .seconds(2)) } }
      store.send(.start)
    }
    #expect(
      said.failures[0].contains(
        "An effect is still running at the end of the test: at EffectMessageTests.swift:\(line), started by"))
  }

  /// The ways to leave the executor, which must all be reported alike, whether the effect has come back or
  /// not. The gate opens when the effect waits, so that none ends before.
  static let escapes: [(String, @Sendable (AsyncStream<Void>) async throws -> Void)] = [
    ("a real sleep", { _ in try await Task.sleep(for: .seconds(3600)) }),
    ("a detached task", { gate in await Task.detached { for await _ in gate {} }.value }),
    ("the main actor", { _ in await onMain() }),
    ("a continuation nobody resumes", { _ in for await _ in AsyncStream<Int>.makeStream().stream {} }),
  ]

  @MainActor static func onMain() async { await Task.yield() }

  @Test("an effect that escaped the executor is reported as such, the same way each time", arguments: 0..<4)
  func escaped(index: Int) {
    let (name, operation) = Self.escapes[index]
    for _ in 0..<20 {
      let (gate, opening) = AsyncStream<Void>.makeStream()
      let line = #line + 8
      let said = said {
        let store = store {
          .run(name: name) { send in
            try await operation(gate)
            send(.done)
          }
        }
        store.send(.start)
        opening.finish()
      }
      #expect(
        said.failures == [
          """
          An effect is still running at the end of the test: "\(name)", started by EffectMessageTests.Action.start at \
          EffectMessageTests.swift:\(line), waiting for something outside the test.

          Let its dependency answer before the test ends, or cancel it. If it sleeps on a real clock, or waits for a \
          detached task or the main actor, no test can control when it ends: put that behind a dependency.
          """
        ])
    }
  }

  @Test("an effect that escaped comes to its end elsewhere when the store has gone")
  func escapedEnds() async {
    let (end, ending) = AsyncStream<Void>.makeStream()
    let (gate, opening) = AsyncStream<Void>.makeStream()
    let said = said {
      let store = store {
        .run(name: "detached") { _ in
          await Task.detached { for await _ in gate {} }.value
          ending.finish()
        }
      }
      store.send(.start)
    }
    #expect(said.failures.count == 1)
    opening.finish()
    for await _ in end {}
  }

  @Test("what is started after finish() is cancelled when the store goes")
  func startedAfterFinish() {
    let clock = TestClock()
    let ended = Kept<Bool>()
    do {
      let store = store {
        .run { _ in
          try? await clock.sleep(for: .seconds(1))
          ended.value = Task.isCancelled
        }
      }
      store.finish()
      store.send(.start)
      #expect(ended.value == nil)
    }
    #expect(ended.value == true)
  }

  @Test("an effect that has slept, and now waits for something else, is not told as asleep")
  func sleptBefore() {
    let clock = TestClock()
    let said = said {
      let store = store {
        .run(name: "load") { _ in
          try await clock.sleep(for: .seconds(1))
          await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await clock.sleep(for: .seconds(9)) }
            await Task.yield()
            group.cancelAll()
          }
          for await _ in AsyncStream<Int>.makeStream().stream {}
        }
      }
      store.send(.start)
      clock.advance(by: .seconds(1))
    }
    #expect(said.failures.count == 1)
    #expect(said.failures[0].contains("waiting for something outside the test."))
  }

  @Test("of several sleeps of one effect the first to end is told")
  func severalSleeps() {
    let clock = TestClock()
    let store = store {
      .run(name: "load") { _ in
        async let a: Void = clock.sleep(for: .seconds(5))
        async let b: Void = clock.sleep(for: .seconds(2))
        async let c: Void = clock.sleep(for: .seconds(9))
        _ = try await (a, b, c)
      }
    }
    store.send(.start)
    #expect(store.running.count == 1)
    #expect(store.running.text.hasSuffix("sleeping on a test clock until 2.0 seconds."))
    store.skipInFlightEffects()
  }

  @Test("effects are told in the order they began, each by its name, its id or its place")
  func names() {
    let clock = TestClock()
    let line = #line + 9
    let store = store {
      let rated = Effect<Action>.run(name: "rated") { _ in try await clock.sleep(for: .seconds(1)) }
        .throttle(id: "rate", for: .seconds(1), clock: clock, latest: true)
      return .merge(
        rated, rated,
        Effect.send(.done).debounce(id: "quiet", for: .seconds(1), clock: clock),
        .timer(id: "tick", every: .seconds(1), clock: clock) { .done },
        .fireAndForget(name: "log") { try await clock.sleep(for: .seconds(1)) },
        .fireAndForget { try await clock.sleep(for: .seconds(1)) })
    }
    store.send(.start)
    #expect(
      store.store.runningEffects.map { "\($0.name)" } == [
        #""rated""#, #"throttle of "rate""#, #"debounce of "quiet""#, #"timer of "tick""#, #""log""#,
        "at EffectMessageTests.swift:\(line)",
      ])
    store.skipInFlightEffects()
  }

  @Test("an effect that begins later is told with the action it came from")
  func begunLater() {
    let clock = TestClock()
    let line = #line + 6
    let store = store {
      .concatenate(
        .run { _ in try await clock.sleep(for: .seconds(1)) },
        .run(name: "second") { _ in try await clock.sleep(for: .seconds(5)) })
    }
    store.send(.start)
    store.send(.done) { $0 = 1 }
    clock.advance(by: .seconds(1))
    #expect(
      store.running.text == """
          - "second", started by EffectMessageTests.Action.start at EffectMessageTests.swift:\(line), sleeping on a test \
        clock until 6.0 seconds.
        """)
    store.skipInFlightEffects()
  }

  @Test("an error that no one caught is reported with the effect's name")
  func thrown() {
    struct Offline: Error { var code = 7 }
    let said = said {
      let store = store { .run(name: "load") { _ in throw Offline() } }
      store.send(.start)
    }
    #expect(
      said
        == Said(
          failures: [
            """
            The effect "load" threw an error that was not caught.

            Error:
              Offline(
                code: 7
              )

            Catch it in the operation, or give the effect a "catch:" that sends an action.
            """
          ], lines: [2]))
  }

  @Test("an error that is caught, or that comes after the effect was cancelled, is not reported")
  func notReported() {
    struct Offline: Error {}
    let clock = TestClock()
    let said = said {
      let caught = store {
        .run(name: "load", { _ in throw Offline() }, catch: { _, send in send(.done) })
      }
      caught.send(.start)
      caught.receive(.done) { $0 = 1 }
      let cancelled = store {
        .run(name: "load") { _ in
          try? await clock.sleep(for: .seconds(1))
          throw Offline()
        }
      }
      cancelled.send(.start)
      cancelled.skipInFlightEffects()
      let silent = store { .run { _ in throw CancellationError() } }
      silent.send(.start)
    }
    #expect(said == Said())
  }

  @Test("an action sent by an operation that has ended is reported and dropped")
  func sentTooLate() {
    let kept = Kept<Send<Action>>()
    let said = said {
      let store = store { .run(name: "load") { kept.value = $0 } }
      store.send(.start)
      kept.value?(.done)
      store.send(.done) { $0 = 1 }
    }
    #expect(
      said
        == Said(
          failures: [
            """
            The effect "load" sent an action after its operation had ended.

            The action was dropped: an operation that has returned can no longer be cancelled. Let the operation last as
            long as something may still send, for example by awaiting the task or the stream that does.
            """
          ], lines: [4]))
  }

  @Test("a step may take tens of thousands of pieces")
  func longStep() {
    let store = store { .run { _ in for _ in 0..<40_000 { await Task.yield() } } }
    let said = said { store.send(.start) }
    #expect(said == Said())
  }

  @Test(
    "a timer on a clock that does not wait is told with twenty of its actions, and how many more there were")
  func endlessTimer() {
    let said = said {
      let store = store { .timer(id: "tick", every: .seconds(1), clock: ImmediateClock()) { .done } }
      store.send(.start)
    }
    #expect(said.failures.count == 2)
    #expect(said.lines == [2, 2])
    let lines = said.failures[1].split(separator: "\n")
    #expect(lines.count == 23)
    #expect(lines[20] == "  - EffectMessageTests.Action.done from the effect timer of \"tick\"")
    #expect(lines[21].hasPrefix("  … and ") && lines[21].hasSuffix(" more"))
  }

  @Test(
    "of many effects that are left, twenty fail at the line that started them, and the others are counted")
  func manyRunning() {
    let clock = TestClock()
    let said = said {
      let store = store {
        .merge((0..<25).map { _ in .fireAndForget { try await clock.sleep(for: .seconds(1)) } })
      }
      store.send(.start)
      store.send(.done) { $0 = 1 }
    }
    #expect(said.lines == Array(repeating: 4, count: 21))
    #expect(said.failures.last == "… and 5 more effects still running at the end of the test.")
  }

  @Test("effects that never settle are cancelled and named")
  func runaway() {
    let line = #line + 5
    let said = said {
      let store = store {
        .run(name: "loop") { _ in while !Task.isCancelled { await Task.yield() } }
      }
      store.send(.start)
    }
    #expect(
      said.failures == [
        """
        The effects never settle: 100,000 jobs ran in one step. All were cancelled. Running:

          - "loop", started by EffectMessageTests.Action.start at EffectMessageTests.swift:\(line), waiting for \
        something outside the test.

        A loop that sleeps on an ImmediateClock never ends; use a TestClock.
        """
      ])
  }
}

final class Kept<Value: Sendable>: @unchecked Sendable {
  var value: Value?
}
