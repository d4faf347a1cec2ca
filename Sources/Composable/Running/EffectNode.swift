import Dumping

/// A node of the tree inside an `Effect`. The most frequent two, `.none` and `.send`, need no allocation.
@usableFromInline
enum EffectNode<Output: Sendable>: Sendable {
  case none
  case send(Output)
  indirect case run(EffectRun<Output>)
  case merge([EffectNode])
  case concatenate([EffectNode])
  indirect case cancel(EffectID)
  indirect case cancellable(EffectID, InFlight, EffectNode)
  indirect case throttle(Throttle, EffectNode)
  /// Lives only as long as the piece of state its reducer works on.
  indirect case living(StateLiveness, EffectNode)
  indirect case report(Problem)
}

@usableFromInline
struct EffectID: Hashable, @unchecked Sendable {
  // Unchecked, because AnyHashable hides that its base is Sendable.
  let value: AnyHashable

  init(_ value: some Hashable & Sendable) {
    self.value = AnyHashable(value)
  }
}

@usableFromInline
struct EffectRun<Output: Sendable>: Sendable {
  let name: EffectName
  /// Whether a program that ends waits for it.
  var isFinishing = false
  let operation: @Sendable (Send<Output>) async throws -> Void
  /// What is done about an error of the operation.
  var handler: (@Sendable (any Error, Send<Output>) async -> Void)?

  /// The same with values transformed.
  func map<Other: Sendable>(_ transform: @escaping @Sendable (Output) -> Other) -> EffectRun<Other> {
    let (operation, handler) = (operation, handler)
    var mapped = EffectRun<Other>(name: name, isFinishing: isFinishing) { send in
      try await operation(send.map(transform))
    }
    if let handler {
      mapped.handler = { error, send in await handler(error, send.map(transform)) }
    }
    return mapped
  }
}

/// What messages call an effect; made into text only when a message is written.
package enum EffectName: Sendable, CustomStringConvertible {
  case given(String)
  case place(SourcePlace)
  case step(StaticString, of: EffectIDDescription)

  package var description: String {
    switch self {
    case .given(let name): "\"\(name)\""
    case .place(let place): "at \(place)"
    case .step(let what, let id): "\(what) of \(id)"
    }
  }
}

package struct EffectIDDescription: Sendable, CustomStringConvertible {
  let id: EffectID
  package var description: String { swiftSource(of: id.value.base) }
}

extension EffectNode {
  @usableFromInline
  func merged(with other: EffectNode) -> EffectNode {
    switch (self, other) {
    case (.merge(let a), .merge(let b)): .merge(a + b)
    case (.merge(let a), _): .merge(a + [other])
    case (_, .merge(let b)): .merge([self] + b)
    default: .merge([self, other])
    }
  }

  /// The same tree with values transformed and livenesses lifted, or dropped if `lift` returns `nil`.
  @usableFromInline
  func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Output) -> Other,
    lift: (StateLiveness) -> StateLiveness?
  ) -> EffectNode<Other> {
    map(transform, lift: lift) { $0.map(transform) }
  }

  /// The same tree with the values that are there already transformed, and with other operations.
  func map<Other: Sendable>(
    _ transform: (Output) -> Other, lift: (StateLiveness) -> StateLiveness?,
    runs change: (EffectRun<Output>) -> EffectRun<Other>
  ) -> EffectNode<Other> {
    func mapped(_ node: EffectNode) -> EffectNode<Other> { node.map(transform, lift: lift, runs: change) }
    return switch self {
    case .none: .none
    case .send(let value): .send(transform(value))
    case .run(let run): .run(change(run))
    case .merge(let nodes): .merge(nodes.map(mapped))
    case .concatenate(let nodes): .concatenate(nodes.map(mapped))
    case .cancel(let id): .cancel(id)
    case .cancellable(let id, let inFlight, let node): .cancellable(id, inFlight, mapped(node))
    case .throttle(let throttle, let node): .throttle(throttle, mapped(node))
    case .living(let liveness, let node): lift(liveness).map { .living($0, mapped(node)) } ?? mapped(node)
    case .report(let problem): .report(problem)
    }
  }

  /// The same tree with each operation changed.
  func mapRuns(_ change: (EffectRun<Output>) -> EffectRun<Output>) -> EffectNode {
    map({ $0 }, lift: { $0 }, runs: change)
  }

  /// Whether any part can outlast the action that made it.
  @usableFromInline
  var lasts: Bool {
    switch self {
    case .none, .send, .cancel, .report: false
    case .run, .throttle: true
    case .merge(let nodes), .concatenate(let nodes): nodes.contains { $0.lasts }
    case .cancellable(_, _, let node), .living(_, let node): node.lasts
    }
  }

  /// The parts that neither last nor wait for one that does.
  var atOnce: EffectNode {
    switch self {
    case .none, .run, .throttle: .none
    case .send, .cancel, .report: self
    case .merge(let nodes): .merge(nodes.map(\.atOnce))
    case .concatenate(let nodes):
      .merge(nodes.prefix(1 + (nodes.firstIndex { $0.lasts } ?? nodes.count)).map(\.atOnce))
    case .cancellable(let id, .replace, let node): .merge([.cancel(id), node.atOnce])
    case .cancellable(_, _, let node): node.atOnce
    case .living(_, let node): node.atOnce
    }
  }
}
