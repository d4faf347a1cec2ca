/// Creates a dependency that must not be called: reports its name, then returns the placeholder.
///
///     extension Environment {
///       static let unimplemented = Environment(
///         number: unimplemented("number", placeholder: 0),
///         load: unimplemented("load"))
///     }
public func unimplemented<each Argument, Result>(
  _ name: String,
  placeholder: @autoclosure @escaping @Sendable () -> Result
) -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in
    Problem.unimplemented(name).report()
    return placeholder()
  }
}

/// Creates a dependency that must not be called and returns an effect: reports its name and returns `.none`.
public func unimplemented<each Argument, Output>(
  _ name: String
) -> @Sendable (repeat each Argument) -> Effect<Output> {
  { (_: repeat each Argument) in
    Problem.unimplemented(name).report()
    return .none
  }
}

/// Creates a dependency that must not be called and returns nothing: reports its name.
public func unimplemented<each Argument>(_ name: String) -> @Sendable (repeat each Argument) -> Void {
  { (_: repeat each Argument) in Problem.unimplemented(name).report() }
}

/// Creates a dependency that must not be called and may throw: reports its name and throws `Unimplemented`.
public func unimplemented<each Argument, Result>(
  _ name: String
) -> @Sendable (repeat each Argument) async throws -> Result {
  { (_: repeat each Argument) in
    Problem.unimplemented(name).report()
    throw Unimplemented(name: name)
  }
}

/// The error of an unimplemented dependency that may throw.
public struct Unimplemented: Error, Equatable, Sendable {
  /// The dependency's name.
  public let name: String

  /// Creates the error.
  public init(name: String) { self.name = name }
}

extension Problem {
  fileprivate static func unimplemented(_ name: String) -> Problem {
    var problem = Problem {
      """
      The dependency "\(name)" was called, but this test does not replace it.

      Replace "\(name)" in this test's environment, or find out why it is called.
      """
    }
    problem.hasConsequences = true
    return problem
  }
}
