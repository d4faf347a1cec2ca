/// Sends actions from the operation of `Effect.run`, from any thread and without `await`.
///
///     .run(name: "load") { send in
///       send(.loaded(try await load()))
///     }
///
/// Actions wait in the store's inbox. Those sent after the effect was cancelled are dropped; those sent after
/// its operation has ended are reported, because they could not be cancelled.
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
