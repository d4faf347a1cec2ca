import Composable
import Loop
import Screen

/// Leaves out of a play what the bug doesn't need, one try at a time: each is a new run of the program from its start.
struct Shortening<State, Action: Sendable> {
  /// The shortest play found so far that ends as the run did; `nil` until one does.
  private(set) var best: Play<State, Action>?
  /// How many gestures of a person the run had.
  let count: Int
  /// What to say if no play ends like the run.
  private(set) var problem = "Played from the start, the program doesn't end like this."

  /// Whether a run ended with the same bug; the second argument tells whether rows and dialogs must be the same, too.
  private let isEnough: (Rehearsal<State, Action>, Bool) -> Bool
  private let rehearsal: () throws -> Rehearsal<State, Action>
  private let effects: [EffectSpan]
  /// The numbers of the actions before the gestures of the best play: they tell which gesture began an effect.
  private var numbers: [Int]
  /// The effects that the program began by itself, and not a gesture.
  private let unasked: Set<Int>
  /// The actions that began the effects that have answered.
  private let causes: [Int: String]
  private var isStrict = true
  private var stage: Stage
  private var tries = 0
  /// Whether what was typed in one go is tried key by key.
  private var isSplit = false

  private enum Stage {
    /// Looks for a play that ends like the run at all.
    case beginning([Candidate])
    /// Lets these effects answer by themselves, if that is enough.
    case releasing([String])
    /// Leaves out so many gestures before this place.
    case removing(count: Int, end: Int, hasChanged: Bool)
    /// Leaves out two that need each other, such as what opens and what closes.
    case pairing(first: Int, second: Int)
    /// Says waits in words, or rounded, and as few as possible.
    case rounding(index: Int)
    case done
  }

  private struct Candidate {
    let play: Play<State, Action>
    let numbers: [Int]
    var isStrict = true
  }

  /// More tries than this take longer than a person waits.
  private static var mostTries: Int { 2_000 }
  /// Of more gestures, there are too many pairs.
  private static var mostPaired: Int { 40 }

  /// - Parameters:
  ///   - rehearsal: Creates the program at its start.
  ///   - isEnough: Whether a run ended with the same bug; the second argument tells whether rows and dialogs must be the same, too.
  ///     They can't where each run makes its own ids: then it is asked again without.
  init(
    _ history: History<State, Action>, upTo number: Int, picture: @escaping (State, Size) -> Frame,
    rehearsal: @escaping () throws -> Rehearsal<State, Action>,
    isEnough: @escaping (Rehearsal<State, Action>, Bool) -> Bool
  ) {
    (self.isEnough, self.rehearsal, effects) = (isEnough, rehearsal, history.effects)
    var candidates: [Candidate] = []
    var done = 0
    for hasNames in [true, false] {
      let found = Gestures(of: history, upTo: number, hasNames: hasNames, picture: picture)
      let resize = found.size.map { [Gesture<Action>.event(.resize($0))] } ?? []
      let numbers = resize.map { _ in 0 } + found.numbers
      let gestures = resize + found.all
      done = found.all.count { !$0.isWait && $0.answer == nil }
      // The effects of a rehearsal may answer as they did.
      let ownAnswers = gestures.indices.filter { gestures[$0].answer == nil }
      candidates.append(
        Candidate(
          play: Play(gestures: ownAnswers.map { gestures[$0] }), numbers: ownAnswers.map { numbers[$0] }))
      // What was still running hadn't answered: by itself it might at once.
      let running = history.effects.filter { $0.isRunning(after: number) }
      let names = Set(gestures.compactMap { $0.answer?.name } + running.map(\.given))
      if !names.isEmpty {
        candidates.append(Candidate(play: Play(gestures: gestures, held: names), numbers: numbers))
      }
    }
    count = done
    numbers = []
    (unasked, causes) = Self.beginnings(of: candidates.flatMap(\.play.gestures), in: history)
    let loose = candidates.map { Candidate(play: $0.play, numbers: $0.numbers, isStrict: false) }
    stage = .beginning(candidates + loose)
    if let first = history.steps.first, first.number > 1 {
      stage = .done
      problem = "The history no longer has the start of the program."
    }
  }

  private static func beginnings(
    of gestures: [Gesture<Action>], in history: History<State, Action>
  ) -> (unasked: Set<Int>, causes: [Int: String]) {
    var own: Set<Int> = []
    for step in history.steps {
      switch step.origin {
      case .program: own.insert(step.number)
      case .action(let number): if own.contains(number) { own.insert(step.number) }
      case .event, .effect: break
      }
    }
    var causes: [Int: String] = [:]
    for answer in gestures.compactMap(\.answer) where causes[answer.effect] == nil {
      causes[answer.effect] = history.cause(of: answer.effect)
    }
    return (Set(history.effects.filter { own.contains($0.start) }.map(\.serial)), causes)
  }

  var isDone: Bool { if case .done = stage { true } else { false } }

  /// How far it has come.
  var progress: String {
    guard let best else { return "Playing the run again …" }
    return "Shortening the play: \(best.count) of \(count) steps left …"
  }

  /// Tries one thing.
  mutating func tryNext() {
    tries += 1
    if tries > Self.mostTries { stage = .done }
    switch stage {
    case .beginning(var candidates):
      let candidate = candidates.removeFirst()
      isStrict = candidate.isStrict
      if adopt(candidate.play) {
        numbers = candidate.numbers
        stage = .releasing(candidate.play.held.sorted())
      } else {
        stage = candidates.isEmpty ? .done : .beginning(candidates)
      }
    case .releasing(var names):
      guard let name = names.popLast(), var play = best else { return startRemoving() }
      stage = .releasing(names)
      play.held.remove(name)
      let kept = play.gestures.indices.filter { play.gestures[$0].answer?.name != name }
      play.gestures = kept.map { play.gestures[$0] }
      if adopt(play) { numbers = kept.map { numbers[$0] } }
    case .removing(let count, let end, let hasChanged): remove(count, before: end, hasChanged)
    case .pairing(let first, let second): removePair(first, second)
    case .rounding(let index): round(index)
    case .done: break
    }
  }

