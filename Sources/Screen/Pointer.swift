/// What the mouse did, told by the names that views have given to parts of the frame. What lies in front is hit; an overlay
/// that mutes what is below it takes away what is named there.
public enum Pointer<Name: Hashable & Sendable>: Hashable, Sendable {
  /// A button was pressed; the point counts from the corner of the place.
  case pressed(Name, Event.Button, at: Point)
  /// The left button was pressed on the same place again, within half a second.
  case doublePressed(Name, at: Point)
  /// The mouse moved with the left button held, which was pressed on a place; the point counts from the corner of that one.
  case dragged(Name, over: Name?, at: Point)
  /// The button was released after a drag.
  case dropped(Name, on: Name?)
  /// The wheel was turned over a place, or beside all of them.
  case wheel(Event.Turn, over: Name?)
}

extension Pointer {
  /// What the left button was pressed on, the first or the second time: for what each press does something, such as a button.
  public var press: Name? {
    switch self {
    case .pressed(let name, .left, _), .doublePressed(let name, _): name
    default: nil
    }
  }
}

extension Pointer<PlaceName> {
  /// The same with names of one type; `nil` if what was hit has another.
  package func named<Other: Hashable & Sendable>(as: Other.Type) -> Pointer<Other>? {
    func name(_ name: PlaceName) -> Other? { name.path.isEmpty ? name.value.base as? Other : nil }
    switch self {
    case .pressed(let hit, let button, let point): return name(hit).map { .pressed($0, button, at: point) }
    case .doublePressed(let hit, let point): return name(hit).map { .doublePressed($0, at: point) }
    case .dragged(let held, let over, let point):
      return name(held).map { .dragged($0, over: over.flatMap(name), at: point) }
    case .dropped(let held, let on): return name(held).map { .dropped($0, on: on.flatMap(name)) }
    case .wheel(let turn, let over): return .wheel(turn, over: over.flatMap(name))
    }
  }
}

extension Pointer<PlaceName> {
  /// What the part of this name hears of it; `nil` if it was done outside.
  package func inside(_ part: String) -> Pointer? {
    switch self {
    case .pressed(let hit, let button, let point):
      hit.inside(part).map { .pressed($0, button, at: point) }
    case .doublePressed(let hit, let point): hit.inside(part).map { .doublePressed($0, at: point) }
    case .dragged(let held, let over, let point):
      held.inside(part).map { .dragged($0, over: over?.inside(part), at: point) }
    case .dropped(let held, let on): held.inside(part).map { .dropped($0, on: on?.inside(part)) }
    case .wheel(let turn, let over): .wheel(turn, over: over?.inside(part))
    }
  }
}
