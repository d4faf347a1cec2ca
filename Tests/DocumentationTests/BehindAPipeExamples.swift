// The code of the article "Behind a pipe", compiled and played. `DocumentationTests` compares the two.

import Composable
import Loop
import Screen
import Terminal
import Testing

struct Pager: Equatable {
  var lines: [String] = []
  var repaired: [Int] = []
  var top = 0
  var size = Size.zero
  var isAtEnd = false
  var isOver = false

  var height: Int { max(1, size.height - 1) }
}

enum PagerAction: Equatable, Sendable {
  case opened, arrived(StandardInput.Line), ended, resized(Size), moved(Int), paged(Int), quit
}

let pager = Reducer<Pager, PagerAction, StandardInput.Lines> { state, action, input in
  switch action {
  case .opened:
    return .run(name: "read") { send in
      for await line in input { send(.arrived(line)) }
      send(.ended)
    }
  case .arrived(let line):
    state.lines.append(line.text)
    if line.isRepaired { state.repaired.append(line.number) }
  case .ended: state.isAtEnd = true
  case .resized(let size): state.size = size
  case .moved(let rows): state.top += rows
  case .paged(let pages): state.top += pages * state.height
  case .quit: state.isOver = true
  }
  state.top = max(0, min(state.top, state.lines.count - state.height))
  return .none
}

let pagerKeys = Keymap<PagerAction>([
  Command("down", keys: "j", "down", "enter", action: .moved(1)),
  Command("up", keys: "k", "up", action: .moved(-1)),
  Command("pageDown", keys: "space", "pgdn", action: .paged(1)),
  Command("pageUp", keys: "b", "pgup", action: .paged(-1)),
  Command("start", keys: "g", "home", action: .moved(-1_000_000_000)),
  Command("end", keys: "G", "end", action: .moved(1_000_000_000)),
  Command("quit", keys: "q", "ctrl+c", action: .quit),
]) { if case .resize(let size) = $0 { .resized(size) } else { nil } }

struct PagerView: View {
  let state: Pager

  func draw(on canvas: inout Canvas) {
    for (row, line) in state.lines.dropFirst(state.top).prefix(state.height).enumerated() {
      canvas.write(line, at: Point(0, row))
    }
    let last = min(state.lines.count, state.top + state.height)
    var status = "\(last)/\(state.lines.count)" + (state.isAtEnd ? "" : " …")
    if let line = state.repaired.first { status += "  line \(line) isn't UTF-8" }
    canvas.write(status, at: Point(0, canvas.size.height - 1), style: .muted)
  }
}

/// Only compiled, because it needs a terminal.
@MainActor func readPages() {
  let terminal = Terminal.openOrExit(pipes: .allowed)
  let paging = Store(initialState: Pager(), reducer: pager, environment: StandardInput.lines)
  Program(
    store: paging, view: PagerView.init, keymap: { _ in pagerKeys }, isOver: \.isOver, whenOpen: .opened
  )
  .run(on: terminal)
  terminal.leave()
}

@Test func aPageAtATime() throws {
  let text = (1...10).map { "line \($0)\n" }.joined()
  let rehearsal = Rehearsal(
    size: Size(20, 4), initialState: Pager(), reducer: pager,
    environment: { _ in StandardInput.Lines(text) },
    view: PagerView.init, keymap: { _ in pagerKeys }, isOver: \.isOver, whenOpen: .opened)
  try rehearsal.play("<wait for read><space>j")
  #expect(rehearsal.frame.plainText == "line 5\nline 6\nline 7\n7/10\n")
  try rehearsal.play("Gkq")
  #expect(rehearsal.state.top == 6 && rehearsal.isOver)
}
