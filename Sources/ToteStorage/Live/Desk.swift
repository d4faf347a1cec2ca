import Dispatch

/// Where work with the disk is done: a thread of its own, one piece after another, in the order in which it came. An
/// actor that has a desk may wait for the disk, or for another program, as long as it takes; the few threads on which
/// effects run are free meanwhile.
final class Desk: SerialExecutor {
  let queue: DispatchQueue

  init(_ label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}
