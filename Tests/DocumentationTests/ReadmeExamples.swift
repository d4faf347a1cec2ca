// The code of README.md, of "A terminal program of your own" and of the overview, compiled and tested. `DocumentationTests` compares the two.

import Composable
import ComposableTesting
import Loop
import Screen
import Testing

struct Clicks: Equatable { var count = 0 }

enum ClicksAction: Equatable, Sendable { case clicked, cleared }

let clicks = Reducer<Clicks, ClicksAction, Void> { state, action, _ in
  switch action {
  case .clicked: state.count += 1
  case .cleared: state.count = 0
  }
  return .none
}

let clicksKeys = Keymap<ClicksAction>([
  Command("click", keys: "space", action: .clicked, footer: true),
  Command("clear", keys: "c", action: .cleared, footer: true),
])

@Test func spaceClicks() throws {
  let program = Rehearsal(
    size: Size(30, 3), initialState: Clicks(), reducer: clicks, environment: { _ in () },
    view: { Text("\($0.count) clicks") }, keymap: { _ in clicksKeys })
  try program.play("<Space><Space>c<Space>")
  #expect(program.frame.lines[0].hasPrefix("1 clicks"))
}

struct Counter: Equatable {
  var count = 0
  var fact: String?
}

enum CounterAction: Equatable, Sendable {
  case incremented
  case factRequested
  case factLoaded(String)
}

struct CounterEnvironment: Sendable {
  var fact: @Sendable (Int) async throws -> String
}

let counter = Reducer<Counter, CounterAction, CounterEnvironment> { state, action, environment in
  switch action {
  case .incremented:
    state.count += 1
    state.fact = nil
  case .factRequested:
    return .run(name: "fact") { [count = state.count] send in
      send(.factLoaded(try await environment.fact(count)))
    } catch: { error, send in
      send(.factLoaded("No fact: \(error)"))
    }
  case .factLoaded(let fact):
    state.fact = fact
  }
  return .none
}

@Suite struct ReadmeExamples {
  @Test func program() async {
    let seen = Log<String>()
    func print(_ count: Int, _ fact: String) { seen.append("\(count) \(fact)") }

    let store = Store(
      initialState: Counter(), reducer: counter,
      environment: CounterEnvironment(fact: { "\($0) is a number." }))
    store.observe { print($0.count, $0.fact ?? "") }
    store.send(.incremented)
    store.send(.factRequested)
    await store.finish()

    #expect(seen.values == ["1 ", "1 ", "1 1 is a number."])
  }

  @Test func factIsShown() {
    let store = TestStore(
      initialState: Counter(), reducer: counter,
      environment: CounterEnvironment(fact: { "\($0) is odd." }))
    store.send(.incremented) { $0.count = 1 }
    store.send(.factRequested)
    store.receive(.factLoaded("1 is odd.")) { $0.fact = "1 is odd." }
  }
}
