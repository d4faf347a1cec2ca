/// Jobs that wait under an id, in order.
struct WaitingLine<Action: Sendable> {
  private var jobs: [Job<Action>] = []
  private var first = 0
  /// Without those that were cancelled.
  private(set) var count = 0

  mutating func append(_ job: Job<Action>) {
    jobs.append(job)
    count += 1
  }

  /// A cancelled job keeps its place, and is passed over.
  mutating func leave(_ job: Job<Action>) {
    job.isWaiting = false
    count -= 1
  }

  mutating func popFirst() -> Job<Action>? {
    while first < jobs.count {
      let job = jobs[first]
      first += 1
      if !job.isWaiting { continue }
      leave(job)
      return job
    }
    return nil
  }
}
