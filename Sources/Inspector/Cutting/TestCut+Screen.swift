import Dumping
import Loop
import Screen

extension TestCut {
  /// A test of the screen: what was pressed until the first of these actions, then a line for each gesture, and the last frame.
  ///
  /// - Parameter program: Swift source of a rehearsal of the program in the state of its start.
  public static func screenTest<State, Action>(
    of history: History<State, Action>, _ numbers: ClosedRange<Int>, program: String, name: String
  ) -> String {
    var before = ""
    var gestures: [String] = []
    var time = Duration.zero
    for step in history.steps.prefix(while: { $0.number <= numbers.upperBound }) {
      guard case .event(let event) = step.origin else { continue }
      let gesture = (step.time - time).wait + Script.text(of: event)
      time = step.time
      if step.number < numbers.lowerBound { before += gesture } else { gestures.append(gesture) }
    }
    // What effects sent after the last key.
    let end = history.steps.last { $0.number <= numbers.upperBound }?.time ?? .zero
    if !(end - time).wait.isEmpty { gestures.append((end - time).wait) }
    let scripts = (before.isEmpty ? [] : [before]) + gestures
    let plays = scripts.map { "  try program.play(\(swiftSource(of: $0)))\n" }.joined()
    return """
      @Test func `\(name)`() throws {
        let program = \(program)
      \(plays)  assertFrame(program.frame, \(swiftSource(of: name)))
      }

      """
  }
}

extension Duration {
  /// How a script waits: `<wait 312ms>`; nothing for less than a millisecond.
  fileprivate var wait: String {
    let milliseconds = Int(self / .milliseconds(1))
    return milliseconds > 0 ? "<wait \(milliseconds)ms>" : ""
  }
}
