import ComposableTesting
import Loop
import Parts
import Screen
import Testing

/// The help of a key table.
@Suite struct KeyHelpTests {
  private enum Act { case go }

  private static let keymap = Keymap(
    (1...12).map { Command("go \($0)", keys: Key("f\($0)")!, action: Act.go) })

  @Test func `it opens at the top, scrolls to its end and no further, and closes`() {
    let store = TestStore(initialState: KeyHelp(Self.keymap), reducer: KeyHelp.reducer, environment: ())
    store.exhaustivity = .off
    store.send(.resized(Size(1, 5)))
    #expect(!store.state.isShown)
    store.send(.opened)
    store.send(.moved(by: 99))
    #expect(store.state.top == 7)
    store.send(.moved(by: -99))
    #expect(store.state.top == 0)
    #expect(
      Frame(KeyHelpView(store.state, Self.keymap), size: Size(16, 7)).lines[1...2] == [
        "│ F1   go 1  ┃ │", "│ F2   go 2  ┃ │",
      ])
    store.send(.closed)
    #expect(
      Frame(KeyHelpView(store.state, Self.keymap), size: Size(16, 7)).lines.allSatisfy {
        $0.allSatisfy { $0 == " " }
      })
  }

  @Test func `where all fits, nothing scrolls`() {
    let store = TestStore(initialState: KeyHelp(Self.keymap), reducer: KeyHelp.reducer, environment: ())
    store.exhaustivity = .off
    store.send(.opened)
    store.send(.resized(Size(1, 20)))
    store.send(.moved(by: 3))
    #expect(store.state.top == 0)
  }

  @Test func `where columns stand side by side, it scrolls to where the last of them is full`() throws {
    let play = Rehearsal(
      size: Size(34, 5), initialState: KeyHelp(Self.keymap), reducer: KeyHelp.reducer, environment: { _ in },
      view: { KeyHelpView($0, Self.keymap) },
      keymap: { help in
        help.isShown
          ? KeyHelp.keymap : Keymap([Command("help", keys: "?", action: KeyHelpAction.opened, footer: true)])
      }, mouse: KeyHelp.mouse)
    try play.play("?")
    #expect(play.frame.lines[0].contains("1–6 of 12"))
    try play.play("<wheel down,3,2>jjjjjjj")
    #expect(play.state.top == 6 && play.frame.lines[0].contains("7–12 of 12"))
    #expect(play.frame.lines[3].contains("F9 ") && play.frame.lines[3].contains("F12"))
    try play.play("<pgup>")
    #expect(play.state.top == 0)
  }
}
