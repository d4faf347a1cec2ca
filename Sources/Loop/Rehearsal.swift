import Composable
import Screen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A whole program played from a script: the real loop, reducer, keymap and view, on a `ScriptedConsole`. Use it for
/// tests, demos and benchmarks.
///
///     let counter = Rehearsal(
///       size: Size(40, 10), initialState: Counter(), reducer: counterReducer,
///       environment: { clock in CounterEnvironment(fact: { "\($0) is a number" }, clock: clock) },
///       view: CounterView.init, keymap: \.keymap, isOver: \.isOver)
///     try counter.play("++f")
///     try counter.play("<wait 1s>")
///     counter.frame            // shows the fact
///     counter.state.count      // 2
///
/// Effects run on the caller's thread while the program waits, and time is the clock passed to `environment`, so every
/// run is the same and no test has to wait.
public final class Rehearsal<State, Action: Sendable> {
  /// Every frame the program has painted, with the step that led to it.
  public var shots: [ScriptedConsole.Shot] { console.shots }
  /// The frame on the screen.
  public var frame: Frame { console.shots.last?.frame ?? Frame(size: console.size) }
  /// The whole terminal: for a program below the prompt, with what it has printed above its rows, and at its end with what it leaves.
  public var screen: Frame { console.screen(at: console.shots.last, isOver: isOver) }
  /// The same at a shot.
  public func screen(at shot: ScriptedConsole.Shot) -> Frame { console.screen(at: shot, isOver: false) }
  /// What it has done, if it was asked to remember.
  public var history: History<State, Action>? { program.history }
  /// The state after the last step.
  public var state: State { program.store.state }
  /// Whether the program has ended.
  public private(set) var isOver = false
  /// The names of the running effects.
  public var runningEffects: [String] { program.store.runningEffects.map { "\($0.name)" } }

  /// Whether a script may press keys that nothing is bound to. A key that does nothing is more often a mistake of the script.
  public var allowsUnboundKeys = false

  package let program: Program<State, Action>
  private let console: ScriptedConsole
  private let drain: DrainExecutor
  private let clock: ManualClock
  private let problems: Problems
  let held: HeldEffects

  /// Creates a program and paints its first frame.
  ///
  /// - Parameters:
  ///   - inline: Rows below the prompt of a terminal of this size, as in `Terminal`.
  ///   - above: What the environment prints above them.
  ///   - environment: Creates the environment with the script's clock.
  ///   - keepsShots: Whether `shots` keeps every frame or only the last one.
  ///   - view: This, and what follows, is as in `Program`.
  public init<Environment>(
    size: Size,
    inline: Inline? = nil,
    above: Scrollback = Scrollback(),
    initialState: State,
    reducer: Reducer<State, Action, Environment>,
    environment: (any Clock<Duration>) -> Environment,
    view: @escaping (State) -> some View,
    keymap: @escaping (State) -> Keymap<Action>,
    mouse: Mouse<State, Action>? = nil,
    typeahead: @escaping (State) -> Typeahead = { _ in .handle },
    isOver: @escaping (State) -> Bool = { _ in false },
    whenOpen: Action? = nil,
    whenOver: Action? = nil,
    patience: Duration = .seconds(5),
    history: HistoryLimit = .none,
    linear: Bool = false,
    keepsShots: Bool = true
  ) {
    let drain = DrainExecutor(thread: { UInt(pthread_self()) })
    let clock = ManualClock()
    let problems = Problems()
    let held = HeldEffects()
    let environment = environment(clock)
    let store = Store(
      initialState: initialState, reduce: { reducer(&$0, $1, environment) }, report: problems.listener.hear,
      spawn: Replayed.current.spawner(on: drain, held))
    drain.onRunaway = { [unowned store] in
      problems.hear(Rehearsal.endless(store.runningEffects))
      store.cancelEffects()
    }
    (self.drain, self.clock, self.problems, self.held) = (drain, clock, problems, held)
    console = ScriptedConsole(
      size: size, inline: inline, above: above, drain: drain, clock: clock, keepsShots: keepsShots)
    program = Program(
      store: store, view: view, keymap: keymap, mouse: mouse, typeahead: typeahead, isOver: isOver,
      whenOpen: whenOpen,
      whenOver: whenOver, patience: patience, history: Replayed.current.history ?? history, linear: linear)
    program.tellsSizes = Replayed.current.tellsSizes
    drain.afterEachJob = { [unowned store, unowned program] in
      if !program.isStopped { store.handleMail() }
    }
    let start = clock.now
    program.now = { start.duration(to: clock.now) }
    console.missing = { name, frame in problems.hear(Rehearsal.missing(name, on: frame)) }
    console.isRunning = { [unowned self] in isRunning($0) }
    console.endless = { [unowned self] name in
      problems.hear(Rehearsal.waitedInVain(name, running: runningEffects))
    }
    program.start(on: console)
    program.unbound = { [unowned self] key in
      if !allowsUnboundKeys {
        problems.hear(Rehearsal.unbound(key, bound: keymap(state).commands.flatMap(\.keys)))
      }
    }
  }

  deinit {
    drain.enter()
    program.store.cancelEffects()
    drain.run()
    drain.close()
  }

  /// Plays a script, continuing where the last one ended, and returns the frames painted meanwhile.
  ///
  /// Throws if the script is malformed, presses a key that nothing is bound to or continues after the program has ended, or if
  /// an effect or a dependency has a problem that a store would report.
  @discardableResult
  public func play(
    _ script: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws -> ArraySlice<ScriptedConsole.Shot> {
    let before = console.keepsShots ? shots.count : 0
    try play(try Script(script).steps, place: "Played at \(fileID):\(line): \"\(script)\"")
    return shots[before...]
  }

  package func play(_ steps: [Script.Step], place: String?) throws {
    console.play(steps)
    try problems.hearing(place) {
      // An answer may have changed something without a step.
      program.paint(on: console)
      program.handleEvents(of: console)
      guard program.isOver(program.store.state), !isOver else { return }
      finish()
    }
    if let next = console.nextStep {
      throw RehearsalError(message: "The program had ended before \(next).", place: place)
    }
  }

  /// Ends the program as if its terminal had been closed.
  public func end() throws {
    if isOver { return }
    try problems.hearing(nil) { finish() }
  }

  private func finish() {
    isOver = true
    let end = clock.now.advanced(by: program.patience)
    let forgotten = program.finish(on: console) {
      drain.enter()
      drain.run()
      return !program.store.hasRunningEffects || clock.wakeNext(until: end)
    }
    if !forgotten.isEmpty { problems.hear(Rehearsal.forgotten(forgotten)) }
    if program.store.hasRunningEffects { problems.hear(Rehearsal.leftOver(program.store.runningEffects)) }
    program.store.cancelEffects()
    drain.run()
  }
}
