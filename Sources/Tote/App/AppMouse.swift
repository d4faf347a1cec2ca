import Screen

/// What an event hits that no key answers: a press or the wheel, where the mouse is heard. Reducers are told what was hit,
/// never where.
extension App {
  package func action(forMouse event: Event) -> AppAction? {
    guard loading.isLoaded, !isWaiting else { return nil }
    if case .click(.left, let point) = event {
      if layout.footer.contains(point) { return action(forPressInFooter: point.column - layout.footer.left) }
      if let overlay {
        guard layout.overlay.contains(point) || layout.content.contains(point) else { return nil }
        let inside = Point(point.column - layout.overlay.left, point.row - layout.overlay.top)
        return overlay.action(forPressAt: inside, in: layout.overlay.size).map(AppAction.overlay)
      }
    }
    let face = face(of: tab)
    guard overlay == nil, face.screen.hearsMouse else { return nil }
    switch event {
    case .click(.left, let point): return action(forPressAt: point, on: face)
    case .wheel(.up, _): return face.wheel(-3)
    case .wheel(.down, _): return face.wheel(3)
    default: return nil
    }
  }

  /// What the hint at a column of the footer is about.
  private func action(forPressInFooter column: Int) -> AppAction? {
    let margin = ScreenMetrics.margin(layout.footer.width)
    return shownKeymap.binding(inFooterAt: column - margin, width: layout.footer.width - margin)?.action
  }

  private func action(forPressAt point: Point, on face: TabFace) -> AppAction? {
    if let sidebar = layout.sidebar, sidebar.contains(point) {
      return self.sidebar.entry(at: point.row - sidebar.top).map(AppAction.sidebarPressed)
    }
    if layout.header.contains(point), point.row == layout.header.top {
      return header.tab(at: point.column - layout.header.left, width: layout.header.width)
        .map(AppAction.headerPressed)
    }
    guard layout.content.contains(point) else { return nil }
    let inside = Point(point.column - layout.content.left, point.row - layout.content.top)
    return face.press(inside)
  }
}
