extension Effect {
  /// Starts this effect after a pause. A new effect with the same id cancels the previous one.
  ///
  ///     environment.search(text).map(Action.found)
  ///       .debounce(id: SearchID(), for: .milliseconds(300), clock: environment.clock)
  public func debounce(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: any Clock<Duration>
  ) -> Effect {
    if case .none = node { return .cancel(id: id) }
    let name = EffectName.step("debounce", of: EffectIDDescription(id: EffectID(id)))
    let pause = Effect(.run(EffectRun(name: name) { _ in try await clock.sleep(for: duration) }))
    return Effect.concatenate(pause, self).cancellable(id: id, inFlight: .replace)
  }
}
