import ToteModel

/// The tour advances when its step is done in any way.
extension App {
  mutating func advanceTour(by action: AppAction, _ context: EditContext) {
    guard let step = tour?.step else { return }
    if isDone(step, by: action) { tour?.advance(step) }
    if tour?.step == nil || isListFull { endTour(context) }
  }

  /// With this many items, the room matters more than a tour.
  private var isListFull: Bool {
    guard tour?.isRepeated == false, lists.panel == nil, let list = lists.list else { return false }
    return workspace.records.totals(of: list).count >= Tour.enough
  }

  private func isDone(_ step: Tour.Step, by action: AppAction) -> Bool {
    switch step {
    case .add:
      // The field is closed, and the list isn't empty.
      guard case .lists(.itemEditor(.delegate)) = action, lists.panel == nil, let list = lists.list else {
        return false
      }
      return workspace.records.totals(of: list).count > 0
    case .tick: return action == .lists(.ticked)
    case .delete: return action == .lists(.deleted)
    case .undo: return action == .undone
    // The last step's message is read once nothing covers it.
    case .help: return action.closesPalette
    }
  }

  mutating func repeatTour() {
    overlays = []
    tab = .lists
    tour = Tour(isRepeated: true)
    layOut()
  }

  mutating func endTour(_ context: EditContext) {
    guard tour != nil else { return }
    message = .tourEnded
    rememberTour(context)
  }

  private mutating func rememberTour(_ context: EditContext) {
    tour = nil
    guard workspace.records.settings[Tour.setting] == nil else { return }
    workspace.remember(
      Change(adding: Setting(key: Tour.setting, value: "seen")), id: context.id(), at: context.now)
  }
}
