import Composable
import Screen

/// How a rehearsal differs in which effects don't run by themselves: what a recording or a test says takes the place of their answers.
package struct Replayed: Sendable {
  /// Set around the creation of the rehearsal.
  @TaskLocal package static var current = Replayed()

  /// Whether an effect runs; all do where nothing was recorded.
  var runs: @Sendable (EffectName) -> Bool = { _ in true }
  var history: HistoryLimit?
  /// Whether views tell the state their sizes; those of a recording are in it.
  var tellsSizes = true

  /// No replay.
  init() {}

  package init(history: HistoryLimit, runs: @escaping @Sendable (String) -> Bool) {
    (self.history, self.runs, tellsSizes) = (history, { runs("\($0)") }, false)
  }

  /// Effects of these names wait for their answers.
  init(holding names: Set<String>, history: HistoryLimit? = nil) {
    (self.history, runs) = (history, { !names.contains($0.given) })
  }

  func spawner(on drain: DrainExecutor, _ held: HeldEffects) -> EffectSpawner {
    let run = EffectExecutor.spawner(on: drain)
    return { [runs] info, operation in
      if runs(info.name) { return run(info, operation) }
      // One that doesn't run is over when the recording says so.
      held.begin(info)
      return Task {}
    }
  }
}

extension Rehearsal {
  /// Tells the state a size that a recorded view had; false if no view has it.
  package func tell(_ label: String, _ size: Size) throws -> Bool {
    guard program.tell(label, size) else { return false }
    try play([], place: nil)
    return true
  }

  /// Lets time pass, and then handles an event, if there is one.
  package func take(_ event: Event?, after pause: Duration) throws {
    var steps = [Script.Step(happening: .wait(pause), text: "")]
    if let event { steps.append(Script.Step(happening: .event(event), text: Script.text(of: event))) }
    try play(steps, place: nil)
  }

  /// Handles an action as if an effect had sent it; false if that isn't running.
  package func answer(_ action: Action, from effect: Int) throws -> Bool {
    let isRunning = program.store.answer(action, from: effect)
    try play([], place: nil)
    return isRunning
  }

  /// Ends an effect; false if it isn't running.
  package func end(effect: Int) throws -> Bool {
    let isRunning = program.store.end(effect: effect)
    try play([], place: nil)
    return isRunning
  }
}
