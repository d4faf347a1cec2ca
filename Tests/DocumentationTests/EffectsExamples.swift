// The code of the article "Effects", compiled and tested. `DocumentationTests` compares the two.

import Composable
import ComposableTesting
import Testing

struct Search: Equatable {
  var text = ""
  var found: [String] = []
  var isSearching = false
  var seconds = 0
}

enum SearchAction: Equatable, Sendable {
  case textChanged(String)
  case found([String])
  case searchFailed
  case cleared
  case watchStarted
  case secondPassed
}

struct SearchEnvironment: Sendable {
  var search: @Sendable (String) async throws -> [String]
  var log: @Sendable (String) -> Effect<Never>
  var clock: any Clock<Duration>
}

private struct SearchID: Hashable {}
private struct WatchID: Hashable {}

let search = Reducer<Search, SearchAction, SearchEnvironment> { state, action, environment in
  switch action {
  case .textChanged(let text):
    state.text = text
    state.isSearching = true
    return Effect.run(name: "search") { send in
      send(.found(try await environment.search(text)))
    } catch: { _, send in
      send(.searchFailed)
    }
    .debounce(id: SearchID(), for: .milliseconds(300), clock: environment.clock)

  case .found(let found):
    state.found = found
    state.isSearching = false
    return environment.log("\(found.count) found").fireAndForget()

  case .searchFailed:
    state.isSearching = false
    return .none

  case .cleared:
    state = Search()
    return .merge(.cancel(id: SearchID()), .cancel(id: WatchID()))

  case .watchStarted:
    return .timer(id: WatchID(), every: .seconds(1), clock: environment.clock) { .secondPassed }

  case .secondPassed:
    state.seconds += 1
    return .none
  }
}

/// Returns a closure that tells how much time has passed since this call.
func elapsed(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}

@Suite struct EffectsExamples {
  @Test func searchWaitsForAPause() {
    let clock = TestClock()
    let logged = Log<String>()
    let store = TestStore(
      initialState: Search(), reducer: search,
      environment: SearchEnvironment(
        search: { text in ["\(text) one", "\(text) two"] },
        log: { line in .fireAndForget { logged.append(line) } },
        clock: clock))

    store.send(.textChanged("m")) {
      $0.text = "m"
      $0.isSearching = true
    }
    clock.advance(by: .milliseconds(299))
    store.send(.textChanged("mi")) { $0.text = "mi" }
    clock.advance(by: .milliseconds(300))
    store.receive(.found(["mi one", "mi two"])) {
      $0.found = ["mi one", "mi two"]
      $0.isSearching = false
    }
    #expect(logged.values == ["2 found"])
  }

  @Test func timePassesOnATestClock() {
    let clock = TestClock()
    // As an environment holds it.
    let any: any Clock<Duration> = clock
    let time = elapsed(on: any)
    clock.advance(by: .seconds(3))
    #expect(time() == .seconds(3))
  }
}
