import Dumping
import Loop
import Screen

/// A name for a test, from what happened in it.
enum TestName {
  static func suggested<State, Action>(for steps: [CutStep<State, Action>]) -> String {
    guard let first = steps.first, let last = steps.last else { return "nothing happens" }
    let actions = steps.filter { step in
      if case .event = step.origin { true } else { false }
    }
    let done = (actions.isEmpty ? [first] : actions).map { word(for: $0.action) }
    var fields: [String] = []
    for change in difference(first.before, last.after)?.changes ?? [] {
      let field = String(change.path.prefix { $0 != "." && $0 != "[" })
      if !field.isEmpty, !fields.contains(field) { fields.append(field) }
    }
    var actionsOnce: [String] = []
    for word in done where !actionsOnce.contains(word) { actionsOnce.append(word) }
    let cause = list(actionsOnce.prefix(3).map { $0 })
    let verb = actionsOnce.count == 1 ? "changes" : "change"
    return "\(cause) \(verb) \(fields.isEmpty ? "nothing" : list(fields))"
  }

  /// The name of a play: what should be, and what was done last.
  static func suggested<State, Action>(by history: History<State, Action>, _ number: Int, _ bug: Fault?)
    -> String
  {
    // What followed at once has the name of what a person did; what an effect sent has its own.
    let steps = history.steps.prefix { $0.number <= number }
    let root =
      steps.last {
        switch $0.origin {
        case .event, .effect: true
        case .action, .program: false
        }
      } ?? steps.last
    let cause = root.map { word(for: $0.action) } ?? "the start"
    guard let bug else { return "what \(cause) leads to" }
    let expected = bug.expected.isEmpty ? "empty" : bug.expected
    let name = "after \(cause), \(bug.name) is \(expected)"
    // What the name of a function can't have.
    let plain = name.map { "`\\\"".contains($0) || $0.isNewline ? " " : $0 }
    return String(plain).split(separator: " ").joined(separator: " ").cut(to: 90)
  }

  /// `.fieldEdited(.insert("a"))` is "field edited", and `.lists(.movedToEnd)` "moved to end": the first that says what was done.
  private static func word(for action: Any) -> String {
    let cases = summary(of: action).prefix { $0.isLetter || $0.isNumber || "._(".contains($0) }
      .split(separator: "(").map { words(of: $0.split(separator: ".").last ?? "") }
    let done = cases.first { $0.split(separator: " ").contains { $0.hasSuffix("ed") } }
    return done ?? cases.first ?? ""
  }

  private static func words(of name: Substring) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  /// As many words as fit.
  fileprivate func cut(to count: Int) -> String {
    guard self.count > count else { return self }
    let start = prefix(count)
    return start.lastIndex(of: " ").map { String(start[..<$0]) } ?? String(start)
  }
}
