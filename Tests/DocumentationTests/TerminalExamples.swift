// The terminal program of "A terminal program of your own", compiled and played. `DocumentationTests` compares the two.

import Composable
import Loop
import Screen
import ScreenTesting
import Terminal
import Testing

struct Steps: Equatable {
  var count = 0
  var isOver = false
}

enum StepsAction: Equatable, Sendable { case stepped, wentBack, quit }

let steps = Reducer<Steps, StepsAction, Void> { state, action, _ in
  switch action {
  case .stepped: state.count += 1
  case .wentBack: state.count -= 1
  case .quit: state.isOver = true
  }
  return .none
}

let stepsKeys = Keymap<StepsAction>([
  Command("step", keys: "up", "k", action: .stepped, footer: true),
  Command("back", keys: "down", "j", action: .wentBack, footer: true),
  Command("quit", keys: "q", "ctrl+c", action: .quit, footer: true),
])

struct StepsView: View {
  let state: Steps

  func draw(on canvas: inout Canvas) {
    canvas.write("Steps: \(state.count)", at: Point(2, 1), style: .heading)
    canvas.draw(Footer(stepsKeys), in: Rect(0, canvas.size.height - 1, canvas.size.width, 1))
  }
}

/// Only compiled, because it needs a terminal.
@MainActor func stepsOnTheTerminal() {
  let terminal = Terminal.openOrExit()
  let store = Store(initialState: Steps(), reducer: steps, environment: ())
  Program(store: store, view: StepsView.init, keymap: { _ in stepsKeys }, isOver: \.isOver)
    .run(on: terminal)
  terminal.leave()
}

@Suite struct TerminalExamples {
  @Test func stepsAreCounted() throws {
    let rehearsal = Rehearsal(
      size: Size(40, 5), initialState: Steps(), reducer: steps, environment: { _ in () },
      view: StepsView.init, keymap: { _ in stepsKeys }, isOver: \.isOver)
    try rehearsal.play("kk<up>j")
    assertFrame(rehearsal.frame, "two steps")
  }
}
