import Synchronization

/// Runs the effects of one store on the thread of its owner, in the order in which they became ready, and knows when
/// nothing is left to run. This is what makes a test of asynchronous code exact, and a scripted run of a program the
/// same each time: no waiting, no time-outs, no luck.
///
/// A job that comes from elsewhere, because an effect left for a real sleep, a detached task or the main actor, comes
/// at a moment nobody can foretell. It is held back, so that a test of such an effect fails the same way each time.
package final class DrainExecutor: Sendable {
  private typealias Ready = (job: UnownedJob, effect: EffectExecutor)

  private struct Contents {
    var ready: [Ready] = []
    var head = 0
    var heldBack: [UnownedJob] = []
    var isRunning = false
    var isClosed = false
    var owner: Caller
  }

  private let contents: Mutex<Contents>
  /// What tells threads apart. The standard library does not say, so whoever makes the drain does.
  private let thread: @Sendable () -> UInt
  /// More jobs than anyone means to run at once.
  private static let limit = 100_000

  /// Done after each job, on the owner's thread: the store takes its mail. Set once, before anything runs.
  nonisolated(unsafe) package var afterEachJob: () -> Void = {}
  /// Called when the jobs do not come to an end.
  nonisolated(unsafe) package var onRunaway: () -> Void = {}

  package init(thread: @escaping @Sendable () -> UInt) {
    self.thread = thread
    contents = Mutex(Contents(owner: Caller(thread: thread())))
  }

  /// The caller is the owner: what becomes ready by its doing is its own.
  package func enter() {
    let caller = Caller(thread: thread())
    contents.withLock { $0.owner = caller }
  }

  func enqueue(_ job: UnownedJob, of effect: EffectExecutor) {
    let caller = Caller(thread: thread())
    let isClosed = contents.withLock { contents in
      if contents.isClosed { return true }
      if caller.isSame(as: contents.owner) {
        contents.ready.append((job, effect))
      } else {
        contents.heldBack.append(job)
      }
      return false
    }
    // The owner has gone and the task is cancelled: let it come to its end wherever.
    if isClosed { globalConcurrentExecutor.enqueue(job) }
  }

  /// Runs what is ready, and what becomes ready by it, until nothing is.
  package func run() {
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

  /// The owner has gone: what is left, and what still comes, goes to the pool.
  package func close() {
    let rest = contents.withLock { contents in
      contents.isClosed = true
      defer { contents.heldBack = [] }
      return contents.heldBack
    }
    for job in rest { globalConcurrentExecutor.enqueue(job) }
  }
}
