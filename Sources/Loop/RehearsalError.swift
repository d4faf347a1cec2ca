import Composable
import Synchronization

/// Why a rehearsal was aborted.
public struct RehearsalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The whole message.
  public let description: String
}

extension Rehearsal {
  static func endless(_ effects: [RunInfo]) -> Problem {
    let names = effects.map { "  \($0.name)" }.joined(separator: "\n")
    return Problem { "These effects never settle:\n\n\(names)\n\nThey were cancelled." }
  }

  static func leftOver(_ effects: [RunInfo]) -> Problem {
    let names = effects.map { "  \($0.name)" }.joined(separator: "\n")
    return Problem {
      """
      These effects were still running when the program ended:

      \(names)

      A real program would have waited for them until its patience ran out. Mark with `.finishing()` only what ends by itself.
      """
    }
  }

  /// What the last action started is meant to be done.
  static func forgotten(_ effects: [RunInfo]) -> Problem {
    let names = effects.map { "  \($0.name)" }.joined(separator: "\n")
    return Problem {
      """
      These effects began with the "whenOver" action, and were cancelled because the program had ended:

      \(names)

      Mark them with `.finishing()`, so that the program waits for them.
      """
    }
  }
}

/// Problems reported by the store, effects and dependencies.
final class Problems: Sendable {
  private let heard: Heard
  let listener: Problem.Listener

  private final class Heard: Sendable { let problems = Mutex<[Problem]>([]) }

  init() {
    let heard = Heard()
    self.heard = heard
    listener = Problem.Listener { problem in heard.problems.withLock { $0.append(problem) } }
  }

  func hear(_ problem: Problem) { listener.hear(problem) }

  /// Does some work, and throws if it reported a problem.
  func hearing(_ work: () throws -> Void) throws {
    try Problem.$listener.withValue(listener, operation: work)
    let problems = heard.problems.withLock { problems in
      defer { problems = [] }
      return problems
    }
    if problems.isEmpty { return }
    throw RehearsalError(description: problems.map(\.description).joined(separator: "\n\n"))
  }
}
