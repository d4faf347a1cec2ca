import Composable
import Dumping
import Loop
import Screen

/// A list of gestures that can be played from the start of a program.
struct Play<State, Action: Sendable> {
  var gestures: [Gesture<Action>]
  /// The names of the effects that answer when the play says so.
  var held: Set<String> = []
  /// The numbers of effects that were begun by what has been left out.
  var unbegun: Set<Int> = []

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
  ///
  /// - Parameter beginnings: The gestures that began effects, by the effects' numbers.
  func removing(_ gone: Set<Int>, beginnings: [Int: Int]) -> (play: Play, kept: [Int]) {
    var gone = gone
    for (index, gesture) in gestures.enumerated() {
      if let answer = gesture.answer, let start = beginnings[answer.effect], gone.contains(start) {
        gone.insert(index)
      }
    }
    let kept = gestures.indices.filter { !gone.contains($0) }
    var play = self
    play.gestures = kept.map { gestures[$0] }
    for (effect, start) in beginnings where gone.contains(start) { play.unbegun.insert(effect) }
    return (play, kept)
  }

  /// The steps: scripts of keys, and answers between them.
  enum Step {
    case script(String)
    /// The answer of a held effect, with its place among those that have begun under its name, and whether it is the only one that
    /// can answer then.
    case answer(Gesture<Action>.Answer, number: Int, isAlone: Bool)
  }

  /// - Parameter effects: All that ran, in the order of their starts.
  func steps(_ effects: [EffectSpan]) -> [Step] {
    var steps: [Step] = []
    var ended: Set<Int> = []
    let begun = effects.filter { !unbegun.contains($0.serial) && held.contains($0.given) }
    for gesture in gestures {
      if let answer = gesture.answer {
        guard held.contains(answer.name) else { continue }
        let others = begun.filter { $0.given == answer.name && $0.serial != answer.effect }
        let isAlone = !others.contains { $0.start < answer.number && !ended.contains($0.serial) }
        if answer.isLast { ended.insert(answer.effect) }
        let number = others.count { $0.serial < answer.effect } + 1
        steps.append(.answer(answer, number: number, isAlone: isAlone))
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

  /// Plays it in a new rehearsal. Throws where a key means nothing, or an effect that should answer hasn't begun.
  ///
  /// - Returns: The program, and the actions that began the effects whose answers the play has; `nil` where it no longer knows them.
  func played(
    _ effects: [EffectSpan], in rehearsal: () throws -> Rehearsal<State, Action>
  ) throws -> (program: Rehearsal<State, Action>, causes: [String]?) {
    let program = try holding(held, history: .keeping(64), rehearsal: rehearsal)
    // A person presses keys that mean nothing; they are among the first to be left out.
    program.allowsUnboundKeys = true
    var causes: [String?] = []
    for step in steps(effects) {
      switch step {
      case .script(let script): try program.play(script)
      case .answer(let answer, let number, _):
        let effect = program.effect(answer.name, number: number)
        causes.append(program.history?.cause(of: effect))
        try program.answer(answer.name, number: number, answer.action, ending: answer.isLast)
      }
    }
    let known = causes.compactMap(\.self)
    return (program, known.count == causes.count ? known : nil)
  }
}

extension History {
  /// The action that began an effect, as source.
  func cause(of effect: Int?) -> String? {
    guard let start = effects.last(where: { $0.serial == effect })?.start else { return nil }
    return steps.last { $0.number == start }.map { swiftSource(of: $0.action, limit: 20) }
  }
}
