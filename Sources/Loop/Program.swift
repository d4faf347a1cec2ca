import Composable
import Screen

/// The event loop of a program: it passes each `Event` to the keymap, the `Action` to the store, the `State` to the view,
/// and the `Frame` to the console. It owns the store: one plain loop on the thread that calls `run`.
///
/// After each wait it handles everything that has arrived, from keys and from effects, and then paints once if the state
/// may have changed or the size has. With nothing to do it waits in the console without waking up.
///
///     let store = Store(initialState: Counter(), reducer: counter, environment: .live)
///     let program = Program(store: store, view: CounterView.init, keymap: { _ in counterKeys }, isOver: \.isOver)
///     program.run(on: terminal)
///
/// The first event is the console's size, as a `resize`, so a state that scrolls knows its height before anything is
/// painted.
///
/// When it ends, it cancels its timers and waits for all other effects, up to `patience`.
public final class Program<State, Action: Sendable> {
  @usableFromInline let store: Store<State, Action>
  @usableFromInline let isOver: (State) -> Bool
  @usableFromInline let whenOpen: Action?
  @usableFromInline let whenOver: Action?
  @usableFromInline let patience: Duration
  @usableFromInline let keymap: (State) -> Keymap<Action>
  @usableFromInline let mouse: (State, Event) -> Action?
  @usableFromInline let typeahead: (State) -> Typeahead
  @usableFromInline let joined: ((Action, Action) -> Action?)?
  @usableFromInline let frame: (State, Size) -> Frame
  /// The state may have changed since the last paint.
  @usableFromInline var isStale = true
  @usableFromInline var painted: Size?
  /// Events that wait until the state says `.handle`.
  @usableFromInline var held: ArraySlice<Event> = []

  /// Creates a program from its parts.
  ///
  /// - Parameters:
  ///   - store: The state and the reducer. The program becomes its owner.
  ///   - view: What the state looks like, on the whole console.
  ///   - keymap: What keys do in this state, so each mode can have its own. Called with each change, so keep the tables
  ///     in constants.
  ///   - mouse: What an event does that the keymap does not answer: what was clicked in this state.
  ///   - typeahead: What happens to events that have no answer in this state.
  ///   - joined: Turns two consecutive actions into one, or returns nil: characters that arrive faster than they are
  ///     handled become one piece of text. Join only actions after which the keys still mean the same.
  ///   - isOver: Whether the user has quit. Later events are not handled.
  ///   - whenOpen: The first action, sent after the size: the reducer loads what it needs.
  ///   - whenOver: The last action, sent however the program ends: the reducer saves what it must, and cancels effects
  ///     that would never end.
  ///   - patience: How long to wait at most for effects that are still running then.
  @inlinable
  public init(
    store: Store<State, Action>,
    view: @escaping (State) -> some View,
    keymap: @escaping (State) -> Keymap<Action>,
    mouse: @escaping (State, Event) -> Action? = { _, _ in nil },
    typeahead: @escaping (State) -> Typeahead = { _ in .handle },
    joined: ((Action, Action) -> Action?)? = nil,
    isOver: @escaping (State) -> Bool = { _ in false },
    whenOpen: Action? = nil,
    whenOver: Action? = nil,
    patience: Duration = .seconds(5)
  ) {
    self.store = store
    self.keymap = keymap
    self.mouse = mouse
    self.typeahead = typeahead
    self.joined = joined
    self.isOver = isOver
    self.whenOpen = whenOpen
    self.whenOver = whenOver
    self.patience = patience
    frame = { state, size in Frame(view(state), size: size) }
    store.observe { [weak self] _ in self?.isStale = true }
  }

  /// Runs on a console until the user quits or there are no more events; then waits for the effects that are still
  /// running. Call it on the thread that created the store.
  @inlinable
  public func run(on console: some Console) {
    start(on: console)
    handleEvents(of: console)
    finish(on: console)
  }

  /// The first frame. The size is the first event: a state that needs to know it learns of it as of any other.
  @inlinable
  func start(on console: some Console) {
    store.setWake(console.wake)
    handle([.resize(console.size)])
    if let whenOpen { store.send(whenOpen) }
    paint(on: console)
  }

  /// The loop itself.
  @inlinable
  func handleEvents(of console: some Console) {
    while !isOver(store.state), let events = console.waitForEvents() {
      handle(events)
      paint(on: console)
    }
  }

  @inlinable
  func handle(_ events: [Event]) {
    // What an effect has answered since may have ended the wait.
    handleHeld()
    var rest = events[...]
    while !rest.isEmpty {
      handleFirst(of: &rest)
      handleHeld()
      if isOver(store.state) { break }
    }
    store.handleMail()
    handleHeld()
  }

  /// Handles the first of some events, and with it those that are one action with it.
  @inlinable
  func handleFirst(of events: inout ArraySlice<Event>) {
    guard let event = events.popFirst() else { return }
    if let action = action(for: event, joining: &events) {
      store.send(action)
    } else if typeahead(store.state) == .hold {
      held.append(event)
    }
  }

  /// By the keys of the state as the event before has left it: that one may have opened a field.
  @inlinable
  func action(for event: Event, joining rest: inout ArraySlice<Event>) -> Action? {
    let keymap = keymap(store.state)
    guard var action = keymap.action(for: event) else { return mouse(store.state, event) }
    guard let joined else { return action }
    while let next = rest.first, let following = keymap.action(for: next),
      let both = joined(action, following)
    {
      action = both
      rest.removeFirst()
    }
    return action
  }

  /// Handles what waits, as long as the state lets it.
  @inlinable
  func handleHeld() {
    while !held.isEmpty {
      if isOver(store.state) { return held = [] }
      switch typeahead(store.state) {
      case .hold: return
      case .drop: held = []
      case .handle:
        var rest = held
        held = []
        handleFirst(of: &rest)
        held = held.isEmpty ? rest : rest + held
        store.handleMail()
      }
    }
  }

  /// Shows the state, if it may look different from what is shown.
  @inlinable
  func paint(on console: some Console) {
    guard isStale || painted != console.size else { return }
    isStale = false
    painted = console.size
    console.paint(frame(store.state, console.size))
  }
}
