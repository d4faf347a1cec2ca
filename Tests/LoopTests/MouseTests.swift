import Composable
import Loop
import Screen
import Testing

/// The mouse by the names of places: in programs, and in scripts.
@Suite struct MouseTests {
  enum Name: Hashable, Sendable { case row(Int), box }
  enum Action: Equatable, Sendable { case hit(Pointer<Name>), keyed, quit }

  struct Rows: Equatable {
    var log: [Pointer<Name>] = []
    var keys = 0
    var isOver = false
  }

  static let reducer = Reducer<Rows, Action, Void> { state, action, _ in
    switch action {
    case .hit(let pointer): state.log.append(pointer)
    case .keyed: state.keys += 1
    case .quit: state.isOver = true
    }
    return .none
  }

  static let keys = Keymap<Action>([
    Command("count", keys: "k", action: .keyed, footer: true),
    Command("quit", keys: "q", action: .quit, footer: true),
  ])

  /// Three rows, the second with a box in front, and a footer.
  private func rehearsal() -> Rehearsal<Rows, Action> {
    Rehearsal(
      size: Size(20, 4), initialState: Rows(), reducer: Self.reducer, environment: { _ in () },
      view: { _ in
        Drawing { canvas in
          for row in 0..<3 { canvas.place(Name.row(row), in: Rect(0, row, 20, 1)) }
          canvas.place(Name.box, in: Rect(0, 1, 3, 1))
          canvas.draw(Footer(Self.keys), in: Rect(0, 3, 20, 1))
        }
      }, keymap: { _ in Self.keys }, mouse: Mouse { _, pointer in .hit(pointer) }, isOver: \.isOver)
  }

  @Test func `a press tells the place in front and the point in it`() throws {
    let rows = rehearsal()
    try rows.play("<click 5,2><click 1,1><click right,9,1>")
    #expect(
      rows.state.log == [
        .pressed(.row(2), .left, at: Point(5, 0)), .pressed(.box, .left, at: Point(1, 0)),
        .pressed(.row(1), .right, at: Point(9, 0)),
      ])
  }

  @Test func `a second press at once is a double press, a third or a late one isn't`() throws {
    let rows = rehearsal()
    try rows.play("<doubleclick row(0)><click row(0)><wait 600ms><click row(0)><click row(2)><click row(0)>")
    let point = Point.zero
    #expect(
      rows.state.log == [
        .pressed(.row(0), .left, at: point), .doublePressed(.row(0), at: point),
        .pressed(.row(0), .left, at: point), .pressed(.row(0), .left, at: point),
        .pressed(.row(2), .left, at: point), .pressed(.row(0), .left, at: point),
      ])
  }

  @Test func `a drag tells what is held, and what is below the mouse`() throws {
    let rows = rehearsal()
    try rows.play("<click 4,0><drag 6,1><drag 19,3><release 4,2>")
    #expect(
      rows.state.log == [
        .pressed(.row(0), .left, at: Point(4, 0)), .dragged(.row(0), over: .row(1), at: Point(6, 1)),
        .dragged(.row(0), over: nil, at: Point(19, 3)), .dropped(.row(0), on: .row(2)),
      ])
    try rows.play("<click 4,0><release 4,0>")
    #expect(rows.state.log.count == 5, "a press that doesn't move drops nothing")
  }

  @Test func `the wheel turns over a place, or beside all`() throws {
    let rows = rehearsal()
    try rows.play("<wheel down,4,0><wheel up,19,3>")
    #expect(rows.state.log == [.wheel(.down, over: .row(0)), .wheel(.up, over: nil)])
  }

  @Test func `a press on a key of the footer is that key, every time`() throws {
    let rows = rehearsal()
    try rows.play("<click k><click k><click k>")
    #expect(rows.state.keys == 3 && rows.state.log.isEmpty)
    try rows.play("<click q>")
    #expect(rows.isOver)
  }

  @Test func `a script presses places by name, also those that are partly covered, and drags`() throws {
    let rows = rehearsal()
    try rows.play("<click row(1)><click box><drag row(0) to row(2)>")
    #expect(
      rows.state.log == [
        .pressed(.row(1), .left, at: Point(3, 0)), .pressed(.box, .left, at: .zero),
        .pressed(.row(0), .left, at: .zero), .dragged(.row(0), over: .row(2), at: Point(0, 2)),
        .dropped(.row(0), on: .row(2)),
      ])
  }

  @Test func `names of several types are answered by one mouse each, and what none answers does nothing`()
    throws
  {
    struct Other: Hashable, Sendable, CustomStringConvertible { var description: String { "other" } }
    let program = Rehearsal(
      size: Size(9, 2), initialState: [String](),
      reducer: Reducer<[String], String, Void> { log, action, _ in
        log.append(action)
        return .none
      }, environment: { _ in () },
      view: { _ in Screen.Rows(.fixed(1, Text("a").place(Name.box)), .fixed(1, Text("b").place(Other()))) },
      keymap: { _ in Keymap([]) },
      mouse: Mouse { (_, pointer: Pointer<Name>) in
        if case .pressed = pointer { "box" } else { nil }
      }.adding(
        Mouse { (_, pointer: Pointer<Other>) in
          if case .pressed = pointer { "other" } else { nil }
        }
      ).adding(Mouse { (_, event: Event) in event == .focus(true) ? "focus" : nil }))
    try program.play("<click box><click other><focus in><focus out>")
    #expect(program.state == ["box", "other", "focus"])
  }

  @Test func `a name that isn't there is an error that tells those that are`() throws {
    let rows = rehearsal()
    let error = #expect(throws: RehearsalError.self) { try rows.play("<click row(7)>") }
    #expect(
      error?.message == """
        No place named row(7) can be pressed.

        There are: box, k, q, row(0), row(1), row(2)
        """)
  }

  @Test func `a name that is covered can't be pressed, and isn't among those that are told`() throws {
    struct Lid: Hashable, Sendable, CustomStringConvertible { var description: String { "lid" } }
    let program = Rehearsal(
      size: Size(9, 1), initialState: 0, reducer: Reducer<Int, String, Void> { _, _, _ in .none },
      environment: { _ in () },
      view: { _ in Layers(Text("a").place(Name.box), Text("b").place(Lid())) }, keymap: { _ in Keymap([]) })
    let error = #expect(throws: RehearsalError.self) { try program.play("<click box>") }
    #expect(error?.message.hasSuffix("There are: lid") == true)
  }
}
