import Composable

/// Effects that answer when the test says so: a fetch that ends late, or two that overtake each other.
extension Rehearsal {
  /// Sends what a running effect answers, and ends it. Throws if no effect of this name is running.
  ///
  ///     let mail = holding("fetch") { mail() }
  ///     try mail.play("j<Enter>k<Enter>")
  ///     try mail.answer("fetch", .fetched(.inbox, []))
  ///
  /// - Parameters:
  ///   - name: The effect's name. Of several, the one that has run longest answers.
  ///   - number: Another of several: 2 for the second oldest.
  ///   - actions: What it sends, in this order.
  ///   - ending: Whether it is over then.
  public func answer(_ name: String, number: Int = 1, _ actions: Action..., ending: Bool = true) throws {
    let running = program.store.runningEffects.filter { $0.name.given == name }
    guard running.indices.contains(number - 1) else {
      throw RehearsalError(message: Self.notRunning(name, running: runningEffects), place: nil)
    }
    let effect = running[number - 1].serial
    for action in actions { _ = try answer(action, from: effect) }
    if ending { _ = try end(effect: effect) }
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
