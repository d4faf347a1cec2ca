import Composable
import Loop
import Screen

/// A list of gestures that can be played from the start of a program.
struct Play<State, Action: Sendable> {
  var gestures: [Gesture<Action>]
  /// The names of the effects that answer when the play says so.
  var held: Set<String> = []

  /// How many gestures a person made; the first size doesn't count.
  var count: Int {
    gestures.indices.count { index in
      if index == 0, case .event(.resize) = gestures[index] { return false }
      // What was typed in one go is one.
      if index > 0, !gestures[index].typed.isEmpty, !gestures[index - 1].typed.isEmpty { return false }
      return !gestures[index].isWait && gestures[index].answer == nil
    }
  }

  /// The gestures without some of them, and without the answers of effects that aren't begun then.
  func removing(_ range: Range<Int>, starts: [Int?]) -> (play: Play, kept: [Int]) {
    let kept = gestures.indices.filter { index in
      if range.contains(index) { return false }
      return starts[index].map { !range.contains($0) } ?? true
    }
    return (Play(gestures: kept.map { gestures[$0] }, held: held), kept)
  }

  /// The steps: scripts of keys, and answers between them. A held effect's answer has its place among those of the same name that run.
  enum Step {
    case script(String)
    case answer(Gesture<Action>.Answer, number: Int)
  }

  /// - Parameter effects: All that ran, in the order of their starts.
  func steps(_ effects: [EffectSpan]) -> [Step] {
    var steps: [Step] = []
    var ended: Set<Int> = []
    for gesture in gestures {
      if let answer = gesture.answer {
        guard held.contains(answer.name) else { continue }
        let older = effects.count { effect in
          effect.given == answer.name && effect.serial < answer.effect && !ended.contains(effect.serial)
            && effect.isRunning(after: answer.start)
        }
        if answer.isLast { ended.insert(answer.effect) }
        steps.append(.answer(answer, number: older + 1))
      } else if let script = gesture.script {
        if case .script(let before) = steps.last {
          steps[steps.count - 1] = .script(before + script)
        } else {
          steps.append(.script(script))
        }
      }
    }
    return steps
  }

  /// Plays it in a new rehearsal. Throws where a key means nothing, or an effect that should answer isn't running.
  func played(
    _ effects: [EffectSpan], in rehearsal: () throws -> Rehearsal<State, Action>
  ) throws -> Rehearsal<State, Action> {
    let program = try holding(held, history: .keeping(64), rehearsal: rehearsal)
    // A person presses keys that mean nothing; they are among the first to be left out.
    program.allowsUnboundKeys = true
    for step in steps(effects) {
      switch step {
      case .script(let script): try program.play(script)
      case .answer(let answer, let number):
        try program.answer(answer.name, number: number, answer.action, ending: answer.isLast)
      }
    }
    return program
  }
}
