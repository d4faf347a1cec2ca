// The terminal program of README.md, compiled and played. `DocumentationTests` compares the two.

import Composable
import Loop
import Screen
import ScreenTesting
import Terminal
import Testing

struct Walk: Equatable {
  var steps = 0
  var isOver = false
}

enum WalkAction: Equatable, Sendable { case stepped, wentBack, left }

let walk = Reducer<Walk, WalkAction, Void> { state, action, _ in
  switch action {
  case .stepped: state.steps += 1
  case .wentBack: state.steps -= 1
  case .left: state.isOver = true
  }
  return .none
}

let walkKeys = Keymap<WalkAction>([
  Binding("up", "k", action: .stepped, help: "step", footer: true),
  Binding("down", "j", action: .wentBack, help: "back", footer: true),
  Binding("q", "ctrl+c", action: .left, help: "quit", footer: true),
])

struct WalkView: View {
  let state: Walk

  func draw(on canvas: inout Canvas) {
    canvas.write("Steps: \(state.steps)", at: Point(2, 1), style: .heading)
    canvas.draw(Footer(walkKeys), in: Rect(0, canvas.size.height - 1, canvas.size.width, 1))
  }
}

/// Compiled, and run by hand: it needs a terminal.
@MainActor func walkOnTheTerminal() {
  let terminal = Terminal.openOrExit()
  let store = Store(initialState: Walk(), reducer: walk, environment: ())
  Program(store: store, view: WalkView.init, keymap: { _ in walkKeys }, isOver: \.isOver)
    .run(on: terminal)
  terminal.leave()
}

@Suite struct TerminalExamples {
  @Test func stepsAreCounted() throws {
    let walking = Rehearsal(
      size: Size(40, 5), initialState: Walk(), reducer: walk, environment: { _ in () },
      view: WalkView.init, keymap: { _ in walkKeys }, isOver: \.isOver)
    try walking.play("kk<up>j")
    assertFrame(walking.frame, "two steps")
  }
}
