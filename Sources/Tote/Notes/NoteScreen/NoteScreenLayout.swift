import Screen

extension NoteScreen {
  var areas: (list: Rect, search: Rect) {
    let rows = browser.search != nil && showsList ? ScreenMetrics.panelRows(1, screen: screen) : 0
    let (list, search) = Rect(size).cut(top: max(0, size.height - rows))
    return (list, search)
  }

  var listSize: Size { areas.list.size }
}

struct NotePage {
  let text: Rect
  let hasRule: Bool

  init(_ room: Rect) {
    hasRule = room.height >= 6
    let top = min(room.height, hasRule ? 2 : 1)
    let margin = ScreenMetrics.margin(room.width)
    text = Rect(
      room.left + margin, room.top + top, max(1, room.width - 2 * margin), max(1, room.height - top))
  }
}
