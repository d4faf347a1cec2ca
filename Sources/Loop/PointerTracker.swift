import Screen

/// Turns clicks on cells into presses on places. It remembers what is held, and what was pressed last.
struct PointerTracker {
  /// A second press within this time makes a double press.
  static let doublePress = Duration.milliseconds(500)

  private var held: (place: Place, isDragged: Bool)?
  private var last: (name: PlaceName, time: Duration)?

  mutating func pointer(for event: Event, on frame: Frame, at time: Duration) -> Pointer<PlaceName>? {
    switch event {
    case .click(let button, let point):
      let place = frame.place(at: point)
      let wasLast = last.map { $0.name == place?.name && time - $0.time <= Self.doublePress } ?? false
      last = nil
      guard let place else { return nil }
      guard button == .left else { return .pressed(place.name, button, at: point - place.rect.origin) }
      held = (place, false)
      if wasLast { return .doublePressed(place.name, at: point - place.rect.origin) }
      last = (place.name, time)
      return .pressed(place.name, button, at: point - place.rect.origin)
    case .drag(.left, let point):
      held?.isDragged = true
      // What is grabbed again at once is dragged on, not pressed twice.
      last = nil
      guard let place = held?.place else { return nil }
      return .dragged(place.name, over: frame.place(at: point)?.name, at: point - place.rect.origin)
    case .release(.left, let point):
      defer { held = nil }
      guard let held, held.isDragged else { return nil }
      return .dropped(held.place.name, on: frame.place(at: point)?.name)
    case .wheel(let turn, let point): return .wheel(turn, over: frame.place(at: point)?.name)
    default: return nil
    }
  }
}

extension Point {
  fileprivate static func - (point: Point, origin: Point) -> Point {
    Point(point.column - origin.column, point.row - origin.row)
  }
}
