import ComposableTesting
import Testing

@testable import Composable

/// A list of games that is loading, loaded, empty or failed, never two at once.
@Suite struct GamesScenario {
  struct Game: Equatable, Sendable { let name: String }

  struct Games: Equatable {
    var isLoading = false
    var games: [Game] = []
    var message: String?
  }

  enum Action: Equatable, Sendable {
    case appeared
    case loaded([Game])
    case failed
  }

  struct Environment: Sendable { var load: @Sendable () async throws -> [Game] }
  struct Offline: Error {}

  static let reducer = Reducer<Games, Action, Environment> { state, action, environment in
    switch action {
    case .appeared:
      state = Games(isLoading: true)
      return .run(name: "load games") { send in
        send(.loaded(try await environment.load()))
      } catch: { _, send in
        send(.failed)
      }
    case .loaded(let games):
      state = Games(games: games, message: games.isEmpty ? "No games available at the moment." : nil)
    case .failed:
      state = Games(message: "Unable to load games. Please try again !")
    }
    return .none
  }

  func store(
    _ load: @escaping @Sendable () async throws -> [Game]
  ) -> TestStore<Games, Action, Environment> {
    TestStore(initialState: Games(), reducer: Self.reducer, environment: Environment(load: load))
  }

  @Test("loading shows, then the games, and no message")
  func games() {
    let games = [Game(name: "Pong"), Game(name: "Tetris")]
    let store = store { games }
    store.send(.appeared) { $0.isLoading = true }
    #expect(store.state.games.isEmpty && store.state.message == nil)
    store.receive(.loaded(games)) { $0 = Games(games: games) }
    #expect(!store.state.isLoading && store.state.message == nil)
  }

  @Test("loading shows, then the error, and no games")
  func error() {
    let store = store { throw Offline() }
    store.send(.appeared) { $0.isLoading = true }
    #expect(store.state.message == nil)
    store.receive(.failed) { $0 = Games(message: "Unable to load games. Please try again !") }
    #expect(!store.state.isLoading && store.state.games.isEmpty)
  }

  @Test("loading shows, then that there are none, which is no error")
  func none() {
    let store = store { [] }
    store.send(.appeared) { $0.isLoading = true }
    store.receive(.loaded([])) { $0 = Games(message: "No games available at the moment.") }
    #expect(store.state.message != "Unable to load games. Please try again !")
  }

  @Test("after a failure, trying again forgets the error while it loads")
  func again() {
    let store = store { throw Offline() }
    store.send(.appeared) { $0.isLoading = true }
    store.receive(.failed) { $0 = Games(message: "Unable to load games. Please try again !") }
    store.environment.load = { [Game(name: "Pong")] }
    store.send(.appeared) { $0 = Games(isLoading: true) }
    store.receive(.loaded([Game(name: "Pong")])) { $0 = Games(games: [Game(name: "Pong")]) }
  }
}
