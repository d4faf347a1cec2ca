import Composable
import Screen

/// Whichever program is open: an enum with a case for each. State, Action, Reducer, keys; those of all, fitted together by
/// case paths. Leaving a case cancels what its program had started. No switch here has a `default`: a new case does not
/// compile until it has all of them.
enum Exhibit: Equatable, Sendable {
  case counter(Counter)
  case videoGames(VideoGames)
  case weather(Weather)
  case recommendations(Recommendations)
  case firstRun(FirstRun)

  /// The part that all of them have.
  var visit: Visit {
    switch self {
    case .counter(let state): state.visit
    case .videoGames(let state): state.visit
    case .weather(let state): state.visit
    case .recommendations(let state): state.visit
    case .firstRun(let state): state.visit
    }
  }

  /// An action of that part, for the program that is open.
  func visit(_ action: VisitAction) -> ExhibitAction {
    switch self {
    case .counter: .counter(.visit(action))
    case .videoGames: .videoGames(.visit(action))
    case .weather: .weather(.visit(action))
    case .recommendations: .recommendations(.visit(action))
    case .firstRun: .firstRun(.visit(action))
    }
  }

  /// The keys that count now.
  var keymap: Keymap<ExhibitAction> {
    switch self {
    case .counter(let state): state.keymap.map(ExhibitAction.counter)
    case .videoGames(let state): state.keymap.map(ExhibitAction.videoGames)
    case .weather(let state): state.keymap.map(ExhibitAction.weather)
    case .recommendations(let state): state.keymap.map(ExhibitAction.recommendations)
    case .firstRun(let state): state.keymap.map(ExhibitAction.firstRun)
    }
  }
}

enum ExhibitAction: Equatable, Sendable {
  case counter(CounterAction)
  case videoGames(VideoGamesAction)
  case weather(WeatherAction)
  case recommendations(RecommendationsAction)
  case firstRun(FirstRunAction)
}

let exhibitReducer = Reducer<Exhibit, ExhibitAction, GalleryEnvironment>.combine(
  counterReducer.pullback(
    state: CasePath(embed: Exhibit.counter) { if case .counter(let state) = $0 { state } else { nil } },
    action: CasePath(embed: ExhibitAction.counter) {
      if case .counter(let action) = $0 { action } else { nil }
    },
    environment: \.counter),
  videoGamesReducer.pullback(
    state: CasePath(embed: Exhibit.videoGames) { if case .videoGames(let state) = $0 { state } else { nil } },
    action: CasePath(embed: ExhibitAction.videoGames) {
      if case .videoGames(let action) = $0 { action } else { nil }
    },
    environment: \.videoGames),
  weatherReducer.pullback(
    state: CasePath(embed: Exhibit.weather) { if case .weather(let state) = $0 { state } else { nil } },
    action: CasePath(embed: ExhibitAction.weather) {
      if case .weather(let action) = $0 { action } else { nil }
    },
    environment: \.weather),
  recommendationsReducer.pullback(
    state: CasePath(embed: Exhibit.recommendations) {
      if case .recommendations(let state) = $0 { state } else { nil }
    },
    action: CasePath(embed: ExhibitAction.recommendations) {
      if case .recommendations(let action) = $0 { action } else { nil }
    },
    environment: \.recommendations),
  firstRunReducer.pullback(
    state: CasePath(embed: Exhibit.firstRun) { if case .firstRun(let state) = $0 { state } else { nil } },
    action: CasePath(embed: ExhibitAction.firstRun) {
      if case .firstRun(let action) = $0 { action } else { nil }
    },
    environment: \.firstRun))

/// State → View: that of the program which is open.
struct ExhibitView: View {
  let exhibit: Exhibit

  func draw(on canvas: inout Canvas) {
    switch exhibit {
    case .counter(let state): CounterView(counter: state).draw(on: &canvas)
    case .videoGames(let state): VideoGamesView(state: state).draw(on: &canvas)
    case .weather(let state): WeatherView(state: state).draw(on: &canvas)
    case .recommendations(let state): RecommendationsView(state: state).draw(on: &canvas)
    case .firstRun(let state): FirstRunView(state: state).draw(on: &canvas)
    }
  }
}
