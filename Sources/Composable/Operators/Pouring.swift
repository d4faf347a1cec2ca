extension Effect {
  /// Sends the elements of a sequence until it ends: lines of a file or of a pipe, messages of a server.
  ///
  ///     Effect.pouring(from: environment.lines(), name: "lines")
  ///       .collect(every: .milliseconds(50), or: 5_000, clock: environment.clock)
  ///       .map(LogAction.arrived)
  ///       .failing { .readingFailed("\($0)") }
  ///
  /// The next element is not asked for before the last one was reduced, so the sequence is never read faster than the program
  /// can follow. That is a round trip for each element; after `collect`, it is one for each batch. An error of the sequence becomes the
  /// action of ``failing(_:)``, or is reported. Cancelling the effect ends the reading.
  ///
  /// - Parameter name: Its name in messages; by default the file and line of this call.
  public static func pouring<Elements: AsyncSequence & Sendable>(
    from elements: Elements,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Effect where Elements.Element == Output {
    .run(name: name, fileID: fileID, line: line) { send in
      for try await element in elements { try await send.andWait(element) }
    }
  }

  /// Sends what an error becomes that no `catch:` or `failing:` closer to its operation has handled.
  ///
  ///     Effect.pouring(from: environment.lines()).map(LogAction.read).failing { .readingFailed("\($0)") }
  ///
  /// Errors of a cancelled effect are dropped.
  public func failing(_ failure: @escaping @Sendable (any Error) -> Output) -> Effect {
    Effect(
      node.mapRuns { run in
        var run = run
        run.handler = run.handler ?? { error, send in send(failure(error)) }
        return run
      })
  }
}
