import Composable
import Screen

/// The loop of a program: it hands each `Event` to the keymap, the `Action` to the store, the `State` to the view, and
/// the `Frame` to the console. It is the live owner of its store: one plain loop on the thread that calls `run`.
///
/// After each wait it handles all that has come, keys and answers of effects alike, and then paints once, if the state
/// may have changed or the size has. With nothing to do it waits in the console, and nothing wakes it.
///
///     let store = Store(initialState: Counter(), reducer: counter, environment: .live)
///     let program = Program(store: store, view: CounterView.init, keymap: { _ in counterKeys }, isOver: \.isOver)
///     program.run(on: terminal)
///
/// The first event of all is the console's size as a `resize`; so a state that scrolls knows how high it is before
/// anything is painted.
///
/// How it ends is told in `Ending.swift`.
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

  /// A program from its parts.
  ///
  /// - Parameters:
  ///   - store: The state and the reducer. The program becomes its owner and is woken by it.
  ///   - view: What the state looks like; it is given the whole console.
  ///   - keymap: What events do in this state: a mode has keys of its own. Asked for each event, so keep the tables
  ///     in constants rather than build them here.
  ///   - mouse: What an event that the keymap has no answer for does in this state: what a press of the mouse hits.
  ///   - typeahead: Whether events that have no answer in this state wait for a later one.
  ///   - joined: Two actions that follow each other as one, where they are: letters that come faster than they are handled
  ///     are one piece of text, and cost what one letter costs. Only actions after which the keys mean what they meant
  ///     before.
  ///   - isOver: Whether the user has quit. Events that follow are not handled.
  ///   - whenOpen: The first action, sent when the state knows its size: the reducer loads what it needs.
  ///   - whenOver: The last action, sent whatever ends the program: the reducer saves what it must, and cancels the
  ///     effects that would not end by themselves.
  ///   - patience: How long to wait, at the most, for the effects that then still run.
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

  /// Runs on a console until the user quits or the console has nothing more to tell; then gives the effects that still
  /// run a last chance. Call it on the thread that made the store.
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
  ///
  /// A function of its own, so that the state is let go of before the action is sent: while anyone else holds it,
  /// changing it copies it.
  @inlinable
  func action(for event: Event, joining rest: inout ArraySlice<Event>) -> Action? {
    let state = store.state
    let keymap = keymap(state)
    guard var action = keymap.action(for: event) else { return mouse(state, event) }
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
