/// What `Effect.run` passes to its operation: call it with an action, from any thread, without `await`.
///
///     .run(name: "load") { send in
///       send(.loaded(try await load()))
///     }
///
/// The action waits in the store's inbox until the store's thread handles it. Actions sent after the effect was
/// cancelled are dropped; actions sent after its operation has ended are reported, because they could not be cancelled.
public struct Send<Output: Sendable>: Sendable {
  @usableFromInline let deliver: @Sendable (Output) -> Void

  /// Creates a `Send` that passes each value to a closure; useful for trying an operation without a store.
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
