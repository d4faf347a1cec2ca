import Composable
import ComposableTesting
import Loop
import Parts
import Screen
import Testing

/// A question with two answers.
@Suite struct ConfirmTests {
  struct State: Equatable {
    var confirm: Confirm?
    var answer: Confirm.Answer?
  }

  enum Action: Equatable, Sendable { case confirm(ConfirmAction) }

  static let reducer = Reducer<State, Action, Void> { state, action, environment in
    switch action {
    case .confirm(.answered(let answer)): (state.answer, state.confirm) = (answer, nil)
    case .confirm(let action):
      return Confirm.reducer.run(action, in: &state, at: \.confirm, environment, as: Action.confirm)
    }
    return .none
  }

  private func answer(_ script: String, isDangerous: Bool = false) throws -> Confirm.Answer? {
    let question = Confirm("Delete it?", yes: "Delete", no: "Keep", isDangerous: isDangerous)
    let program = Rehearsal(
      size: Size(40, 10), initialState: State(confirm: question), reducer: Self.reducer,
      environment: { _ in () },
      view: { state in
        Layers(
          List(count: 3, position: ListPosition()) { row, _ in Text("row \(row)") }.places { "\($0)" },
          state.confirm.map(ConfirmView.init))
      }, keymap: { $0.confirm == nil ? Keymap([]) : Confirm.keymap.map(Action.confirm) },
      mouse: Confirm.mouse.map(Action.confirm) { $0.confirm })
    try program.play(script)
    return program.state.answer
  }

  @Test func `Enter gives the answer it stands on, Escape no`() throws {
    #expect(try answer("<Enter>") == .yes)
    #expect(try answer("<Tab><Enter>") == .no)
    #expect(try answer("<Tab><Left><Enter>") == .yes)
    #expect(try answer("<Esc>") == .no)
  }

  @Test func `a dangerous question begins on no`() throws {
    #expect(try answer("<Enter>", isDangerous: true) == .no)
  }

  @Test func `an answer can be pressed, and what is below can't`() throws {
    #expect(try answer("<click no>") == .no)
    #expect(try answer("<click yes>") == .yes)
    #expect(throws: RehearsalError.self) { try answer("<click 1>") }
  }

  @Test func `the box is as large as its words, and muted is what it covers`() {
    let view = ConfirmView(Confirm("Delete it?", yes: "Delete", no: "Keep"))
    let frame = Frame(Layers(Text("below", style: .red), view), size: Size(30, 7))
    #expect(
      frame.lines == [
        "below                         ", "   ╭──────────────────────╮   ",
        "   │ Delete it?           │   ", "   │                      │   ",
        "   │ [ Delete ]  [ Keep ] │   ", "   ╰──────────────────────╯   ",
        "                              ",
      ])
    #expect(frame[0, 0].style != .red)
  }
}
