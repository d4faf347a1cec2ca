import Screen

extension NoteScreen {
  var areas: (list: Rect, search: Rect) {
    let rows = browser.search != nil && showsList ? ScreenMetrics.panelRows(1, screen: screen) : 0
    let (list, search) = Rect(size).cut(top: max(0, size.height - rows))
    return (list, search)
  }

  /// Of the rows, below the heads of columns.
  var listSize: Size {
    let size = areas.list.size
    return Size(size.width, size.height - browser.headRows(in: size))
  }
}

struct NotePage {
  let text: Rect
  let hasRule: Bool
  /// Above the text, and no more than half of the room.
  let properties: Rect

  /// - Parameter rows: Those that the properties take, if there is room.
  init(_ room: Rect, properties rows: Int = 0) {
    hasRule = room.height >= 6
    var top = min(room.height, hasRule ? 2 : 1)
    let margin = ScreenMetrics.margin(room.width)
    let rows = hasRule ? min(rows, max(1, (room.height - top) / 2)) : 0
    properties = Rect(room.left + margin, room.top + top, max(1, room.width - 2 * margin), rows)
    if rows > 0 { top += rows + (room.height >= 14 ? 1 : 0) }
    text = Rect(
      room.left + margin, room.top + top, max(1, room.width - 2 * margin), max(1, room.height - top))
  }
}
