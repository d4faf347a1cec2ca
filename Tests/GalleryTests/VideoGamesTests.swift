import Composable
import ComposableTesting
import Loop
import Screen
import ScreenTesting
import Testing

@testable import Gallery

@Suite struct VideoGamesTests {
  private let clock = TestClock()
  private static let pong = VideoGames.Game(title: "Pong", platform: "Arcade", year: 1972)
  private static let rogue = VideoGames.Game(title: "Rogue", platform: "Unix", year: 1980)

  struct Down: Error, CustomStringConvertible {
    var description: String { "localhost refused the connection." }
  }

  private func store(
    _ state: VideoGames = VideoGames(), games: @escaping @Sendable () async throws -> [VideoGames.Game]
  ) -> TestStore<VideoGames, VideoGamesAction, VideoGamesEnvironment> {
    var environment = VideoGamesEnvironment.unimplemented
    environment.games = games
    environment.clock = clock
    return TestStore(initialState: state, reducer: videoGamesReducer, environment: environment)
  }

  @Test func `games load while the spinner turns, and stop it`() {
    let store = store { [clock] in
      try await clock.sleep(for: .milliseconds(100))
      return [Self.pong]
    }
    store.send(.opened)
    clock.advance(by: .milliseconds(80))
    store.receive(.spinnerTurned) { $0.shelf = .loading(step: 1) }
    clock.advance(by: .milliseconds(20))
    store.receive(.gamesLoaded([Self.pong])) { $0.shelf = .loaded([Self.pong]) }
    clock.advance(by: .seconds(10))
  }

  @Test func `a failure is shown, and r tries again`() {
    let store = store { throw Down() }
    store.send(.opened)
    store.receive(.loadFailed(reason: "localhost refused the connection.")) { state in
      state.shelf = .failed(
        message: "Unable to load games. Please try again !", reason: "localhost refused the connection.")
    }
    store.environment.games = { [Self.pong] }
    store.send(.reloadRequested) { $0.shelf = .loading(step: 0) }
    store.receive(.gamesLoaded([Self.pong])) { $0.shelf = .loaded([Self.pong]) }
  }

  @Test func `no games are no failure`() {
    let store = store { [] }
    store.send(.opened)
    store.receive(.gamesLoaded([])) { $0.shelf = .loaded([]) }
    store.send(.moved(by: 1))
  }

  @Test func `leaving cancels`() {
    let store = store { [clock] in
      try await clock.sleep(for: .seconds(60))
      return [Self.pong]
    }
    store.send(.opened)
    store.send(.visit(.left(.back))) { $0.visit.exit = .back }
    clock.advance(by: .seconds(100))
  }

  @Test func `trying again while it loads starts anew, and only the new answer comes`() {
    let store = store { [clock] in
      try await clock.sleep(for: .milliseconds(70))
      return [Self.pong]
    }
    store.send(.opened)
    clock.advance(by: .milliseconds(60))
    store.environment.games = { [clock] in
      try await clock.sleep(for: .milliseconds(50))
      return [Self.rogue]
    }
    store.send(.reloadRequested)
    // After the time of the first answer.
    clock.advance(by: .milliseconds(49))
    clock.advance(by: .milliseconds(1))
    store.receive(.gamesLoaded([Self.rogue])) { $0.shelf = .loaded([Self.rogue]) }
    clock.advance(by: .seconds(1))
  }

  @Test func `the selection moves, by a page too, and stays within the list`() {
    let games = (1...40).map { VideoGames.Game(title: "\($0)") }
    let state = VideoGames(shelf: .loaded(games), window: Size(36, 5))
    let store = store(state) { [] }
    store.send(.moved(by: -1))
    store.send(.moved(by: 1)) { $0.position.selected = 1 }
    store.send(.pageMoved(by: 1)) { $0.position = ListPosition(selected: 5, top: 1) }
    store.send(.moved(by: .max)) { $0.position = ListPosition(selected: 39, top: 35) }
    store.send(.moved(by: -.max)) { $0.position = ListPosition() }
  }

  @Test func `a page is as long as the list on the screen, and rows are pressed`() throws {
    let games = (1...40).map { VideoGames.Game(title: "\($0)") }
    let play = Rehearsal(
      size: Size(40, 10), initialState: VideoGames(shelf: .loaded(games)), reducer: videoGamesReducer,
      environment: { clock in
        var environment = VideoGamesEnvironment.unimplemented
        environment.clock = clock
        return environment
      }, view: VideoGamesView.init, keymap: \.keymap, mouse: VideoGames.mouse)
    try play.play("<pgdn>")
    #expect(play.state.window.height == 5 && play.state.position.selected == 4)
    try play.play("<wheel down,9,4><click row(6)>")
    #expect(play.state.position == ListPosition(selected: 6, top: 3))
    try play.play("<wheel down,0,0>")
    #expect(play.state.position.top == 3)
  }

  private func assertFaces(_ name: String, _ shelf: VideoGames.Shelf, selected: Int = 0, line: UInt = #line) {
    assertFrames(
      name,
      Scene.matrix { size in
        var state = VideoGames(shelf: shelf)
        state.position.selected = selected
        return VideoGamesView(state: state)
      }, line: line)
  }

  @Test func `loading`() { assertFaces("loading", .loading(step: 3)) }
  @Test func `failed`() {
    assertFaces("failed", .failed(message: VideoGames.failure, reason: "Nobody answers at localhost:8000."))
  }
  @Test func `empty`() { assertFaces("empty", .loaded([])) }
  @Test func `loaded`() { assertFaces("loaded", .loaded(VideoGames.Game.sample), selected: 7) }
  @Test func `odd games`() {
    assertFaces(
      "odd",
      .loaded([
        .init(title: "塊魂"), .init(title: "wipe\u{1B}[2J", year: -1), .init(title: ""),
        .init(title: String(repeating: "long ", count: 60), platform: String(repeating: "wide ", count: 60)),
      ]))
  }

  @Test func `every size down to one cell is drawn without a trap`() {
    let shelves: [VideoGames.Shelf] = [
      .loading(step: 0), .failed(message: VideoGames.failure, reason: "no"), .loaded([]),
      .loaded(VideoGames.Game.sample),
    ]
    assertDraws(
      shelves.map { shelf in { VideoGamesView(state: VideoGames(shelf: shelf)) } })
  }

  @Test func `a visit, told by its keys`() throws {
    let play = Rehearsal(
      size: Size(40, 10), initialState: VideoGames(), reducer: videoGamesReducer,
      environment: {
        .live(.sample, transport: unimplementedTransport, services: .unimplemented, clock: $0)
      }, view: VideoGamesView.init, keymap: \.keymap, mouse: VideoGames.mouse,
      isOver: { $0.visit.exit != nil }, whenOpen: .opened)
    var scenes = [Scene("open", play.frame)]
    for script in ["<wait 200ms>", "<wait 1s>", "jj<pgdn>", "G", "r"] {
      try play.play(script)
      scenes.append(Scene(script, play.frame))
    }
    assertFrames("visit", scenes)
    try play.play("q")
    #expect(play.isOver)
  }
}
