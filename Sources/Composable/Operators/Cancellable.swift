extension Effect {
  /// Gives this effect an id, so that `.cancel(id:)` can cancel it.
  /// Several effects may share an id; cancelling it cancels all of them.
  ///
  ///     environment.search(state.query)
  ///       .map(Action.found)
  ///       .cancellable(id: SearchID(), cancelInFlight: true)
  ///
  /// - Parameter cancelInFlight: Whether to first cancel what is already running under this id.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    if case .none = node, !cancelInFlight { return .none }
    return Effect(.cancellable(EffectID(id), cancelInFlight: cancelInFlight, node))
  }

  /// Cancels everything that is running under an id.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.cancel(EffectID(id)))
  }
}
