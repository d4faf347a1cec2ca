import Composable
import Screen

/// The open program, as an enum with a case for each. Leaving a case cancels the program's effects. No switch
/// here has a `default`, so a new case only compiles once it is complete.
enum Exhibit: Equatable, Sendable {
  case counter(Counter)
  case videoGames(VideoGames)
  case weather(Weather)
  case recommendations(Recommendations)
  case firstRun(FirstRun)

  var visit: Visit {
    switch self {
    case .counter(let state): state.visit
    case .videoGames(let state): state.visit
    case .weather(let state): state.visit
    case .recommendations(let state): state.visit
    case .firstRun(let state): state.visit
    }
  }

  /// The action of the open program's visit.
  func visit(_ action: VisitAction) -> ExhibitAction {
    switch self {
    case .counter: .counter(.visit(action))
    case .videoGames: .videoGames(.visit(action))
    case .weather: .weather(.visit(action))
    case .recommendations: .recommendations(.visit(action))
    case .firstRun: .firstRun(.visit(action))
    }
  }

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
