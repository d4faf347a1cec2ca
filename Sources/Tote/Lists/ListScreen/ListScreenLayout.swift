import Screen

/// Where the list stands and where the panel below it, in the room of the list screen. The view draws by it, the reducer
/// counts its rows by it, and the mouse hits what is drawn.
extension ListScreen {
  /// The rows of the panel.
  package var panelRows: Int {
    if isPanelHidden { return 0 }
    let isTall = screen.height >= ScreenMetrics.tallFrom
    let wanted =
      switch panel {
      case .itemEditor: isTall ? 4 : 2
      case .nameEditor: isTall ? 2 : 1
      case .filter: 1
      case nil: screen.height < 4 ? 0 : filter != nil ? 1 : 0
      }
    return ScreenMetrics.panelRows(wanted, screen: screen)
  }

  var listSize: Size { Size(size.width, size.height - panelRows) }

  /// The list, and the panel below it.
  var areas: (list: Rect, panel: Rect) {
    let (list, panel) = Rect(size).cut(top: max(0, size.height - panelRows))
    return (list, panel)
  }
}
