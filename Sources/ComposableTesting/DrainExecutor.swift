import Composable
import Glibc
import Synchronization

/// Runs the effects of one TestStore on the test's own thread, in the order in which they became ready, and knows when
/// nothing is left to run. This is what makes a test of asynchronous code exact: no waiting, no time-outs, no luck.
///
/// A job that comes from elsewhere, because an effect left for a real sleep, a detached task or the main actor, comes
/// at a moment nobody can foretell. It is held back and its effect counts as escaped, so that the test fails the same
/// way each time.
final class DrainExecutor: Sendable {
  private typealias Ready = (job: UnownedJob, effect: EffectExecutor)

  private struct Contents {
    var ready: [Ready] = []
    var head = 0
    var heldBack: [UnownedJob] = []
    var isRunning = false
    var isClosed = false
    var owner = Caller.current()
  }

  private let contents = Mutex(Contents())
  /// More jobs than any test means to run in one step.
  private static let limit = 100_000

  /// Done after each job, on the test's thread: the store takes its mail. Set once, before anything runs.
  nonisolated(unsafe) var afterEachJob: () -> Void = {}
  /// Called when the jobs do not come to an end.
  nonisolated(unsafe) var onRunaway: () -> Void = {}

  /// The caller is the test: what becomes ready by its doing is its own.
  func enter() {
    let caller = Caller.current()
    contents.withLock { $0.owner = caller }
  }

  func enqueue(_ job: UnownedJob, of effect: EffectExecutor) {
    let caller = Caller.current()
    let isClosed = contents.withLock { contents in
      if contents.isClosed { return true }
      if caller.isSame(as: contents.owner) {
        contents.ready.append((job, effect))
      } else {
        contents.heldBack.append(job)
      }
      return false
    }
    // The test is over and the task cancelled: let it come to its end wherever.
    if isClosed { globalConcurrentExecutor.enqueue(job) }
  }

  /// Runs what is ready, and what becomes ready by it, until nothing is.
  func run() {
    let isNested = contents.withLock { contents in
      defer { contents.isRunning = true }
      return contents.isRunning
    }
    if isNested { return }
    var count = 0
    while let (job, effect) = next() {
      job.runSynchronously(on: effect.asUnownedTaskExecutor())
      afterEachJob()
      count += 1
      if count == Self.limit { onRunaway() }
    }
    contents.withLock { $0.isRunning = false }
  }

  private func next() -> Ready? {
    contents.withLock { contents in
      guard contents.head < contents.ready.count else {
        contents.ready.removeAll(keepingCapacity: true)
        contents.head = 0
        return nil
      }
      defer { contents.head += 1 }
      return contents.ready[contents.head]
    }
  }

  /// The test is over: what is left, and what still comes, goes to the pool.
  func close() {
    let rest = contents.withLock { contents in
      contents.isClosed = true
      defer { contents.heldBack = [] }
      return contents.heldBack
    }
    for job in rest { globalConcurrentExecutor.enqueue(job) }
  }
}

/// The executor of one effect: the drain's queue, with the effect's name on each job.
final class EffectExecutor: TaskExecutor {
  let name: EffectName
  let serial: Int
  let drain: DrainExecutor
  /// What the effect waits for on test clocks; for messages about an effect that still runs.
  let sleeps = Mutex<[Sleep]>([])

  struct Sleep: Equatable, Sendable {
    let clock: ObjectIdentifier
    let serial: Int
    let deadline: TestClock.Instant
  }

  /// The executor of the effect that is running, where one is.
  @TaskLocal static var current: EffectExecutor?

  init(_ info: RunInfo, drain: DrainExecutor) {
    name = info.name
    serial = info.serial
    self.drain = drain
  }

  func enqueue(_ job: consuming ExecutorJob) {
    drain.enqueue(UnownedJob(job), of: self)
  }
}

/// Who makes a job ready: the test, by its thread or, in an asynchronous test that changes threads, by its task.
struct Caller: Sendable {
  private let thread: pthread_t
  private let task: Int?

  static func current() -> Caller {
    Caller(thread: pthread_self(), task: withUnsafeCurrentTask { $0?.hashValue })
  }

  func isSame(as owner: Caller) -> Bool {
    thread == owner.thread || (task != nil && task == owner.task)
  }
}
