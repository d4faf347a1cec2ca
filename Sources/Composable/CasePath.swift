/// A case of an enum as a value: the key path that enums do not have.
///
/// Use it where an action or a state is an enum and a reducer works on one of its cases: `embed` wraps the value of the
/// case, `extract` unwraps it, or returns `nil` for every other case.
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

  /// Returns the path to a case inside the value of this case.
  @inlinable
  public func appending<Inner>(_ path: CasePath<Value, Inner>) -> CasePath<Root, Inner> {
    CasePath<Root, Inner>(
      embed: { self.embed(path.embed($0)) },
      extract: { self.extract($0).flatMap(path.extract) })
  }
}
