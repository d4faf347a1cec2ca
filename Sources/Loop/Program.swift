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
/// The first event is a `resize` with the console's size. What a part of the screen needs to know of its own size, its view measures, and the
/// state is told through `mouse` before a frame is painted.
///
/// When it ends, it cancels its effects, and waits up to `patience` for those marked `.finishing()`.
public final class Program<State, Action: Sendable> {
  @usableFromInline let store: Store<State, Action>
  @usableFromInline let isOver: (State) -> Bool
  @usableFromInline let whenOpen: Action?
  @usableFromInline let whenOver: Action?
  @usableFromInline let patience: Duration
  @usableFromInline let keymap: (State) -> Keymap<Action>
  @usableFromInline let mouse: Mouse<State, Action>?
  @usableFromInline let typeahead: (State) -> Typeahead
  @usableFromInline let joined: ((Action, Action) -> Action?)?
  @usableFromInline let frame: (State, Size) -> Frame
  /// Whether it is drawn for people who hear the screen.
  @usableFromInline let isLinear: Bool
  private var announcer = Announcer()
  /// Told of keys that nothing is bound to.
  @usableFromInline var unbound: ((Key) -> Void)?
  @usableFromInline var isStale = true
  @usableFromInline var painted: Size?
  /// What the user sees and points at.
  @usableFromInline var shown: Frame?
  private var pointers = PointerTracker()
  /// The time, for double presses.
  var now: () -> Duration = { [start = ContinuousClock.now] in start.duration(to: .now) }
  /// Follows each step, if anybody wants to know them.
  @usableFromInline var tracing: Tracing<State, Action>?
  /// Whether it tells the state the sizes that views have; a replay doesn't, since they are in its recording.
  @usableFromInline var tellsSizes = true
  /// Whether an inspector has stopped it: what effects send waits.
  package var isStopped = false
  /// Waits for events instead of the console: an inspector takes what is its own.
  @usableFromInline var waiting: ((any Console) -> [Event]?)?
  /// Events that wait until the state says `.handle`.
  @usableFromInline var held: ArraySlice<Event> = []

  /// Creates a program from its parts.
  ///
  /// - Parameters:
  ///   - store: The state and the reducer. The program becomes its owner.
  ///   - view: What the state looks like, on the whole console.
  ///   - keymap: What keys do in this state, so each mode can have its own. Called with each change, so keep the tables
  ///     in constants.
  ///   - mouse: Answers events the keymap doesn't, such as presses on what is on the screen.
  ///   - typeahead: What happens to events that have no answer in this state.
  ///   - joined: Turns two consecutive actions into one, or returns nil: characters that arrive faster than they are
  ///     handled become one piece of text. Join only actions after which the keys still mean the same.
  ///   - isOver: Whether the user has quit. Later events are not handled.
  ///   - whenOpen: The first action, sent after the size: the reducer loads what it needs.
  ///   - whenOver: The last action, sent however the program ends: the reducer saves what it must, by effects marked
  ///     `.finishing()`.
  ///   - patience: How long to wait at most for effects that are marked so.
  ///   - history: How many actions to remember, with the state after each; see ``history``.
  ///   - linear: Whether it is drawn for people who hear the screen: without boxes and footers, one thing below the
  ///     other, with what has changed in the last line, once.
  @inlinable
  public init(
    store: Store<State, Action>,
    view: @escaping (State) -> some View,
    keymap: @escaping (State) -> Keymap<Action>,
    mouse: Mouse<State, Action>? = nil,
    typeahead: @escaping (State) -> Typeahead = { _ in .handle },
    joined: ((Action, Action) -> Action?)? = nil,
    isOver: @escaping (State) -> Bool = { _ in false },
    whenOpen: Action? = nil,
    whenOver: Action? = nil,
    patience: Duration = .seconds(5),
    history: HistoryLimit = .none,
    linear: Bool = false
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
    isLinear = linear
    frame = { state, size in Frame(view(state), size: size, isLinear: linear) }
    store.observe { [weak self] _ in self?.isStale = true }
    // Makes the first table now, so that a misspelt key in it stops the program before it takes the terminal.
    _ = keymap(store.state)
    if history != .none { remember(history) }
  }

