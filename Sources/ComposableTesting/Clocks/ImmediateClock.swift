import Synchronization

/// A clock on which no sleep lasts: it jumps to each deadline. For previews, and for tests to which time is no matter.
///
/// An effect that sleeps again and again, such as a timer, never ends on it.
public final class ImmediateClock: Clock, Sendable {
  /// A moment of this clock.
  public typealias Instant = TestClock.Instant

  private let moment = Mutex(Instant())

  /// A clock at zero.
  public init() {}

  /// The latest deadline that anyone slept until.
  public var now: Instant { moment.withLock { $0 } }

  /// The smallest step it knows.
  public var minimumResolution: Duration { .zero }

  /// Jumps to the deadline, giving others a turn.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    moment.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}
