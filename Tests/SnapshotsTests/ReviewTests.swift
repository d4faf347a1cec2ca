import Composable
import ComposableTesting
import Loop
import Screen
import ScreenTesting
import Synchronization
import Testing

@testable import SnapshotsMain

@Suite struct ReviewTests {
  private let done = Done()
  private final class Done: Sendable {
    private let texts = Mutex<[String]>([])
    var all: [String] { texts.withLock { $0 } }
    func add(_ text: String) { texts.withLock { $0.append(text) } }
  }

  private static let names = [
    SnapshotName(suite: "ListTests", name: "empty"), SnapshotName(suite: "ListTests", name: "ticked"),
    SnapshotName(suite: "MenuTests", name: "visit"),
  ]

  private static func frame(_ text: String, _ style: Style = .plain, cursor: Point? = nil) -> Frame {
    Frame(size: Size(24, 3)) { canvas in
      canvas.write("Groceries", style: .heading)
      canvas.write(text, at: Point(0, 1), style: style)
      if let cursor { canvas.setCursor(at: cursor) }
    }
  }

  private static func comparison(_ name: SnapshotName) -> Comparison {
    switch name.name {
    case "empty": Comparison(old: [], new: [Scene("", frame("Press a to add."))])
    case "ticked":
      Comparison(
        old: [Scene("", frame("▸ [ ] milk", cursor: Point(0, 1)))],
        new: [Scene("", frame("▸ [x] milk", .green, cursor: Point(2, 1)))])
    default:
      Comparison(
        old: [Scene("open", frame("one")), Scene("j", frame("two"))],
        new: [Scene("open", frame("one")), Scene("j", frame("tree")), Scene("k", frame("one"))])
    }
  }

  private func environment() -> ReviewEnvironment {
    ReviewEnvironment(
      list: { Self.names }, compare: { Self.comparison($0) },
      accept: { [done] in done.add("accept \($0)") }, reject: { [done] in done.add("reject \($0)") })
  }

  private func store(
    _ change: (inout ReviewEnvironment) -> Void = { _ in }
  ) -> TestStore<Review, ReviewAction, ReviewEnvironment> {
    var environment = ReviewEnvironment.unimplemented
    environment.list = { Self.names }
    environment.compare = { Self.comparison($0) }
    change(&environment)
    return TestStore(initialState: Review(), reducer: reviewReducer, environment: environment)
  }

  private func open(_ store: TestStore<Review, ReviewAction, ReviewEnvironment>) {
    store.send(.opened)
    store.receive(.listed(Self.names)) { $0.names = Self.names }
    receive(0, store)
  }

  private func receive(
    _ index: Int, _ store: TestStore<Review, ReviewAction, ReviewEnvironment>,
    _ update: @escaping (inout Review) -> Void = { _ in }
  ) {
    let comparison = Self.comparison(Self.names[index])
    store.receive(.compared(Self.names[index], comparison)) { state in
      state.comparison = comparison
      update(&state)
    }
  }

  @Test func `what waits is listed, and the first of it compared`() {
    open(store())
  }

  @Test func `what can not be listed is said`() {
    let store = store { $0.list = { throw Complaint("the disk is gone") } }
    store.send(.opened)
    store.receive(.failed("the disk is gone")) { $0.failure = "the disk is gone" }
  }

  @Test func `moving compares what is then selected, from its first difference on`() {
    let store = store()
    open(store)
    store.send(.moved(by: 5)) { state in
      state.position.selected = 2
      state.comparison = nil
    }
    receive(2, store) { state in
      state.scene = 1
    }
    store.send(.moved(by: 1))
    store.send(.sceneTurned(by: 4)) { $0.scene = 2 }
    store.send(.sceneTurned(by: -9)) { $0.scene = 0 }
  }

  @Test func `accepting takes it off the list and goes on to the next`() {
    let store = store { [done] in $0.accept = { done.add("accept \($0)") } }
    open(store)
    store.send(.acceptPressed)
    store.receive(.accepted(Self.names[0])) { state in
      state.names = Array(Self.names[1...])
      state.accepted = 1
      state.comparison = nil
    }
    receive(1, store)
    #expect(done.all == ["accept ListTests/empty"])
  }

  @Test func `rejecting the last of them ends the review`() {
    let store = store { [done] environment in
      environment.list = { [Self.names[1]] }
      environment.reject = { done.add("reject \($0)") }
    }
    store.send(.opened)
    store.receive(.listed([Self.names[1]])) { $0.names = [Self.names[1]] }
    receive(1, store)
    store.send(.rejectPressed)
    store.receive(.rejected(Self.names[1])) { state in
      state.names = []
      state.rejected = 1
      state.comparison = nil
    }
    #expect(store.state.isOver)
    #expect(store.state.summary == "accepted 0, rejected 1, 0 still pending")
    #expect(done.all == ["reject ListTests/ticked"])
  }

