// The code of the article "Effects that pour", compiled and run. `DocumentationTests` compares the two.

import Composable
import ComposableTesting
import Testing

struct Station: Equatable {
  var readings = Ring<Double>(keeping: 100_000)
  var failure: String?
}

enum StationAction: Equatable, Sendable {
  case opened
  case arrived([Double])
  case readingFailed(String)
  case closed
}

struct StationEnvironment: Sendable {
  var readings: @Sendable () -> AsyncThrowingStream<Double, any Error>
  var clock: any Clock<Duration>
}

private struct ReadingID: Hashable {}

let station = Reducer<Station, StationAction, StationEnvironment> { state, action, environment in
  switch action {
  case .opened:
    return Effect.pouring(from: environment.readings(), name: "readings")
      .collect(every: .milliseconds(100), or: 10_000, clock: environment.clock)
      .map(StationAction.arrived)
      .failing { .readingFailed("\($0)") }
      .cancellable(id: ReadingID(), inFlight: .keep)
  case .arrived(let readings): state.readings.append(contentsOf: readings)
  case .readingFailed(let sentence): state.failure = sentence
  case .closed: return .cancel(id: ReadingID())
  }
  return .none
}

func countdown(from start: Int) -> Effect<Int> {
  .run(name: "countdown") { send in
    for number in (0...start).reversed() { try await send.andWait(number) }
  }
}

@Test func readingsArriveInBatches() {
  let clock = TestClock()
  let store = TestStore(
    initialState: Station(), reducer: station,
    environment: StationEnvironment(
      readings: {
        AsyncThrowingStream {
          try await clock.sleep(for: .milliseconds(40))
          return 21.5
        }
      }, clock: clock))
  store.send(.opened)
  clock.advance(by: .milliseconds(139))
  clock.advance(by: .milliseconds(1))
  store.receive(.arrived([21.5, 21.5, 21.5])) { $0.readings.append(contentsOf: [21.5, 21.5, 21.5]) }
  store.send(.closed)
}

@Suite struct PouringExamples {
  @Test func aStoreThatReducesIsCountedDownFor() {
    let store = TestStore(
      initialState: [Int](),
      reducer: Reducer<[Int], Int?, Void> { state, action, _ in
        if let action { state.append(action) } else { return countdown(from: 2).map { $0 } }
        return .none
      }, environment: ())
    store.send(nil)
    store.receive(2) { $0 = [2] }
    store.receive(1) { $0 = [2, 1] }
    store.receive(0) { $0 = [2, 1, 0] }
  }

  @Test func whatFailsIsSaid() {
    struct Down: Error {}
    let store = TestStore(
      initialState: Station(), reducer: station,
      environment: StationEnvironment(
        readings: { AsyncThrowingStream { throw Down() } }, clock: TestClock()))
    store.send(.opened)
    store.receive(.readingFailed("Down()")) { $0.failure = "Down()" }
  }
}
