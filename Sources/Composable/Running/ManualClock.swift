import Synchronization

/// A clock that only moves when it is advanced.
///
/// `advance(by:)` wakes what is due, by deadline, then in the order of the calls; effects settle after each.
public final class ManualClock: Clock, Sendable {
  /// A moment of this clock: the time since it was created.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock was created.
    public var offset: Duration

    /// Creates the moment this long after the clock was created.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// Returns a later moment.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a moment comes before another.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }

    /// The offset as text.
    public var description: String { "\(offset)" }
  }

  private struct Sleeper {
    let serial: Int
    let deadline: Instant
    let effect: EffectExecutor?
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Contents {
    var now = Instant()
    var lastSerial = 0
    /// By deadline, then in the order of the calls.
    var sleepers: [Sleeper] = []
  }

  private let contents = Mutex(Contents())
  /// Creates a clock at zero.
  public init() {}

  /// The current moment.
  public var now: Instant { contents.withLock { $0.now } }

  /// The smallest step.
  public var minimumResolution: Duration { .zero }

  /// Suspends until the clock reaches the deadline.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let serial = contents.withLock { contents in
      contents.lastSerial += 1
      return contents.lastSerial
    }
    if deadline <= now {
      // Gives others a turn: a loop of empty sleeps must not block them.
      await Task.yield()
      return
    }
    let effect = EffectExecutor.current
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = contents.withLock { contents in
          if Task.isCancelled { return true }
          let sleeper = Sleeper(
            serial: serial, deadline: deadline, effect: effect, continuation: continuation)
          let index = contents.sleepers.firstIndex { $0.deadline > deadline } ?? contents.sleepers.endIndex
          contents.sleepers.insert(sleeper, at: index)
          effect?.sleeps.withLock { $0.append(self.sleep(of: sleeper)) }
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      cancel(serial)
    }
  }

  private func cancel(_ serial: Int) {
    let sleeper = contents.withLock { contents in
      contents.sleepers.firstIndex { $0.serial == serial }.map { contents.sleepers.remove(at: $0) }
    }
    if let sleeper { forget(sleeper) }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// Advances the clock, waking each sleeper at its own time.
  public func advance(by duration: Duration = .zero) {
    let target = now.advanced(by: duration)
    settle()
    while wakeNext(until: target) {}
    contents.withLock { $0.now = max($0.now, target) }
  }

  private func sleep(of sleeper: Sleeper) -> EffectExecutor.Sleep {
    EffectExecutor.Sleep(
      clock: ObjectIdentifier(self), serial: sleeper.serial, deadline: sleeper.deadline)
  }

  private func forget(_ sleeper: Sleeper) {
    sleeper.effect?.sleeps.withLock { $0.removeAll { $0 == sleep(of: sleeper) } }
  }

  package var sleepDescriptions: [String] {
    contents.withLock { contents in
      contents.sleepers.map { sleeper in
        "until \(sleeper.deadline)" + (sleeper.effect.map { ": the effect \($0.name)" } ?? "")
      }
    }
  }

  /// Wakes the next sleeper, if it is due by the target. Returns whether there was one.
  package func wakeNext(until target: Instant?) -> Bool {
    let sleeper = contents.withLock { contents -> Sleeper? in
      guard let first = contents.sleepers.first, target.map({ first.deadline <= $0 }) ?? true else {
        return nil
      }
      contents.now = max(contents.now, first.deadline)
      return contents.sleepers.removeFirst()
    }
    guard let sleeper else { return false }
    forget(sleeper)
    sleeper.effect?.drain.enter()
    sleeper.continuation.resume()
    sleeper.effect?.drain.run()
    return true
  }

  /// Runs the effects that sleep here until they settle.
  package func settle() {
    for drain in contents.withLock({ $0.sleepers.compactMap { $0.effect?.drain } }) {
      drain.enter()
      drain.run()
    }
  }
}
