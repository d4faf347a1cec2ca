// The code of the article "Recording", compiled and played. `DocumentationTests` compares them.

import Composable
import ComposableTesting
import FoundationEssentials
import Inspector
import Loop
import Screen
import Terminal
import Testing

struct Tally: Equatable, Sendable {
  var rows: [String: Int] = [:]
  var isLoading = false
  var message = ""
}

enum TallyAction: Equatable, Sendable, Codable {
  case loadRequested, loaded([String: Int]), counted(String), cleared
}

struct TallyEnvironment: Sendable {
  var load: @Sendable () async throws -> [String: Int]
}

let tally = Reducer<Tally, TallyAction, TallyEnvironment> { state, action, environment in
  switch action {
  case .loadRequested:
    state.isLoading = true
    return .run(name: "load") { send in send(.loaded(try await environment.load())) }
  case .loaded(let rows): (state.rows, state.isLoading) = (rows, false)
  case .counted(let name):
    state.rows[name, default: 0] += 1
    state.message = "\(name): \(state.rows[name]!)"
  case .cleared: state.rows = [:]
  }
  return .none
}

let tallyKeys = Keymap([
  Command("load", keys: "l", action: TallyAction.loadRequested, footer: true),
  Command("apples", keys: "a", action: .counted("apples"), footer: true),
  Command("clear", keys: "c", action: .cleared, footer: true),
])

struct TallyView: ComposedView {
  let state: Tally

  var body: some View {
    let rows = state.rows.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return Rows(
      .fill(Text(rows.joined(separator: "\n"))), .fixed(1, Text(state.message)), .fixed(1, Footer(tallyKeys)))
  }
}

func rehearseTally(_ size: Size = Size(80, 24)) -> Rehearsal<Tally, TallyAction> {
  Rehearsal(
    size: size, initialState: Tally(), reducer: tally,
    environment: { _ in TallyEnvironment(load: { ["apples": 2, "pears": 5] }) },
    view: TallyView.init, keymap: { _ in tallyKeys })
}

func runTally(on terminal: Terminal) throws {
  let program = Program(
    store: Store(
      initialState: Tally(), reducer: tally,
      environment: TallyEnvironment(load: { ["apples": 2, "pears": 5] })),
    view: TallyView.init, keymap: { _ in tallyKeys })
  program.inspect(by: "f12", playing: PlayTest("rehearseTally()") { rehearseTally() })
  try program.record(to: "tally.recording", as: "tally 1", answers: .codable)
  program.run(on: terminal)
}

func replayTally(from path: String) throws -> Replay<Tally, TallyAction> {
  let recording = try Recording(contentsOf: path)
  let replay = Replay(recording, answers: .codable) { rehearseTally($0.size) }
  try replay.play()
  return replay
}

func testOfClearing(in replay: Replay<Tally, TallyAction>) -> WrittenTest {
  replay.test(playing: "rehearseTally()", bug: .row(22, shouldBe: ""))
}

func stateTestOfClearing(in replay: Replay<Tally, TallyAction>) -> String {
  let cut = TestCut(reducer: "tally", environment: "TallyEnvironment(load: unimplemented(\"load\"))")
  return cut.test(of: replay.history, 4...4)
}

@Test func `cleared changes rows`() {
  let store = TestStore(
    initialState: Tally(rows: ["apples": 3, "pears": 5], isLoading: false, message: "apples: 3"),
    reducer: tally,
    environment: TallyEnvironment(load: unimplemented("load")))
  store.send(.cleared) { $0.rows = [:] }
}

@Suite struct InspectorExamples {
  @Test func `a recording becomes a test`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/tally.recording"
    // The recording that the article shows.
    let article = try String(
      contentsOf: DocumentationTests.root.appending(
        path: "Sources/Inspector/Inspector.docc/FromBugToTest.md"),
      encoding: .utf8)
    let text = try #require(
      article.components(separatedBy: "```text\n").first { $0.hasPrefix("recording 2") })
    try text.components(separatedBy: "```")[0].write(toFile: path, atomically: true, encoding: .utf8)
    let replay = try replayTally(from: path)
    #expect(replay.rehearsal.state == Tally(message: "apples: 3"))
    #expect(replay.history.steps.map(\.number) == [1, 2, 3, 4])
    let lines = article.split(separator: "\n").map(DocumentationTests.stripped)
    let play = try #require(testOfClearing(in: replay).source)
    for line in (play + stateTestOfClearing(in: replay)).split(separator: "\n") {
      #expect(lines.contains(DocumentationTests.stripped(line)), "\(line)")
    }
  }
}
