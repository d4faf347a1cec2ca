import Dumping
import Loop

/// Turns a part of a program's history into a test that reads as if a person had written it.
///
///     let cut = TestCut(reducer: "weatherReducer", environment: ".unimplemented")
///     print(cut.test(of: replay.history, 12...15))
///
/// The test of one feature, cut out of the whole program's:
///
///     cut.test(of: history, 12...15, state: \.list) { if case .list(let action) = $0 { action } else { nil } }
public struct TestCut: Sendable {
  /// Swift source of the reducer.
  public var reducer: String
  /// Swift source of an environment; effects are answered from the history, so only what the reducer asks at once is needed.
  public var environment: String
  /// Swift source of the state at the start of the program, or of the feature's part of it: `Weather()`. A test then begins with it, and
  /// sets what was different. Without it, it has the whole state.
  public var initialState: String?
  /// The module that tests import to see the program.
  public var module: String
  /// No value in it may have more lines.
  var limit = Int.max

  /// Creates it from the sources that the test shall name.
  ///
  /// - Parameter module: The module that tests import; without one, that of the caller.
  public init(
    reducer: String, environment: String, initialState: String? = nil, in module: String? = nil,
    fileID: StaticString = #fileID
  ) {
    (self.reducer, self.environment, self.initialState) = (reducer, environment, initialState)
    self.module = module ?? fileID.module
  }

  /// The test of these actions, by their numbers. Where it can't be written, since it needs what a program keeps to itself, there is a
  /// remark that says why.
  public func test<State, Action>(
    of history: History<State, Action>, _ numbers: ClosedRange<Int>, name: String? = nil
  ) -> String {
    test(of: history, numbers, name: name, state: \.self, action: { $0 })
  }

  /// The test of these actions from the smallest state in which each changes the same; `reduce` does what one action does. A
  /// reducer that traps where a row is missing can't be tried so.
  public func test<State, Action>(
    of history: History<State, Action>, _ numbers: ClosedRange<Int>, name: String? = nil,
    smaller: [Smaller<State>], by reduce: (inout State, Action) -> Void
  ) -> String {
    test(of: history, numbers, name: name, state: \.self, action: { $0 }, smaller: smaller, by: reduce)
  }

  /// The test of a feature in these actions: its state, and those of the actions that are its own.
  public func test<State, Action, Part, PartAction: Sendable>(
    of history: History<State, Action>, _ numbers: ClosedRange<Int>, name: String? = nil,
    state: KeyPath<State, Part>, action: (Action) -> PartAction?
  ) -> String {
    let steps = steps(of: history, numbers, state: state, action: action)
    return remarking { try source(of: steps, in: history, state, action, name: name) }
  }

  /// The test of a feature in these actions, from the smallest state of its own.
  public func test<State, Action, Part, PartAction: Sendable>(
    of history: History<State, Action>, _ numbers: ClosedRange<Int>, name: String? = nil,
    state: KeyPath<State, Part>, action: (Action) -> PartAction?,
    smaller: [Smaller<Part>], by reduce: (inout Part, PartAction) -> Void
  ) -> String {
    let steps = steps(of: history, numbers, state: state, action: action).shrunk(smaller, by: reduce)
    return remarking { try source(of: steps, in: history, state, action, name: name) }
  }

  private func remarking(_ source: () throws -> String) -> String {
    do { return try source() } catch {
      return "// No test of the state can be written: \(Self.reason(error)).\n"
    }
  }

  static func reason(_ error: any Error) -> String { (error as? Assignments.Obstacle)?.reason ?? "\(error)" }

  func source<State, Action, Part, PartAction: Sendable>(
    of history: History<State, Action>, _ numbers: ClosedRange<Int>, state: KeyPath<State, Part>,
    action: (Action) -> PartAction?
  ) throws -> String {
    try source(
      of: steps(of: history, numbers, state: state, action: action), in: history, state, action, name: nil)
  }

