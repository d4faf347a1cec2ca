import Dumping
import Loop
import Screen

/// The first step in which two runs differ.
public struct Parting: Hashable, Sendable, CustomStringConvertible {
  /// The number of the action in the first run.
  public let number: Int
  /// What differs, in a line each: the actions, what they came from, or parts of the state.
  public let lines: [String]

  /// The number, and what differs.
  public var description: String { (["They part at action \(number):"] + lines).joined(separator: "\n  ") }
}

extension Replay {
  /// The first step in which another run of the same program differs; `nil` if both do the same to their ends.
  public func parting(from other: Replay) -> Parting? {
    var others = other.history.steps[...]
    var number = 0
    for step in history.steps {
      number = step.number
      guard let otherStep = others.popFirst() else {
        return Parting(number: number, lines: ["only the first run does \(summary(of: step.action))"])
      }
      let lines = step.differences(from: otherStep)
      if !lines.isEmpty { return Parting(number: number, lines: lines) }
    }
    return others.first.map {
      Parting(number: number + 1, lines: ["only the second run does \(summary(of: $0.action))"])
    }
  }
}

extension History.Step {
  /// No more parts of the state than this are listed.
  private static var mostParts: Int { 8 }

  fileprivate func differences(from other: Self) -> [String] {
    let (action, otherAction) = (swiftSource(of: action, limit: 20), swiftSource(of: other.action, limit: 20))
    if action != otherAction { return ["\(summary(of: self.action)) → \(summary(of: other.action))"] }
    if origin.short != other.origin.short { return ["\(origin.short) → \(other.origin.short)"] }
    let changes = difference(state, other.state)?.changes ?? []
    let parts = changes.prefix(Self.mostParts).map { change in
      "\(change.path.isEmpty ? "state" : change.path): \(change.old?.firstLine ?? "–") → \(change.new?.firstLine ?? "–")"
    }
    return parts
      + (changes.count > Self.mostParts ? ["… and \(changes.count - Self.mostParts) more parts"] : [])
  }
}

extension String {
  fileprivate var firstLine: String {
    let line = split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    return line.count > 80 ? line.prefix(80) + "…" : line
  }
}
