/// A case of an enum as a value: the key path that enums do not have.
///
/// It stands where an action or a state is an enum and a reducer for one of its cases must be fitted into the
/// whole: `embed` wraps the value of the case, `extract` unwraps it, or says `nil` for every other case.
///
///     enum AppAction { case counter(CounterAction), quit }
///
///     let counter = CasePath(
///       embed: AppAction.counter,
///       extract: { if case .counter(let action) = $0 { action } else { nil } })
public struct CasePath<Root, Value>: Sendable {
  /// Wraps a value of the case into the whole.
  public let embed: @Sendable (Value) -> Root
  /// The value of the case, or `nil` where the whole is another case.
  public let extract: @Sendable (Root) -> Value?

  /// A case path from its two directions.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embed = embed
    self.extract = extract
  }

  /// The path that first takes this case and then, inside its value, another.
  @inlinable
  public func appending<Inner>(_ path: CasePath<Value, Inner>) -> CasePath<Root, Inner> {
    CasePath<Root, Inner>(
      embed: { self.embed(path.embed($0)) },
      extract: { self.extract($0).flatMap(path.extract) })
  }
}
