import Composable

/// The gallery's first program: a number, and facts about it that take time to load.
struct Counter: Equatable {
  enum Fact: Equatable {
    case unasked
    /// The step turns the spinner.
    case loading(about: Int, step: Int)
    case loaded(String, about: Int)
  }

  var count = 0
  var fact = Fact.unasked
  var visit = Visit()
}

enum CounterAction: Equatable, Sendable {
  case countIncremented, countDecremented
  case factRequested
  case factLoaded(String, about: Int)
  case factDismissed
  case spinnerTurned
  case visit(VisitAction)
}

struct Question: Hashable, Sendable {}
private struct SpinnerTurns: Hashable, Sendable {}

let counterReducer = Reducer<Counter, CounterAction, CounterEnvironment> {
  state, action, environment in
  switch action {
  // Stays at the end of the range instead of trapping.
  case .countIncremented: if state.count < .max { state.count += 1 }
  case .countDecremented: if state.count > .min { state.count -= 1 }

  case .factRequested:
    let number = state.count
    state.fact = .loading(about: number, step: 0)
    return .merge(
      .run(name: "fact") { send in
        send(.factLoaded(try await environment.fact(number), about: number))
      },
      .timer(id: SpinnerTurns(), every: .milliseconds(80), clock: environment.clock) { .spinnerTurned }
    ).cancellable(id: Question(), inFlight: .replace)

  case .factLoaded(let text, let number):
    state.fact = .loaded(text, about: number)
    return .cancel(id: Question())

  case .factDismissed:
    state.fact = .unasked
    return .cancel(id: Question())

  case .spinnerTurned:
    if case .loading(let number, let step) = state.fact {
      state.fact = .loading(about: number, step: step + 1)
    }

  case .visit(let action):
    let effect = visitReducer.run(
      action, in: &state, at: \.visit, environment.services, as: CounterAction.visit)
    if case .left = action { return effect.merged(with: .cancel(id: Question())) }
    return effect
  }
  return .none
}
