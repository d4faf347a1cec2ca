import Dumping

// What is said when an action comes for a piece of state that is not there: which action, which operator, and how it
// may have come about. Out of line, because nothing of it belongs on the way of a send.

extension Problem {
  @usableFromInline
  static func noRow(_ row: String, action: some Sendable, at place: SourcePlace) -> Problem {
    absent(
      "An action came for a row that is not there: \(row).", action: action, operator: "forEach", at: place,
      causes: [
        "A reducer that runs before this forEach removed the row: combine the forEach first.",
        "The row's own effect sent it with .send in the very action that removed the row.",
        "It was sent for a row that had already gone: ask the state before sending.",
      ])
  }

  @usableFromInline
  static func noValue<State>(_: State.Type, action: some Sendable, at place: SourcePlace) -> Problem {
    absent(
      "An action came for a \(typeName(State.self)) while it is nil.", action: action, operator: "optional",
      at: place,
      causes: [
        "A reducer that runs before this one set it to nil: combine this one first.",
        "Its own effect sent it with .send in the very action that set it to nil.",
        "It was sent while there was nothing to receive it: ask the state before sending.",
      ])
  }

  @usableFromInline
  static func noCase<State>(_: State.Type, action: some Sendable, at place: SourcePlace) -> Problem {
    absent(
      "An action came for a \(typeName(State.self)) while the state is another case.", action: action,
      operator: "pullback", at: place,
      causes: [
        "A reducer that runs before this one changed the case: combine this one first.",
        "Its own effect sent it with .send in the very action that changed the case.",
        "It was sent while the state was another case: ask the state before sending.",
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

      The action was ignored. It may have come about like this:
      \(causes.map { "  - \($0)" }.joined(separator: "\n"))
      """
    }
  }
}
