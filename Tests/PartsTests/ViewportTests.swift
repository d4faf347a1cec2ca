import Composable
import Loop
import Parts
import Screen
import Testing

/// A window onto a larger view.
@Suite struct ViewportTests {
  static let size = Size(12, 9)
  let content = Drawing { canvas in
    for row in 0..<9 { canvas.write("\(row) abcdefghi", at: Point(0, row)) }
  }

  private func lines(_ position: ViewportPosition, _ window: Size = Size(6, 3)) -> [String] {
    Frame(Viewport(content, size: Self.size, position: position), size: window).lines
  }

  private func play() -> Rehearsal<ViewportPosition, ViewportAction> {
    Rehearsal(
      size: Size(8, 4), initialState: ViewportPosition(), reducer: ViewportPosition.reducer,
      environment: { _ in },
      view: { position in
        Padding(Viewport(content, size: Self.size, position: position), bottom: 1, right: 2)
      }, keymap: { _ in ViewportPosition.keymap }, mouse: ViewportPosition.mouse)
  }

  @Test func `it shows the part it was scrolled to, and a bar where there is more`() throws {
    #expect(lines(ViewportPosition()) == ["0 abc┃", "1 abcd", "2 abcd"])
    #expect(lines(ViewportPosition(Point(2, 3))) == ["abcdef", "abcde┃", "abcdef"])
    #expect(lines(ViewportPosition(), Size(12, 9))[8] == "8 abcdefghi ")
    #expect(lines(ViewportPosition(Point(50, 50)))[2].hasPrefix("efghi"))
  }

  @Test func `it doesn't scroll beyond the ends, which its view knows`() throws {
    let play = play()
    try play.play("G")
    #expect(play.state.offset == Point(0, 6))
    try play.play("<pgup>")
    #expect(play.state.offset == Point(0, 3))
    try play.play("lll")
    #expect(play.state.offset == Point(6, 3))
    try play.play("ghh")
    #expect(play.state.offset == .zero)
  }

  @Test func `Esc is for its parent`() {
    #expect(ViewportPosition.keymap["esc"] == .left && ViewportPosition.keymap["q"] == .left)
  }

  @Test func `the wheel and the bar scroll it, and a larger window shows no more than there is`() throws {
    let play = play()
    try play.play("<wheel down,2,1>")
    #expect(play.state.offset.row == 3)
    try play.play("<wheel down,7,1>")
    #expect(play.state.offset.row == 3)
    try play.play("<click 5,0><drag left,5,2><release left,5,2>")
    #expect(play.state.offset.row == 6)
    try play.play("<resize 8x9>")
    #expect(play.state.offset.row == 1)
  }

  @Test func `a text is as long as it is in the width of the window`() {
    let text = Text("one two three four", overflow: .wrap)
    let frame = Frame(Viewport(text, position: ViewportPosition(Point(0, 9))), size: Size(7, 3))
    #expect(frame.lines.map { String($0.prefix(6)) } == ["two   ", "three ", "four  "])
  }
}
