import Composable
import Screen

/// The open program, as an enum with a case for each. Leaving a case cancels the program's effects. No switch
/// here has a `default`, so a new case only compiles once it is complete.
enum Exhibit: Equatable, Sendable {
  case counter(Counter)
  case weather(Weather)
  case firstRun(FirstRun)
  case partsTour(PartsTour)
  case log(LogViewer)
  case wizard(Wizard)

  var visit: Visit {
    switch self {
    case .counter(let state): state.visit
    case .weather(let state): state.visit
    case .firstRun(let state): state.visit
    case .partsTour(let state): state.visit
    case .log(let state): state.visit
    case .wizard(let state): state.visit
    }
  }

  /// The action of the open program's visit.
  func visit(_ action: VisitAction) -> ExhibitAction {
    switch self {
    case .counter: .counter(.visit(action))
    case .weather: .weather(.visit(action))
    case .firstRun: .firstRun(.visit(action))
    case .partsTour: .partsTour(.visit(action))
    case .log: .log(.visit(action))
    case .wizard: .wizard(.visit(action))
    }
  }

  var keymap: Keymap<ExhibitAction> {
    switch self {
    case .counter(let state): state.keymap.map(ExhibitAction.counter)
    case .weather(let state): state.keymap.map(ExhibitAction.weather)
    case .firstRun(let state): state.keymap.map(ExhibitAction.firstRun)
    case .partsTour(let state): state.keymap.map(ExhibitAction.partsTour)
    case .log(let state): state.keymap.map(ExhibitAction.log)
    case .wizard(let state): state.keymap.map(ExhibitAction.wizard)
    }
  }

  /// What it leaves behind: lines to print when the gallery ends.
  var answers: [String] {
    switch self {
    case .wizard(let state) where state.isDone: state.answers
    case .counter, .weather, .firstRun, .partsTour, .log, .wizard: []
    }
  }
}

enum ExhibitAction: Equatable, Sendable {
  case counter(CounterAction)
  case weather(WeatherAction)
  case firstRun(FirstRunAction)
  case partsTour(PartsTourAction)
  case log(LogViewerAction)
  case wizard(WizardAction)
}

let exhibitReducer = Reducer<Exhibit, ExhibitAction, GalleryEnvironment> { state, action, environment in
  switch action {
  case .counter(let action):
    counterReducer.run(
      action, in: &state, at: Exhibit.counterCase, environment.counter, as: ExhibitAction.counter)
  case .weather(let action):
    weatherReducer.run(
      action, in: &state, at: Exhibit.weatherCase, environment.weather, as: ExhibitAction.weather)
  case .firstRun(let action):
    firstRunReducer.run(
      action, in: &state, at: Exhibit.firstRunCase, environment.firstRun, as: ExhibitAction.firstRun)
  case .partsTour(let action):
    partsTourReducer.run(
      action, in: &state, at: Exhibit.partsTourCase, environment.partsTour, as: ExhibitAction.partsTour)
  case .log(let action):
    logViewerReducer.run(action, in: &state, at: Exhibit.logCase, environment.log, as: ExhibitAction.log)
  case .wizard(let action):
    wizardReducer.run(
      action, in: &state, at: Exhibit.wizardCase, environment.services, as: ExhibitAction.wizard)
  }
}

extension Exhibit {
  fileprivate static let counterCase = CasePath<Exhibit, Counter>(embed: Exhibit.counter) {
    if case .counter(let state) = $0 { state } else { nil }
  }
  fileprivate static let weatherCase = CasePath<Exhibit, Weather>(embed: Exhibit.weather) {
    if case .weather(let state) = $0 { state } else { nil }
  }
  fileprivate static let firstRunCase = CasePath<Exhibit, FirstRun>(embed: Exhibit.firstRun) {
    if case .firstRun(let state) = $0 { state } else { nil }
  }
  fileprivate static let partsTourCase = CasePath<Exhibit, PartsTour>(embed: Exhibit.partsTour) {
    if case .partsTour(let state) = $0 { state } else { nil }
  }
  fileprivate static let logCase = CasePath<Exhibit, LogViewer>(embed: Exhibit.log) {
    if case .log(let state) = $0 { state } else { nil }
  }
  fileprivate static let wizardCase = CasePath<Exhibit, Wizard>(embed: Exhibit.wizard) {
    if case .wizard(let state) = $0 { state } else { nil }
  }

  // For the mouse, which asks the open program.
  var log: LogViewer? { Self.logCase.extract(self) }
  var wizard: Wizard? { Self.wizardCase.extract(self) }
  var partsTour: PartsTour? { Self.partsTourCase.extract(self) }
}

struct ExhibitView: View {
  let exhibit: Exhibit

  func draw(on canvas: inout Canvas) {
    switch exhibit {
    case .counter(let state): CounterView(counter: state).draw(on: &canvas)
    case .weather(let state): WeatherView(state: state).draw(on: &canvas)
    case .firstRun(let state): FirstRunView(state: state).draw(on: &canvas)
    case .partsTour(let state): PartsTourView(state: state).draw(on: &canvas)
    case .log(let state): LogViewerView(state: state).draw(on: &canvas)
    case .wizard(let state): WizardView(state: state).draw(on: &canvas)
    }
  }
}
