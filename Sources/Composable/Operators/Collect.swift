import Synchronization

extension Effect {
  /// Joins what this effect sends into batches, so that a source of many values costs an action for each batch instead of each value.
  ///
  ///     Effect.pouring(from: environment.lines(), name: "lines")
  ///       .collect(every: .milliseconds(50), or: 5_000, clock: environment.clock)
  ///       .map(LogAction.arrived)
  ///
  /// A batch goes out when `interval` has passed since its first value, or at once when it has `count` of them. The values keep
  /// their order, none is lost or sent twice, and no batch is empty. While the store has not reduced a batch that went out by time,
  /// no other goes out by time: values gather, and ``Send/andWait(_:)`` lets their source wait when there are `count` of them. So
  /// at most two batches exist that are not reduced yet, unless the source sends without waiting.
  ///
  /// When the operation ends, the rest goes out. When it throws, the rest goes out before the error is handled. When it is
  /// cancelled, the rest is dropped, as is whatever a cancelled operation sends.
  ///
  /// Each operation gathers for itself: in a `merge`, batches are of one source. What is sent without an operation (`.send`) is a
  /// batch of its own.
  public func collect(
    every interval: Duration, or count: Int, clock: any Clock<Duration>
  ) -> Effect<[Output]> {
    Effect<[Output]>(
      node.map({ [$0] }, lift: { $0 }) { $0.collecting(every: interval, or: max(1, count), on: clock) })
  }
}

extension EffectRun {
  fileprivate func collecting(
    every interval: Duration, or count: Int, on clock: some Clock<Duration>
  ) -> EffectRun<[Output]> {
    let (operation, handler) = (operation, handler)
    var run = EffectRun<[Output]>(name: name, isFinishing: isFinishing) { send in
      let batch = Batch(count, of: clock, into: send)
      try await withThrowingTaskGroup { group in
        group.addTask { try await batch.send(every: interval, on: clock) }
        defer {
          batch.goOut()
          group.cancelAll()
        }
        try await operation(Send(batch.add, settle: batch.settle))
      }
    }
    if let handler {
      run.handler = { error, send in await handler(error, send.map { [$0] }) }
    }
    return run
  }
}

/// What has gathered since the last batch went out.
private final class Batch<Value: Sendable, Time: Clock<Duration>>: Sendable {
  /// Which batch has its first value, and when that came.
  private struct Beginning: Sendable {
    let batch: Int
    let time: Time.Instant
  }

  private struct Contents {
    var values: [Value] = []
    /// How many batches have gone out.
    var number = 0
    /// Whether a full batch has gone out that the sequence has still to wait for.
    var isOwed = false
  }

  private let contents = Mutex(Contents())
  private let count: Int
  private let clock: Time
  private let send: Send<[Value]>
  private let begun: AsyncStream<Beginning>
  private let begin: AsyncStream<Beginning>.Continuation

  init(_ count: Int, of clock: Time, into send: Send<[Value]>) {
    (self.count, self.clock, self.send) = (count, clock, send)
    // Only the current batch can go out by time: the others have left.
    (begun, begin) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Adds a value. Batches are sent inside the lock, so that they keep their order.
  @Sendable func add(_ value: Value) {
    contents.withLock { contents in
      contents.values.append(value)
      if contents.values.count >= count {
        goOut(&contents)
        contents.isOwed = true
      } else if contents.values.count == 1 {
        begin.yield(Beginning(batch: contents.number, time: clock.now))
      }
    }
  }

  /// Waits until a batch that was completed is reduced.
  @Sendable func settle() async throws {
    let isOwed = contents.withLock { contents in
      defer { contents.isOwed = false }
      return contents.isOwed
    }
    if isOwed { try await send.settle?() } else { try Task.checkCancellation() }
  }

  /// Sends each batch when its time has come, one after the other.
  func send(every interval: Duration, on clock: Time) async throws {
    for await beginning in begun {
      try await clock.sleep(until: beginning.time.advanced(by: interval), tolerance: nil)
      if goOut(beginning.batch) { try await send.settle?() }
    }
  }

  /// Sends what there is, if it is still that batch. Returns whether it was.
  @discardableResult
  func goOut(_ number: Int? = nil) -> Bool {
    contents.withLock { contents in
      guard !contents.values.isEmpty, number == nil || number == contents.number else { return false }
      goOut(&contents)
      return true
    }
  }

  private func goOut(_ contents: inout Contents) {
    contents.number += 1
    send(contents.values)
    contents.values = []
  }
}