  /// Runs on a console until the user quits or there are no more events; then waits for the effects that are still
  /// running. Call it on the thread that created the store.
  @inlinable
  public func run(on console: some Console) {
    start(on: console)
    handleEvents(of: console)
    finish(on: console)
  }

  @inlinable
  package func start(on console: some Console) {
    store.setWake(console.wake)
    handle([.resize(room(in: console.size))])
    if let whenOpen { send(whenOpen, from: .program) }
    paint(on: console)
  }

  @inlinable
  package func handleEvents(of console: some Console) {
    while !isOver(store.state), let events = waiting.map({ $0(console) }) ?? console.waitForEvents() {
      if isLinear, !events.isEmpty { listen() }
      handle(isLinear ? events.map(narrowed) : events)
      paint(on: console)
    }
  }

  @inlinable
  package func handle(_ events: [Event]) {
    // An effect may have ended the wait meanwhile.
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

  /// Handles the first event, together with those that join it.
  @inlinable
  func handleFirst(of events: inout ArraySlice<Event>, isHeld: Bool = false) {
    guard let event = events.popFirst() else { return }
    if tracing != nil, !isHeld { saw(event) }
    if let action = action(for: event, joining: &events) {
      send(action, from: .event(event))
    } else if typeahead(store.state) == .hold {
      held.append(event)
    } else if let unbound, case .key(let key) = event, typeahead(store.state) == .handle {
      unbound(key)
    }
  }

  @inlinable
  func send(_ action: Action, from origin: @autoclosure () -> StepOrigin) {
    if tracing == nil { store.send(action) } else { sendTraced(action, from: origin()) }
  }

  /// By the keys of the state that the previous event left, which may have opened a field.
  @inlinable
  func action(for event: Event, joining rest: inout ArraySlice<Event>) -> Action? {
    let keymap = keymap(store.state)
    guard var action = keymap.action(for: event) else { return action(forMouse: event, keymap) }
    guard let joined else { return action }
    while let next = rest.first, let following = keymap.action(for: next),
      let both = joined(action, following)
    {
      action = both
      rest.removeFirst()
      if tracing != nil { saw(next) }
    }
    return action
  }

  @usableFromInline
  func action(forMouse event: Event, _ keymap: Keymap<Action>) -> Action? {
    let pointer = shown.flatMap { pointers.pointer(for: event, on: $0, at: now()) }
    if let place = pointer?.press?.value.base as? KeyPlace { return keymap.action(for: .key(place.key)) }
    return mouse?.action(for: event, pointer, in: store.state)
  }

  /// Handles the held events while the state allows it.
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
        handleFirst(of: &rest, isHeld: true)
        held = held.isEmpty ? rest : rest + held
        store.handleMail()
      }
    }
  }

  /// Without the line for what is said.
  @inlinable
  func room(in size: Size) -> Size { isLinear ? Size(size.width, max(1, size.height - 1)) : size }

  @usableFromInline
  func listen() { announcer.isHeard = true }

  @usableFromInline
  func narrowed(_ event: Event) -> Event {
    if case .resize(let size) = event { .resize(room(in: size)) } else { event }
  }

  @usableFromInline
  func announce(_ frame: inout Frame) { frame = frame.adding(row: announcer.text(for: frame)) }

  @inlinable
  package func paint(on console: some Console) {
    guard isStale || painted != console.size else { return }
    isStale = false
    painted = console.size
    var frame = frame(store.state, room(in: console.size))
    if !frame.measures.isEmpty { tell(&frame) }
    if frame.size.height < console.size.height { announce(&frame) }
    shown = frame
    console.paint(frame)
    if tracing != nil { didPaint(frame) }
  }
}
