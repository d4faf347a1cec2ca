extension Effect {
  /// Starts at most one effect of this id in each stretch of time.
  ///
  /// The first starts at once and opens the stretch. Of those that come while it lasts, one waits for its end,
  /// starts there and opens the next: the last that came with `latest: true`, else the first.
  ///
  ///     environment.report(state.position).fireAndForget()
  ///       .throttle(id: ReportID(), for: .seconds(1), clock: environment.clock, latest: true)
  public func throttle(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: any Clock<Duration>,
    latest: Bool
  ) -> Effect {
    if case .none = node { return .none }
    return Effect(
      .throttle(Throttle(id: EffectID(id), duration: duration, clock: clock, latest: latest), node))
  }
}

/// How often effects of one id may start.
@usableFromInline
struct Throttle: Sendable {
  let id: EffectID
  let duration: Duration
  let clock: any Clock<Duration>
  let latest: Bool
}
