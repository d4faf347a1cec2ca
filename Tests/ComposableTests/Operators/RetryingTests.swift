import ComposableTesting
import Testing

@testable import Composable

/// An operation that throws is run again after a pause that doubles.
@Suite struct RetryingTests {
  struct Down: Error, Equatable { var attempt: Int }

  enum Action: Sendable, Equatable { case load, loaded(Int), failed(Int), cancel }

  let clock = TestClock()
  let attempts = Log<Duration>()

  /// Fails this many times.
  func store(
    failing failures: Int, times: Int = 3,
    if isWorthIt: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) -> TestStore<[Action], Action, Void> {
    let (clock, attempts) = (clock, attempts)
    let begin = clock.now
    return TestStore(
      initialState: [],
      reducer: Reducer<[Action], Action, Void> { log, action, _ in
        switch action {
        case .load:
          return .run(name: "load") { send in
            attempts.append(begin.duration(to: clock.now))
            if attempts.values.count <= failures { throw Down(attempt: attempts.values.count) }
            send(.loaded(attempts.values.count))
          } catch: { error, send in
            send(.failed((error as? Down)?.attempt ?? 0))
          }
          .retrying(times, after: .seconds(1), upTo: .seconds(3), clock: clock, if: isWorthIt)
          .cancellable(id: 1)
        case .cancel: return .cancel(id: 1)
        case .loaded, .failed: log.append(action)
        }
        return .none
      }, environment: ())
  }

  @Test func `it is tried again until it works, after pauses that double up to a bound`() {
    let store = store(failing: 3)
    store.send(.load)
    for _ in 0..<6 { clock.advance(by: .seconds(1)) }
    store.receive(.loaded(4)) { $0 = [.loaded(4)] }
    #expect(attempts.values == [.zero, .seconds(1), .seconds(3), .seconds(6)])
  }

  @Test func `the last error is caught`() {
    let store = store(failing: 9)
    store.send(.load)
    for _ in 0..<6 { clock.advance(by: .seconds(1)) }
    store.receive(.failed(4)) { $0 = [.failed(4)] }
  }

  @Test func `an error that no other try helps with is caught at once`() {
    let store = store(failing: 9, if: { ($0 as? Down)?.attempt != 2 })
    store.send(.load)
    clock.advance(by: .seconds(1))
    store.receive(.failed(2)) { $0 = [.failed(2)] }
  }

  @Test func `cancelling ends the pause, and nothing is caught`() {
    let store = store(failing: 9)
    store.send(.load)
    store.send(.cancel)
    clock.advance(by: .seconds(9))
    #expect(attempts.values.count == 1)
  }

  @Test func `without a catch the last error is reported once, by the name of the effect`() async {
    let log = Log<String>()
    let clock = clock
    let store = Store(
      initialState: 0,
      reducer: Reducer<Int, Bool, Void> { _, _, _ in
        .run(name: "load") { _ in throw Down(attempt: 1) }.retrying(0, after: .seconds(1), clock: clock)
      }, environment: (), report: { log.append("\($0)") })
    store.send(true)
    await store.finish()
    #expect(log.values.count == 1 && log.values[0].contains("\"load\" threw an error"))
  }
}
