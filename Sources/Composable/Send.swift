/// Sends actions from the operation of `Effect.run`, from any thread and without `await`.
///
///     .run(name: "load") { send in
///       send(.loaded(try await load()))
///     }
///
/// Actions sent after a cancellation are dropped; those sent after the operation has ended are reported.
public struct Send<Output: Sendable>: Sendable {
  @usableFromInline let deliver: @Sendable (Output) -> Void

  /// Creates a `Send` that passes each value to a closure, to try an operation without a store.
  @inlinable
  public init(_ deliver: @escaping @Sendable (Output) -> Void) {
    self.deliver = deliver
  }

  /// Sends one value.
  @inlinable
  public func callAsFunction(_ value: Output) {
    deliver(value)
  }
}
