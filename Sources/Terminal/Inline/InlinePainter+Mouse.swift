// The mouse reports places on the screen, so the terminal is asked where the rows are whenever they may have moved.

import Screen

extension InlinePainter {
  var hearsMouse: Bool { inline.hearsMouse && colors.appearance.hearsMouse }

  /// Whether the last frame asks where the rows are.
  func takeQuestion() -> Bool {
    defer { hasAsked = false }
    return hasAsked
  }

  /// Takes the answer.
  func hear(row: Int) {
    if awaitsRow { top = row }
    awaitsRow = false
  }

  /// The event with its place in the frame; nil outside it.
  func placed(_ event: Event) -> Event? {
    func inside(_ point: Point) -> Point? {
      guard let top, top <= point.row, point.row < top + drawn.count else { return nil }
      return Point(point.column, point.row - top)
    }
    switch event {
    case .click(let button, let point): return inside(point).map { .click(button, $0) }
    case .wheel(let turn, let point): return inside(point).map { .wheel(turn, $0) }
    // What was pressed hears where the button is dragged and released, even outside the rows.
    case .drag(let button, let point): return top.map { .drag(button, clamped(point, $0)) }
    case .release(let button, let point): return top.map { .release(button, clamped(point, $0)) }
    default: return event
    }
  }

  private func clamped(_ point: Point, _ top: Int) -> Point {
    Point(point.column, min(max(0, point.row - top), max(0, drawn.count - 1)))
  }
}
