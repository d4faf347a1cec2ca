import Composable
import Screen

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
