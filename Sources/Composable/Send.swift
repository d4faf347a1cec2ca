/// What `Effect.run` hands to its operation: call it with an action, from any thread, without `await`.
///
///     .run(name: "load") { send in
///       send(.loaded(try await load()))
///     }
///
/// The action waits in the store's inbox until the store's own thread takes it. What is sent after the effect was
/// cancelled is dropped; what is sent after its operation has ended is reported, because nobody could cancel it.
public struct Send<Output: Sendable>: Sendable {
  @usableFromInline let deliver: @Sendable (Output) -> Void

  /// A `Send` that hands each value to a closure; useful to try an operation without a store.
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
