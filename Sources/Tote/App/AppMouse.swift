import Screen

/// What an event hits that no key answers: a press or the wheel, where the mouse is heard. Reducers are told what was hit,
/// never where.
extension App {
  package func action(forMouse event: Event) -> AppAction? {
    guard loading.isLoaded, !isWaiting, overlay == nil else { return nil }
    switch event {
    case .click(.left, let point) where hearsMouse: return action(forPressAt: point)
    case .wheel(.up, _) where hearsMouse: return wheelAction(-3)
    case .wheel(.down, _) where hearsMouse: return wheelAction(3)
    default: return nil
    }
  }

  /// Not while something is typed: a press would leave it.
  private var hearsMouse: Bool {
    switch tab {
    case .lists: lists.panel == nil
    case .notes: notes.editor == nil && !notes.browser.isTyping && notes.loading == .loaded
    }
  }

  private func action(forPressAt point: Point) -> AppAction? {
    if let sidebar = layout.sidebar, sidebar.contains(point) {
      return self.sidebar.entry(at: point.row - sidebar.top).map(AppAction.sidebarPressed)
    }
    if layout.header.contains(point), point.row == layout.header.top {
      return header.tab(at: point.column - layout.header.left, width: layout.header.width)
        .map(AppAction.headerPressed)
    }
    guard layout.content.contains(point) else { return nil }
    let inside = Point(point.column - layout.content.left, point.row - layout.content.top)
    return switch tab {
    case .lists: lists.action(forPressAt: inside).map(AppAction.lists)
    case .notes: notes.action(forPressAt: inside).map(AppAction.notes)
    }
  }

  private func wheelAction(_ rows: Int) -> AppAction {
    switch tab {
    case .lists: .lists(.wheelTurned(by: rows))
    case .notes: .notes(notes.reader == nil ? .browser(.wheelTurned(by: rows)) : .reader(.moved(by: rows)))
    }
  }
}
