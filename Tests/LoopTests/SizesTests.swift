import Composable
import Loop
import Screen
import Testing

/// How a state learns the sizes that its views have.
@Suite struct SizesTests {
  struct Pane: Equatable, Sendable {
    var window = Size.zero
    var isOpen = true
    var told = 0
  }

  enum PaneAction: Equatable, Sendable { case resized(Size), closed, replaced, moved }
  struct Window: Hashable, Sendable, CustomStringConvertible { var description: String { "window" } }

  static let reducer = Reducer<Pane, PaneAction, Void> { pane, action, _ in
    switch action {
    case .resized(let size): (pane.window, pane.told) = (size, pane.told + 1)
    case .closed: pane.isOpen = false
    case .replaced: pane = Pane(told: pane.told)
    case .moved: break
    }
    return .none
  }

  struct PaneView: View {
    let pane: Pane

    func draw(on canvas: inout Canvas) {
      guard pane.isOpen else { return }
      canvas.draw(
        Drawing { canvas in
          canvas.measure(Window(), known: pane.window)
          canvas.write("\(pane.window)")
        }, in: Rect(1, 1, canvas.size.width - 2, canvas.size.height - 2))
    }
  }

  static var mouse: Mouse<Pane, PaneAction> {
    Mouse(sizes: { (_: Pane, _: Window, size) in PaneAction.resized(size) })
  }
  static let keys = Keymap<PaneAction>([
    Command("close", keys: "c", action: .closed), Command("another", keys: "n", action: .replaced),
    Command("down", keys: "j", action: .moved),
  ])

  private func play(_ mouse: Mouse<Pane, PaneAction>? = Self.mouse) -> Rehearsal<Pane, PaneAction> {
    Rehearsal(
      size: Size(20, 6), initialState: Pane(), reducer: Self.reducer, environment: { _ in },
      view: PaneView.init, keymap: { _ in Self.keys }, mouse: mouse, history: .keeping(100))
  }

  @Test func `the state knows the size before the first frame is painted`() {
    let play = play()
    #expect(play.state.window == Size(18, 4) && play.shots.count == 1)
    #expect(play.frame.line(1).hasPrefix(" 18x4"))
  }

  @Test func `a size is told once, and again only when it is another`() throws {
    let play = play()
    try play.play("jjj")
    #expect(play.state.told == 1)
    try play.play("<resize 30x8>j")
    #expect(play.state.told == 2 && play.state.window == Size(28, 6))
  }

  @Test func `a state in the place of another learns its size, too`() throws {
    let play = play()
    try play.play("n")
    #expect(play.state.window == Size(18, 4) && play.state.told == 2)
  }

  @Test func `it is an action of the program itself, which its history has`() throws {
    let play = play()
    let step = try #require(play.history?.steps.first)
    #expect(step.action == .resized(Size(18, 4)) && step.origin == .program)
  }

  @Test func `without a mouse nothing is told, and a state that doesn't listen isn't asked for ever`() throws
  {
    #expect(play(nil).state.told == 0)
    let deaf = play(Mouse(sizes: { (_: Pane, _: Window, _) in PaneAction.moved }))
    try deaf.play("j")
    #expect(deaf.frame.line(1).hasPrefix(" 0x0"))
  }

  @Test func `of two parts of a kind each learns its own`() throws {
    struct Panes: Equatable, Sendable {
      var left = Pane()
      var right = Pane()
    }
    enum Action: Equatable, Sendable { case left(PaneAction), right(PaneAction) }
    let play = Rehearsal(
      size: Size(41, 6), initialState: Panes(),
      reducer: Reducer<Panes, Action, Void> { state, action, _ in
        switch action {
        case .left(let action): Self.reducer.run(action, in: &state, at: \.left, (), as: Action.left)
        case .right(let action): Self.reducer.run(action, in: &state, at: \.right, (), as: Action.right)
        }
      }, environment: { _ in },
      view: { state in
        Columns(
          .fixed(20, PaneView(pane: state.left).named("left")),
          .fill(PaneView(pane: state.right).named("right")))
      }, keymap: { _ in Keymap([]) },
      mouse: Self.mouse.named("left").map(Action.left) { (panes: Panes) in panes.left }
        .adding(Self.mouse.named("right").map(Action.right) { $0.right }))
    #expect(play.state.left.window == Size(18, 4) && play.state.right.window == Size(19, 4))
  }
}
