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
    case sizes((State, Measure) -> Action?)
  }

  /// The first that has an action decides.
  private let answers: [Answer]

  /// Answers what the mouse did to places of these names.
  public init<Name: Hashable & Sendable>(_ action: @escaping (State, Pointer<Name>) -> Action?) {
    answers = [.pointers { state, pointer in pointer.named(as: Name.self).flatMap { action(state, $0) } }]
  }

  /// Answers every event that the keymap doesn't: the mouse's, with the cell, and pastes and the window's focus.
  public init(_ action: @escaping (State, Event) -> Action?) { answers = [.events(action)] }

  /// Answers the sizes of places of these names: a part that scrolls learns how large its window is.
  public init<Name: Hashable & Sendable>(sizes action: @escaping (State, Name, Size) -> Action?) {
    answers = [
      .sizes { state, measure in
        guard measure.name.path.isEmpty, let name = measure.name.value.base as? Name else { return nil }
        return action(state, name, measure.size)
      }
    ]
  }

  private init(_ answers: [Answer]) { self.answers = answers }

  /// Hears nothing.
  public static var none: Mouse { Mouse([]) }

  /// - Parameter pointer: What the event hits, if anything is named there.
  package func action(for event: Event, _ pointer: Pointer<PlaceName>?, in state: State) -> Action? {
    for answer in answers {
      let action: Action? =
        switch answer {
        case .events(let answer): answer(state, event)
        case .pointers(let answer): pointer.flatMap { answer(state, $0) }
        case .sizes: nil
        }
      if let action { return action }
    }
    return nil
  }

  /// What a size that a view has means in this state.
  package func action(for measure: Measure, in state: State) -> Action? {
    for case .sizes(let answer) in answers {
      if let action = answer(state, measure) { return action }
    }
    return nil
  }

  /// The same for a view that is `named` so.
  public func named(_ name: String) -> Mouse {
    Mouse(
      answers.map { answer in
        switch answer {
        case .events: answer
        case .pointers(let action):
          .pointers { state, pointer in
            pointer.inside(name).flatMap { action(state, $0) }
          }
        case .sizes(let action):
          .sizes { state, measure in
            measure.name.inside(name).flatMap { action(state, Measure(name: $0, size: measure.size)) }
          }
        }
      })
  }

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
        case .sizes(let action):
          .sizes { parent, measure in child(parent).flatMap { action($0, measure) }.map(transform) }
        }
      })
  }
}
