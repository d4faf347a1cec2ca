import Composable
import Dumping

/// How two states differ, for messages: a line for each place, then the whole difference.
struct StateChange {
  private(set) var changes: [Difference.Change]
  private let picture: String
  private static let lineLimit = 10

  init<State>(_ old: State, _ new: State) {
    let difference = difference(old, new)
    changes = difference?.changes ?? []
    picture = difference?.text ?? "  // Not equal, though both look alike."
  }

  func at(_ paths: [String]) -> StateChange {
    var part = self
    part.changes = changes.filter { change in paths.contains { Self.overlap($0, change.path) } }
    return part
  }

  var isEmpty: Bool { changes.isEmpty }

  /// `products[1].name: expected "Milch", is "Milk"`, for each place.
  func lines(_ old: String, _ new: String) -> String {
    var lines = changes.prefix(Self.lineLimit).map { change in
      let place = change.path.isEmpty ? "the whole value" : change.path
      return "  \(place): \(old) \(short(change.old)), \(new) \(short(change.new))"
    }
    if changes.count > Self.lineLimit { lines.append("  … and \(changes.count - Self.lineLimit) more") }
    return lines.joined(separator: "\n")
  }

  /// The lines, then the states with `-` before lines of the first and `+` before lines of the second.
  func text(_ old: String, _ new: String) -> String {
    """
    \(lines(old, new))

    \(Message.indented(picture))

    (- \(old), + \(new))
    """
  }

  private func short(_ value: String?) -> String {
    guard let value else { return "nothing" }
    var lines = value.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.count > 1, var head = lines.popFirst().map(String.init) else { return value }
    // Also names the cases inside a case.
    while head.hasSuffix("("), let next = lines.popFirst()?.drop(while: { $0 == " " }), next.hasPrefix(".") {
      head += next
    }
    return head + "…"
  }

  private static func overlap(_ a: String, _ b: String) -> Bool {
    let (outer, inner) = a.utf8.count < b.utf8.count ? (a, b) : (b, a)
    guard inner.utf8.starts(with: outer.utf8) else { return false }
    let rest = inner.utf8.dropFirst(outer.utf8.count).first
    return rest == nil || outer.isEmpty || rest == UInt8(ascii: ".") || rest == UInt8(ascii: "[")
  }
}
