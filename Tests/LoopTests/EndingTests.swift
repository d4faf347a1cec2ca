// Which effects reach their end when the program ends.

import Composable
import Loop
import Screen
import Testing

@Suite struct EndingTests {
  struct Talk: Equatable {
    var said: [String] = []
    var isOver = false
  }

  enum TalkAction: Equatable, Sendable {
    case begun, left
    case said(String)
  }

  private static let talk = Reducer<Talk, TalkAction, any Clock<Duration>> { state, action, clock in
    func say(_ text: String, after pause: Duration = .zero) -> Effect<TalkAction> {
      .run(name: text) { send in
        try await clock.sleep(for: pause)
        send(.said(text))
      }
    }
    switch action {
    case .begun:
      return .merge(
        .concatenate(say("unmarked", after: .seconds(1)), say("what waits for it")),
        .concatenate(say("marked", after: .seconds(1)), say("with the rest of its chain")).finishing(),
        .concatenate(say("unmarked, too", after: .seconds(1)), say("not begun").finishing()))
    case .left: state.isOver = true
    case .said(let text):
      state.said.append(text)
      if text == "marked" { return .merge(say("late"), say("late, but marked").finishing()) }
    }
    return .none
  }

  @Test func `marked effects are finished, all others cancelled, and no new ones begin`() throws {
    let play = Rehearsal(
      size: Size(10, 1), initialState: Talk(), reducer: Self.talk, environment: { $0 },
      view: { Text("\($0.said.count)") },
      keymap: { _ in Keymap([Command("leave", keys: "q", action: TalkAction.left)]) }, isOver: \.isOver,
      whenOpen: .begun)
    try play.play("q")
    #expect(play.state.said.sorted() == ["late, but marked", "marked", "with the rest of its chain"])
    #expect(play.runningEffects == [])
  }
}
