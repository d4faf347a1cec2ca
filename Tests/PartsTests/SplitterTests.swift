import Composable
import Loop
import Parts
import Screen
import Testing

/// Two panes with a divider.
@Suite struct SplitterTests {
  private func play(_ splitter: Splitter = Splitter(minimum: 3)) -> Rehearsal<Splitter, SplitterAction> {
    Rehearsal(
      size: Size(21, 7), initialState: splitter, reducer: Splitter.reducer, environment: { _ in },
      view: { SplitterView($0, Text("one"), Text("two")) }, keymap: \.keymap, mouse: Splitter.mouse)
  }

  private func column(_ play: Rehearsal<Splitter, SplitterAction>) -> Int? {
    play.frame.place(SplitterPlace.divider)?.rect.left
  }

  @Test func `the panes are of one size at first, and keys move the divider`() throws {
    let play = play()
    #expect(play.frame.line(0) == "one       │two       ")
    try play.play("<alt+left><alt+left>")
    #expect(play.frame.line(0) == "one     │two         ")
    try play.play("<alt+=>")
    #expect(column(play) == 10)
  }

  @Test func `the divider stays under the pointer that drags it`() throws {
    let play = play()
    for end in [4, 15, 12] {
      let start = try #require(column(play))
      try play.play("<click \(start),2><drag left,\(end),3>")
      #expect(column(play) == end)
      try play.play("<release left,\(end),3>")
    }
  }

  @Test func `no pane gets smaller than it may, and the divider comes back without delay`() throws {
    let play = play()
    try play.play("<click 10,0><drag left,0,0>")
    #expect(column(play) == 3)
    try play.play("<drag left,20,0>")
    #expect(column(play) == 17)
    try play.play("<release left,20,0><alt+left>")
    #expect(column(play) == 16)
  }

  @Test func `a drag that began elsewhere moves nothing, and a double press leads back`() throws {
    let play = play()
    try play.play("<click 2,0><drag left,15,0><release left,15,0>")
    #expect(column(play) == 10)
    try play.play("<alt+right><wait 1s><doubleclick divider>")
    #expect(column(play) == 10)
  }

  @Test func `another window is divided the same`() throws {
    let play = play(Splitter(.columns, first: 1, of: 4))
    #expect(column(play) == 5)
    try play.play("<resize 41x7>")
    #expect(column(play) == 10)
    try play.play("<alt+right><resize 21x7><resize 41x7>")
    #expect(column(play) == 11)
  }

  @Test func `panes stand one above the other`() throws {
    let play = play(Splitter(.rows, minimum: 1))
    #expect(play.frame.lines.map { $0.prefix(3) } == ["one", "   ", "   ", "───", "two", "   ", "   "])
    try play.play("<click 0,3><drag left,5,1><release left,5,1>")
    #expect(play.frame.line(1).hasPrefix("───"))
  }

  @Test(arguments: [Size(0, 0), Size(1, 1), Size(2, 3), Size(5, 1)])
  func `it draws in any room`(size: Size) {
    #expect(Frame(SplitterView(Splitter(), Text("a"), Text("b")), size: size).size == size)
  }

  @Test func `for people who hear the screen the panes are one below the other`() {
    let frame = Frame(SplitterView(Splitter(), Text("one"), Text("two")), size: Size(9, 4), isLinear: true)
    #expect(frame.lines.map { $0.prefix(3) } == ["one", "   ", "two", "   "])
  }
}
