import Synchronization

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
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock was made.
    public var offset: Duration

    /// The moment this long after the clock was made.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The moment this much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a moment comes before another.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }

    /// The offset in words.
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
    /// By deadline, and in the order they were set.
    var sleepers: [Sleeper] = []
  }

  private let contents = Mutex(Contents())
  /// More sleeps than a test means to wake with one `run()`.
  private static let limit = 10_000

  /// A clock at zero.
  public init() {}

  /// The moment to which the test has moved it.
  public var now: Instant { contents.withLock { $0.now } }

  /// The smallest step it knows.
  public var minimumResolution: Duration { .zero }

  /// Suspends until the test moves the clock to the deadline.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let serial = contents.withLock { contents in
      contents.lastSerial += 1
      return contents.lastSerial
    }
    if deadline <= now {
      // A turn for the others: a loop over empty sleeps must not be alone in the world.
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

  /// Moves the clock forward, waking on its way what is due, each at its own time.
  public func advance(by duration: Duration = .zero) {
    let target = now.advanced(by: duration)
    settle()
    while wakeNext(until: target) {}
    contents.withLock { $0.now = max($0.now, target) }
  }

  /// Moves the clock forward until nothing sleeps any more.
  ///
  /// A timer never stops sleeping: with one running this fails, and `advance(by:)` is what you want.
  public func run(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    settle()
    for _ in 0..<Self.limit where !wakeNext(until: nil) { return }
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    Failure(Message.clockRunsOn(sleeps: sleepDescriptions, limit: Self.limit), at: place).record()
  }

  /// Fails if anything still sleeps on this clock.
  ///
  /// A TestStore says so itself of its own effects; this is for code tested without one.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let sleeps = sleepDescriptions
    guard !sleeps.isEmpty else { return }
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    Failure(Message.sleepsLeft(sleeps, now: now), at: place).record()
  }

  private func sleep(of sleeper: Sleeper) -> EffectExecutor.Sleep {
    EffectExecutor.Sleep(
      clock: ObjectIdentifier(self), serial: sleeper.serial, deadline: sleeper.deadline)
  }

  private func forget(_ sleeper: Sleeper) {
    sleeper.effect?.sleeps.withLock { $0.removeAll { $0 == sleep(of: sleeper) } }
  }

  private var sleepDescriptions: [String] {
    contents.withLock { contents in
      contents.sleepers.map { sleeper in
        "until \(sleeper.deadline)" + (sleeper.effect.map { ": the effect \($0.name)" } ?? "")
      }
    }
  }

  private func wakeNext(until target: Instant?) -> Bool {
    let sleeper = contents.withLock { contents -> Sleeper? in
      guard let first = contents.sleepers.first, target.map({ first.deadline <= $0 }) ?? true else { return nil }
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

  /// Lets the stores run whose effects sleep here.
  private func settle() {
    for drain in contents.withLock({ $0.sleepers.compactMap { $0.effect?.drain } }) {
      drain.enter()
      drain.run()
    }
  }
}
