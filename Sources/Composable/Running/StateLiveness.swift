/// The question "is the state that this effect works for still there?", asked of the whole state after an action,
/// and only while the effect runs. So that removing a row cancels what the row's reducer started, at a cost that
/// counts the running effects and never the rows.
///
/// A child's question must be asked of ever larger states on its way up, and an Effect knows no state's type; so
/// the question takes a raw pointer, and remembers the type it was made for. A reducer that returns another's
/// effect by hand, past `pullback`, gives a question for the wrong type: it is dropped, never misread.
@usableFromInline
struct StateLiveness: Sendable {
  @usableFromInline let stateType: any Any.Type
  @usableFromInline let holds: @Sendable (UnsafeRawPointer) -> Bool

  /// The question for one type of state.
  @usableFromInline
  init<State>(of type: State.Type, _ question: @escaping @Sendable (State) -> Bool) {
    stateType = type
    holds = { question($0.assumingMemoryBound(to: State.self).pointee) }
  }

  /// The same question asked of the parent, which may have no such child any more.
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

  /// Asks it of a state, which must be of the type it was made for; otherwise there is nothing to ask.
  @usableFromInline
  func isAnswered<State>(by state: inout State) -> Bool {
    guard stateType == State.self else { return true }
    return withUnsafePointer(to: &state) { holds(UnsafeRawPointer($0)) }
  }
}

/// The identity of a value that has one, so that a row replaced by another at the same place counts as removed.
@usableFromInline
struct Identity: Equatable, @unchecked Sendable {
  // Unchecked, because an `id` need not be Sendable: it is only compared, on the store's thread.
  let id: AnyHashable?

  @usableFromInline
  init(of value: some Any) {
    func id(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
    self.id = (value as? any Identifiable).map { id(of: $0) }
  }
}

extension Effect {
  /// This effect as the parent's: values embedded, and questions asked of the parent.
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

  /// This effect, living only as long as the answer is yes. The question is made only for an effect that lasts
  /// beyond the action at hand.
  @inlinable
  func living<State>(_ question: () -> @Sendable (State) -> Bool) -> Effect {
    switch node {
    case .none, .send: self
    default: node.lasts ? Effect(.living(StateLiveness(of: State.self, question()), node)) : self
    }
  }

  /// Living as long as the part of the state that `project` finds is there and is the same one.
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
