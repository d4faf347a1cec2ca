import Screen

/// What the mouse does in a program: by the names that its views give to parts of the frame, or event by event.
///
///     extension Mail {
///       func action(for pointer: Pointer<MailPlace>) -> MailAction? {
///         switch pointer {
///         case .pressed(.row(let id), .left, _): .rowPressed(id)
///         case .wheel(.down, over: _): .moved(by: 3)
///         default: nil
///         }
///       }
///     }
///
///     Program(store: store, view: MailView.init, keymap: \.keymap, mouse: Mouse { $0.action(for: $1) })
///
/// Keys that a `Footer` shows need nothing: a press on one is that key.
public struct Mouse<State, Action> {
  enum Answer {
    case events((State, Event) -> Action?)
    case pointers((State, Pointer<PlaceName>) -> Action?)
  }

  /// The first that has an action decides.
  let answers: [Answer]

  /// Answers what the mouse did to places of these names.
  public init<Name: Hashable & Sendable>(_ action: @escaping (State, Pointer<Name>) -> Action?) {
    answers = [.pointers { state, pointer in pointer.named(as: Name.self).flatMap { action(state, $0) } }]
  }

  /// Answers every event that the keymap doesn't: the mouse's, with the cell, and pastes and the window's focus.
  public init(_ action: @escaping (State, Event) -> Action?) { answers = [.events(action)] }

  private init(_ answers: [Answer]) { self.answers = answers }

  /// Also answers with another, where this one has no action: for names of another type, those of a part.
  public func adding(_ other: Mouse) -> Mouse { Mouse(answers + other.answers) }

  /// The same for a larger feature, as a keymap's `map`; it has no answer while there is no child.
  ///
  ///     Compose.mouse.map(MailAction.compose) { (mail: Mail) in mail.compose }
  public func map<Parent, ParentAction>(
    _ transform: @escaping (Action) -> ParentAction, of child: @escaping (Parent) -> State?
  ) -> Mouse<Parent, ParentAction> {
    Mouse<Parent, ParentAction>(
      answers.map { answer in
        switch answer {
        case .events(let action):
          .events { parent, event in child(parent).flatMap { action($0, event) }.map(transform) }
        case .pointers(let action):
          .pointers { parent, pointer in child(parent).flatMap { action($0, pointer) }.map(transform) }
        }
      })
  }
}

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
