@testable import ComposableTesting
import Testing

@testable import Composable

/// Removing a piece of state cancels the effects its reducer started.
@Suite struct RemovalTests {
  let clock = TestClock()

  func store(_ state: State, _ way: Way) -> TestStore<State, Action, TestClock> {
    let store = TestStore(initialState: state, reducer: way.reducer, environment: clock)
    store.exhaustivity = .off
    return store
  }

  func running(_ store: TestStore<State, Action, TestClock>) -> [String] {
    store.store.runningEffects.map { "\($0.name)" }
  }

  @Test(
    "an action for what isn't there is reported with its place, and changes nothing", arguments: Way.allCases)
  func absent(way: Way) {
    let actions: [Action] = [
      .row(1, .ticked), .list(0, .ticked), .plain(0, .ticked), .named("a", .ticked), .one(.ticked),
      .screen(.ticked),
    ]
    for action in actions {
      let log = Log<String>()
      let store = Store(
        initialState: State(), reducer: way.reducer, environment: clock, report: { log.append("\($0)") })
      store.send(action)
      #expect(log.values.count == 1 && store.state == State())
      #expect(log.values[0].contains("RemovalReducers.swift:"))
      if way == .switch { #expect(log.values[0].contains("run the child first")) }
    }
  }

  @Test("removing a row cancels its effects and no other's", arguments: Way.allCases)
  func removeRow(way: Way) {
    let store = store(State(rows: [Row(id: 1), Row(id: 2)]), way)
    store.send(.row(1, .start))
    store.send(.row(2, .start))
    clock.advance(by: .seconds(1))
    store.send(.set { $0.rows.remove(id: 1) })
    clock.advance(by: .seconds(1))
    store.skipReceivedActions()
    #expect(store.state.rows == [Row(id: 2, ticks: 2)])
    #expect(running(store) == [#""row""#])
    store.send(.set { $0.rows.remove(id: 2) })
    #expect(store.store.runner.tableSizes == (0, 0, 0, 0, 0))
  }

  @Test("an effect outlives every change that leaves its row there", arguments: Way.allCases)
  func rowMoves(way: Way) {
    let store = store(State(rows: [Row(id: 1), Row(id: 2), Row(id: 3)]), way)
    store.send(.row(3, .start))
    store.send(.set { $0.rows.remove(id: 1) })
    store.send(.set { $0.rows.reverse() })
    store.send(.set { $0.rows[id: 3]?.ticks = 10 })
    clock.advance(by: .seconds(1))
    store.skipReceivedActions()
    #expect(store.state.rows[id: 3]?.ticks == 11)
  }

  @Test("removing a row cancels its grandchildren's effects too", arguments: Way.allCases)
  func removeGrandparent(way: Way) {
    let store = store(State(rows: [Row(id: 1, child: Child())]), way)
    store.send(.row(1, .child(.start)))
    #expect(running(store) == [#""child""#])
    store.send(.set { $0.rows = [] })
    #expect(running(store).isEmpty)
    #expect(store.store.runner.tableSizes == (0, 0, 0, 0, 0))
  }

  @Test(
    "setting a grandchild to nil deep in a row cancels the grandchild's effects only", arguments: Way.allCases
  )
  func removeGrandchild(way: Way) {
    let store = store(State(rows: [Row(id: 1, child: Child())]), way)
    store.send(.row(1, .child(.start)))
    store.send(.row(1, .start))
    store.send(.row(1, .closeChild))
    #expect(running(store) == [#""row""#])
  }

  @Test("setting an optional to nil cancels its effects", arguments: Way.allCases)
  func optionalNil(way: Way) {
    let store = store(State(one: Row(id: 1)), way)
    store.send(.one(.start))
    store.send(.set { $0.one = nil })
    #expect(running(store).isEmpty)
  }

  @Test(
    "replacing an optional by another identity cancels its effects; by the same one does not",
    arguments: Way.allCases)
  func optionalReplaced(way: Way) {
    let store = store(State(one: Row(id: 1)), way)
    store.send(.one(.start))
    store.send(.set { $0.one = Row(id: 1, ticks: 5) })
    #expect(running(store).count == 1)
    store.send(.set { $0.one = Row(id: 2) })
    #expect(running(store).isEmpty)
  }

  @Test(
    "leaving a case cancels its effects, and so does another identity in the same case",
    arguments: Way.allCases)
  func caseLeft(way: Way) {
    let store = store(State(screen: .row(Row(id: 1))), way)
    store.send(.screen(.start))
    store.send(.set { $0.screen = .empty })
    #expect(running(store).isEmpty)
    store.send(.set { $0.screen = .row(Row(id: 1)) })
    store.send(.screen(.start))
    clock.advance(by: .seconds(1))
    store.skipReceivedActions()
    #expect(store.state.screen == .row(Row(id: 1, ticks: 1)))
    store.send(.set { $0.screen = .row(Row(id: 2)) })
    #expect(running(store).isEmpty)
  }

  @Test(
    "in an array of identifiable rows, another row at the index cancels the effects of the one before",
    arguments: Way.allCases)
  func indexReplaced(way: Way) {
    let store = store(State(list: [Row(id: 1), Row(id: 2)]), way)
    store.send(.list(0, .start))
    store.send(.list(1, .start))
    store.send(.set { $0.list[1].ticks = 4 })
    #expect(running(store).count == 2)
    store.send(.set { $0.list.removeFirst() })
    // Row 2 is at index 0 now, so neither effect finds its own row.
    #expect(running(store).isEmpty)
  }

  @Test("in an array of rows without identity, only an index beyond the end cancels", arguments: Way.allCases)
  func indexGone(way: Way) {
    let store = store(State(plain: [Child(), Child()]), way)
    store.send(.plain(0, .start))
    store.send(.plain(1, .start))
    store.send(.set { $0.plain.removeLast() })
    #expect(running(store).count == 1)
    clock.advance(by: .seconds(1))
    store.skipReceivedActions()
    #expect(store.state.plain == [Child(ticks: 1)])
  }

  @Test(
    "removing a key, or replacing its value by another identity, cancels its effects", arguments: Way.allCases
  )
  func keyGone(way: Way) {
    let store = store(State(named: ["a": Row(id: 1), "b": Row(id: 2), "c": Row(id: 3)]), way)
    for key in ["a", "b", "c"] { store.send(.named(key, .start)) }
    store.send(.set { $0.named["a"] = nil })
    #expect(running(store).count == 2)
    store.send(.set { $0.named["b"] = Row(id: 9) })
    #expect(running(store).count == 1)
    clock.advance(by: .seconds(1))
    store.skipReceivedActions()
    #expect(store.state.named["c"]?.ticks == 1)
  }

  @Test("a row removed in the very action that starts its effect never starts it")
  func removedAtOnce() {
    let started = Log<Int>()
    let reducer = Reducer<IdentifiedArrayOf<Row>, (Int), Void>.combine(
      Reducer<Row, Int, Void> { row, _, _ in .run { _ in started.append(1) } }
        .forEach(
          state: \.self, action: CasePath(embed: { $0.0 }, extract: { ($0, $0) }), environment: { $0 }),
      Reducer { rows, id, _ in
        if id == 2 { rows.remove(id: id) }
        return .none
      })
    let store = TestStore(initialState: [Row(id: 1), Row(id: 2)], reducer: reducer, environment: ())
    store.send(1)
    #expect(started.values == [1])
    store.send(2) { $0 = [Row(id: 1)] }
    #expect(started.values == [1])
  }

  @Test("a row removed at once still cancels, sends and reports, whatever else it asks for")
  func removedAtOnceStillActs() {
    enum Action: Sendable, Equatable { case start, row, remove }
    let clock = clock
    let sleep = Effect<Action>.run { _ in try await clock.sleep(for: .seconds(1)) }
    let effects: [Effect<Action>] = [
      .merge(.cancel(id: 1), sleep),
      .concatenate(.cancel(id: 1), sleep, .cancel(id: 2)),
      .concatenate(.merge(sleep, .cancel(id: 1)), .cancel(id: 2)),
      sleep.cancellable(id: 1, inFlight: .replace),
      sleep.debounce(id: 1, for: .seconds(1), clock: clock),
      .merge(.cancel(id: 1), Effect.send(.row).throttle(id: 3, for: .seconds(1), clock: clock, latest: true)),
    ]
    for effect in effects {
      let log = Log<String>()
      let store = Store(
        initialState: Row(id: 1),
        reducer: Reducer<Row?, Action, Void>.combine(
          Reducer<Row, Action, Void> { _, _, _ in
            .merge(effect, .send(.row), Effect(.report(Problem { "reported" })))
          }.optional().pullback(
            state: \.self, action: CasePath(embed: { $0 }, extract: { $0 == .remove ? $0 : nil }),
            environment: { $0 }),
          Reducer { row, action, _ in
            log.append("\(action)")
            if action == .remove { row = nil }
            guard action == .start else { return .none }
            return .merge(sleep.cancellable(id: 1), sleep.cancellable(id: 2))
          }),
        environment: (), report: { log.append("\($0)") })
      store.send(.start)
      store.send(.remove)
      #expect(store.runner.tableSizes.ids == 1)
      #expect(log.values == ["start", "remove", "reported", "row"])
    }
  }

  @Test("a question made for one state and handed on past pullback is dropped, never misread")
  func strayQuestion() {
    // The child's effect is returned by hand, so its liveness is not lifted to the parent's state.
    struct Parent: Equatable { var text = "x"; var row: Row? = Row(id: 1) }
    let inner = Self.row.optional()
    let clock = clock
    let reducer = Reducer<Parent, RowAction, TestClock> { state, action, clock in
      inner(&state.row, action, clock)
    }
    let store = TestStore(initialState: Parent(), reducer: reducer, environment: clock)
    store.exhaustivity = .off
    store.send(.start)
    clock.advance(by: .seconds(1))
    store.skipReceivedActions()
    #expect(store.state.row?.ticks == 1)
    store.skipInFlightEffects()
  }

  @Test("a question handed on past pullback is not lifted further up either")
  func strayQuestionLifted() {
    struct Parent: Equatable { var text = "x"; var row: Row? = Row(id: 1) }
    struct Whole: Equatable { var parent = Parent() }
    let inner = Self.row.optional()
    let clock = clock
    let reducer = Reducer<Parent, RowAction, TestClock> { state, action, clock in
      inner(&state.row, action, clock)
    }.pullback(state: \Whole.parent, action: CasePath(embed: { $0 }, extract: { $0 }), environment: { $0 })
    let store = TestStore(initialState: Whole(), reducer: reducer, environment: clock)
    store.exhaustivity = .off
    store.send(.start)
    clock.advance(by: .seconds(1))
    store.skipReceivedActions()
    #expect(store.state.parent.row?.ticks == 1)
    store.skipInFlightEffects()
  }

  @Test("whatever can last is asked whether its state is there, and nothing else is")
  func lasting() {
    func isAsked(_ effect: Effect<Int>) -> Bool {
      let effect = effect.living { { (_: Int) in true } }
      return if case .living = effect.node { true } else { false }
    }
    let run = Effect<Int>.run { _ in }
    let cancel = Effect<Int>.cancel(id: 1)
    let throttled = Effect.send(1).throttle(id: 1, for: .seconds(1), clock: clock, latest: true)
    #expect(isAsked(run) && isAsked(throttled) && isAsked(run.cancellable(id: 1)))
    #expect(isAsked(.merge(.send(1), run)) && isAsked(.concatenate(.send(1), run)))
    #expect(!isAsked(.none) && !isAsked(.send(1)) && !isAsked(cancel))
    #expect(!isAsked(Effect(.report(Problem { "" }))))
    #expect(!isAsked(.merge(.send(1), cancel)) && !isAsked(Effect.send(1).cancellable(id: 1)))
  }

  @Test("what waited in a throttle for a row that is gone leaves its place to others")
  func throttledRowGone() {
    let clock = clock
    let reducer = Reducer<[Row], Int, Void>.combine(
      Reducer<Row, Int, Void> { row, action, _ in
        guard action > 0 else {
          row.ticks += 1
          return .none
        }
        return .send(0).throttle(id: "rows", for: .seconds(1), clock: clock, latest: false)
      }.forEach(
        state: \.self,
        action: CasePath(
          embed: { $0 * 10 + $1 }, extract: { $0 < 0 ? nil : ($0 / 10, $0 % 10) }),
        environment: { $0 }),
      Reducer { rows, action, _ in
        if action < 0 { rows.removeLast() }
        return .none
      })
    let store = TestStore(
      initialState: [Row(id: 1), Row(id: 2), Row(id: 3)], reducer: reducer, environment: ())
    store.send(1)
    store.receive(0) { $0[0].ticks = 1 }
    store.send(21)
    store.send(-1) { $0.removeLast() }
    store.send(11)
    clock.advance(by: .seconds(1))
    store.receive(10) { $0[1].ticks = 1 }
  }

  @Test("what removal costs is counted in running effects: none is asked when none runs")
  func costNothingWithoutEffects() {
    let asked = Log<Int>()
    struct Counted: Equatable { var value = 0 }
    let reducer = Reducer<Counted?, Bool, TestClock> { state, starts, clock in
      guard starts else { return .none }
      return Effect<Bool>.run { _ in try await clock.sleep(for: .seconds(1)) }
        .living {
          { (_: Counted?) in
            asked.append(1); return true
          }
        }
    }
    let store = TestStore(initialState: Counted(), reducer: reducer, environment: clock)
    for _ in 0..<100 { store.send(false) }
    #expect(asked.values.isEmpty)
    store.send(true)
    let before = asked.values.count
    for _ in 0..<10 { store.send(false) }
    #expect(asked.values.count == before + 10)
    clock.advance(by: .seconds(1))
    let after = asked.values.count
    store.send(false)
    #expect(asked.values.count == after)
    #expect(!store.store.runner.asksForLiveness)
  }
}
