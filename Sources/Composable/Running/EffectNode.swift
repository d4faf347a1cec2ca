import Dumping

// The tree inside an Effect. Built by the operators, read by the Runner, seen by nobody else.

/// One node of the tree. `.none` and `.send`, the two that a key press meets most, need no allocation.
@usableFromInline
enum EffectNode<Output: Sendable>: Sendable {
  case none
  case send(Output)
  indirect case run(EffectRun<Output>)
  case merge([EffectNode])
  case concatenate([EffectNode])
  indirect case cancel(EffectID)
  indirect case cancellable(EffectID, cancelInFlight: Bool, EffectNode)
  indirect case throttle(Throttle, EffectNode)
  /// Lives only as long as the piece of state that its reducer worked on.
  indirect case living(StateLiveness, EffectNode)
  indirect case report(Problem)
}

/// The id of a cancellable effect, whatever its type.
@usableFromInline
struct EffectID: Hashable, @unchecked Sendable {
  // Unchecked, because AnyHashable forgets that what went in was Sendable.
  let value: AnyHashable

  init(_ value: some Hashable & Sendable) {
    self.value = AnyHashable(value)
  }
}

/// An asynchronous operation and what messages call it.
@usableFromInline
struct EffectRun<Output: Sendable>: Sendable {
  let name: EffectName
  /// Whether it never ends by itself: a timer. A program that ends does not wait for it.
  var isEndless = false
  let operation: @Sendable (Send<Output>) async throws -> Void
}

/// What messages call an effect. A value, so that naming costs nothing until a message is written.
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

/// An effect's id as messages write it.
package struct EffectIDDescription: Sendable, CustomStringConvertible {
  let id: EffectID
  package var description: String { swiftSource(of: id.value.base) }
}

extension EffectNode {
  /// Both, in order; lists are joined rather than nested, so that depth does not grow with the number of effects.
  @usableFromInline
  func merged(with other: EffectNode) -> EffectNode {
    switch (self, other) {
    case (.merge(let a), .merge(let b)): .merge(a + b)
    case (.merge(let a), _): .merge(a + [other])
    case (_, .merge(let b)): .merge([self] + b)
    default: .merge([self, other])
    }
  }

  /// The same tree with every value changed, and every question about the child's state asked of the parent's.
  /// Where `lift` says `nil` the question cannot be asked there, and the effect lives without it.
  @usableFromInline
  func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Output) -> Other,
    lift: (StateLiveness) -> StateLiveness?
  ) -> EffectNode<Other> {
    switch self {
    case .none: .none
    case .send(let value): .send(transform(value))
    case .run(let run):
      .run(
        EffectRun(name: run.name, isEndless: run.isEndless) { send in
          try await run.operation(Send { send(transform($0)) })
        })
    case .merge(let nodes): .merge(nodes.map { $0.map(transform, lift: lift) })
    case .concatenate(let nodes): .concatenate(nodes.map { $0.map(transform, lift: lift) })
    case .cancel(let id): .cancel(id)
    case .cancellable(let id, let cancelInFlight, let node):
      .cancellable(id, cancelInFlight: cancelInFlight, node.map(transform, lift: lift))
    case .throttle(let throttle, let node): .throttle(throttle, node.map(transform, lift: lift))
    case .living(let liveness, let node):
      lift(liveness).map { .living($0, node.map(transform, lift: lift)) }
        ?? node.map(transform, lift: lift)
    case .report(let problem): .report(problem)
    }
  }

  /// Whether anything in it can outlast the action that made it.
  @usableFromInline
  var lasts: Bool {
    switch self {
    case .none, .send, .cancel, .report: false
    case .run, .throttle: true
    case .merge(let nodes), .concatenate(let nodes): nodes.contains { $0.lasts }
    case .cancellable(_, _, let node), .living(_, let node): node.lasts
    }
  }

  /// What of it is done in the action that made it: all that does not last, nor waits for what does.
  var atOnce: EffectNode {
    switch self {
    case .none, .run, .throttle: .none
    case .send, .cancel, .report: self
    case .merge(let nodes): .merge(nodes.map(\.atOnce))
    case .concatenate(let nodes):
      .merge(nodes.prefix(1 + (nodes.firstIndex { $0.lasts } ?? nodes.count)).map(\.atOnce))
    case .cancellable(let id, let cancelInFlight, let node):
      cancelInFlight ? .merge([.cancel(id), node.atOnce]) : node.atOnce
    case .living(_, let node): node.atOnce
    }
  }
}
