import Inspector
import Synchronization
import Testing

@Suite struct StoppableClockTests {
  @Test func `a clock that stands is always at the same time`() {
    let clock = StoppableClock()
    clock.stop()
    let stopped = clock.now
    #expect(clock.now == stopped)
    clock.goOn()
    #expect(clock.now >= stopped)
  }

  private final class Order: Sendable {
    let words = Mutex<[String]>([])
    func add(_ word: String) { words.withLock { $0.append(word) } }
  }

  @Test func `who sleeps on it wakes only when it goes on`() async throws {
    let clock = StoppableClock()
    clock.stop()
    let order = Order()
    let sleep = Task {
      try await clock.sleep(for: .zero)
      order.add("awake")
    }
    for _ in 0..<100 { await Task.yield() }
    order.add("goes on")
    clock.goOn()
    try await sleep.value
    #expect(order.words.withLock { $0 } == ["goes on", "awake"])
  }

  @Test func `a sleep on a clock that stands can be cancelled`() async {
    let clock = StoppableClock()
    clock.stop()
    let sleep = Task { try await clock.sleep(for: .seconds(60)) }
    sleep.cancel()
    await #expect(throws: CancellationError.self) { try await sleep.value }
  }
}
