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
  Command("startStop", title: "start, stop", keys: "space", action: .toggled, footer: true),
  Command("lap", keys: "l", action: .lapped, footer: true),
  Command("quit", keys: "q", "ctrl+c", action: .quit, footer: true),
  Command("help", keys: "?", action: .helpOpened, footer: true),
])

let helpKeys = Keymap<WatchAction>([
  Command("close", keys: "esc", "?", "q", action: .helpClosed, footer: true)
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

struct Seats: Equatable {
  var names = ["Ada", "Ben", "Cem"]
  var greeted: Set<Int> = []
}

enum SeatsAction: Equatable, Sendable { case greeted(Int), swapped(Int, Int) }

let seats = Reducer<Seats, SeatsAction, Void> { state, action, _ in
  switch action {
  case .greeted(let seat): state.greeted.insert(seat)
  case .swapped(let one, let other): state.names.swapAt(one, other)
  }
  return .none
}

enum SeatsPlace: Hashable, Sendable { case seat(Int) }

struct SeatsView: View {
  let state: Seats

  func draw(on canvas: inout Canvas) {
    for (seat, name) in state.names.enumerated() {
      let rect = Rect(0, seat, canvas.size.width, 1)
      canvas.place(SeatsPlace.seat(seat), in: rect)
      canvas.draw(Text(state.greeted.contains(seat) ? "\(name) ✓" : name), in: rect)
    }
  }
}

extension Seats {
  func action(for pointer: Pointer<SeatsPlace>) -> SeatsAction? {
    switch pointer {
    case .pressed(.seat(let seat), .left, _): .greeted(seat)
    case .dropped(.seat(let one), on: .seat(let other)?): .swapped(one, other)
    default: nil
    }
  }
}

@Test func guestsAreGreetedAndChangeSeats() throws {
  let dinner = Rehearsal(
    size: Size(10, 3), initialState: Seats(), reducer: seats, environment: { _ in () },
    view: SeatsView.init, keymap: { _ in Keymap([]) }, mouse: Mouse { $0.action(for: $1) })
  try dinner.play("<click seat(1)>")
  #expect(dinner.frame.lines[1] == "Ben ✓     ")
  try dinner.play("<drag seat(0) to seat(2)>")
  #expect(dinner.state.names == ["Cem", "Ben", "Ada"])
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
