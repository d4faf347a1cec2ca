import Composable
import Screen
import Synchronization

/// Why a rehearsal was aborted.
public struct RehearsalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public let message: String
  /// The script and where it was played; `nil` if it could end anywhere.
  public let place: String?

  /// The whole message.
  public var description: String { [message, place].compactMap { $0 }.joined(separator: "\n\n") }
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

  static func unbound(_ key: Key, bound: [Key]) -> Problem {
    let names = bound.map(\.description).joined(separator: " ")
    return Problem {
      """
      Nothing is bound to \(key) here.

      Bound: \(names.isEmpty ? "nothing" : names)

      Correct the script, or set `allowsUnboundKeys` if the test is about such keys.
      """
    }
  }

  static func missing(_ name: String, on frame: Frame) -> Problem {
    let names = frame.openPlaces.sorted()
    return Problem {
      """
      No place named \(name) can be pressed.

      There are: \(names.isEmpty ? "none" : names.joined(separator: ", "))
      """
    }
  }

  static func waitedInVain(_ name: String, running: [String]) -> Problem {
    Problem {
      """
      The effect "\(name)" doesn't end by itself.

      Running: \(running.joined(separator: ", "))

      Let it end with `answer`, or wait for a time: "<wait 2s>".
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
  func hearing(_ place: String?, _ work: () throws -> Void) throws {
    try Problem.$listener.withValue(listener, operation: work)
    let problems = heard.problems.withLock { problems in
      defer { problems = [] }
      return problems
    }
    if problems.isEmpty { return }
    throw RehearsalError(message: problems.map(\.description).joined(separator: "\n\n"), place: place)
  }
}