  private func source<State, Action, Part, PartAction: Sendable>(
    of steps: [CutStep<Part, PartAction>], in history: History<State, Action>, _ state: KeyPath<State, Part>,
    _ action: (Action) -> PartAction?, name: String?
  ) throws -> String {
    let start = history.initial[keyPath: state]
    return try source(of: steps, since: start, effects: history.effects, name: name) {
      actions(of: history, before: steps.first?.number ?? 0, state, action)
    }
  }

  /// The actions that lead from the start of the program to a step; `nil` where others changed the state, too.
  private func actions<State, Action, Part, PartAction: Sendable>(
    of history: History<State, Action>, before number: Int, _ state: KeyPath<State, Part>,
    _ action: (Action) -> PartAction?
  ) -> [PartAction]? {
    guard history.steps.first?.number == 1 else { return nil }
    var actions: [PartAction] = []
    var before = history.before[keyPath: state]
    for step in history.steps.prefix(while: { $0.number < number }) {
      let after = step.state[keyPath: state]
      if let own = action(step.action) {
        actions.append(own)
      } else if difference(before, after) != nil {
        return nil
      }
      if actions.count > Self.longest { return nil }
      before = after
    }
    return actions
  }

  private func steps<State, Action, Part, PartAction: Sendable>(
    of history: History<State, Action>, _ numbers: ClosedRange<Int>, state: KeyPath<State, Part>,
    action: (Action) -> PartAction?
  ) -> [CutStep<Part, PartAction>] {
    var numbers = numbers
    // What an action sent at once belongs to it.
    for step in history.steps where step.number == numbers.upperBound + 1 {
      guard case .action(let number) = step.origin, numbers.contains(number) else { break }
      numbers = numbers.lowerBound...step.number
    }
    var before = history.before[keyPath: state]
    var steps: [CutStep<Part, PartAction>] = []
    for step in history.steps {
      let after = step.state[keyPath: state]
      if numbers.contains(step.number), let own = action(step.action) {
        steps.append(
          CutStep(
            number: step.number, origin: step.origin, effect: step.effect, action: own, before: before,
            after: after))
      }
      before = after
    }
    return steps
  }

  private func source<State, Action>(
    of steps: [CutStep<State, Action>], since start: State, effects: [EffectSpan], name: String?,
    earlier: () -> [Action]?
  ) throws -> String {
    guard let first = steps.first else { return "" }
    for step in steps {
      if let reason = Visibility.here.obstacle(in: step.action) { throw Assignments.Obstacle(reason: reason) }
      _ = try Assignments.source(of: step.action, limit: limit)
    }
    let unsure = unanswered(steps, effects)
    let received = steps.indices.filter { isReceived($0, steps, unsure) }
    var answers: [(name: String, actions: [Action])] = []
    for index in received {
      guard case .effect(let effect, _) = steps[index].origin else { continue }
      let name = effect.unquoted
      if let known = answers.firstIndex(where: { $0.name == name }) {
        answers[known].actions.append(steps[index].action)
      } else {
        answers.append((name, [steps[index].action]))
      }
    }
    let reducer = answered(
      answers.sorted { $0.name < $1.name },
      startsEffects: effects.contains { effect in
        steps.contains { $0.number == effect.start }
      })
    let (statements, state) = try initial(first.before, since: start, earlier)
    var lines =
      ["@Test func `\(name ?? TestName.suggested(for: steps))`() {"]
      + statements.map { indented($0) } + [
        "  let store = TestStore(",
        indented("initialState: " + state, by: 4) + ",",
        indented("reducer: " + reducer, by: 4) + ",",
        "    environment: \(environment))",
      ]
    for (index, step) in steps.enumerated() {
      if case .effect(let effect, _) = step.origin, !received.contains(index) {
        lines.append("  // The effect \(effect) sent:")
      }
      let verb = received.contains(index) ? "receive" : "send"
      lines.append(
        indented("store.\(verb)(\(argumentSource(of: step.action)))") + (try step.update(limit: limit)))
    }
    return Folding.folded(lines.joined(separator: "\n")) + "\n}\n"
  }

