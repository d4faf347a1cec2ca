import Screen

/// What can be pressed on the screen of a list, by lines of the list.
enum ListScreenPlace: Hashable, Sendable {
  case line(Int)
  /// Of an item, with its sides, since it is small.
  case box(line: Int)
  case scrollBar
  /// Stays in view above the items that have scrolled below it.
  case coveringHeading
}

extension ListScreen {
  static var mouse: Mouse<Self, ListScreenAction> { Mouse { $0.action(for: $1) } }

  private func action(for pointer: Pointer<ListScreenPlace>) -> ListScreenAction? {
    guard !isTyping else { return nil }
    switch pointer {
    case .pressed(.line(let line), .left, _): return .linePressed(line)
    case .doublePressed(.line(let line), _): return .lineDoublePressed(line)
    case .pressed(.box(let line), .left, _), .doublePressed(.box(let line), _): return .boxPressed(line: line)
    case .pressed(.scrollBar, .left, let point), .doublePressed(.scrollBar, let point),
      .dragged(.scrollBar, _, let point):
      return .scrollBarPressed(row: point.row)
    case .pressed, .doublePressed, .dragged, .dropped: return nil
    case .wheel(let turn, _): return turn.rows.map { .wheelTurned(by: $0) }
    }
  }
}
