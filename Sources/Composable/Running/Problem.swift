/// A programmer's mistake or an uncaught error, as a message rather than a trap.
/// A TestStore fails the test; a store passes it to `report`, which by default prints in debug builds.
public struct Problem: Sendable, CustomStringConvertible {
  /// The message, created only when it is read, because it may dump an action.
  public var description: String { describe() }
  @usableFromInline let describe: @Sendable () -> String
  /// Whether what goes wrong afterwards may only be its consequence, so that a test needn't hear of it.
  package var hasConsequences = false

  /// Creates a problem with a message that is created when it is read.
  public init(_ describe: @escaping @Sendable () -> String) {
    self.describe = describe
  }

  /// Prints the problem in debug builds; ignores it in release builds.
  public static let printInDebugBuilds: @Sendable (Problem) -> Void = { problem in
    #if DEBUG
      print(problem)
    #endif
  }

  /// Hears of problems outside any store, in unimplemented dependencies. The TestStore binds it in each step
  /// and its effects inherit it, so parallel tests do not mix up their problems.
  @TaskLocal package static var listener: Listener?

  package final class Listener: Sendable {
    package let hear: @Sendable (Problem) -> Void
    package init(_ hear: @escaping @Sendable (Problem) -> Void) { self.hear = hear }
  }

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
