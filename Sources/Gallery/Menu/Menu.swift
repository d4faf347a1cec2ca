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
  var visit = Visit(menuKeys)

  init(lines: [Line]) { self.lines = lines }

  init(entries: [Entry]) {
    self.init(lines: entries.map { Line(title: $0.title, summary: $0.summary) })
  }
}

enum MenuAction: Equatable, Sendable {
  case moved(by: Int)
  case selectionOpened
  case visit(VisitAction)

  static let visitCase = CasePath<MenuAction, VisitAction>(
    embed: MenuAction.visit, extract: { if case .visit(let action) = $0 { action } else { nil } })
}

let menuReducer = Reducer<Menu, MenuAction, Services>.combine(
  visitReducer.pullback(state: \.visit, action: MenuAction.visitCase, environment: { $0 }),
  Reducer { state, action, _ in
    switch action {
    case .moved(let rows): state.selected = min(max(0, state.selected + rows), max(0, state.lines.count - 1))
    case .selectionOpened: if !state.lines.isEmpty { state.chosen = state.selected }
    // Handled by `visitReducer`.
    case .visit: break
    }
    return .none
  })
