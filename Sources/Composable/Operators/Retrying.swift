extension Effect {
  /// Runs an operation that throws again, after a pause that doubles each time. The last error goes to `catch:`.
  ///
  ///     .run(name: "load") { send in
  ///       send(.loaded(try await environment.load()))
  ///     } catch: { error, send in
  ///       send(.loadFailed("\(error)"))
  ///     }
  ///     .retrying(3, after: .seconds(1), clock: environment.clock)
  ///
  /// What the operation sent before it failed has been sent. Cancelling the effect ends the pause.
  ///
  /// - Parameters:
  ///   - times: How often it is run again at most.
  ///   - pause: The first pause.
  ///   - longest: No pause is longer.
  ///   - isWorthIt: Whether another try may help; by default always.
  public func retrying(
    _ times: Int,
    after pause: Duration,
    upTo longest: Duration = .seconds(60),
    clock: any Clock<Duration>,
    if isWorthIt: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) -> Effect {
    Effect(
      node.mapRuns { run in
        EffectRun(
          name: run.name, isFinishing: run.isFinishing,
          operation: { send in
            var pause = min(pause, longest)
            for _ in 0..<max(0, times) {
              do {
                return try await run.operation(send)
              } catch {
                if error is CancellationError || error is Unimplemented || Task.isCancelled
                  || !isWorthIt(error)
                {
                  throw error
                }
                try await clock.sleep(for: pause)
                pause = min(pause * 2, longest)
              }
            }
            try await run.operation(send)
          }, handler: run.handler)
      })
  }
}
