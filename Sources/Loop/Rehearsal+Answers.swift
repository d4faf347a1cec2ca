import Composable

/// Effects that answer when the test says so: a fetch that ends late, or two that overtake each other.
extension Rehearsal {
  /// Sends what a running effect answers, and ends it. Throws if no effect of this name is running.
  ///
  ///     let mail = holding("fetch") { mail() }
  ///     try mail.play("j<Enter>k<Enter>")
  ///     try mail.answer("fetch", .fetched(.inbox, []))
  ///
  /// What was cancelled meanwhile may answer, too: it is dropped, as in the program.
  ///
  /// - Parameters:
  ///   - name: The effect's name. Of several that run, the one that has run longest answers.
  ///   - number: Another of them, counted from 1 in the order in which they have begun.
  ///   - actions: What it sends, in this order.
  ///   - ending: Whether it is over then.
  public func answer(_ name: String, number: Int? = nil, _ actions: Action..., ending: Bool = true) throws {
    guard let effect = effect(name, number: number) else {
      throw RehearsalError(message: Self.notRunning(name, running: runningEffects), place: nil)
    }
    for action in actions { _ = try answer(action, from: effect) }
    if ending {
      held.end(effect)
      _ = try end(effect: effect)
    }
  }

  /// The serial number of the effect that would answer.
  package func effect(_ name: String, number: Int?) -> Int? {
    let running = program.store.runningEffects.filter { $0.name.given == name }.map(\.serial)
    if number == nil, let oldest = running.first { return oldest }
    if let effect = held.effect(name, number: number) { return effect }
    // One that isn't held may be made to answer before it does.
    guard let number, running.indices.contains(number - 1), !held.knows(name) else { return nil }
    return running[number - 1]
  }

  private static func notRunning(_ name: String, running: [String]) -> String {
    let names = running.isEmpty ? "none" : running.joined(separator: ", ")
    return """
      No effect "\(name)" can answer here.

      Running: \(names)

      An effect runs until it has answered for the last time; `holding` keeps it from answering by itself.
      """
  }

  /// Whether an effect of this name is running.
  func isRunning(_ name: String) -> Bool {
    program.store.runningEffects.contains { $0.name.given == name }
  }
}

/// Creates a rehearsal in which effects of these names do nothing by themselves: they run until ``Rehearsal/answer(_:number:_:ending:)``
/// says what they answer.
public func holding<State, Action>(
  _ names: String..., rehearsal: () throws -> Rehearsal<State, Action>
) rethrows -> Rehearsal<State, Action> {
  try holding(Set(names), rehearsal: rehearsal)
}

/// - Parameter history: How many actions it remembers; `nil` as the rehearsal says.
package func holding<State, Action>(
  _ names: Set<String>, history: HistoryLimit? = nil, rehearsal: () throws -> Rehearsal<State, Action>
) rethrows -> Rehearsal<State, Action> {
  try Replayed.$current.withValue(Replayed(holding: names, history: history), operation: rehearsal)
}
