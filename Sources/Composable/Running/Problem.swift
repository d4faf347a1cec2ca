/// A programmer's mistake, or an error that was not caught, as a message. Never a trap.
///
/// An action for a row that was removed, an operation that threw an error, a `Send` used too late: each becomes a
/// `Problem`. A TestStore turns it into a failure of the test; a live store passes it to its `report` closure, which by
/// default prints in debug builds and does nothing in release builds.
public struct Problem: Sendable, CustomStringConvertible {
  /// The message, created only when it is read, since it may dump an action.
  public var description: String { describe() }
  @usableFromInline let describe: @Sendable () -> String

  /// Creates a problem whose message is created when it is read.
  public init(_ describe: @escaping @Sendable () -> String) {
    self.describe = describe
  }

  /// Prints the problem in debug builds, ignores it in release builds.
  public static let printInDebugBuilds: @Sendable (Problem) -> Void = { problem in
    #if DEBUG
      print(problem)
    #endif
  }

  /// Who is told of problems that arise where no store is at hand: inside an unimplemented dependency.
  /// Bound by the TestStore round each step, and inherited by the effects that start in it; so two tests that
  /// run side by side never see each other's problems.
  @TaskLocal package static var listener: Listener?

  /// Somebody who is told of problems.
  package final class Listener: Sendable {
    package let hear: @Sendable (Problem) -> Void
    package init(_ hear: @escaping @Sendable (Problem) -> Void) { self.hear = hear }
  }

  /// Tells whoever listens here, or prints in debug builds where nobody does.
  package func report() {
    (Problem.listener?.hear ?? Problem.printInDebugBuilds)(self)
  }
}

/// A place in the source, for messages: `Shopping.swift:42`.
@usableFromInline
package struct SourcePlace: Sendable, CustomStringConvertible {
  @usableFromInline package let fileID: StaticString
  @usableFromInline package let line: UInt

  @usableFromInline
  package init(_ fileID: StaticString, _ line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  @usableFromInline
  package var description: String {
    let path = "\(fileID)"
    let file = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    return "\(file):\(line)"
  }
}
