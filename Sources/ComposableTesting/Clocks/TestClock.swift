import Composable
import FailureReporting

/// A clock that only moves when the test advances it.
///
/// Inject it as `any Clock<Duration>`. `advance(by:)` wakes everything that is due, by deadline and then in
/// the order of the calls; after each, the store runs until it settles. So no test needs an `await`.
///
///     let clock = TestClock()
///     let store = TestStore(initialState: State(), reducer: timer, environment: .init(clock: clock))
///     store.send(.started)
///     clock.advance(by: .seconds(1))
///     store.receive(.ticked) { $0.seconds = 1 }
public final class TestClock: Clock, Sendable {
  /// A moment of this clock: the time since it was created.
  public typealias Instant = ManualClock.Instant

  private let clock = ManualClock()
  /// More sleeps than a test is likely to wake with one `run()`.
  private static let limit = 10_000

  /// Creates a clock at zero.
  public init() {}

  /// The current moment.
  public var now: Instant { clock.now }

  /// The smallest step.
  public var minimumResolution: Duration { .zero }

  /// Suspends until the clock reaches the deadline.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Advances the clock, waking each sleeper at its own time.
  public func advance(by duration: Duration = .zero) {
    clock.advance(by: duration)
  }

  /// Advances the clock until nothing sleeps on it.
  ///
  /// Fails if a timer is running, because it never stops sleeping: use `advance(by:)` instead.
  public func run(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    clock.settle()
    for _ in 0..<Self.limit where !clock.wakeNext(until: nil) { return }
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let sleeps = Listing(clock.sleepDescriptions) { $0 }
    Failure(Message.clockRunsOn(sleeps: sleeps, limit: Self.limit), at: place).record()
  }

  /// Fails if anything still sleeps on this clock. A TestStore checks its own effects.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let sleeps = Listing(clock.sleepDescriptions) { $0 }
    guard !sleeps.isEmpty else { return }
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    Failure(Message.sleepsLeft(sleeps, now: now), at: place).record()
  }
}
