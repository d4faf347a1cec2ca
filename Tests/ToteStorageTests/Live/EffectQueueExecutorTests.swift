import Composable
import Testing

@testable import ToteStorage

@Suite struct EffectQueueExecutorTests {
  let executor = EffectQueueExecutor()

  @Test func `a sleep that is over wakes its effect, and none before its time`() async throws {
    let clock = ContinuousClock()
    let deadline = clock.now.advanced(by: .milliseconds(20))
    try await sleep(until: deadline)
    #expect(clock.now >= deadline)
    try await sleep(until: deadline.advanced(by: .seconds(-5)))
  }

  @Test func `a cancelled sleep ends at once, whenever that comes`() async {
    for round in 0..<50 {
      let task = Task(executorPreference: executor) {
        try await sleep(until: .now.advanced(by: .seconds(86_400)))
      }
      if round % 2 == 0 { await Task.yield() }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func `jobs run one after another`() async {
    nonisolated(unsafe) var count = 0
    await withTaskGroup { group in
      for _ in 0..<200 {
        group.addTask(executorPreference: executor) {
          await Task.yield()
          count += 1
        }
      }
    }
    #expect(count == 200)
  }

  private func sleep(until deadline: ContinuousClock.Instant) async throws {
    try await sleep(until: deadline, executor.clock)
  }

  private func sleep<Clock: _Concurrency.Clock<Duration>>(
    until deadline: ContinuousClock.Instant, _ clock: Clock
  ) async throws {
    try await clock.sleep(for: ContinuousClock.now.duration(to: deadline))
  }
}
