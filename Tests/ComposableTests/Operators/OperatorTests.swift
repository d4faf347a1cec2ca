@testable import ComposableTesting
import Testing

@testable import Composable

/// Combined reducers, and reports of actions for missing state.
@Suite struct OperatorTests {
  struct Child: Equatable { var count = 0; var numbers = [1, 2, 3] }
  enum ChildAction: Sendable, Equatable { case add(Int), echo, push }

  static let child = Reducer<Child, ChildAction, Int> { state, action, environment in
    switch action {
    case .add(let n): state.count += n * environment
    case .echo: return .send(.add(1))
    case .push: state.numbers.append(4)
    }
    return .none
  }

  struct Parent: Equatable { var child = Child(); var other = 0 }
  enum ParentAction: Sendable, Equatable {
    case child(ChildAction), other
    static let childCase = CasePath<ParentAction, ChildAction>(
      embed: ParentAction.child, extract: { if case .child(let action) = $0 { action } else { nil } })
  }

  @Test(
    "pullback gives the child its state, its action and its part of the environment, and embeds its effects")
  func pullback() {
    let store = TestStore(
      initialState: Parent(),
      reducer: Self.child.pullback(
        state: \Parent.child, action: ParentAction.childCase, environment: { (name: String) in name.count }),
      environment: "ten and two")
    store.send(.child(.add(2))) { $0.child.count = 22 }
    store.send(.other)
    store.send(.child(.echo))
    store.receive(.child(.add(1))) { $0.child.count = 33 }
  }

  @Test("empty changes nothing and starts nothing")
  func empty() {
    let store = TestStore(initialState: 1, reducer: Reducer<Int, Bool, Void>.empty, environment: ())
    store.send(true)
  }

  @Test("an appended case path goes through both cases")
  func appended() {
    let path = CasePath<ParentAction?, ParentAction>(embed: { $0 }, extract: { $0 })
      .appending(ParentAction.childCase)
    #expect(path.embed(.echo) == .child(.echo))
    #expect(path.extract(.child(.push)) == .push)
    #expect(path.extract(.other) == nil)
    #expect(path.extract(nil) == nil)
  }

  enum Mode: Equatable {
    case child(Child), resting
    static let childCase = CasePath<Mode, Child>(
      embed: Mode.child, extract: { if case .child(let child) = $0 { child } else { nil } })
  }

  static let mode = child.pullback(
    state: Mode.childCase, action: CasePath(embed: { $0 }, extract: { $0 }), environment: { (n: Int) in n },
    fileID: "Modes/Mode.swift", line: 7)

  @Test("pullback by case path works on the state inside its case")
  func casePath() {
    let store = TestStore(initialState: Mode.child(Child()), reducer: Self.mode, environment: 1)
    store.send(.add(2)) { $0 = .child(Child(count: 2)) }
    store.send(.echo)
    store.receive(.add(1)) { $0 = .child(Child(count: 3)) }
  }

  @Test("what is inside a case is changed in place, without a copy")
  func caseInPlace() {
    var mode = Mode.child(Child(numbers: Array(0..<100)))
    if case .child(var child) = mode {
      child.numbers.reserveCapacity(1000)
      mode = .resting
      mode = .child(child)
    }
    func address() -> UnsafeRawPointer? {
      guard case .child(let child) = mode else { return nil }
      return child.numbers.withUnsafeBytes { $0.baseAddress }
    }
    let before = address()
    _ = Self.mode(&mode, .push, 1)
    #expect(address() == before)
  }

  @Test("a row is changed in place, by index, by id and by key")
  func rowsInPlace() {
    struct Row: Identifiable { let id: Int; var numbers: [Int] }
    struct Rows {
      var list: [Row]
      var identified: IdentifiedArrayOf<Row>
      var named: [String: Row]
    }
    func fresh() -> Row {
      var row = Row(id: 1, numbers: [1])
      row.numbers.reserveCapacity(100)
      return row
    }
    let row = Reducer<Row, Int, Void> { row, n, _ in
      row.numbers.append(n)
      return .none
    }
    let any = Reducer<Rows, Int, Void>.combine(
      row.forEach(
        state: \.list, action: CasePath(embed: { $0.1 }, extract: { (0, $0) }), environment: { $0 }),
      row.forEach(
        state: \.identified, action: CasePath(embed: { $0.1 }, extract: { (1, $0) }), environment: { $0 }),
      row.forEach(
        state: \.named, action: CasePath(embed: { $0.1 }, extract: { ("a", $0) }), environment: { $0 }))
    var rows = Rows(list: [fresh()], identified: [fresh()], named: ["a": fresh()])
    func addresses() -> [UnsafeRawPointer?] {
      [rows.list[0], rows.identified[0], rows.named["a"]!].map {
        $0.numbers.withUnsafeBytes { $0.baseAddress }
      }
    }
    let before = addresses()
    _ = any(&rows, 5, ())
    #expect(addresses() == before)
    #expect(rows.list[0].numbers == [1, 5])
    #expect(rows.identified[0].numbers == [1, 5])
    #expect(rows.named["a"]?.numbers == [1, 5])
  }

