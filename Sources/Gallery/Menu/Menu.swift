import Composable
import Screen

/// The menu of the gallery: State, Action, Reducer. It chooses, and does nothing with the choice; who runs it does.
struct Menu: Equatable {
  /// What of an entry the menu shows.
  struct Line: Equatable {
    var title: String
    var summary: String
  }

  var lines: [Line]
  var selected = 0
  /// Which entry to open.
  var chosen: Int?
  var help = HelpPane(menuKeys)
  var hasQuit = false

  var isOver: Bool { hasQuit || chosen != nil }

  init(lines: [Line]) { self.lines = lines }

  init(entries: [Entry]) {
    self.init(lines: entries.map { Line(title: $0.title, summary: $0.summary) })
  }
}

enum MenuAction: Equatable, Sendable {
  case moved(by: Int)
  case selectionOpened
  case help(HelpAction)
  case suspensionRequested
  case quit
}

let menuReducer = Reducer<Menu, MenuAction, Services>.combine(
  helpReducer.pullback(
    state: \.help,
    action: CasePath(embed: MenuAction.help) { if case .help(let action) = $0 { action } else { nil } },
    environment: { _ in }),
  choosingReducer)

private let choosingReducer = Reducer<Menu, MenuAction, Services> { state, action, environment in
  switch action {
  case .moved(let rows): state.selected = min(max(0, state.selected + rows), max(0, state.lines.count - 1))
  case .selectionOpened: if !state.lines.isEmpty { state.chosen = state.selected }
  // `helpReducer` has done it.
  case .help: break
  case .suspensionRequested: return environment.suspend().fireAndForget()
  case .quit: state.hasQuit = true
  }
  return .none
}
