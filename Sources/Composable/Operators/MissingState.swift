import Dumping

// Reports of actions for a piece of state that does not exist. Out of line, to keep `send` small.

extension Problem {
  @usableFromInline
  static func noRow(
    _ row: String, action: some Sendable, operator name: String = "forEach", at place: SourcePlace
  ) -> Problem {
    absent(
      "Received an action for a row that does not exist: \(row).", action: action, operator: "forEach",
      at: place,
      causes: [
        name == "run"
          ? "The parent removed the row before it ran the child: run the child first."
          : "A reducer that runs before this forEach removed the row: put the forEach first in combine.",
        "The row's own effect sent it with .send in the same action that removed the row.",
        "It was sent for a row that had already been removed: check the state before sending.",
      ])
  }

  @usableFromInline
  static func noValue<State>(
    _: State.Type, action: some Sendable, operator name: String = "optional", at place: SourcePlace
  ) -> Problem {
    absent(
      "Received an action for a \(typeName(State.self)) while it is nil.", action: action,
      operator: name, at: place,
      causes: [
        name == "run"
          ? "The parent set it to nil before it ran the child: run the child first."
          : "A reducer that runs before this one set it to nil: put this one first in combine.",
        "Its own effect sent it with .send in the same action that set it to nil.",
        "It was sent while the state was already nil: check the state before sending.",
      ])
  }

  @usableFromInline
  static func noCase<State>(
    _: State.Type, action: some Sendable, operator name: String = "pullback", at place: SourcePlace
  ) -> Problem {
    absent(
      "Received an action for a \(typeName(State.self)) while the state is another case.", action: action,
      operator: name, at: place,
      causes: [
        name == "run"
          ? "The parent changed the case before it ran the child: run the child first."
          : "A reducer that runs before this one changed the case: put this one first in combine.",
        "Its own effect sent it with .send in the same action that changed the case.",
        "It was sent while the state was another case: check the state before sending.",
      ])
  }

  private static func absent(
    _ what: String, action: some Sendable, operator name: String, at place: SourcePlace, causes: [String]
  ) -> Problem {
    Problem {
      """
      \(what)

      Action:
      \(indented(swiftSource(of: action)))

      Operator: \(name) at \(place)

      The action was ignored. Possible causes:
      \(causes.map { "  - \($0)" }.joined(separator: "\n"))
      """
    }
  }
}
