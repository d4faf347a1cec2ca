import Synchronization

/// A clock on which sleeping takes no time: it jumps to each deadline. A timer never ends on it.
public final class ImmediateClock: Clock, Sendable {
  /// A moment of this clock.
  public typealias Instant = TestClock.Instant

  private let moment = Mutex(Instant())

  /// Creates a clock at zero.
  public init() {}

  /// The latest deadline so far.
  public var now: Instant { moment.withLock { $0 } }

  /// The smallest step.
  public var minimumResolution: Duration { .zero }

  /// Jumps to the deadline, yielding to other tasks.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    moment.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}
