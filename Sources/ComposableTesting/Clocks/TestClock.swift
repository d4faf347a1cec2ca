import Composable
import FailureReporting

/// A clock that stands still until the test moves it.
///
/// Inject it as `any Clock<Duration>`. `advance(by:)` wakes what is due, in the order of the deadlines and, where these
/// are equal, in the order in which they were set; and after each one the store runs until it is at rest. So what a
/// woken effect does, and what follows from it, has happened at its own time, and nothing needs an `await`.
///
///     let clock = TestClock()
///     let store = TestStore(initialState: State(), reducer: timer, environment: .init(clock: clock))
///     store.send(.started)
///     clock.advance(by: .seconds(1))
///     store.receive(.ticked) { $0.seconds = 1 }
public final class TestClock: Clock, Sendable {
  /// A moment of this clock: the time since it was made.
  public typealias Instant = ManualClock.Instant

  private let clock = ManualClock()
  /// More sleeps than a test means to wake with one `run()`.
  private static let limit = 10_000

  /// A clock at zero.
  public init() {}

  /// The moment to which the test has moved it.
  public var now: Instant { clock.now }

  /// The smallest step it knows.
  public var minimumResolution: Duration { .zero }

  /// Suspends until the test moves the clock to the deadline.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Moves the clock forward, waking on its way what is due, each at its own time.
  public func advance(by duration: Duration = .zero) {
    clock.advance(by: duration)
  }

  /// Moves the clock forward until nothing sleeps any more.
  ///
  /// A timer never stops sleeping: with one running this fails, and `advance(by:)` is what you want.
  public func run(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    clock.settle()
    for _ in 0..<Self.limit where !clock.wakeNext(until: nil) { return }
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    Failure(Message.clockRunsOn(sleeps: clock.sleepDescriptions, limit: Self.limit), at: place).record()
  }

  /// Fails if anything still sleeps on this clock.
  ///
  /// A TestStore says so itself of its own effects; this is for code tested without one.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let sleeps = clock.sleepDescriptions
    guard !sleeps.isEmpty else { return }
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    Failure(Message.sleepsLeft(sleeps, now: now), at: place).record()
  }
}
