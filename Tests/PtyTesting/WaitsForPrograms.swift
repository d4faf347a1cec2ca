// Tests that wait for a program block their thread, and Swift's pool only has as many as there are
// processors. So these tests run on threads of their own.

import Dispatch
import Synchronization
import Testing

/// Runs a suite's tests on the threads for blocking tests.
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

/// A few threads that take jobs in order.
private final class WaitingThreads: TaskExecutor {
  /// The programs mostly wait, too. More threads would not make the tests faster.
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
