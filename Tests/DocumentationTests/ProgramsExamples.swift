// The code of the articles "Programs" and "Snapshots", compiled and played. `DocumentationTests` compares them.

import Composable
import ComposableTesting
import Loop
import Screen
import ScreenTesting
import Testing

struct Watch: Equatable {
  var tenths = 0
  var isRunning = false
  var laps: [Int] = []
  var showsHelp = false
  var isOver = false
}

enum WatchAction: Equatable, Sendable {
  case toggled, tenthPassed, lapped, helpOpened, helpClosed, quit
}

struct WatchEnvironment: Sendable {
  var clock: any Clock<Duration>
}

private struct TickID: Hashable {}

let watch = Reducer<Watch, WatchAction, WatchEnvironment> { state, action, environment in
  switch action {
  case .toggled:
    state.isRunning.toggle()
    return state.isRunning
      ? .timer(id: TickID(), every: .milliseconds(100), clock: environment.clock) { .tenthPassed }
      : .cancel(id: TickID())
  case .tenthPassed: state.tenths += 1
  case .lapped: state.laps.append(state.tenths)
  case .helpOpened: state.showsHelp = true
  case .helpClosed: state.showsHelp = false
  case .quit: state.isOver = true
  }
  return .none
}

let watchKeys = Keymap<WatchAction>([
  Binding("space", action: .toggled, help: "start, stop", footer: true),
  Binding("l", action: .lapped, help: "lap", footer: true),
  Binding("q", "ctrl+c", action: .quit, help: "quit", footer: true),
  Binding("?", action: .helpOpened, help: "help", footer: true),
])

let helpKeys = Keymap<WatchAction>([
  Binding("esc", "?", "q", action: .helpClosed, help: "close", footer: true)
])

extension Watch {
  var keymap: Keymap<WatchAction> { showsHelp ? helpKeys : watchKeys }
}

struct WatchView: View {
  let state: Watch

  func draw(on canvas: inout Canvas) {
    canvas.draw(
      Rows(
        .fixed(1, Line("Time ", Span("\(state.tenths / 10).\(state.tenths % 10)", .heading))),
        .fill(
          List(count: state.laps.count, position: ListPosition()) { row, _ in
            Line("lap \(row + 1)  ", Span("\(state.laps[row] / 10).\(state.laps[row] % 10)"))
          }),
        .fixed(1, Footer(state.keymap))),
      in: canvas.bounds)
    if state.showsHelp {
      canvas.draw(Centered(Border(Help(watchKeys), title: "Keys")), in: canvas.bounds)
    }
  }
}

func rehearsal(_ size: Size = Size(40, 10)) -> Rehearsal<Watch, WatchAction> {
  Rehearsal(
    size: size, initialState: Watch(), reducer: watch,
    environment: { clock in WatchEnvironment(clock: clock) },
    view: WatchView.init, keymap: \.keymap, isOver: \.isOver)
}

@Suite struct WatchTests {
  @Test func lapsAreRecorded() throws {
    let watch = rehearsal()
    try watch.play("<space><wait 1200ms>l<wait 300ms>l")
    assertFrame(watch.frame, "two laps")
    try watch.play("q")
    #expect(watch.isOver)
  }

  @Test func helpCoversTheWatch() throws {
    let watch = rehearsal()
    var scenes: [Scene] = []
    for step in ["?", "<esc>"] {
      try watch.play(step)
      scenes.append(Scene(step, watch.frame))
    }
    assertFrames("help opens and closes", scenes)
  }

  @Test func everySize() {
    assertFrames("sizes", Scene.matrix { _ in WatchView(state: Watch(tenths: 12, laps: [3, 9])) })
  }
}
