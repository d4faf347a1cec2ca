// A list of any length on our architecture, compared in a pty with the same list in plain C.

import Composable
import Loop
import Screen
import Terminal

struct LongList {
  let count: Int
  var size: Size
  var position = ListPosition()
  var isOver = false
}

enum LongListAction: Sendable { case moved(Int), resized(Size), left }

let longList = Reducer<LongList, LongListAction, Void> { state, action, _ in
  switch action {
  case .moved(let rows): state.position.move(by: rows, count: state.count, height: state.size.height)
  case .resized(let size):
    state.size = size
    state.position = state.position.inView(count: state.count, height: size.height)
  case .left: state.isOver = true
  }
  return .none
}

let keys = Keymap<LongListAction>(
  [
    Command("down", keys: "j", "down", action: .moved(1)),
    Command("up", keys: "k", "up", action: .moved(-1)),
    Command("quit", keys: "q", "ctrl+c", action: .left),
  ],
  otherwise: { if case .resize(let size) = $0 { .resized(size) } else { nil } })

let terminal = Terminal.openOrExit()
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
let store = Store(
  initialState: LongList(count: count, size: terminal.size), reducer: longList, environment: ())
Program(
  store: store,
  view: { state in
    List(count: state.count, position: state.position) { row, _ in
      Line(Span("item \(100_001 + row) of the list"))
    }
  },
  keymap: { _ in keys },
  isOver: \.isOver
).run(on: terminal)
