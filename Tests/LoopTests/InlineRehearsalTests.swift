// A program below the prompt in a rehearsal: its frames have their own height, and what it prints stands above.

import Composable
import Loop
import Screen
import Testing

@Suite struct InlineRehearsalTests {
  struct Count: Equatable {
    var number = 1
    var size = Size.zero
    var isOver = false
  }

  enum Action: Equatable, Sendable { case added(Int), told, resized(Size), quit }

  static let reducer = Reducer<Count, Action, Scrollback> { state, action, above in
    switch action {
    case .added(let number): state.number += number
    case .told:
      return .fireAndForget { [number = state.number] in above.print("\u{1B}[1mat \(number)\u{1B}[m") }
    case .resized(let size): state.size = size
    case .quit: state.isOver = true
    }
    return .none
  }

  static let keys = Keymap<Action>([
    Command("more", keys: "+", action: .added(1)), Command("less", keys: "-", action: .added(-1)),
    Command("tell", keys: "p", action: .told), Command("quit", keys: "q", action: .quit),
  ]) { if case .resize(let size) = $0 { .resized(size) } else { nil } }

  static func rehearsal(_ inline: Inline?, linear: Bool = false) -> Rehearsal<Count, Action> {
    let above = Scrollback()
    return Rehearsal(
      size: Size(10, 8), inline: inline, above: above, initialState: Count(), reducer: reducer,
      environment: { _ in above },
      view: { state in
        Drawing { canvas in
          for row in 0..<min(state.number, canvas.size.height) {
            canvas.write("row \(row)", at: Point(0, row))
          }
          canvas.setCursor(at: Point(1, 0))
        }
      }, keymap: { _ in keys }, isOver: \.isOver, linear: linear)
  }

  @Test func `frames are as high as what is in them, up to their share`() throws {
    let rehearsal = Self.rehearsal(Inline(.fitting))
    #expect(rehearsal.state.size == Size(10, 4) && rehearsal.frame.size == Size(10, 1))
    try rehearsal.play("++")
    #expect(rehearsal.shots.map(\.frame.size.height) == [1, 2, 3])
    try rehearsal.play("+++++--<resize 20x3>")
    #expect(rehearsal.state.size == Size(20, 2) && rehearsal.frame.size == Size(20, 2))
    let fixed = Self.rehearsal(Inline(.rows(3)))
    #expect(fixed.frame.size == Size(10, 3))
    try fixed.play("<resize 10x2>")
    #expect(fixed.frame.size == Size(10, 2))
  }

  @Test func `the screen has the lines above, and at the end what is left`() throws {
    let rehearsal = Self.rehearsal(Inline(.fitting))
    try rehearsal.play("p+p")
    #expect(rehearsal.screen.plainText == "at 1\nat 2\nrow 0\nrow 1\n\n\n\n\n")
    #expect(rehearsal.screen.cursor?.point == Point(1, 2))
    let first = try #require(rehearsal.shots.first { $0.linesAbove == 1 })
    #expect(rehearsal.screen(at: first).plainText == "at 1\nrow 0\n\n\n\n\n\n\n")
    try rehearsal.play("+ppppp")
    #expect(
      rehearsal.screen.lines.last?.hasPrefix("row 2") == true && rehearsal.screen.lines[0].hasPrefix("at 3"))
    try rehearsal.play("q")
    #expect(rehearsal.screen.plainText == "at 1\nat 2\nat 3\nat 3\nat 3\nat 3\nat 3\n\n")
    let last = Self.rehearsal(Inline(.fitting, leaving: .lastFrame))
    try last.play("p+q")
    #expect(last.screen.plainText == "at 1\nrow 0\nrow 1\n\n\n\n\n\n" && last.screen.cursor == nil)
  }

  @Test func `the same program has the whole screen, or is heard`() throws {
    let whole = Self.rehearsal(nil)
    try whole.play("+p")
    #expect(whole.frame.size == Size(10, 8) && whole.screen == whole.frame)
    let heard = Self.rehearsal(Inline(.rows(4)), linear: true)
    try heard.play("+")
    // A row of the four is for what is said.
    #expect(heard.frame.size == Size(10, 4) && heard.state.size.height == 3)
    #expect(heard.frame.lines[3].hasPrefix("row 1"))
  }

  @Test func `long lines above are wrapped, wide characters whole`() throws {
    let above = Scrollback()
    above.print("123456789牛x", "\u{1B}[2J")
    let rehearsal = Rehearsal(
      size: Size(10, 6), inline: Inline(.rows(1)), above: above, initialState: 0,
      reducer: Reducer<Int, Int, Void> { _, _, _ in .none }, environment: { _ in () },
      view: { _ in Text("=") },
      keymap: { _ in Keymap([]) })
    #expect(rehearsal.screen.plainText == "123456789\n牛x\n\("\u{1B}[2J".printable)\n=\n\n\n")
  }
}
