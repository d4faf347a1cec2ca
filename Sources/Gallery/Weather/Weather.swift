import Composable
import Screen

/// The gallery's second program: the weather at a typed place. A new question replaces the current one.
struct Weather: Equatable {
  enum Sky: Equatable {
    case unasked
    /// The step turns the spinner.
    case loading(WeatherClient.Input, step: Int)
    case loaded(CurrentWeather)
    case failed(WeatherError, location: String)
  }

  var field: TextCursor? = TextCursor()
  /// The place that was last asked for.
  var location = ""
  var unit = WeatherClient.Unit.metric
  var sky = Sky.unasked
  var visit = Visit()
}

enum WeatherAction: Equatable, Sendable {
  case fieldOpened
  case fieldEdited(TextEdit)
  case fieldClosed
  case locationEntered
  case unitChanged
  case reloadRequested
  case weatherAnswered(Result<CurrentWeather, WeatherError>)
  case askingCancelled
  case spinnerTurned
  case visit(VisitAction)
}

private struct Asking: Hashable, Sendable {}
private struct SpinnerTurns: Hashable, Sendable {}

let weatherReducer = Reducer<Weather, WeatherAction, WeatherEnvironment> {
  state, action, environment in
  switch action {
  case .fieldOpened: state.field = TextCursor(state.location)
  case .fieldEdited(let edit): state.field?.apply(edit)
  case .fieldClosed: state.field = nil

  case .locationEntered:
    let words = state.field?.text.split(whereSeparator: \.isWhitespace) ?? []
    if words.isEmpty { break }
    state.location = words.joined(separator: " ")
    state.field = nil
    return ask(&state, environment)

  case .unitChanged:
    let units = WeatherClient.Unit.allCases
    state.unit = units[(units.firstIndex(of: state.unit)! + 1) % units.count]
    return ask(&state, environment)

  case .reloadRequested:
    return ask(&state, environment)

  case .weatherAnswered(let answer):
    switch answer {
    case .success(let weather): state.sky = .loaded(weather)
    case .failure(let error): state.sky = .failed(error, location: state.location)
    }
    return .cancel(id: Asking())

  case .askingCancelled:
    guard case .loading = state.sky else { break }
    state.sky = .unasked
    return .cancel(id: Asking())

  case .spinnerTurned:
    if case .loading(let input, let step) = state.sky { state.sky = .loading(input, step: step + 1) }

  case .visit(let action):
    let effect = visitReducer.run(
      action, in: &state, at: \.visit, environment.services, as: WeatherAction.visit)
    if case .left = action { return effect.merged(with: .cancel(id: Asking())) }
    return effect
  }
  return .none
}

/// Asks for the weather, unless the same question is already being asked.
private func ask(_ state: inout Weather, _ environment: WeatherEnvironment) -> Effect<WeatherAction> {
  let input = WeatherClient.Input(location: state.location, unit: state.unit)
  if input.location.isEmpty { return .none }
  if case .loading(input, _) = state.sky { return .none }
  state.sky = .loading(input, step: 0)
  return .merge(
    .run(name: "weather") { send in send(.weatherAnswered(await environment.client.weather(input))) },
    .timer(id: SpinnerTurns(), every: .milliseconds(80), clock: environment.clock) { .spinnerTurned }
  ).cancellable(id: Asking(), inFlight: .replace)
}