  @Test func `all are accepted in their order`() {
    let store = store { [done] in $0.accept = { done.add("\($0)") } }
    store.exhaustivity = .off
    open(store)
    store.send(.acceptAllPressed)
    store.receive(.accepted(Self.names[2]))
    #expect(store.state.accepted == 3)
    #expect(store.state.isOver)
    #expect(done.all == Self.names.map(\.description))
  }

  @Test func `a file that can not be written is said, and stays on the list`() {
    let store = store { $0.accept = { _ in throw Complaint("no room on the disk") } }
    open(store)
    store.send(.acceptPressed)
    store.receive(.failed("no room on the disk")) { $0.failure = "no room on the disk" }
    store.send(.moved(by: 1)) { state in
      state.position.selected = 1
      state.failure = nil
      state.comparison = nil
    }
    receive(1, store)
  }

  @Test func `sides turn, and panning stays within the frame`() {
    let store = store()
    open(store)
    store.send(.paneTurned) { $0.pane = .old }
    store.send(.paneTurned) { $0.pane = .new }
    store.send(.panned(columns: 8, rows: 4))
    store.send(.resized(Size(20, 5))) { $0.size = Size(20, 5) }
    store.send(.panned(columns: 8, rows: 4)) { $0.offset = Point(4, 2) }
    store.send(.panned(columns: -1, rows: -9)) { $0.offset = Point(3, 0) }
    store.send(.resized(Size(80, 24))) { state in
      state.size = Size(80, 24)
      state.offset = .zero
    }
  }

  @Test func `help and the end`() {
    let store = store()
    store.send(.helpOpened) { $0.helpTop = 0 }
    store.send(.helpMoved(by: 1))
    store.send(.resized(Size(40, 10))) { $0.size = Size(40, 10) }
    store.send(.helpMoved(by: 99)) { $0.helpTop = 12 }
    store.send(.helpMoved(by: -1)) { $0.helpTop = 11 }
    store.send(.helpClosed) { $0.helpTop = nil }
    store.send(.quit) { $0.hasQuit = true }
    #expect(store.state.isOver)
  }

  @Test func `no key stands in two places`() {
    #expect(reviewKeys.conflicts.isEmpty)
    #expect(reviewHelpKeys.conflicts.isEmpty)
  }

  private func rehearsal(_ size: Size) -> Rehearsal<Review, ReviewAction> {
    Rehearsal(
      size: size, initialState: Review(), reducer: reviewReducer, environment: { _ in environment() },
      view: ReviewView.init, keymap: \.keymap, isOver: \.isOver, whenOpen: .opened)
  }

  /// The screen after some keys, at each size.
  private func assertFaces(_ name: String, _ script: String, line: UInt = #line) throws {
    assertFrames(
      name,
      try Scene.sizes.flatMap { size in
        let play = rehearsal(size)
        try play.play(script)
        return Scene.matrix(sizes: [size]) { _ in FrameView(play.frame) }
      }, line: line)
  }

  @Test func `a new one`() throws { try assertFaces("new", "") }
  @Test func `a changed one`() throws { try assertFaces("changed", "j") }
  @Test func `a changed story`() throws { try assertFaces("story", "jj") }
  @Test func `the help`() throws { try assertFaces("help", "?") }

  @Test func `a review, told by its keys`() throws {
    let play = rehearsal(Size(60, 16))
    try play.play("")
    var scenes = [Scene("open", play.frame)]
    for script in ["y", "<Tab>", "<Tab>", "n", "]"] {
      try play.play(script)
      scenes.append(Scene(script, play.frame))
    }
    assertFrames("review", scenes)
    try play.play("a")
    #expect(play.isOver)
    #expect(done.all == ["accept ListTests/empty", "reject ListTests/ticked", "accept MenuTests/visit"])
    #expect(play.state.summary == "accepted 2, rejected 1, 0 still pending")
  }

  @Test func `every size down to one cell is drawn without a trap`() throws {
    for width in [1, 2, 3, 5, 20, 71, 72, 73, 119, 120, 130] {
      for height in [1, 2, 3, 4, 5, 15, 16, 17] {
        for script in ["", "j", "jj", "jj]<Tab>", "?", "jll<ctrl+d>"] {
          let play = rehearsal(Size(width, height))
          try play.play(script)
          #expect(play.frame.lines.contains { $0.contains { $0 != " " } }, "\(width)x\(height) \(script)")
        }
      }
    }
  }
}
