import Synchronization

/// A clock that an inspector can stop: what waits on it waits as much longer.
///
///     let clock = StoppableClock()
///     let store = Store(…, environment: MailEnvironment(clock: clock))
///     program.inspect(stopping: clock)
public final class StoppableClock: Clock {
  /// A moment of the clock.
  public struct Instant: InstantProtocol {
    let offset: Duration

    /// A later moment.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time until another moment.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether a moment is earlier.
    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Stops {
    var stood = Duration.zero
    var since: ContinuousClock.Instant?
    /// Those that wait for it to go on.
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var last = 0
  }

  private let start = ContinuousClock.now
  private let stops = Mutex(Stops())

  /// A clock that goes.
  public init() {}

  /// Now; the same again and again while it stands.
  public var now: Instant {
    stops.withLock { Instant(offset: start.duration(to: $0.since ?? .now) - $0.stood) }
  }

  /// The least difference of two moments.
  public var minimumResolution: Duration { ContinuousClock().minimumResolution }

  /// Waits until a moment; while the clock stands, that doesn't come nearer.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    while true {
      await untilItGoes()
      try Task.checkCancellation()
      let left = now.duration(to: deadline)
      if left <= .zero { return }
      try await ContinuousClock().sleep(for: left, tolerance: tolerance)
    }
  }

  /// Stands still from now on.
  public func stop() {
    stops.withLock { if $0.since == nil { $0.since = .now } }
  }

  /// Goes on where it stood still.
  public func goOn() {
    let waiting = stops.withLock { stops in
      if let since = stops.since { stops.stood += since.duration(to: .now) }
      stops.since = nil
      defer { stops.waiting = [:] }
      return stops.waiting.values
    }
    for continuation in waiting { continuation.resume() }
  }

  private func untilItGoes() async {
    let number = stops.withLock { stops in
      stops.last += 1
      return stops.last
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let goes = stops.withLock { stops in
          if stops.since == nil || Task.isCancelled { return true }
          stops.waiting[number] = continuation
          return false
        }
        if goes { continuation.resume() }
      }
    } onCancel: {
      stops.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
    }
  }
}
