import Dispatch

/// A serial executor on a dispatch queue of its own. An actor that runs on it may wait for the disk, or for another
/// program, as long as it takes, without blocking one of the few threads on which effects run.
final class SerialQueueExecutor: SerialExecutor {
  let queue: DispatchQueue

  init(_ label: String) { queue = DispatchQueue(label: label) }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}
