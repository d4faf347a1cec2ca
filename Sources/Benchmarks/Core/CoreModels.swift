import Composable

struct Counter: Equatable { var count = 0 }

enum CounterAction: Sendable, Equatable { case incremented, echo, echoed, chain(Int), ask, answered }

let counter = Reducer<Counter, CounterAction, Void> { state, action, _ in
  switch action {
  case .incremented, .echoed, .answered: state.count += 1
  case .echo: return .send(.echoed)
  case .chain(let left):
    state.count += 1
    if left > 0 { return .send(.chain(left - 1)) }
  case .ask: return .run { $0(.answered) }
  }
  return .none
}

struct Row: Equatable, Identifiable {
  let id: Int
  var name: String
  var isDone = false

  static func rows(_ count: Int) -> [Row] {
    (0..<count).map { Row(id: $0, name: "item number \($0) of the list") }
  }
}

enum RowAction: Sendable, Equatable { case toggled, renamed(String) }

let row = Reducer<Row, RowAction, Void> { row, action, _ in
  switch action {
  case .toggled: row.isDone.toggle()
  case .renamed(let name): row.name = name
  }
  return .none
}

struct Rows: Equatable {
  var rows: [Row] = []
  var identified: IdentifiedArrayOf<Row> = []
}

enum ListAction: Sendable, Equatable { case byIndex(Int, RowAction), byID(Int, RowAction) }

let byIndex = row.forEach(
  state: \Rows.rows,
  action: CasePath(
    embed: ListAction.byIndex,
    extract: { if case .byIndex(let index, let action) = $0 { (index, action) } else { nil } }),
  environment: { $0 })

let byID = row.forEach(
  state: \Rows.identified,
  action: CasePath(
    embed: ListAction.byID, extract: { if case .byID(let id, let action) = $0 { (id, action) } else { nil } }),
  environment: { $0 })

let list = byIndex.combined(with: byID)
