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
      case .nameEditor, .valueEditor: isTall ? 2 : 1
      case .filter: 1
      case nil: screen.height < 4 ? 0 : filter != nil ? 1 : 0
      }
    return ScreenMetrics.panelRows(wanted, screen: screen)
  }

  var listSize: Size { Size(size.width, size.height - panelRows) }

  /// Whether the details of the item under the cursor stand beside the list.
  var showsDetails: Bool { screen.width >= ScreenMetrics.detailsFrom }

  /// The list, at its right the details of the item under the cursor, and the panel below both.
  var areas: (list: Rect, details: Rect, panel: Rect) {
    let (top, panel) = Rect(size).cut(top: max(0, size.height - panelRows))
    let (list, details) = top.cut(left: size.width - (showsDetails ? min(46, size.width / 3) : 0))
    return (list, details, panel)
  }

  /// Puts air over the headings where there is room for it, or takes it away, and leaves the cursor on its item. It is
  /// decided by the screen and not by what opens below the list, which would make the rows jump.
  mutating func arrangeAir() {
    let room = screen.height - ScreenMetrics.edgeRows
    var airy = lines
    guard airy.count > 0 else { return }
    airy.isAiry = true
    setAir(room >= ScreenMetrics.airFrom || airy.count <= room)
  }

  mutating func setAir(_ isAiry: Bool) {
    guard isAiry != self.isAiry else { return }
    let index = selectedIndex
    let line = position.selected
    self.isAiry = isAiry
    guard !lines.items.isEmpty else { return }
    position.selected = lines.line(of: index)
    position.top = max(0, position.top + position.selected - line)
  }
}
