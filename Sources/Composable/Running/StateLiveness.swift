/// Tells whether the state that an effect works for still exists. It is asked after each action, so removing
/// a row cancels its effects at a cost that depends only on the running effects.
///
/// It takes a raw pointer and remembers the type, because an Effect does not know its state's type. A
/// question for another type, from a reducer that bypasses `pullback`, is dropped.
@usableFromInline
struct StateLiveness: Sendable {
  @usableFromInline let stateType: any Any.Type
  @usableFromInline let holds: @Sendable (UnsafeRawPointer) -> Bool

  @usableFromInline
  init<State>(of type: State.Type, _ question: @escaping @Sendable (State) -> Bool) {
    stateType = type
    holds = { question($0.assumingMemoryBound(to: State.self).pointee) }
  }

  /// The same question asked of the parent, which may no longer have the child.
  @usableFromInline
  func lifted<Child, Parent>(
    from child: Child.Type,
    to parent: Parent.Type,
    by project: @escaping @Sendable (Parent) -> Child?
  ) -> StateLiveness? {
    guard stateType == child else { return nil }
    let holds = self.holds
    return StateLiveness(of: parent) { parent in
      guard let child = project(parent) else { return false }
      return withUnsafePointer(to: child) { holds(UnsafeRawPointer($0)) }
    }
  }

  /// The answer for a state; true if its type is another than the question's.
  @usableFromInline
  func isAnswered<State>(by state: inout State) -> Bool {
    guard stateType == State.self else { return true }
    return withUnsafePointer(to: &state) { holds(UnsafeRawPointer($0)) }
  }
}

/// The identity of a value, so that a row replaced by another at the same index counts as removed.
@usableFromInline
struct Identity: Equatable, @unchecked Sendable {
  // Unchecked, because an `id` need not be Sendable: it is only compared on the store's thread.
  let id: AnyHashable?

  @usableFromInline
  init(of value: some Any) {
    func id(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
    self.id = (value as? any Identifiable).map { id(of: $0) }
  }
}

extension Effect {
  /// This effect for the parent: values embedded, livenesses lifted.
  @inlinable
  func pulledBack<Child, Parent, ParentAction>(
    from child: Child.Type,
    to parent: Parent.Type,
    embed: @escaping @Sendable (Output) -> ParentAction,
    project: @escaping @Sendable (Parent) -> Child?
  ) -> Effect<ParentAction> {
    switch node {
    case .none: .none
    case .send(let value): .send(embed(value))
    default: Effect<ParentAction>(node.map(embed, lift: { $0.lifted(from: child, to: parent, by: project) }))
    }
  }

  /// This effect, living as long as the answer is true. The question is made only for an effect that lasts.
  @inlinable
  func living<State>(_ question: () -> @Sendable (State) -> Bool) -> Effect {
    switch node {
    case .none, .send: self
    default: node.lasts ? Effect(.living(StateLiveness(of: State.self, question()), node)) : self
    }
  }

  /// This effect, living as long as `project` finds the same part of the state.
  @inlinable
  func living<State, Part>(
    with state: State, at project: @escaping @Sendable (State) -> Part?
  ) -> Effect {
    living {
      let identity = project(state).map { Identity(of: $0) }
      return { project($0).map { Identity(of: $0) } == identity }
    }
  }
}
