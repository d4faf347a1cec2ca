import Composable
import FoundationEssentials
import Inspector
import Loop
import Screen
import Testing

@testable import Gallery

/// Visits become tests: `CutExamples` has them, compiled and run.
@Suite struct CutTests {
  private func history<State, Action, Environment>(
    _ state: State, _ reducer: Reducer<State, Action, Environment>,
    _ environment: @escaping (any Clock<Duration>) -> Environment,
    _ keymap: @escaping (State) -> Keymap<Action>,
    _ script: String
  ) throws -> History<State, Action> {
    let visit = Rehearsal(
      size: Size(60, 20), initialState: state, reducer: reducer, environment: environment,
      view: { _ in Text("") }, keymap: keymap, history: .keeping(1_000))
    try visit.play(script)
    return try #require(visit.history)
  }

  private func counter(_ script: String) throws -> History<Counter, CounterAction> {
    try history(
      Counter(), counterReducer, { CounterEnvironment.live(.unimplemented, clock: $0) }, \.keymap, script)
  }

  private func weather(_ script: String) throws -> History<Weather, WeatherAction> {
    try history(
      Weather(), weatherReducer,
      { clock in
        WeatherEnvironment(
          client: WeatherClient { _ in (Data(), HTTPResponse(status: 404)) }, services: .unimplemented,
          clock: clock)
      }, \.keymap, script)
  }

  private func tour(_ script: String) throws -> History<PartsTour, PartsTourAction> {
    try history(
      PartsTour(), partsTourReducer, { PartsTourEnvironment(clock: $0, services: .unimplemented) }, \.keymap,
      script)
  }

  @Test func `what is cut is a test that passes`() throws {
    let counting = TestCut(
      reducer: "counterReducer", environment: ".unimplemented", initialState: "Counter()")
    let asking = TestCut(reducer: "weatherReducer", environment: ".unimplemented", initialState: "Weather()")
    let touring = TestCut(
      reducer: "partsTourReducer",
      environment: "PartsTourEnvironment(clock: ContinuousClock(), services: .unimplemented)",
      initialState: "PartsTour()")
    let tests = try [
      counting.test(of: counter("+++--"), 1...5),
      counting.test(of: counter("++f<wait 200ms>"), 2...5),
      counting.test(of: counter("+++++f<wait 2s><Esc>-"), 21...23),
      asking.test(of: weather("Os<Enter>"), 2...3),
      asking.test(of: weather("Oslo<Enter><wait 1s>"), 5...6),
      touring.test(of: tour("<Enter>jjk"), 3...4),
      touring.test(of: tour("jjjjjjjjjjjj<Enter>s"), 13...14),
    ]
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "CutExamples.swift")
    let file = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    // The house breaks some lines otherwise.
    func bare(_ text: String) -> String { text.filter { !$0.isWhitespace }.replacing(",]", with: "]") }
    for test in tests { #expect(bare(file).contains(bare(test)), "\(test)") }
  }
}
