import Screen

/// Where everything stands in a review, from the size alone: the view draws by it, and the reducer scrolls by it.
struct ReviewLayout: Equatable {
  let list: Rect
  let head: Rect
  /// One pane that shows one side at a time, or three beside each other.
  let panes: [Rect]
  /// The line between list and panes, where there is one.
  let rule: Rect?
  let footer: Rect

  /// The room of a pane for its frame: below its title.
  var frame: Size { Size(panes[0].width, max(1, panes[0].height - 1)) }

  init(size: Size, count: Int) {
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
      // A few rows are enough to see where one is; in the smallest windows, one.
      let (list, below) = body.cut(top: max(1, min(count, size.height / 5)))
      self.list = list
      let hasRule = size.height >= 16
      let (line, panes) = below.cut(top: hasRule ? 1 : 0)
      rule = hasRule ? line : nil
      rest = panes
    }
    let (head, room) = rest.cut(top: 1)
    self.head = head
    if rest.width >= 72 {
      let width = (room.width - 4) / 3
      panes = (0..<3).map { Rect(room.left + $0 * (width + 2), room.top, width, room.height) }
    } else {
      panes = [room]
    }
  }
}

extension Review {
  /// Keeps the selection where it can be seen.
  mutating func keepInView() {
    position = position.inView(count: names?.count ?? 0, height: layout.list.height)
  }

  /// Takes a name off the list; what follows moves up to the selection. False where it was not there.
  mutating func remove(_ name: SnapshotName) -> Bool {
    guard let index = names?.firstIndex(of: name) else { return false }
    names?.remove(at: index)
    if index < position.selected { position.selected -= 1 }
    keepInView()
    return true
  }

  /// Begins to look at a comparison: at the first frame that differs, and the first difference in it.
  mutating func show(_ comparison: Comparison) {
    self.comparison = comparison
    scene = comparison.differing.first ?? 0
    pane = comparison.old(scene) == nil ? .new : .difference
    let room = layout.frame
    let first = comparison.marks(scene).first?.origin ?? .zero
    pan(
      to: Point(
        first.column < room.width ? 0 : first.column - room.width / 2,
        first.row < room.height ? 0 : first.row - room.height / 2))
  }

  /// Shows the frames from this place on, as far as they reach.
  mutating func pan(to point: Point) {
    let frames = [comparison?.old(scene), comparison?.new(scene)].compactMap(\.self)
    let columns = (frames.map(\.size.width).max() ?? 0) - layout.frame.width
    let rows = (frames.map(\.size.height).max() ?? 0) - layout.frame.height
    offset = Point(max(0, min(point.column, columns)), max(0, min(point.row, rows)))
  }
}
