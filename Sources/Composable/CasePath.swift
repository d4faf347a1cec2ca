/// The path to one case of an enum: wraps the case's value, or unwraps it if the root is in that case.
///
///     enum AppAction { case counter(CounterAction), quit }
///
///     let counter = CasePath(
///       embed: AppAction.counter,
///       extract: { if case .counter(let action) = $0 { action } else { nil } })
public struct CasePath<Root, Value>: Sendable {
  /// Wraps a value in the case.
  public let embed: @Sendable (Value) -> Root
  /// Returns the value of the case, or `nil` for another case.
  public let extract: @Sendable (Root) -> Value?

  /// Creates a case path from its two directions.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embed = embed
    self.extract = extract
  }

  /// Returns the path to a case inside this case's value.
  @inlinable
  public func appending<Inner>(_ path: CasePath<Value, Inner>) -> CasePath<Root, Inner> {
    CasePath<Root, Inner>(
      embed: { self.embed(path.embed($0)) },
      extract: { self.extract($0).flatMap(path.extract) })
  }
}
