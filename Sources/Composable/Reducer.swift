/// The logic of a feature: how each action changes the state, and which effects follow.
///
///     let counter = Reducer<Counter, CounterAction, Void> { state, action, _ in
///       switch action {
///       case .incremented: state.count += 1
///       case .decremented: state.count -= 1
///       }
///       return .none
///     }
public struct Reducer<State, Action: Sendable, Environment>: Sendable {
  @usableFromInline
  let reduce: @Sendable (inout State, Action, Environment) -> Effect<Action>

  /// Creates a reducer from its closure.
  @inlinable
  public init(_ reduce: @escaping @Sendable (inout State, Action, Environment) -> Effect<Action>) {
    self.reduce = reduce
  }

  /// Changes the state in place and returns the effects that follow.
  @inlinable
  public func callAsFunction(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    reduce(&state, action, environment)
  }

  /// A reducer that changes nothing and starts nothing.
  public static var empty: Reducer { Reducer { _, _, _ in .none } }

  /// Runs reducers one after another on the same action, and starts their effects in that order.
  /// Put a child before the parent that may remove it, so that the child still sees the action.
  @inlinable
  public static func combine(_ reducers: Reducer...) -> Reducer { .combine(reducers) }

  /// Runs reducers one after another on the same action, and starts their effects in that order.
  @inlinable
  public static func combine(_ reducers: [Reducer]) -> Reducer {
    Reducer { state, action, environment in
      var effect = Effect<Action>.none
      for reducer in reducers {
        effect = effect.merged(with: reducer.reduce(&state, action, environment))
      }
      return effect
    }
  }

  /// Runs this reducer and then another on the same action.
  @inlinable
  public func combined(with other: Reducer) -> Reducer {
    Reducer { state, action, environment in
      let first = self.reduce(&state, action, environment)
      return first.merged(with: other.reduce(&state, action, environment))
    }
  }
}
