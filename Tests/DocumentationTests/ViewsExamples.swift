// The code of the articles "Views" and "Themes", compiled and tested. `DocumentationTests` compares them.

import Composable
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
  Command("add", keys: "enter", action: .entered, footer: true),
  Command("up", keys: "up", action: .moved(by: -1)),
  Command("down", keys: "down", action: .moved(by: 1)),
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

@Test func eventsAreWrittenAsText() {
  #expect(Event("click(3,4)") == .click(.left, Point(3, 4)))
  #expect(Event.paste("two\nlines").description == #"paste(two\nlines)"#)
  #expect(guestKeys.action(for: .resize(Size(40, 10))) == .resized(Size(40, 10)))
}

@Test func undoTakesOneStepBack() {
  var note = TextDocument("milk\neggs", size: Size(80, 24))
  note.apply(.end)
  if let edit = DocumentEdit(.key("!")) { note.apply(edit) }
  #expect(note.text == "milk\neggs!")
  note.apply(.rows(-1))
  note.apply(.undo)
  #expect(note.text == "milk\neggs")
}

extension Color {
  static let unread = Color.sky
}

extension Style {
  static let unread = Style(.unread, .bold)
}

@Test func unreadMailStandsOutOnEveryTerminal() {
  let dark = Theme.dark.painted([.unread: .shade(Shade(mixed: 0x7CD7F5))])
  #expect(dark.look(of: .unread).foreground == Shade(mixed: 0x7CD7F5))
  #expect(Theme.sixteen.look(of: .unread).style == .blue.bold)
  #expect(Theme.monochrome.look(of: .unread).style.attributes == [.bold, .dim, .underline])
}

let forest = Theme(
  "forest",
  [
    .heading: Look(style: .bold),
    .leaf: Look(style: .plain, foreground: Shade(0x9BD08A, 114)),
    .cursorRow: Look(style: .plain, background: Shade(0x243A53, 236)),
  ])

@Test func leavesAreGreen() {
  #expect(forest.look(of: .leaf.bold).foreground == Shade(0x9BD08A, 114))
  #expect(Theme.sixteen.look(of: .leaf).style == .green)
  #expect(Theme.monochrome.look(of: .leaf).style == .italic)
  let frame = Frame(Text("1.09€", style: .leaf), size: Size(8, 1))
  #expect(frame.svg(theme: .light).hasPrefix("<svg"))
}

@Suite struct GuestsTests {
  @Test func aListScrolls() throws {
    let play = Rehearsal(
      size: Size(20, 4), initialState: Guests(), reducer: guests, environment: { _ in () },
      view: GuestsView.init, keymap: { _ in guestKeys })
    try play.play("Ada<enter>Bob<enter>Cid<enter><down><down>")
    #expect(
      play.frame.lines == [
        "  Bob               ", "▸ Cid               ", "(a name)            ", "Enter add           ",
      ])
  }
}
