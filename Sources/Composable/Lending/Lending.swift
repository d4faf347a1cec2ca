/// How a parent gives a child state that they share: where the child is, and what it gets for the time of an action.
///
///     extension App {
///       static let names = Lending(\App.names).lending(\.$people, as: \.$people)
///     }
///
///     case .names(let action):
///       nameScreen.run(action, in: &state, lending: App.names, environment, as: AppAction.names)
///
/// A child that has borrowed something lends it on in the same way.
public struct Lending<Parent, Child>: Sendable {
  let place: ChildPlace<Parent, Child>
  private(set) var loans: [Loan<Parent, Child>] = []

  private init(_ place: ChildPlace<Parent, Child>) { self.place = place }

  /// Lends to a child that is a property of its parent. It may be optional.
  public init(_ path: WritableKeyPath<Parent, Child> & Sendable) { self.init(.property(path)) }

  /// Lends to a child that is a case of an optional property of its parent: nothing is lent while it is another case.
  public init<Root, Wrapped>(
    _ path: WritableKeyPath<Parent, Root?> & Sendable, case casePath: CasePath<Root, Wrapped>
  ) where Child == Wrapped? { self.init(.aCase(path, casePath)) }

  /// Lends to a child that is a case of a property of its parent: nothing is lent while it is another case.
  public init<Root, Wrapped>(
    _ path: WritableKeyPath<Parent, Root> & Sendable, case casePath: CasePath<Root, Wrapped>
  ) where Child == Wrapped? { self.init(.aCase(path, casePath)) }

  /// Lends a value: the parent's property and the child's.
  public func lending<Value>(
    _ own: WritableKeyPath<Parent, Lent<Value>> & Sendable,
    as borrowed: WritableKeyPath<Child, Lent<Value>> & Sendable
  ) -> Lending {
    adding(Loan(own, borrowed))
  }

  /// Lends a value to a child that may be missing.
  public func lending<Value, Wrapped>(
    _ own: WritableKeyPath<Parent, Lent<Value>> & Sendable,
    as borrowed: WritableKeyPath<Wrapped, Lent<Value>> & Sendable
  ) -> Lending where Child == Wrapped? {
    adding(Loan(own, borrowed))
  }

  /// Tells the child something that the parent keeps: it gets a copy, and what it does to it is dropped.
  public func telling<Value>(
    _ own: KeyPath<Parent, Value> & Sendable, as told: WritableKeyPath<Child, Lent<Value>> & Sendable
  ) -> Lending {
    adding(Loan(telling: own, told))
  }

  /// Takes what the child has left for its parent, such as a message: it moves into the parent's property when the action ends.
  public func returning<Value>(
    _ left: WritableKeyPath<Child, Value?> & Sendable, to own: WritableKeyPath<Parent, Value?> & Sendable
  ) -> Lending {
    adding(Loan(returning: left, own))
  }

  private func adding(_ loan: Loan<Parent, Child>) -> Lending {
    var lending = self
    lending.loans.append(loan)
    return lending
  }
}

/// A state that lends to its children.
public protocol Lender: SendableMetatype {}

extension Lender {
  /// A child with what it borrows, for the time of a change: `app[App.names].selection = 3`.
  public subscript<Child>(lending: Lending<Self, Child>) -> Child {
    get {
      var child = lending.place.child(of: self)
      for loan in lending.loans { loan.show(self, &child) }
      return child
    }
    _modify {
      switch lending.place {
      case .property(let path):
        for loan in lending.loans { loan.give(&self) { $1(&$0[keyPath: path]) } }
        defer { for loan in lending.loans { loan.takeBack(&self) { $1(&$0[keyPath: path]) } } }
        yield &self[keyPath: path]
      case .aCase(_, let take, let put):
        var child = take(&self)
        for loan in lending.loans { loan.give(&self) { $1(&child) } }
        defer {
          for loan in lending.loans { loan.takeBack(&self) { $1(&child) } }
          put(&self, child)
        }
        yield &child
      }
    }
  }
}
