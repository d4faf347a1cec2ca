/// Sends actions from the operation of `Effect.run`, from any thread and without `await`.
///
///     .run(name: "load") { send in
///       send(.loaded(try await load()))
///     }
///
/// A source of many values waits for the store with `try await send.andWait(…)`.
///
/// Actions sent after a cancellation are dropped; those sent after the operation has ended are reported.
public struct Send<Output: Sendable>: Sendable {
  @usableFromInline let deliver: @Sendable (Output) -> Void
  /// Waits until what was sent has been reduced; `nil` where no store is.
  @usableFromInline let settle: (@Sendable () async throws -> Void)?

  /// Creates a `Send` that passes each value to a closure, to try an operation without a store.
  @inlinable
  public init(_ deliver: @escaping @Sendable (Output) -> Void) {
    self.init(deliver, settle: nil)
  }

  @usableFromInline
  init(_ deliver: @escaping @Sendable (Output) -> Void, settle: (@Sendable () async throws -> Void)?) {
    (self.deliver, self.settle) = (deliver, settle)
  }

  /// Sends one value.
  @inlinable
  public func callAsFunction(_ value: Output) {
    deliver(value)
  }

  /// Sends one value and waits until the store has reduced it, so that a source that is faster than the reducer waits
  /// for it instead of filling the memory:
  ///
  ///     for try await line in environment.lines() { try await send.andWait(.read(line)) }
  ///
  /// In an effect that is collected, only the value that completes a batch waits. Throws a `CancellationError` once the
  /// effect was cancelled, as a sleep does, so a loop ends with its effect. Without a store, it doesn't wait.
  public func andWait(_ value: Output) async throws {
    deliver(value)
    try await settle?()
  }

  /// Sends what other values become.
  func map<Source>(_ transform: @escaping @Sendable (Source) -> Output) -> Send<Source> {
    Send<Source>({ [deliver] in deliver(transform($0)) }, settle: settle)
  }
}