  /// The state with which a test begins, and the statements that make it from the one at the program's start.
  /// What can't be written from outside is done by the actions that led to it.
  private func initial<State, Action>(
    _ state: State, since start: State, _ earlier: () -> [Action]?
  ) throws -> (statements: [String], state: String) {
    guard let initialState else {
      if let obstacle = Visibility.here.obstacle(in: state) { throw Assignments.Obstacle(reason: obstacle) }
      return ([], swiftSource(of: state))
    }
    do {
      let assignments = try Assignments(root: "state", limit: limit).source(from: start, to: state)
      if assignments.isEmpty { return ([], initialState) }
      if assignments.contains(where: { $0.hasPrefix("state = ") }) { return ([], swiftSource(of: state)) }
      return (["var state = \(initialState)"] + assignments, "state")
    } catch {
      guard let actions = earlier(), actions.allSatisfy({ Visibility.here.obstacle(in: $0) == nil }) else {
        throw error
      }
      let list = try actions.map { indented(try Assignments.source(of: $0, limit: limit)) }.joined(
        separator: ",\n")
      return (
        [
          "var state = \(initialState)",
          "for action: \(typeName(Action.self)) in [\n\(list)\n] {",
          "  _ = \(reducer)(&state, action, \(environment))", "}",
        ], "state"
      )
    }
  }

  /// The reducer with the answers that its effects gave.
  private func answered<Action>(_ answers: [(name: String, actions: [Action])], startsEffects: Bool) -> String
  {
    if answers.isEmpty { return startsEffects ? reducer + ".answering([:])" : reducer }
    let entries = answers.map { answer in
      let actions = answer.actions.map { indented(argumentSource(of: $0), by: 4) }
      return "  \(String(reflecting: answer.name)): [\n\(actions.joined(separator: ",\n"))\n  ]"
    }
    return reducer + ".answering([\n\(entries.joined(separator: ",\n"))\n])"
  }

  /// Whether the test can receive a step: it followed at once, or an effect sent it, and nothing else, before anything else was done.
  private func isReceived<State, Action>(
    _ index: Int, _ steps: [CutStep<State, Action>], _ unsure: Set<String>
  ) -> Bool {
    switch steps[index].origin {
    case .action(let number): return steps.contains { $0.number == number }
    case .event, .program: return false
    case .effect(let name, let starter):
      guard !unsure.contains(name.unquoted), let start = steps.firstIndex(where: { $0.number == starter }),
        start < index,
        steps.count(where: { $0.effect == steps[index].effect }) == 1
      else { return false }
      return (start + 1..<index).allSatisfy { between in isReceived(between, steps, unsure) }
    }
  }

  /// The names of effects of which one began without an answer before one that has: answers are given in the order of the starts.
  private func unanswered<State, Action>(
    _ steps: [CutStep<State, Action>], _ effects: [EffectSpan]
  ) -> Set<String> {
    let numbers = Set(steps.map(\.number))
    let answered = Set(steps.compactMap(\.effect))
    var names: Set<String> = []
    var silent: Set<String> = []
    for effect in effects where numbers.contains(effect.start) {
      if !answered.contains(effect.serial) {
        silent.insert(effect.given)
      } else if silent.contains(effect.given) {
        names.insert(effect.given)
      }
    }
    return names
  }
}

/// An action of a feature, with its own state around it.
struct CutStep<State, Action: Sendable> {
  let number: Int
  let origin: StepOrigin
  let effect: Int?
  let action: Action
  let before: State
  let after: State

  /// The closure that expects what changed, or nothing.
  func update(limit: Int) throws -> String {
    let lines = try Assignments(limit: limit).source(from: before, to: after)
    if lines.isEmpty { return "" }
    if lines.count == 1, !lines[0].contains("\n"), lines[0].utf8.count < 50 { return " { \(lines[0]) }" }
    return " {\n" + indented(lines.joined(separator: "\n"), by: 4) + "\n  }"
  }
}

extension String {
  /// Without the quotes around it.
  fileprivate var unquoted: String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}
