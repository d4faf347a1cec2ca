import Dispatch
import Synchronization

/// The executor of the app's effects, one job after another on a dispatch queue, with the clock that they sleep by.
///
/// Swift's own pool would do but for one thing: once it has had a thread, it wakes up every second to look after it, for
/// as long as the program lives. Tote stays open all day, and must not wake up while nothing happens. Nothing here may
/// block for long: what waits for the disk runs on a `SerialQueueExecutor`.
///
///     let executor = EffectQueueExecutor()
///     let store = Store(…, environment: .live(storage, clock: executor.clock, …), executor: executor)
package final class EffectQueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "tote.effects")

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// The continuous clock, whose sleepers are woken on this queue.
  package var clock: some Clock<Duration> { QueueClock(queue: queue) }
}

private struct QueueClock: Clock {
  let queue: DispatchQueue

  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { ContinuousClock().minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let sleep = Sleep(queue)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleep.begin($0, until: deadline) }
    } onCancel: {
      sleep.end(throwing: CancellationError())
    }
  }
}

/// One sleep: whichever comes first, the time or the cancellation, wakes it.
private final class Sleep: Sendable {
  private enum Phase {
    case before
    case asleep(CheckedContinuation<Void, any Error>)
    case over
  }

  private let phase = Mutex(Phase.before)
  // Unsafe as the compiler sees it: a timer may be asked from any thread, but it does not say so.
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  init(_ queue: DispatchQueue) { timer = DispatchSource.makeTimerSource(queue: queue) }

  func begin(_ continuation: CheckedContinuation<Void, any Error>, until deadline: ContinuousClock.Instant) {
    let isOver = phase.withLock { phase in
      if case .over = phase { return true }
      phase = .asleep(continuation)
      return false
    }
    // NB: a timer that goes away before it was activated is a trap.
    timer.setEventHandler { self.end() }
    let (seconds, attoseconds) = max(.zero, ContinuousClock.now.duration(to: deadline)).components
    let nanoseconds = Int(attoseconds / 1_000_000_000)
    timer.schedule(deadline: .now() + .seconds(Int(seconds)) + .nanoseconds(nanoseconds))
    timer.activate()
    if isOver {
      timer.cancel()
      continuation.resume(throwing: CancellationError())
    }
  }

  func end(throwing error: (any Error)? = nil) {
    let waiting: CheckedContinuation<Void, any Error>? = phase.withLock { phase in
      defer { phase = .over }
      if case .asleep(let continuation) = phase { return continuation }
      return nil
    }
    guard let waiting else { return }
    timer.cancel()
    if let error { waiting.resume(throwing: error) } else { waiting.resume() }
  }
}
