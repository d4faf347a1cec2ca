extension Effect {
  /// Starts at most one effect with this id per interval.
  ///
  /// The first effect starts immediately and begins an interval. Of those that follow during the interval,
  /// one starts at its end and begins the next: the last one if `latest` is true, otherwise the first.
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

@usableFromInline
struct Throttle: Sendable {
  let id: EffectID
  let duration: Duration
  let clock: any Clock<Duration>
  let latest: Bool
}
