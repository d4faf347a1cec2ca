// Cancelling by id: the id is a value, the table of what runs under it belongs to the store.

extension Effect {
  /// This effect under an id, by which `.cancel(id:)` ends it.
  ///
  /// Several effects may share an id; cancelling it ends them all. Two stores never touch each other's.
  ///
  ///     environment.search(state.query)
  ///       .map(Action.found)
  ///       .cancellable(id: SearchID(), cancelInFlight: true)
  ///
  /// - Parameter cancelInFlight: Whether it first cancels what already runs under this id.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    if case .none = node, !cancelInFlight { return .none }
    return Effect(.cancellable(EffectID(id), cancelInFlight: cancelInFlight, node))
  }

  /// Ends what runs under an id. An id under which nothing runs, not yet or no longer, is no mistake, and
  /// cancels nothing later.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.cancel(EffectID(id)))
  }
}
