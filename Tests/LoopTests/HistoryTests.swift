import Composable
import Loop
import Screen
import Testing

/// What a program remembers.
@Suite struct HistoryTests {
  enum Action: Equatable, Sendable {
    case began, key(String), followed, answered(Int), over
  }

  struct Log: Equatable, Sendable { var words: [String] = [] }

  func rehearsal(_ limit: HistoryLimit) -> Rehearsal<Log, Action> {
    let reducer = Reducer<Log, Action, any Clock<Duration>> { state, action, clock in
      state.words.append("\(action)")
      switch action {
      case .key("e"):
        return .run(name: "ask") { send in
          try await clock.sleep(for: .seconds(1))
          send(.answered(1))
          try await clock.sleep(for: .seconds(1))
          send(.answered(2))
        }
      case .key("s"): return .send(.followed)
      case .began, .key, .followed, .answered, .over: return .none
      }
    }
    return Rehearsal(
      size: Size(20, 3), initialState: Log(), reducer: reducer, environment: { $0 },
      view: { Text($0.words.joined(separator: " ")) },
      keymap: { _ in
        Keymap<Action>([]) { event in
          if case .key(let key) = event { .key("\(key)") } else { nil }
        }
      },
      whenOpen: .began, whenOver: .over, history: limit)
  }

  @Test func `each action is kept with its state, its time and where it came from`() throws {
    let program = rehearsal(.keeping(100))
    try program.play("es<wait 3s>x")
    try program.end()
    let steps = try #require(program.history?.steps)
    #expect(
      steps.map(\.action) == [
        .began, .key("e"), .key("s"), .followed, .answered(1), .answered(2), .key("x"), .over,
      ])
    #expect(steps.map(\.number) == Array(1...8))
    #expect(
      steps.map(\.origin) == [
        .program, .event(.key("e")), .event(.key("s")), .action(3), .effect("\"ask\"", startedBy: 2),
        .effect("\"ask\"", startedBy: 2), .event(.key("x")), .program,
      ])
    #expect(steps.map(\.time) == [0, 0, 0, 0, 1, 2, 3, 3].map { .seconds($0) })
    #expect(steps.map(\.state.words.count) == Array(1...8))
  }

  @Test func `effects are kept from their start to their end`() throws {
    let program = rehearsal(.keeping(100))
    try program.play("e<wait 1s>x<wait 1s>")
    let effect = try #require(program.history?.effects.first)
    #expect(effect.name == "\"ask\"" && effect.start == 2 && effect.end == 5)
    #expect([1, 2, 3, 4, 5].map(effect.isRunning) == [false, true, true, true, false])
  }

  @Test func `only the last steps are kept, and the state before them`() throws {
    let program = rehearsal(.keeping(4))
    for _ in 0..<10 { try program.play("abc") }
    let history = try #require(program.history)
    #expect(history.steps.count == 4)
    #expect(history.steps.map(\.number) == [28, 29, 30, 31])
    #expect(history.before.words.count == 27)
  }

  @Test func `a program that was not asked to remembers nothing`() throws {
    let program = rehearsal(.none)
    try program.play("abc")
    #expect(program.history == nil)
  }
}
