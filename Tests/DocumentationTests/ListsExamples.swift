// The code of "Lists and typing" in the article "Views", and of "Time" in "Effects", compiled and tested.
// `DocumentationTests` compares them.

import Composable
import ComposableTesting
import Loop
import Screen
import Testing

struct Guests: Equatable {
  var names: [String] = []
  var position = ListPosition()
  var field = TextCursor()
  var size = Size(80, 24)
}

enum GuestsAction: Equatable, Sendable {
  case edited(TextEdit), entered
  case moved(by: Int)
  case resized(Size)
}

let guests = Reducer<Guests, GuestsAction, Void> { state, action, _ in
  switch action {
  case .edited(let edit): state.field.apply(edit)
  case .entered:
    state.names.append(state.field.text)
    state.field = TextCursor()
  case .moved(let rows):
    state.position.move(by: rows, count: state.names.count, height: state.size.height - 2)
  case .resized(let size): state.size = size
  }
  return .none
}

let guestKeys = Keymap<GuestsAction>([
  Binding("enter", action: .entered, help: "add", footer: true),
  Binding("up", action: .moved(by: -1), help: "up"),
  Binding("down", action: .moved(by: 1), help: "down"),
]) { event in
  if case .resize(let size) = event { return .resized(size) }
  return TextEdit(field: event).map(GuestsAction.edited)
}

struct GuestsView: View {
  let state: Guests

  func draw(on canvas: inout Canvas) {
    let list = List(count: state.names.count, position: state.position) { row, _ in
      Line(Span(state.names[row], .bold))
    }
    let view = Rows(
      .fill(list), .fixed(1, Field(state.field, placeholder: "a name")), .fixed(1, Footer(guestKeys)))
    canvas.draw(view, in: canvas.bounds)
  }
}

/// How much time has gone by since it was made.
func elapsed(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}

@Suite struct GuestsTests {
  @Test func aListThatScrolls() throws {
    let play = Rehearsal(
      size: Size(20, 4), initialState: Guests(), reducer: guests, environment: { _ in () },
      view: GuestsView.init, keymap: { _ in guestKeys })
    try play.play("Ada<enter>Bob<enter>Cid<enter><down><down>")
    #expect(
      play.frame.lines == [
        "  Bob               ", "▸ Cid               ", "a name              ", "enter add           ",
      ])
  }

  @Test func timeGoesByOnTheClockOfATest() {
    let clock = TestClock()
    // As an environment holds it.
    let any: any Clock<Duration> = clock
    let time = elapsed(on: any)
    clock.advance(by: .seconds(3))
    #expect(time() == .seconds(3))
  }
}
