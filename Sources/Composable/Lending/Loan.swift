/// One thing that a parent gives to a child, or takes from it, at the beginning and the end of an action.
struct Loan<Parent, Child>: Sendable {
  /// Changes the child, which is in its parent or beside it.
  typealias Reach = (inout Parent, (inout Child) -> Void) -> Void

  let give: @Sendable (inout Parent, Reach) -> Void
  let takeBack: @Sendable (inout Parent, Reach) -> Void
  /// Gives a copy, to look at.
  let show: @Sendable (Parent, inout Child) -> Void

  init<Value>(
    _ own: WritableKeyPath<Parent, Lent<Value>> & Sendable,
    _ borrowed: WritableKeyPath<Child, Lent<Value>> & Sendable
  ) {
    self.init(own) { child, loan in swap(&child[keyPath: borrowed], &loan) }
  }

  init<Value, Wrapped>(
    _ own: WritableKeyPath<Parent, Lent<Value>> & Sendable,
    _ borrowed: WritableKeyPath<Wrapped, Lent<Value>> & Sendable
  ) where Child == Wrapped? {
    self.init(own) { child, loan in
      if child != nil { swap(&child![keyPath: borrowed], &loan) }
    }
  }

  /// The value is moved: while the child has it, the parent hasn't.
  private init<Value>(
    _ own: WritableKeyPath<Parent, Lent<Value>> & Sendable,
    exchange: @escaping @Sendable (inout Child, inout Lent<Value>) -> Void
  ) {
    let move: @Sendable (inout Parent, Reach) -> Void = { parent, reach in
      var loan = Lent<Value>()
      swap(&parent[keyPath: own], &loan)
      reach(&parent) { exchange(&$0, &loan) }
      // What a missing child didn't take stays with its parent.
      if loan.isHere { swap(&parent[keyPath: own], &loan) }
    }
    give = move
    takeBack = move
    show = { parent, child in
      var loan = parent[keyPath: own]
      exchange(&child, &loan)
    }
  }

  init<Value>(
    telling own: KeyPath<Parent, Value> & Sendable, _ told: WritableKeyPath<Child, Lent<Value>> & Sendable
  ) {
    give = { parent, reach in
      let value = parent[keyPath: own]
      reach(&parent) { $0[keyPath: told] = Lent(wrappedValue: value) }
    }
    takeBack = { parent, reach in reach(&parent) { $0[keyPath: told] = Lent() } }
    show = { parent, child in child[keyPath: told] = Lent(wrappedValue: parent[keyPath: own]) }
  }

  init<Value>(
    returning left: WritableKeyPath<Child, Value?> & Sendable,
    _ own: WritableKeyPath<Parent, Value?> & Sendable
  ) {
    give = { _, _ in }
    takeBack = { parent, reach in
      var value: Value?
      reach(&parent) { swap(&$0[keyPath: left], &value) }
      if value != nil { parent[keyPath: own] = value }
    }
    show = { _, _ in }
  }
}
