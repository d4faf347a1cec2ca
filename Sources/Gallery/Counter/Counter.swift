import Composable

/// The first program of the gallery: a number, and facts about it that take their time. State, Action, Reducer: all that
/// it can do stands here, and nothing of how it looks.
struct Counter: Equatable {
  /// What is known about a number.
  enum Fact: Equatable {
    case unasked
    /// Somebody is looking it up; the step turns the spinner.
    case loading(about: Int, step: Int)
    case loaded(String, about: Int)
    case failed(String, about: Int)
  }

  var count = 0
  var fact = Fact.unasked
  var help = HelpPane(counterKeys)
  /// Set when the user leaves.
  var exit: Exit?
}

enum CounterAction: Equatable, Sendable {
  case countIncremented, countDecremented
  case factRequested
  case factLoaded(String, about: Int)
  case factFailed(String, about: Int)
  case factDismissed
  case spinnerTurned
  case help(HelpAction)
  case suspensionRequested
  case left(Exit)
  /// Whatever ended the program, this comes last.
  case ended
}

/// The question that is open; a new one takes its place.
struct Question: Hashable, Sendable {}
struct SpinnerTurns: Hashable, Sendable {}

let counterReducer = Reducer<Counter, CounterAction, CounterEnvironment>.combine(
  helpReducer.pullback(state: \.help, action: .counterHelp, environment: { _ in }),
  countingReducer)

private let countingReducer = Reducer<Counter, CounterAction, CounterEnvironment> {
  state, action, environment in
  switch action {
  // A count at the end of its range stays there: no key may stop the program.
  case .countIncremented: if state.count < .max { state.count += 1 }
  case .countDecremented: if state.count > .min { state.count -= 1 }

  case .factRequested:
    let number = state.count
    state.fact = .loading(about: number, step: 0)
    return .merge(
      .run(name: "fact") { send in
        send(.factLoaded(try await environment.fact(number), about: number))
      } catch: { error, send in
        send(.factFailed("\(error)", about: number))
      },
      .timer(id: SpinnerTurns(), every: .milliseconds(80), clock: environment.clock) { .spinnerTurned }
    ).cancellable(id: Question(), cancelInFlight: true)

  case .factLoaded(let text, let number):
    state.fact = .loaded(text, about: number)
    return .cancel(id: Question())

  case .factFailed(let reason, let number):
    state.fact = .failed(reason, about: number)
    return .cancel(id: Question())

  case .factDismissed:
    state.fact = .unasked
    return .cancel(id: Question())

  case .spinnerTurned:
    if case .loading(let number, let step) = state.fact {
      state.fact = .loading(about: number, step: step + 1)
    }

  // `helpReducer` has done it.
  case .help: break
  case .suspensionRequested: return environment.suspend().fireAndForget()
  case .left(let exit): state.exit = exit
  case .ended: return .cancel(id: Question())
  }
  return .none
}

extension CasePath where Root == CounterAction, Value == HelpAction {
  static var counterHelp: Self {
    CasePath(embed: CounterAction.help) { if case .help(let action) = $0 { action } else { nil } }
  }
}
