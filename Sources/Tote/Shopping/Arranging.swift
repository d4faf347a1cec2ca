import Composable
import Screen
import ToteModel

/// What shows of a list, and in which order: filter, sort, grouping.
let arrangingReducer = Reducer<App, ShoppingAction, ToteEnvironment> { state, action, environment in
  switch action {
  case .filterBegun:
    guard let list = state.shopping.list else { return .none }
    if state.shopping.filter == nil {
      state.shopping.filter = Shopping.Filter(
        lines: state.workspace.records.lines(of: list), origin: state.selectedItem?.id)
    }
    state.shopping.mode = .filtering
    state.select(state.selectedIndex)

  case .filterKept:
    state.shopping.mode = .browsing
    if state.shopping.filter?.field.isEmpty == true { state.endFilter() }

  case .filterCleared:
    state.shopping.mode = .browsing
    state.endFilter()

  case .escaped:
    // One thing at a time, the latest first.
    if !state.shopping.marks.isEmpty {
      state.shopping.marks = []
    } else if state.shopping.filter != nil {
      state.endFilter()
    } else {
      state.message = nil
    }

  case .sortChanged: state.arrange(environment) { $0.sort = $0.sort.next }
  case .groupingToggled: state.arrange(environment) { $0.isGrouped.toggle() }
  default: break
  }
  return .none
}

extension App {
  /// Shows the whole list again, with the cursor on the same item, or where it was before when nothing was found.
  mutating func endFilter() {
    let item = selectedItem?.id ?? shopping.filter?.origin
    keepingSelection { $0.shopping.filter = nil }
    if let item { select(item) }
  }

  fileprivate mutating func arrange(_ environment: ToteEnvironment, _ change: (inout Arrangement) -> Void) {
    guard let list = shopping.list else { return }
    var arrangement = workspace.records.arrangement(of: list)
    change(&arrangement)
    let key = Arrangement.key(of: list)
    let before = workspace.records.settings[key].map { Row.setting(Setting(key: key, value: $0)) }
    let after = Row.setting(Setting(key: key, value: arrangement.stored))
    keepingSelection { app in
      if let change = Change(before: before, after: after) {
        app.workspace.remember(change, id: Edit.ID(environment.uuid()), at: environment.now())
      }
    }
    message = Message(
      "Sorted \(arrangement.sort.title)\(arrangement.isGrouped ? ", grouped by category" : "").")
  }
}
