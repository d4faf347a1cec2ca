import Synchronization

/// Runs the effects of one store on its owner's thread, in the order in which they became ready, and knows
/// when nothing is left to run. So tests of asynchronous code are exact, without waiting.
///
/// Jobs from elsewhere (a detached task, the main actor) arrive unpredictably and are held back.
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
  /// Returns the current thread's id, which the standard library does not offer.
  private let thread: @Sendable () -> UInt
  private static let limit = 100_000

  /// Called after each job, on the owner's thread, to take the store's mail. Set once, before anything runs.
  nonisolated(unsafe) package var afterEachJob: () -> Void = {}
  /// Called when there are more jobs than `limit`.
  nonisolated(unsafe) package var onRunaway: () -> Void = {}

  package init(thread: @escaping @Sendable () -> UInt) {
    self.thread = thread
    contents = Mutex(Contents(owner: Caller(thread: thread())))
  }

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
    // The owner is gone and the task is cancelled, so it may finish anywhere.
    if isClosed { globalConcurrentExecutor.enqueue(job) }
  }

  /// Runs jobs until none is ready.
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

  /// Sends all remaining and future jobs to the pool.
  package func close() {
    let rest = contents.withLock { contents in
      contents.isClosed = true
      defer { contents.heldBack = [] }
      return contents.heldBack
    }
    for job in rest { globalConcurrentExecutor.enqueue(job) }
  }
}
