import Dumping
import Loop
import Screen

/// Turns a bug in a run into a test that plays it from the start: keys as they were typed, places that were pressed by their names,
/// and at the end what should be there.
///
///     program.inspect(by: "f12", playing: PlayTest("mail()") { mail() })
///
/// In the inspector `m` says what the part of the state under the cursor should be, `M` or a press what a line of the frame should be, and
/// `t` writes the test. What the bug doesn't need is left out, by playing the rest again and again.
public struct PlayTest<State, Action: Sendable> {
  /// Swift source that creates the rehearsal in a test: `mail()`.
  public var program: String
  /// Creates the same; without it, nothing is left out.
  public var rehearsal: (() throws -> Rehearsal<State, Action>)?

  /// The module that tests import to see the program.
  public var module: String

  /// Creates it from the source that tests shall have, and what it means.
  ///
  /// - Parameter module: The module that tests import; without one, that of the caller.
  public init(
    _ program: String, in module: String? = nil, fileID: StaticString = #fileID,
    rehearsal: (() throws -> Rehearsal<State, Action>)? = nil
  ) {
    (self.program, self.rehearsal) = (program, rehearsal)
    self.module = module ?? fileID.module
  }

  /// The test of what a run had done by an action, without what isn't needed to get there.
  ///
  /// - Parameters:
  ///   - number: The number of the action.
  ///   - bug: What is wrong after it; without it, the frame is compared.
  ///   - picture: What a state looks like at a size.
  public func test(
    of history: History<State, Action>, upTo number: Int, bug: Fault? = nil,
    picture: @escaping (State, Size) -> Frame
  ) -> WrittenTest {
    guard let rehearsal else { return WrittenTest(source: nil, summary: "There is no rehearsal to play in.") }
    var shortening = shortening(history, upTo: number, bug: bug, picture: picture, rehearsal: rehearsal)
    while !shortening.isDone { shortening.tryNext() }
    return result(of: shortening, history, upTo: number, bug: bug)
  }

  func shortening(
    _ history: History<State, Action>, upTo number: Int, bug: Fault?,
    picture: @escaping (State, Size) -> Frame,
    rehearsal: @escaping () throws -> Rehearsal<State, Action>
  ) -> Shortening<State, Action> {
    let end = history.end(of: number)
    let size = history.size(at: end) ?? Size(80, 24)
    let moment = bug.flatMap {
      Fault.Moment(of: $0, in: history, upTo: number, picture: picture, size: size)
    }
    let state = history.steps.last { $0.number <= end }?.state ?? history.before
    let lines = bug == nil ? picture(state, size).lines : []
    return Shortening(history, upTo: end, picture: picture, rehearsal: rehearsal) { program, isStrict in
      guard let bug, let moment, let history = program.history else { return program.frame.lines == lines }
      let other = Fault.Moment(
        of: bug, in: history, action: moment.action, picture: picture, size: program.frame.size)
      guard let other else { return false }
      return isStrict ? moment == other : moment.resembles(other)
    }
  }

  /// The source, and what was left out.
  func result(
    of shortening: Shortening<State, Action>, _ history: History<State, Action>, upTo number: Int, bug: Fault?
  ) -> WrittenTest {
    guard let play = shortening.best else { return WrittenTest(source: nil, summary: shortening.problem) }
    let state = history.steps.last { $0.number <= number }?.state ?? history.before
    let name = TestName.suggested(by: history, number, bug)
    var program = self.program
    if !play.held.isEmpty {
      let names = play.held.sorted().map { swiftSource(of: $0) }.joined(separator: ", ")
      let lead = program.hasPrefix("try ") ? "try " : ""
      program = "\(lead)holding(\(names)) { \(program) }"
    }
    var lines = ["let program = \(program)"]
    for step in play.steps(history.effects) {
      switch step {
      case .script(let script): lines += PlayTest.plays(script)
      case .answer(let answer, let number, let isAlone):
        if let reason = Visibility.here.obstacle(in: answer.action) {
          return WrittenTest(
            source: nil, summary: "What \(answer.name) answered can't be written in a test: \(reason).")
        }
        var arguments = [swiftSource(of: answer.name)]
        if !isAlone { arguments.append("number: \(number)") }
        arguments.append(argumentSource(of: answer.action))
        if !answer.isLast { arguments.append("ending: false") }
        lines.append(Folding.folded("try program.answer(\(arguments.joined(separator: ", ")))"))
      }
    }
    lines.append(bug?.expectation(in: state) ?? "assertFrame(program.frame, \(swiftSource(of: name)))")
    let source = "@Test func `\(name)`() throws {\n\(indented(lines.joined(separator: "\n")))\n}\n"
    let lineCount = source.lineCount
    if lineCount > TestCut.longest {
      return WrittenTest(
        source: nil,
        summary:
          "The test would have \(lineCount) lines. Say what a smaller part should be, or a line of the screen."
      )
    }
    let omitted = shortening.count - play.count
    var summary = "\(lineCount) lines."
    if omitted > 0 { summary += " \(omitted) of \(shortening.count) steps weren't needed." }
    return WrittenTest(source: source, summary: summary, imports: ["Loop", "Testing"], module: module)
  }

  /// A script in one line, or in several where it is long.
  private static func plays(_ script: String) -> [String] {
    var lines = [""]
    // A script always reads its own text.
    for step in (try? Script(script).steps) ?? [] {
      if lines[lines.count - 1].count + step.text.count > 72 { lines.append("") }
      lines[lines.count - 1] += step.text
    }
    return lines.map { "try program.play(\(swiftSource(of: $0)))" }
  }
}

extension History {
  /// The last action that followed at once from this one, or as it was shown: the program tells sizes.
  package func end(of number: Int) -> Int {
    var end = number
    for step in steps where step.number == end + 1 {
      switch step.origin {
      case .action, .program: end = step.number
      case .event, .effect: return end
      }
    }
    return end
  }
}
