import Screen

/// The layout of a review for a window's size; the view draws by it and the reducer scrolls by it.
struct ReviewLayout: Equatable {
  let list: Rect
  let head: Rect
  /// One pane that shows one side at a time, or three side by side.
  let panes: [Rect]
  let rule: Rect?
  let footer: Rect

  /// The size of a pane below its title.
  var frame: Size { Size(panes[0].width, max(1, panes[0].height - 1)) }

  init(size: Size, count: Int, isSplit: Bool) {
    let (body, footer) = Rect(size).cut(top: max(1, size.height - 1))
    self.footer = footer
    let rest: Rect
    if size.width >= 120 {
      let (list, right) = body.cut(left: min(36, size.width / 4))
      let (line, panes) = right.cut(left: 3)
      self.list = list
      rule = Rect(line.left + 1, line.top, 1, line.height)
      rest = panes
    } else {
      // A few rows show enough of the list; in the smallest windows, one.
      let (list, below) = body.cut(top: max(1, min(count, size.height / 5)))
      self.list = list
      let hasRule = size.height >= 16
      let (line, panes) = below.cut(top: hasRule ? 1 : 0)
      rule = hasRule ? line : nil
      rest = panes
    }
    let (head, room) = rest.cut(top: 1)
    self.head = head
    if isSplit, rest.width >= 72 {
      let width = (room.width - 4) / 3
      panes = (0..<3).map { Rect(room.left + $0 * (width + 2), room.top, width, room.height) }
    } else {
      panes = [room]
    }
  }
}

extension Review {
  mutating func keepInView() {
    position = position.inView(count: names?.count ?? 0, height: layout.list.height)
  }

  /// Removes a name from the list; the selection moves to the next. Returns false if it was not there.
  mutating func remove(_ name: SnapshotName) -> Bool {
    guard let index = names?.firstIndex(of: name) else { return false }
    names?.remove(at: index)
    if index < position.selected { position.selected -= 1 }
    keepInView()
    return true
  }

  /// Shows a comparison from its first difference on.
  mutating func show(_ comparison: Comparison) {
    self.comparison = comparison
    scene = comparison.differing.first ?? 0
    let room = layout.frame
    let first = comparison.marks(scene).first?.origin ?? .zero
    pan(
      to: Point(
        first.column < room.width ? 0 : first.column - room.width / 2,
        first.row < room.height ? 0 : first.row - room.height / 2))
  }

  /// Scrolls the help within its lines. Border and footer take three rows.
  mutating func scrollHelp(by lines: Int) {
    helpTop = helpTop.map { max(0, min($0 + lines, Help(reviewKeys).count - max(1, size.height - 3))) }
  }

  /// Scrolls the frames within their size.
  mutating func pan(to point: Point) {
    let frames = [comparison?.old(scene), comparison?.new(scene)].compactMap(\.self)
    let columns = (frames.map(\.size.width).max() ?? 0) - layout.frame.width
    let rows = (frames.map(\.size.height).max() ?? 0) - layout.frame.height
    offset = Point(max(0, min(point.column, columns)), max(0, min(point.row, rows)))
  }
}
