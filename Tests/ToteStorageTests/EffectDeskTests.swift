import Composable
import Testing

@testable import ToteStorage

@Suite struct EffectDeskTests {
  let desk = EffectDesk()

  @Test func `a sleep that is over wakes its effect, and none before its time`() async throws {
    let clock = ContinuousClock()
    let deadline = clock.now.advanced(by: .milliseconds(20))
    try await sleep(until: deadline)
    #expect(clock.now >= deadline)
    try await sleep(until: deadline.advanced(by: .seconds(-5)))
  }

  @Test func `a cancelled sleep ends at once, whenever that comes`() async {
    for round in 0..<50 {
      let task = Task(executorPreference: desk) {
        try await sleep(until: .now.advanced(by: .seconds(86_400)))
      }
      if round % 2 == 0 { await Task.yield() }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func `what runs here runs one after another`() async {
    nonisolated(unsafe) var count = 0
    await withTaskGroup { group in
      for _ in 0..<200 {
        group.addTask(executorPreference: desk) {
          await Task.yield()
          count += 1
        }
      }
    }
    #expect(count == 200)
  }

  private func sleep(until deadline: ContinuousClock.Instant) async throws {
    try await sleep(until: deadline, desk.clock)
  }

  private func sleep<Clock: _Concurrency.Clock<Duration>>(
    until deadline: ContinuousClock.Instant, _ clock: Clock
  ) async throws {
    try await clock.sleep(for: ContinuousClock.now.duration(to: deadline))
  }
}
