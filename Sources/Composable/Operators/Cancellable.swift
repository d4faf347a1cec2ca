/// What a new effect does with those that run under its id.
public enum InFlight: Sendable {
  /// It runs beside them.
  case join
  /// It cancels them: a search, whose latest question counts.
  case replace
  /// It is dropped while one runs: a load that is asked for twice.
  case keep
  /// It starts when they have ended: saves in their order.
  case enqueue
}

extension Effect {
  /// Gives this effect an id, so that `.cancel(id:)` can cancel it.
  /// Several effects may share an id; cancelling it cancels all of them, those that wait too.
  ///
  ///     environment.search(state.query)
  ///       .map(Action.found)
  ///       .cancellable(id: SearchID(), inFlight: .replace)
  ///
  /// - Parameter inFlight: What it does with effects that already run under this id.
  public func cancellable(id: some Hashable & Sendable, inFlight: InFlight = .join) -> Effect {
    if case .none = node, inFlight != .replace { return .none }
    return Effect(.cancellable(EffectID(id), inFlight, node))
  }

  /// Cancels everything that is running under an id.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.cancel(EffectID(id)))
  }
}
