import Composable
import ComposableTesting

/// State that can be removed, in rows, options, cases and dictionaries, and the same reducer written in two ways.
extension RemovalTests {
  struct Row: Equatable, Identifiable {
    var id: Int
    var ticks = 0
    var child: Child?
  }
  struct Child: Equatable {
    var ticks = 0
  }
  enum ChildAction: Sendable, Equatable { case start, ticked }
  enum RowAction: Sendable, Equatable { case start, ticked, child(ChildAction), closeChild, rename(Int) }

  enum Screen: Equatable { case row(Row), empty }

  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row> = []
    var list: [Row] = []
    var plain: [Child] = []
    var named: [String: Row] = [:]
    var one: Row?
    var screen = Screen.empty
  }
  enum Action: Sendable {
    case row(Int, RowAction)
    case list(Int, RowAction)
    case plain(Int, ChildAction)
    case named(String, RowAction)
    case one(RowAction)
    case screen(RowAction)
    case set(@Sendable (inout State) -> Void)
  }

  static let child = Reducer<Child, ChildAction, TestClock> { state, action, clock in
    switch action {
    case .start: return .timer(id: "child", every: .seconds(1), clock: clock, name: "child") { .ticked }
    case .ticked:
      state.ticks += 1
      return .none
    }
  }

  static let rowAlone = Reducer<Row, RowAction, TestClock> { state, action, clock in
    switch action {
    case .start: return .timer(id: state.id, every: .seconds(1), clock: clock, name: "row") { .ticked }
    case .ticked: state.ticks += 1
    case .closeChild: state.child = nil
    case .rename(let id): state.id = id
    case .child: break
    }
    return .none
  }

  static let row = Reducer<Row, RowAction, TestClock>.combine(
    child.optional().pullback(
      state: \.child,
      action: CasePath(embed: RowAction.child, extract: { if case .child(let a) = $0 { a } else { nil } }),
      environment: { $0 }),
    rowAlone)

  static let all = Reducer<State, Action, TestClock>.combine(
    row.forEach(
      state: \.rows,
      action: CasePath(
        embed: Action.row, extract: { if case .row(let i, let a) = $0 { (i, a) } else { nil } }),
      environment: { $0 }),
    row.forEach(
      state: \.list,
      action: CasePath(
        embed: Action.list, extract: { if case .list(let i, let a) = $0 { (i, a) } else { nil } }),
      environment: { $0 }),
    child.forEach(
      state: \.plain,
      action: CasePath(
        embed: Action.plain, extract: { if case .plain(let i, let a) = $0 { (i, a) } else { nil } }),
      environment: { $0 }),
    row.forEach(
      state: \.named,
      action: CasePath(
        embed: Action.named, extract: { if case .named(let i, let a) = $0 { (i, a) } else { nil } }),
      environment: { $0 }),
    row.optional().pullback(
      state: \.one,
      action: CasePath(embed: Action.one, extract: { if case .one(let a) = $0 { a } else { nil } }),
      environment: { $0 }),
    row.pullback(
      state: rowCase,
      action: CasePath(embed: { (a: RowAction) in a }, extract: { $0 }),
      environment: { $0 }
    ).pullback(
      state: \.screen,
      action: CasePath(embed: Action.screen, extract: { if case .screen(let a) = $0 { a } else { nil } }),
      environment: { $0 }),
    Reducer { state, action, _ in
      if case .set(let change) = action { change(&state) }
      return .none
    })

  static let rowCase = CasePath<Screen, Row>(
    embed: Screen.row, extract: { if case .row(let row) = $0 { row } else { nil } })

  static let rowInSwitch = Reducer<Row, RowAction, TestClock> { state, action, clock in
    switch action {
    case .child(let action): return child.run(action, in: &state, at: \.child, clock, as: RowAction.child)
    default: return rowAlone(&state, action, clock)
    }
  }

  static let screenInSwitch = Reducer<Screen, RowAction, TestClock> { state, action, clock in
    rowInSwitch.run(action, in: &state, at: rowCase, clock, as: { $0 })
  }

  /// The same by `run` from a switch.
  static let switched = Reducer<State, Action, TestClock> { state, action, clock in
    let row = rowInSwitch
    switch action {
    case .row(let id, let action):
      return row.run(action, in: &state, at: \.rows, id: id, clock, as: Action.row)
    case .list(let index, let action):
      return row.run(action, in: &state, at: \.list, index: index, clock, as: Action.list)
    case .plain(let index, let action):
      return child.run(action, in: &state, at: \.plain, index: index, clock, as: Action.plain)
    case .named(let key, let action):
      return row.run(action, in: &state, at: \.named, key: key, clock, as: Action.named)
    case .one(let action): return row.run(action, in: &state, at: \.one, clock, as: Action.one)
    case .screen(let action):
      return screenInSwitch.run(action, in: &state, at: \.screen, clock, as: Action.screen)
    case .set(let change):
      change(&state)
      return .none
    }
  }

  enum Way: CaseIterable {
    case combine, `switch`

    var reducer: Reducer<State, Action, TestClock> { self == .combine ? all : switched }
  }
}
