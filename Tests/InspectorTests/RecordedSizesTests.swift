import Composable
import FoundationEssentials
import Inspector
import Loop
import Screen
import Testing

/// The sizes that a state was told are part of a recording, since when they came depends on when frames were painted.
@Suite struct RecordedSizesTests {
  struct Pane: Equatable, Sendable { var window = Size.zero }
  enum PaneAction: Equatable, Sendable { case resized(Size), replaced }
  struct Window: Hashable, Sendable, CustomStringConvertible { var description: String { "window" } }

  private func replay(_ lines: String) throws -> Replay<Pane, PaneAction> {
    Replay(try Recording("recording 1\nprogram panes 1\nsize 18x4\n\(lines)\n")) { header in
      Rehearsal(
        size: header.size, initialState: Pane(),
        reducer: Reducer<Pane, PaneAction, Void> { pane, action, _ in
          switch action {
          case .resized(let size): pane.window = size
          case .replaced: pane = Pane()
          }
          return .none
        }, environment: { _ in },
        view: { pane in Drawing { $0.measure(Window(), known: pane.window) } },
        keymap: { _ in Keymap([Command("another", keys: "n", action: .replaced)]) },
        mouse: Mouse(sizes: { (_: Pane, _: Window, size) in PaneAction.resized(size) }))
    }
  }

  @Test func `a replay tells a size where the recording does, and not by itself`() throws {
    let replay = try replay("+0ms told 18x4 window\n+0ms n")
    #expect(replay.rehearsal.state.window == .zero)
    try replay.play(until: 1)
    #expect(replay.rehearsal.state.window == Size(18, 4))
    try replay.play()
    #expect(replay.rehearsal.state.window == .zero && replay.history.steps.count == 2)
  }

  @Test func `a size that no view has any more is told of by its line`() throws {
    let replay = try replay("+0ms told 20x4 window")
    #expect {
      try replay.play()
    } throws: {
      "\($0)" == "Line 4: Nothing named window is 20x4 here: the program has changed."
    }
  }

  /// Gives several keys at once, as a paste into a terminal or a slow machine does.
  private final class Hasty: Console {
    let size = Size(18, 4)
    var wake: @Sendable () -> Void { {} }
    private var batches: [[Event]]
    init(_ batches: [[Event]]) { self.batches = batches }
    func waitForEvents() -> [Event]? { batches.isEmpty ? nil : batches.removeFirst() }
    func paint(_ frame: Frame) {}
  }

  @Test func `keys that came at once do the same when they are replayed one by one`() throws {
    struct List: Equatable, Sendable {
      var isOpen = false
      var window = Size(1, 1)
      var row = 0
    }
    enum Action: Equatable, Sendable { case opened, paged, resized(Size) }
    let reducer = Reducer<List, Action, Void> { list, action, _ in
      switch action {
      case .opened: list.isOpen = true
      case .paged: list.row += list.window.height
      case .resized(let size): list.window = size
      }
      return .none
    }
    let keys = Keymap([
      Command("open", keys: "o", action: Action.opened), Command("page", keys: "p", action: .paged),
    ])
    let view = { (list: List) in
      Drawing { if list.isOpen { $0.measure(Window(), known: list.window) } }
    }
    var mouse: Mouse<List, Action> { Mouse(sizes: { (_: List, _: Window, size) in .resized(size) }) }
    let path = FileManager.default.temporaryDirectory.appending(path: "sizes-\(UUID()).recording").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let store = Store(initialState: List(), reducer: reducer, environment: ())
    let program = Program(store: store, view: view, keymap: { _ in keys }, mouse: mouse)
    try program.record(to: path, as: "list 1")
    // No frame was painted between the first two keys, so the page was one row long.
    program.run(on: Hasty([[.key("o"), .key("p")], [.key("p")]]))
    #expect(program.state.row == 5)
    let replay = Replay(try Recording(contentsOf: path)) { header in
      Rehearsal(
        size: header.size, initialState: List(), reducer: reducer, environment: { _ in }, view: view,
        keymap: { _ in keys }, mouse: mouse)
    }
    replay.checksFrames = true
    try replay.play()
    #expect(replay.rehearsal.state == program.state)
  }
}
