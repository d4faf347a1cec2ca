// Closures for an Environment's `.unimplemented`: each member fails the test with its own name when it is called,
// and gives a placeholder so that the test goes on to say what else is wrong.

/// A dependency that must not be called: reports its own name, then returns the placeholder.
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

/// An effect of the environment that must not be asked for: reports its own name and does nothing.
public func unimplemented<each Argument, Output>(
  _ name: String
) -> @Sendable (repeat each Argument) -> Effect<Output> {
  { (_: repeat each Argument) in
    Problem.unimplemented(name).report()
    return .none
  }
}

/// A dependency without a result that must not be called.
public func unimplemented<each Argument>(_ name: String) -> @Sendable (repeat each Argument) -> Void {
  { (_: repeat each Argument) in Problem.unimplemented(name).report() }
}

/// A dependency that may throw and must not be called: reports its own name and throws `Unimplemented`.
public func unimplemented<each Argument, Result>(
  _ name: String
) -> @Sendable (repeat each Argument) async throws -> Result {
  { (_: repeat each Argument) in
    Problem.unimplemented(name).report()
    throw Unimplemented(name: name)
  }
}

/// What a throwing dependency throws when a test called it without replacing it.
public struct Unimplemented: Error, Equatable, Sendable {
  /// The dependency's name.
  public let name: String

  /// The error for the dependency of this name.
  public init(name: String) { self.name = name }
}

extension Problem {
  fileprivate static func unimplemented(_ name: String) -> Problem {
    Problem {
      """
      The dependency "\(name)" was used, and this test does not replace it.

      Give the environment of this test a "\(name)" of its own, or find out why it is called here.
      """
    }
  }
}
