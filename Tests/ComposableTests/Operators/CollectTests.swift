import ComposableTesting
import Testing

@testable import Composable

/// What an effect sends, joined by time and by number.
@Suite struct CollectTests {
  enum Action: Sendable, Equatable { case start, stop, got([Int]), failed, ended }
  struct Down: Error {}

  let clock = TestClock()
  /// When the store got a batch, in milliseconds.
  let times = Log<Int>()

  private func store(_ effect: Effect<Action>) -> TestStore<[[Int]], Action, Void> {
    let (clock, times) = (clock, times)
    let begin = clock.now
    return TestStore(
      initialState: [],
      reducer: Reducer { state, action, _ in
        switch action {
        case .start: return effect.cancellable(id: 1)
        case .stop: return .cancel(id: 1)
        case .got(let batch):
          state.append(batch)
          times.append(Int(begin.duration(to: clock.now) / .milliseconds(1)))
        case .failed, .ended: break
        }
        return .none
      }, environment: ())
  }

  /// Sends 1, 2, 3, … after these pauses.
  private func values(after pauses: [Duration], failing: Bool = false) -> Effect<Int> {
    .run(name: "values") { [clock] send in
      for (index, pause) in pauses.enumerated() {
        if pause > .zero { try await clock.sleep(for: pause) }
        send(index + 1)
      }
      if failing { throw Down() }
    }
  }

  private func collected(_ effect: Effect<Int>, or count: Int = 3) -> Effect<Action> {
    effect.collect(every: .seconds(1), or: count, clock: clock).map(Action.got)
  }

  private static func ms(_ times: Int...) -> [Duration] { times.map { .milliseconds($0) } }

  @Test func `a batch goes out when its time has passed since its first value`() {
    let store = store(collected(values(after: Self.ms(0, 600, 600, 5000))))
    store.send(.start)
    clock.advance(by: .seconds(1))
    store.receive(.got([1, 2])) { $0 = [[1, 2]] }
    // The next began with its own first value, at 1.2 s.
    clock.advance(by: .seconds(2))
    store.receive(.got([3])) { $0.append([3]) }
    clock.advance(by: .seconds(5))
    store.receive(.got([4])) { $0.append([4]) }
    #expect(times.values == [1000, 2200, 6200])
  }

  @Test func `a batch goes out at once when it is full, and the time of the next begins with it`() {
    let store = store(collected(values(after: Self.ms(0, 0, 0, 500, 0, 9000))))
    store.send(.start)
    store.receive(.got([1, 2, 3])) { $0 = [[1, 2, 3]] }
    // The time of the batch that is gone sends nothing.
    clock.advance(by: .seconds(2))
    store.receive(.got([4, 5])) { $0.append([4, 5]) }
    clock.advance(by: .seconds(9))
    store.receive(.got([6])) { $0.append([6]) }
    #expect(times.values == [0, 1500, 9500])
  }

  @Test func `the end sends the rest, before what comes after it`() {
    let store = store(.concatenate(collected(values(after: Self.ms(0, 10))), .send(.ended)))
    store.send(.start)
    clock.advance(by: .milliseconds(10))
    store.receive(.got([1, 2])) { $0 = [[1, 2]] }
    store.receive(.ended)
  }

  @Test func `nothing at all is no batch`() {
    let store = store(.concatenate(collected(values(after: [])), .send(.ended)))
    store.send(.start)
    store.receive(.ended)
  }

  @Test func `an error sends the rest before it is handled`() {
    let store = store(collected(values(after: Self.ms(0, 10), failing: true)).failing { _ in .failed })
    store.send(.start)
    clock.advance(by: .milliseconds(10))
    store.receive(.got([1, 2])) { $0 = [[1, 2]] }
    store.receive(.failed)
  }

  @Test func `the handler of the operation itself is the one that counts, and what it sends is a batch`() {
    let effect = Effect<Int>.run(name: "values") { send in
      send(1)
      throw Down()
    } catch: { _, send in
      send(-1)
    }
    let store = store(collected(effect).failing { _ in .failed })
    store.send(.start)
    store.receive(.got([1])) { $0 = [[1]] }
    store.receive(.got([-1])) { $0.append([-1]) }
  }

  @Test func `cancelling drops the rest`() {
    let store = store(collected(values(after: Self.ms(0, 10, 5000))))
    store.send(.start)
    clock.advance(by: .milliseconds(500))
    store.send(.stop)
    clock.advance(by: .seconds(9))
  }

  @Test func `what is sent at once is a batch of its own, and each operation gathers for itself`() {
    let both = Effect.merge(.send(0), values(after: Self.ms(0, 0)), values(after: Self.ms(0)))
    let store = store(collected(both))
    store.send(.start)
    store.receive(.got([0])) { $0 = [[0]] }
    store.receive(.got([1, 2])) { $0.append([1, 2]) }
    store.receive(.got([1])) { $0.append([1]) }
  }

  @Test func `a batch of one needs no time, and a number below one is one`() {
    for count in [1, 0, -5] {
      let store = store(collected(values(after: Self.ms(0, 0)), or: count))
      store.send(.start)
      store.receive(.got([1])) { $0 = [[1]] }
      store.receive(.got([2])) { $0.append([2]) }
    }
  }

  @Test func `batches are tried again with the operation`() {
    let attempts = Log<Void>()
    let effect = Effect<Int>.run(name: "values") { send in
      attempts.append(())
      send(attempts.values.count)
      if attempts.values.count == 1 { throw Down() }
    }
    let store = store(collected(effect.retrying(1, after: .milliseconds(10), clock: clock)))
    store.send(.start)
    clock.advance(by: .milliseconds(10))
    store.receive(.got([1, 2])) { $0 = [[1, 2]] }
  }
}
