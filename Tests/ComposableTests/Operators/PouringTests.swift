import ComposableTesting
import Glibc
import Testing

@testable import Composable

/// A source that is faster than the reducer waits for it.
@Suite struct PouringTests {
  enum Action: Sendable, Equatable { case start, stop, got([Int]), failed }
  struct Down: Error {}

  /// Counts up, and says how far it was asked.
  struct Numbers: AsyncSequence, AsyncIteratorProtocol, Sendable {
    var next = 0
    var end = Int.max
    var error: Down?
    var asked = Log<Int>()

    func makeAsyncIterator() -> Numbers { self }
    mutating func next() async throws -> Int? {
      if next == end, let error { throw error }
      if next == end { return nil }
      next += 1
      asked.append(next)
      return next
    }
  }

  let drain = DrainExecutor(thread: { pthread_self() })
  let clock = TestClock()

  /// A store that reduces only when the test says so.
  private func store(_ effect: Effect<Action>) -> Store<[Action], Action> {
    Store<[Action], Action>(
      initialState: [],
      reduce: { state, action in
        state.append(action)
        return action == .start ? effect.cancellable(id: 1) : action == .stop ? .cancel(id: 1) : .none
      }, report: { _ in }, spawn: EffectExecutor.spawner(on: drain))
  }

  @Test func `an element is asked for when the last one was reduced`() {
    let numbers = Numbers()
    let store = store(Effect.pouring(from: numbers).map { .got([$0]) })
    store.send(.start)
    for turn in 1...3 {
      drain.run()
      #expect(numbers.asked.values == Array(1...turn))
      store.handleMail()
    }
    #expect(store.state == [.start, .got([1]), .got([2]), .got([3])])
  }

  @Test func `collected, a batch is asked for when the last one was reduced`() {
    let numbers = Numbers()
    let effect = Effect.pouring(from: numbers).collect(every: .seconds(1), or: 4, clock: clock)
    let store = store(effect.map(Action.got))
    store.send(.start)
    for turn in 1...3 {
      drain.run()
      drain.run()
      #expect(numbers.asked.values.count == 4 * turn)
      store.handleMail()
    }
    #expect(store.state == [.start, .got([1, 2, 3, 4]), .got([5, 6, 7, 8]), .got([9, 10, 11, 12])])
  }

  @Test func `while a batch that went by time isn't reduced, values gather up to their number`() {
    let (clock, sent) = (clock, Log<Int>())
    let effect = Effect<Int>.run(name: "slow") { send in
      for number in 1... {
        try await clock.sleep(for: .seconds(1))
        sent.append(number)
        try await send.andWait(number)
      }
    }
    let store = store(effect.collect(every: .seconds(2), or: 5, clock: clock).map(Action.got))
    store.send(.start)
    drain.run()
    clock.advance(by: .seconds(30))
    #expect(sent.values.count == 7)
    store.handleMail()
    #expect(store.state == [.start, .got([1, 2]), .got([3, 4, 5, 6, 7])])
    drain.run()
    clock.advance(by: .seconds(3))
    #expect(sent.values.count == 10)
  }

  @Test func `cancelling ends a source that would never end`() {
    for isCollected in [false, true] {
      let numbers = Numbers()
      let pouring = Effect.pouring(from: numbers)
      let store = store(
        isCollected
          ? pouring.collect(every: .seconds(1), or: 100, clock: clock).map(Action.got)
          : pouring.map { .got([$0]) })
      store.send(.start)
      drain.run()
      store.send(.stop)
      let asked = numbers.asked.values.count
      drain.run()
      store.handleMail()
      drain.run()
      #expect(numbers.asked.values.count <= asked + 1)
      #expect(store.state.last == .stop && !store.hasRunningEffects)
    }
  }

  @Test func `a store that goes lets the source go on to its end`() {
    let ended = Log<Bool>()
    var gone: Store<[Action], Action>? = store(
      .run(name: "source") { send in
        do {
          try await send.andWait(.got([1]))
        } catch {
          ended.append(error is CancellationError)
        }
      })
    gone?.send(.start)
    drain.run()
    gone = nil
    drain.run()
    #expect(ended.values == [true])
  }

  @Test func `the end of the sequence is that of the effect, and an error becomes an action`() {
    let ended = store(Effect.pouring(from: Numbers(end: 1)).map { .got([$0]) })
    let failed = store(
      Effect.pouring(from: Numbers(end: 1, error: Down())).map { .got([$0]) }.failing { _ in .failed })
    for store in [ended, failed] {
      store.send(.start)
      for _ in 0..<4 {
        drain.run()
        store.handleMail()
      }
      #expect(!store.hasRunningEffects)
    }
    #expect(ended.state == [.start, .got([1])])
    #expect(failed.state == [.start, .got([1]), .failed])
  }

  @Test func `without a store nobody waits`() async throws {
    let sent = Log<Int>()
    try await Send<Int> { sent.append($0) }.andWait(1)
    #expect(sent.values == [1])
  }
}
