extension Effect {
  /// Sends an action at regular intervals until it is cancelled by its id.
  ///
  ///     .timer(id: TickID(), every: .seconds(1), clock: environment.clock) { .ticked }
  ///
  /// Intervals do not drift, and ticks that were missed while the machine was asleep are skipped.
  public static func timer(
    id: some Hashable & Sendable,
    every interval: Duration,
    clock: any Clock<Duration>,
    name: String? = nil,
    _ action: @escaping @Sendable () -> Output
  ) -> Effect {
    let name = name.map(EffectName.given) ?? .step("timer", of: EffectIDDescription(id: EffectID(id)))
    return Effect(
      .run(
        EffectRun(name: name) { send in
          try await tick(every: interval, on: clock) { send(action()) }
        })
    ).cancellable(id: id)
  }
}

private func tick(
  every interval: Duration,
  on clock: some Clock<Duration>,
  _ body: @Sendable () -> Void
) async throws {
  // An interval of zero would never yield the thread.
  let interval = max(interval, .nanoseconds(1))
  var deadline = clock.now.advanced(by: interval)
  while true {
    try await clock.sleep(until: deadline, tolerance: nil)
    body()
    deadline = deadline.advanced(by: interval)
    let late = deadline.duration(to: clock.now)
    if late > .zero {
      let missed = Int((late / interval).rounded(.up))
      deadline = deadline.advanced(by: interval * missed)
    }
  }
}
