import Composable
import Loop
import Parts
import Screen
import Testing

/// What lies in the middle and covers the rest.
@Suite struct ModalTests {
  private struct State: Equatable, Sendable {
    var list = Listing((1...30).map { ListingRow($0, "row \($0)") })
    var palette: Palette<String>? = Palette((1...20).map { PaletteCommand("command \($0)", action: "\($0)") })
  }

  private enum Action: Equatable, Sendable {
    case list(ListingAction<Int>)
    indirect case palette(PaletteAction<String>)
  }

  private func play() -> Rehearsal<State, Action> {
    Rehearsal(
      size: Size(40, 12), initialState: State(),
      reducer: Reducer { state, action, _ in
        switch action {
        case .list(let action):
          Listing.reducer.run(action, in: &state, at: \.list, (), as: Action.list)
        case .palette(.closed), .palette(.ran), .palette(.refused):
          {
            state.palette = nil; return .none
          }()
        case .palette(let action):
          Palette<String>.reducer.run(
            action, in: &state, at: \.palette, PaletteEnvironment(), as: Action.palette)
        }
      }, environment: { _ in },
      view: { state in
        Layers(
          ListingView(state.list), state.palette.map { Modal(PaletteView($0), size: Size(24, 8)) })
      },
      keymap: { state in
        state.palette == nil ? state.list.keymap.map(Action.list) : Palette.keymap.map(Action.palette)
      },
      mouse: Palette<String>.mouse.map(Action.palette) { (state: State) in state.palette }
        .adding(Listing<Int>.mouse.map(Action.list) { $0.list }),
      history: .keeping(100))
  }

  @Test func `a press or a wheel beside it reaches nothing below`() throws {
    let play = play()
    let count = play.history?.steps.count
    try play.play("<click 1,3><wheel down,1,3><click 39,11>")
    #expect(play.history?.steps.count == count && play.state.list.current?.id == 1)
  }

  @Test func `the wheel over it scrolls it, a page is as long as it shows, and a press does a command`()
    throws
  {
    let play = play()
    try play.play("<wheel down,20,5>")
    #expect(play.state.palette?.list.top == 3 && play.state.list.top == 0)
    try play.play("<pgdn>")
    #expect(play.state.palette?.list.window == Size(22, 5))
    #expect(play.state.palette?.list.current?.id == 8)
    try play.play("<click palette.item(8)>")
    #expect(play.state.palette == nil)
    #expect(play.history?.steps.last?.action == .palette(.ran("9")))
  }

  @Test func `what it covered has the mouse again when it is gone`() throws {
    let play = play()
    try play.play("<esc><wheel down,20,5>")
    #expect(play.state.list.top == 3 && play.state.list.window == Size(40, 12))
  }
}
