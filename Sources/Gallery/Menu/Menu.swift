import Composable

/// The gallery's menu. It only records the choice; the gallery opens the program.
struct Menu: Equatable {
  struct Line: Equatable {
    var title: String
    var summary: String
  }

  var lines: [Line]
  var selected = 0
  var chosen: Int?
  var visit = Visit()

  init(lines: [Line]) { self.lines = lines }

  init(entries: [Entry]) {
    self.init(lines: entries.map { Line(title: $0.title, summary: $0.summary) })
  }
}

/// What the mouse can hit in the menu.
enum MenuPlace: Hashable, Sendable { case program(Int) }

enum MenuAction: Equatable, Sendable {
  case moved(by: Int)
  case selectionOpened
  case programPressed(Int)
  case visit(VisitAction)
}

let menuReducer = Reducer<Menu, MenuAction, Services> { state, action, services in
  switch action {
  case .moved(let rows): state.selected = min(max(0, state.selected + rows), max(0, state.lines.count - 1))
  case .selectionOpened: if !state.lines.isEmpty { state.chosen = state.selected }
  case .programPressed(let row):
    if state.lines.indices.contains(row) { (state.selected, state.chosen) = (row, row) }
  case .visit(let action):
    return visitReducer.run(action, in: &state, at: \.visit, services, as: MenuAction.visit)
  }
  return .none
}
