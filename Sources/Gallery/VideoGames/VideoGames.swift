import Composable
import Screen

/// The gallery's second program: a list from a slow source, with every state of loading.
struct VideoGames: Equatable {
  struct Game: Equatable, Decodable, Sendable {
    var title: String
    var platform: String?
    var year: Int?
  }

  enum Shelf: Equatable {
    /// The step turns the spinner.
    case loading(step: Int)
    case failed(message: String, reason: String)
    case loaded([Game])
  }

  var shelf = Shelf.loading(step: 0)
  var position = ListPosition()
  var visit = Visit()

  static let failure = "Unable to load games. Please try again !"
  static let emptiness = "No games available at the moment."

  /// The room for the list, as its view has it.
  var window = Size(58, 14)
}

/// What the mouse hits in the list, and what is measured.
enum GamePlace: Hashable, Sendable { case list, row(Int) }

enum VideoGamesAction: Equatable, Sendable {
  case opened
  case reloadRequested
  case gamesLoaded([VideoGames.Game])
  case loadFailed(reason: String)
  case spinnerTurned
  case moved(by: Int)
  case pageMoved(by: Int)
  case scrolled(by: Int)
  case rowPressed(Int)
  case resized(Size)
  case visit(VisitAction)
}

private struct Loading: Hashable, Sendable {}
private struct SpinnerTurns: Hashable, Sendable {}

let videoGamesReducer = Reducer<VideoGames, VideoGamesAction, VideoGamesEnvironment> {
  state, action, environment in
  switch action {
  case .opened, .reloadRequested:
    state.shelf = .loading(step: 0)
    return .merge(
      .run(name: "games") { send in
        send(.gamesLoaded(try await environment.games()))
      } catch: { error, send in
        send(.loadFailed(reason: "\(error)"))
      },
      .timer(id: SpinnerTurns(), every: .milliseconds(80), clock: environment.clock) { .spinnerTurned }
    ).cancellable(id: Loading(), inFlight: .replace)

  case .gamesLoaded(let games):
    state.shelf = .loaded(games)
    state.position = ListPosition()
    return .cancel(id: Loading())

  case .loadFailed(let reason):
    state.shelf = .failed(message: VideoGames.failure, reason: reason)
    return .cancel(id: Loading())

  case .spinnerTurned:
    if case .loading(let step) = state.shelf { state.shelf = .loading(step: step + 1) }

  case .moved(let rows):
    guard case .loaded(let games) = state.shelf else { break }
    state.position.move(by: rows, count: games.count, height: state.window.height)

  case .pageMoved(let pages):
    guard case .loaded(let games) = state.shelf else { break }
    let height = state.window.height
    state.position.move(by: pages * max(1, height - 1), count: games.count, height: height)

  case .scrolled(let rows):
    guard case .loaded(let games) = state.shelf else { break }
    state.position.scroll(by: rows, count: games.count, height: state.window.height)

  case .rowPressed(let row):
    guard case .loaded(let games) = state.shelf else { break }
    state.position.select(row, count: games.count, height: state.window.height)

  case .resized(let size): state.window = size

  case .visit(let action):
    let effect = visitReducer.run(
      action, in: &state, at: \.visit, environment.services, as: VideoGamesAction.visit)
    if case .left = action { return effect.merged(with: .cancel(id: Loading())) }
    return effect
  }
  return .none
}
