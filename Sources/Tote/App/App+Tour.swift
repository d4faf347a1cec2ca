import ToteModel

/// The tour goes on when what it waits for was done, however it was done.
extension App {
  func tourStep(doneBy action: AppAction) -> Tour.Step? {
    switch action {
    case .lists(.itemEditor(.delegate)):
      // Done with adding: the field is closed, and something is on the list.
      let count = lists.list.map { workspace.records.totals(of: $0).count } ?? 0
      return lists.panel == nil && count > 0 ? .add : nil
    case .lists(.ticked): return .tick
    case .lists(.deleted): return .delete
    case .undone: return .undo
    case .helpOpened: return .help
    case .started, .ended, .quit, .suspended, .resized, .loading, .saving, .backUpFailed, .tabChosen,
      .headerPressed, .sidebarPressed, .redone, .olderEntriesRead, .olderEntriesFailed, .tourEnded, .lists,
      .notes, .overlay:
      return nil
    }
  }

  mutating func advanceTour(_ done: Tour.Step, _ context: EditContext) {
    guard tour != nil else { return }
    tour?.advance(done)
    if tour?.step == nil { rememberTour(context) }
  }

  mutating func endTour(_ context: EditContext) {
    guard tour != nil else { return }
    message = .tourEnded
    rememberTour(context)
  }

  private mutating func rememberTour(_ context: EditContext) {
    tour = nil
    workspace.remember(
      Change(adding: Setting(key: Tour.setting, value: "seen")), id: context.id(), at: context.now)
  }
}
