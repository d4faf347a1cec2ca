import Dispatch
import Synchronization

/// Runs the app's effects on a dispatch queue, one after another, and has the clock they sleep by.
///
/// Swift's own pool would wake up every second for the rest of the program's life once it has had a thread. Tote stays
/// open all day and must not wake up while idle. Effects must not block for long: what waits for the disk runs on a
/// `SerialQueueExecutor`.
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

  /// The continuous clock; it wakes sleepers on this queue.
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

private final class Sleep: Sendable {
  private enum Phase {
    case before
    case asleep(CheckedContinuation<Void, any Error>)
    case over
  }

  private let phase = Mutex(Phase.before)
  // A dispatch timer is thread-safe but not marked so.
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  init(_ queue: DispatchQueue) { timer = DispatchSource.makeTimerSource(queue: queue) }

  func begin(_ continuation: CheckedContinuation<Void, any Error>, until deadline: ContinuousClock.Instant) {
    let isOver = phase.withLock { phase in
      if case .over = phase { return true }
      phase = .asleep(continuation)
      return false
    }
    // NB: releasing a timer that was never activated traps.
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
