import Screen

/// What a press or the wheel hits. Reducers learn what was hit, not where.
extension App {
  package func action(forMouse event: Event) -> AppAction? {
    guard loading.isLoaded, !isWaiting else { return nil }
    if case .click(.left, let point) = event {
      if let overlay {
        guard layout.overlay.contains(point) || layout.content.contains(point) else { return nil }
        let inside = Point(point.column - layout.overlay.left, point.row - layout.overlay.top)
        return overlay.feature.action(forPressOnScreenAt: inside).map(AppAction.overlay)
      }
    }
    return overlay == nil ? action(forMouse: event, on: tab) : nil
  }

  /// In a note that is being edited, a press moves the caret, and a drag selects.
  package func action(forText pointer: Pointer<TextAreaPlace>) -> AppAction? {
    guard overlay == nil, tab == .notes, notes.editor != nil, !isWaiting else { return nil }
    return DocumentEdit(pointer).map { .notes(.editor(.textEdited($0))) }
  }

  func action<Screen: TabScreen>(
    forMouse event: Event, on screen: Screen, _ embed: (Screen.Action) -> AppAction
  ) -> AppAction? {
    guard screen.hearsMouse else { return nil }
    switch event {
    case .click(.left, let point):
      if let action = action(forPressAroundContent: point) { return action }
      guard layout.content.contains(point) else { return nil }
      let inside = Point(point.column - layout.content.left, point.row - layout.content.top)
      return screen.action(forPressAt: inside).map(embed)
    case .wheel(.up, _): return screen.action(forWheel: -3).map(embed)
    case .wheel(.down, _): return screen.action(forWheel: 3).map(embed)
    default: return nil
    }
  }

  private func action(forPressAroundContent point: Point) -> AppAction? {
    if let sidebar = layout.sidebar, sidebar.contains(point) {
      return self.sidebar.entry(at: point.row - sidebar.top).map(AppAction.sidebarPressed)
    }
    guard layout.header.contains(point), point.row == layout.header.top else { return nil }
    return header.tab(at: point.column - layout.header.left, width: layout.header.width)
      .map(AppAction.headerPressed)
  }
}
