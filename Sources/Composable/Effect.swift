/// What a reducer asks the outside world to do, as a value: nothing happens until a store starts it.
///
///     case .loadTapped:
///       state.isLoading = true
///       return environment.load().map(Action.loaded)
///
/// Effects can be started together (`merge`), one after another (`concatenate`), or under an id that cancels
/// them. `Effect<Never>` sends nothing back.
public struct Effect<Output: Sendable>: Sendable {
  @usableFromInline let node: EffectNode<Output>

  @inlinable
  init(_ node: EffectNode<Output>) {
    self.node = node
  }

  /// Nothing to do.
  @inlinable
  public static var none: Effect { Effect(.none) }

  /// Sends a value immediately: the store handles it after the current action.
  @inlinable
  public static func send(_ value: Output) -> Effect { Effect(.send(value)) }

  /// Sends a value immediately, like `.send`.
  @inlinable
  public init(value: Output) { self.init(.send(value)) }

  /// Runs an asynchronous operation, which may send any number of values.
  ///
  ///     .run(name: "load") { send in
  ///       send(.loaded(try await load()))
  ///     } catch: { error, send in
  ///       send(.loadFailed("\(error)"))
  ///     }
  ///
  /// - Parameters:
  ///   - name: Its name in messages; by default the file and line of this call.
  ///   - operation: The work. After the effect is cancelled, whatever it sends is dropped.
  ///   - handler: Handles an error. Without it, an error is reported, unless the effect was cancelled.
  public static func run(
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ operation: @escaping @Sendable (Send<Output>) async throws -> Void,
    catch handler: (@Sendable (any Error, Send<Output>) async -> Void)? = nil
  ) -> Effect {
    let name = name.map(EffectName.given) ?? .place(SourcePlace(fileID, line))
    return Effect(.run(EffectRun(name: name, operation: operation, handler: handler)))
  }

  /// Runs an asynchronous operation, and sends what an error becomes.
  ///
  ///     .run(name: "load", failing: { .loadFailed("\($0)") }) { send in
  ///       send(.loaded(try await load()))
  ///     }
  public static func run(
    name: String? = nil,
    failing failure: @escaping @Sendable (any Error) -> Output,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ operation: @escaping @Sendable (Send<Output>) async throws -> Void
  ) -> Effect {
    .run(name: name, fileID: fileID, line: line, operation) { error, send in send(failure(error)) }
  }

  /// Runs an asynchronous operation that sends nothing.
  public static func fireAndForget(
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ operation: @escaping @Sendable () async throws -> Void
  ) -> Effect {
    .run(name: name, fileID: fileID, line: line, { _ in try await operation() })
  }

  /// Starts all effects in order, without waiting for one another.
  @inlinable
  public static func merge(_ effects: Effect...) -> Effect { .merge(effects) }

  /// Starts all effects in order, without waiting for one another.
  @inlinable
  public static func merge(_ effects: some Sequence<Effect>) -> Effect {
    var nodes: [EffectNode<Output>] = []
    for effect in effects {
      switch effect.node {
      case .none: break
      case .merge(let inner): nodes += inner
      default: nodes.append(effect.node)
      }
    }
    return nodes.count < 2 ? Effect(nodes.first ?? .none) : Effect(.merge(nodes))
  }

  /// Starts this effect and another. Merging with `.none` costs nothing.
  @inlinable
  public func merged(with other: Effect) -> Effect {
    if case .none = node { return other }
    if case .none = other.node { return self }
    return Effect(node.merged(with: other.node))
  }

  /// Starts each effect when the previous one has ended or was cancelled.
  public static func concatenate(_ effects: Effect...) -> Effect { .concatenate(effects) }

  /// Starts each effect when the previous one has ended.
  public static func concatenate(_ effects: some Sequence<Effect>) -> Effect {
    let nodes = effects.map(\.node).filter { if case .none = $0 { false } else { true } }
    return nodes.count < 2 ? Effect(nodes.first ?? .none) : Effect(.concatenate(nodes))
  }

  /// Returns this effect with every value transformed.
  @inlinable
  public func map<Other>(_ transform: @escaping @Sendable (Output) -> Other) -> Effect<Other> {
    switch node {
    case .none: .none
    case .send(let value): .send(transform(value))
    default: Effect<Other>(node.map(transform, lift: { $0 }))
    }
  }
}

extension Effect where Output == Never {
  /// Turns this effect, which sends nothing, into one of any action.
  public func fireAndForget<Other>() -> Effect<Other> {
    map(absurd)
  }
}

private func absurd<Other>(_: Never) -> Other {}