  static func absent(_ first: String, _ action: String, _ operatorName: String, _ causes: [String]) -> String
  {
    """
    \(first)

    Action:
      \(action)

    Operator: \(operatorName)

    The action was ignored. Possible causes:
    \(causes.map { "  - \($0)" }.joined(separator: "\n"))
    """
  }

  @Test(
    "an action for a state in another case is reported with action, operator, place and causes, and ignored")
  func otherCase() {
    var mode = Mode.resting
    let problems = problems(of: Self.mode(&mode, .add(1), 1))
    #expect(mode == .resting)
    #expect(
      problems == [
        Self.absent(
          "Received an action for a OperatorTests.Child while the state is another case.",
          "OperatorTests.ChildAction.add(1)", "pullback at Mode.swift:7",
          [
            "A reducer that runs before this one changed the case: put this one first in combine.",
            "Its own effect sent it with .send in the same action that changed the case.",
            "It was sent while the state was another case: check the state before sending.",
          ])
      ])
  }

  @Test("an action for a state that is nil is reported, and ignored")
  func absentOptional() {
    var child: Child?
    let reducer = Self.child.optional(fileID: "Modes/Mode.swift", line: 9)
    #expect(
      problems(of: reducer(&child, .echo, 1)) == [
        Self.absent(
          "Received an action for a OperatorTests.Child while it is nil.",
          "OperatorTests.ChildAction.echo", "optional at Mode.swift:9",
          [
            "A reducer that runs before this one set it to nil: put this one first in combine.",
            "Its own effect sent it with .send in the same action that set it to nil.",
            "It was sent while the state was already nil: check the state before sending.",
          ])
      ])
  }

  @Test("an action for an index, an id or a key that is not there is reported, and ignored")
  func absentRows() {
    struct Row: Identifiable { let id: Int }
    struct Rows {
      var list: [Row] = [Row(id: 1)]
      var identified: IdentifiedArrayOf<Row> = [Row(id: 1)]
      var named: [String: Row] = ["a": Row(id: 1)]
    }
    let row = Reducer<Row, String, Void> { _, _, _ in .none }
    let any = Reducer<Rows, String, Void>.combine(
      row.forEach(
        state: \.list, action: CasePath(embed: { $0.1 }, extract: { (-1, $0) }), environment: { $0 }),
      row.forEach(
        state: \.identified, action: CasePath(embed: { $0.1 }, extract: { (2, $0) }), environment: { $0 }),
      row.forEach(
        state: \.named, action: CasePath(embed: { $0.1 }, extract: { ("b", $0) }), environment: { $0 }))
    var rows = Rows()
    #expect(
      problems(of: any(&rows, "x", ())).map { $0.split(separator: "\n")[0] } == [
        "Received an action for a row that does not exist: index -1.",
        "Received an action for a row that does not exist: id 2.",
        "Received an action for a row that does not exist: key \"b\".",
      ])
  }

  @Test("a live store goes on after such an action, and tells its own reporter")
  func liveStore() {
    let log = Log<String>()
    let store = Store(
      initialState: Mode.resting, reducer: Self.mode, environment: 1, report: { log.append("\($0)") })
    store.send(.add(1))
    store.send(.echo)
    #expect(store.state == .resting)
    #expect(log.values.count == 2)
  }

  private func problems<Action>(of effect: Effect<Action>) -> [String] {
    let log = Log<String>()
    let store = Store<Int, Bool>(
      initialState: 0, reduce: { _, _ in effect.map { _ in false } }, report: { log.append("\($0)") })
    store.send(true)
    return log.values
  }

  @Test("an effect of Never is mapped into any action, and does its work")
  func fireAndForget() {
    let log = Log<Int>()
    let save: Effect<Never> = .fireAndForget(name: "save") { log.append(1) }
    let store = TestStore(
      initialState: 0, reducer: Reducer<Int, String, Void> { _, _, _ in save.fireAndForget() },
      environment: ())
    store.send("go")
    #expect(log.values == [1])
  }

  @Test("map changes every value, wherever in the tree it comes from")
  func maps() {
    let clock = TestClock()
    let effect = Effect<Int>.merge(
      Effect(value: 1),
      .concatenate(.run { $0(2) }, .send(3)),
      Effect.send(4).cancellable(id: 1),
      Effect.send(5).debounce(id: 2, for: .seconds(1), clock: clock),
      Effect.send(6).throttle(id: 3, for: .seconds(1), clock: clock, latest: true))
    let store = TestStore(
      initialState: [],
      reducer: Reducer<[String], String, Void> { state, action, _ in
        guard action == "go" else {
          state.append(action)
          return .none
        }
        return effect.map { "\($0)" }
      },
      environment: ())
    store.exhaustivity = .off
    store.send("go")
    clock.advance(by: .seconds(1))
    store.skipReceivedActions()
    #expect(store.state == ["1", "4", "6", "2", "3", "5"])
  }

  @Test("concatenate starts the next when the one before has ended")
  func concatenates() {
    let clock = TestClock()
    func wait(_ seconds: Int, then name: String) -> Effect<String> {
      .run { send in
        try await clock.sleep(for: .seconds(seconds))
        send(name)
      }
    }
    let effect = Effect<String>.concatenate(
      wait(3, then: "a"), .merge(wait(2, then: "b"), wait(1, then: "c")), wait(1, then: "d"))
    let store = TestStore(
      initialState: 0,
      reducer: Reducer<Int, String, Void> { _, action, _ in action == "go" ? effect : .none },
      environment: ())
    store.send("go")
    clock.advance(by: .seconds(3))
    store.receive("a")
    clock.advance(by: .seconds(1))
    store.receive("c")
    clock.advance(by: .seconds(1))
    store.receive("b")
    clock.advance(by: .seconds(1))
    store.receive("d")
  }

  @Test("merging and concatenating nothing, or one, is nothing, or the one")
  func degenerate() {
    func isNone(_ effect: Effect<Int>) -> Bool { if case .none = effect.node { true } else { false } }
    func isSend(_ effect: Effect<Int>) -> Bool { if case .send = effect.node { true } else { false } }
    #expect(isNone(.merge()) && isNone(.merge(.none, .none)) && isNone(.concatenate(.none)))
    #expect(isSend(.merge(.none, .send(1))) && isSend(.concatenate(.none, .send(1), .none)))
    #expect(isSend(.merge(.send(1), .none)))
    #expect(isNone(Effect.none.map { $0 + 1 }) && isNone(Effect<Int>.none.cancellable(id: 1)))
  }

  @Test("merging merges keeps the order", arguments: [0, 1])
  func mergesMerged(index: Int) {
    func pair(_ n: Int) -> Effect<Int> { .merge(.send(n), .send(n + 1)) }
    let effects: [Effect<Int>] = [.merge(pair(1), pair(3)), .merge(.send(1), .merge(pair(2), .send(4)))]
    let store = Store(
      initialState: [],
      reducer: Reducer<[Int], Int, Void> { state, n, _ in
        guard n > 0 else { return effects[index] }
        state.append(n)
        return .none
      },
      environment: ())
    store.send(0)
    #expect(store.state == [1, 2, 3, 4])
  }

  @Test("the error of an operation can be caught and sent on")
  func catches() {
    struct Offline: Error {}
    let store = TestStore(
      initialState: 0,
      reducer: Reducer<Int, String, Void> { _, action, _ in
        action == "go"
          ? .run { _ in
            throw Offline()
          } catch: { error, send in
            send("\(error)")
          } : .none
      },
      environment: ())
    store.send("go")
    store.receive("Offline()")
  }

  @Test("an error becomes what the effect says")
  func becomes() {
    struct Offline: Error {}
    let store = TestStore(
      initialState: 0,
      reducer: Reducer<Int, String, Void> { _, action, _ in
        action == "go" ? .run(failing: { "\($0)" }) { _ in throw Offline() } : .none
      },
      environment: ())
    store.send("go")
    store.receive("Offline()")
  }
}
