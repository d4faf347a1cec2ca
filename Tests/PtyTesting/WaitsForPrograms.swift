// Tests that wait for a program do so by blocking, and Swift has no more threads for all tests than there are processors: two
// that wait would hold up everything. So they run on threads that are there for it.

import Dispatch
import Synchronization
import Testing

/// Runs a suite on threads of those whose tests wait for programs.
package struct WaitsForPrograms: SuiteTrait, TestScoping {
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitsForPrograms {
  package static var waitsForPrograms: WaitsForPrograms { WaitsForPrograms() }
}

/// A few threads, and what waits for one of them in the order in which it came.
private final class WaitingThreads: TaskExecutor {
  /// So many programs run at a time, most of which wait too. With more of them the tests are not over sooner.
  static let shared = WaitingThreads(count: 6)

  private let jobs = Mutex<[UnownedJob]>([])
  private let arrived = DispatchSemaphore(value: 0)

  init(count: Int) {
    for number in 1...count { DispatchQueue(label: "tests that wait \(number)").async { self.run() } }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    arrived.signal()
  }

  private func run() -> Never {
    while true {
      arrived.wait()
      jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