  /// Keeps a play if it ends with the bug.
  private mutating func adopt(_ play: Play<State, Action>) -> Bool {
    do {
      let (program, begun) = try play.played(effects, in: rehearsal)
      guard isEnough(program, isStrict) else { return false }
      if isStrict, let begun, !asksAlike(begun, play) { return false }
    } catch {
      let text = (error as? RehearsalError)?.message ?? "\(error)"
      if best == nil, let reason = text.split(separator: "\n").first {
        problem = "Played from the start, the program doesn't do the same. \(reason)"
      }
      return false
    }
    best = play
    return true
  }

  /// Effects that were asked for different things still are: otherwise a play gives one the answer of another.
  private func asksAlike(_ begun: [String], _ play: Play<State, Action>) -> Bool {
    let before = play.gestures.compactMap(\.answer).filter { play.held.contains($0.name) }
      .map { causes[$0.effect] ?? "" }
    return before.indices.map { before.firstIndex(of: before[$0]) }
      == begun.indices.map { begun.firstIndex(of: begun[$0]) }
  }

  private mutating func startRemoving() {
    let count = best?.gestures.count ?? 0
    stage = count == 0 ? .done : .removing(count: count, end: count, hasChanged: false)
  }

  private mutating func remove(_ count: Int, before end: Int, _ hasChanged: Bool) {
    guard let best else { return }
    guard end > 0 else {
      // One that couldn't be left out may not matter any more.
      if count == 1, !hasChanged || best.gestures.isEmpty { return stage = .pairing(first: 0, second: 1) }
      let next = min(max(1, count / 2), max(1, best.gestures.count))
      return stage = .removing(count: next, end: best.gestures.count, hasChanged: false)
    }
    let range = max(0, end - count)..<min(end, best.gestures.count)
    let (play, kept) = best.removing(Set(range), beginnings: beginnings(in: best))
    let isAdopted = !range.isEmpty && adopt(play)
    if isAdopted { numbers = kept.map { numbers[$0] } }
    stage = .removing(count: count, end: range.lowerBound, hasChanged: hasChanged || isAdopted)
  }

  private mutating func removePair(_ first: Int, _ second: Int) {
    guard let best, first + 1 < best.gestures.count, best.gestures.count <= Self.mostPaired else {
      return splitTyped()
    }
    guard second < best.gestures.count else { return stage = .pairing(first: first + 1, second: first + 2) }
    let (play, kept) = best.removing([first, second], beginnings: beginnings(in: best))
    if adopt(play) {
      numbers = kept.map { numbers[$0] }
      stage = .removing(count: 1, end: play.gestures.count, hasChanged: false)
    } else {
      stage = .pairing(first: first, second: second + 1)
    }
  }

  /// Keys that meant nothing where they were pressed look like what is typed: some may be needed, and others not.
  private mutating func splitTyped() {
    guard let best, !isSplit, best.gestures.contains(where: { $0.typed.count > 1 }) else {
      return stage = .rounding(index: 0)
    }
    isSplit = true
    var (play, numbers) = (best, [Int]())
    play.gestures = []
    for (index, gesture) in best.gestures.enumerated() {
      let parts = gesture.typed.isEmpty ? [gesture] : gesture.typed.map { .typed([$0]) }
      play.gestures += parts
      numbers += parts.map { _ in self.numbers[index] }
    }
    (self.best, self.numbers) = (play, numbers)
    stage = .removing(count: 1, end: play.gestures.count, hasChanged: false)
  }

  /// The gestures that began the effects that are held.
  private func beginnings(in play: Play<State, Action>) -> [Int: Int] {
    var beginnings: [Int: Int] = [:]
    for effect in effects
    where play.held.contains(effect.given) && !play.unbegun.contains(effect.serial)
      && !unasked.contains(effect.serial)
    {
      beginnings[effect.serial] = numbers.lastIndex { $0 < effect.start }
    }
    return beginnings
  }

  private mutating func round(_ index: Int) {
    guard let best, index < best.gestures.count else { return stage = .done }
    stage = .rounding(index: index + 1)
    guard case .wait(let duration) = best.gestures[index] else { return }
    if waitLater(duration, index) { return stage = .rounding(index: index) }
    let names = Set(effects.map(\.given)).subtracting(best.held).sorted().filter { !$0.contains(">") }
    for gesture in names.map(Gesture<Action>.waitFor) + duration.rounder.map(Gesture.wait) {
      var play = best
      play.gestures[index] = gesture
      if adopt(play) { return }
    }
  }

  /// Adds a wait to the next one, which is easier to read than two.
  private mutating func waitLater(_ duration: Duration, _ index: Int) -> Bool {
    guard var play = best else { return false }
    for next in play.gestures.indices.dropFirst(index + 1) {
      guard case .wait(let other) = play.gestures[next] else { continue }
      play.gestures[next] = .wait(duration + other)
      play.gestures.remove(at: index)
      guard adopt(play) else { return false }
      numbers.remove(at: index)
      return true
    }
    return false
  }
}

extension Duration {
  /// Longer ones that are easier to read.
  fileprivate var rounder: [Duration] {
    let milliseconds = Int((self / .milliseconds(1)).rounded(.up))
    return [1000, 100, 10].map { .milliseconds((milliseconds + $0 - 1) / $0 * $0) }
  }
}
