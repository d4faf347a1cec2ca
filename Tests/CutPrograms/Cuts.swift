import Composable
import Dumping
import Inspector
import Loop
import Screen
import ToteTesting

/// A test that was written of a run by chance.
package struct WrittenCut: Sendable {
  package let source: String?
  package let summary: String
  /// Whether it expects something else than what the program does.
  package let mustFail: Bool
  /// Whether it may fail, since the reducer asks its environment at once, which answers otherwise in the test.
  package var mayFail = false
  /// What the person asked for, for a message.
  package let wish: String
}

/// A program that is driven by chance; its run is cut at places by chance.
package struct DrivenProgram: Sendable {
  package let name: String
  /// Lines that its written tests begin with.
  package let imports: [String]
  package let cuts: @Sendable (_ seed: UInt64, _ count: Int) throws -> [WrittenCut]

  /// - Parameters:
  ///   - play: Swift source of the rehearsal.
  ///   - cut: How tests of the state are written.
  ///   - keys: What is pressed by chance, beside the places that show: steps of a script.
  package init<State, Action>(
    _ name: String, imports: [String], play: String, cutting cut: TestCut, keys: [String],
    asksAtOnce: Bool = false,
    rehearsal: @escaping @Sendable () -> Rehearsal<State, Action>
  ) {
    (self.name, self.imports) = (name, imports)
    cuts = { seed, count in
      var chance = SplitMix(seed: seed)
      let driven = holding([], history: .keeping(10_000), rehearsal: rehearsal)
      driven.allowsUnboundKeys = true
      for _ in 0..<40 where !driven.isOver {
        let place = driven.frame.places.randomElement(using: &chance).map { "\($0)" }
        if let place, Int.random(in: 0..<4, using: &chance) == 0, !place.contains(">"),
          driven.frame.point(ofPlaceNamed: place) != nil
        {
          try driven.play("<click \(place)>")
        } else {
          try driven.play(keys.randomElement(using: &chance) ?? "")
        }
      }
      guard let history = driven.history, !history.steps.isEmpty else { return [] }
      let playing = PlayTest(play, rehearsal: rehearsal)
      return (0..<count).flatMap { _ in
        Self.cuts(history, playing, cut, asksAtOnce, driven.program.picture, &chance)
      }
    }
  }

  /// A play that says what is there, one that says something else, and a test of the state.
  private static func cuts<State, Action>(
    _ history: History<State, Action>, _ play: PlayTest<State, Action>, _ cut: TestCut, _ asksAtOnce: Bool,
    _ picture: @escaping (State, Size) -> Frame, _ chance: inout SplitMix
  ) -> [WrittenCut] {
    let steps = history.steps
    let index = Int.random(in: steps.indices, using: &chance)
    let step = steps[index]
    let before = index > steps.startIndex ? steps[index - 1].state : history.before
    var written: [WrittenCut] = []
    func add(_ bug: Fault, mustFail: Bool) {
      let test = play.test(of: history, upTo: step.number, bug: bug, picture: picture)
      written.append(
        WrittenCut(
          source: test.source, summary: test.summary, mustFail: mustFail,
          wish: "play of action \(step.number), \(bug)"))
    }
    let end = history.end(of: step.number)
    let after = steps.last { $0.number <= end }?.state ?? step.state
    if let change = difference(before, step.state)?.changes.randomElement(using: &chance),
      let value = swiftSource(at: change.path, in: after)
    {
      add(.part(change.path, shouldBe: value), mustFail: false)
      // A person writes what can be written.
      if let part = PartOfValue(at: change.path, in: before), Visibility.here.obstacle(in: part.value) == nil,
        let old = swiftSource(at: change.path, in: before), old != value
      {
        add(.part(change.path, shouldBe: old), mustFail: true)
      }
    }
    let frame = picture(after, history.size(at: end) ?? Size(80, 24))
    let row = Int.random(in: 0..<frame.size.height, using: &chance)
    add(.row(row, shouldBe: frame.text(ofRow: row)), mustFail: false)
    add(.row(row, shouldBe: "nothing \(chance.next() % 10)"), mustFail: true)
    let last = min(index + Int.random(in: 0..<4, using: &chance), steps.endIndex - 1)
    let state = cut.shortTest(of: history, step.number...steps[last].number)
    written.append(
      WrittenCut(
        source: state.source, summary: state.summary, mustFail: false, mayFail: asksAtOnce,
        wish: "state in \(step.number)...\(steps[last].number)"))
    return written
  }
}
