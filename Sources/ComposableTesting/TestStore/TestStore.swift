import Composable
import FailureReporting
import Glibc

/// Runs a reducer as a Store does, and makes the test say what happens: every change of state, every action that an
/// effect sends, every effect that ends.
///
///     let store = TestStore(initialState: State(), reducer: reducer, environment: environment)
///     store.send(.loadTapped) { $0.isLoading = true }
///     store.receive(.loaded(["Milk"])) {
///       $0.isLoading = false
///       $0.items = ["Milk"]
///     }
///
/// It is synchronous and exact. Effects run on an executor of the store's own, on the thread of the test; after each
/// step all has run that can run. There is no `await`, no time-out and nothing to tune; time comes from a `TestClock`.
/// What a step's closure gets is the state before it, and it turns it into the state expected.
///
/// When its life ends it fails for actions not received and effects still running.
public final class TestStore<State: Equatable, Action: Sendable, Environment> {
  /// The state as far as the test has told the story: after the last step.
  public private(set) var state: State
  /// How much of what happens the test must say.
  public var exhaustivity = Exhaustivity.on

  /// The environment, which the test may change between steps.
  public var environment: Environment {
    get { environmentBox.environment }
    set { environmentBox.environment = newValue }
  }

  private final class EnvironmentBox {
    var environment: Environment
    init(_ environment: Environment) { self.environment = environment }
  }

  let store: Store<State, Action>
  let recorder: Recorder<State, Action>
  let drain = DrainExecutor(thread: { pthread_self() })
  private let environmentBox: EnvironmentBox
  private let executors = EffectTable()
  private let place: PlaceHolder
  private let listener: Problem.Listener
  private let creation: TestPlace
  private var isFinished = false
  /// An action that came where another was expected. Should the test name it next, it is content.
  var mistaken: Received<State, Action>?

  /// A test store with its first state.
  public init(
    initialState: State,
    reducer: Reducer<State, Action, Environment>,
    environment: Environment,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    creation = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let recorder = Recorder<State, Action>(initialState: initialState, place: creation)
    let box = EnvironmentBox(environment)
    let place = PlaceHolder(creation)
    let drain = drain
    let executors = executors
    state = initialState
    environmentBox = box
    self.recorder = recorder
    self.place = place
    let listener = Problem.Listener { Failure($0.description, at: place.current).record() }
    self.listener = listener
    store = Store(
      initialState: initialState,
      reduce: { reducer(&$0, $1, box.environment) },
      report: listener.hear,
      probe: StoreProbe(
        spawn: { info, operation in
          let (executor, task) = EffectExecutor.spawn(info, on: drain, operation)
          executors.add(executor)
          return task
        },
        didReduce: { number, action, sender, state in
          recorder.didReduce(action, number: number, from: sender, state: state)
        }))
    drain.afterEachJob = { [unowned store] in store.handleMail() }
    drain.onRunaway = { [unowned store] in
      let running = store.runningEffects.map { Message.describe($0, recorder, executors[$0.serial]) }
      Failure(Message.runaway(running), at: place.current).record()
      store.cancelEffects()
    }
  }

  deinit {
    if !isFinished { finish(at: creation) }
    end()
  }

  // MARK: Steps

  /// Sends an action as the program would, and says what it changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - update: Turns the state before into the state expected. Left out, the action must change nothing.
  public func send(
    _ action: Action,
    _ update: ((inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    step(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) { place in
      if !recorder.received.isEmpty {
        if exhaustivity == .on {
          fail(Message.unreceivedBeforeSend(unreceived, sending: action), at: place)
        } else {
          note(Message.skipped(unreceived), at: place)
        }
        recorder.received = []
      }
      mistaken = nil
      let before = recorder.latest
      recorder.expectSent()
      store.send(action)
      drain.run()
      guard let after = recorder.afterSent else { return }
      check(.sent(action), from: before, to: after, update, at: place)
      state = after
    }
  }

  /// Works between the steps: asserts on what a dependency saw, changes what it answers.
  public func `do`(_ work: () throws -> Void) rethrows {
    try work()
  }

  /// Runs what has become ready since the last step. Steps do it of themselves.
  func settle() { drain.run() }

  /// One step of the test: at its place, with its problems told there.
  func step(_ place: TestPlace, _ body: (TestPlace) -> Void) {
    self.place.current = place
    recorder.place = place
    Problem.$listener.withValue(listener) {
      drain.enter()
      drain.run()
      body(place)
    }
  }

  func fail(_ message: String, at place: TestPlace) {
    Failure(message, at: place).record()
  }

  /// Says what was left out, where the test asked for it.
  func note(_ message: String, at place: TestPlace) {
    if exhaustivity == .off(showSkipped: true) { Failure(message, at: place).note() }
  }

  /// Tells the story as far as this state; with all received, as far as it has come.
  func accept(_ state: State) { self.state = recorder.received.isEmpty ? recorder.latest : state }

  // MARK: The end

  /// Fails for actions not received and effects still running, and ends them. The end of the store's life does the
  /// same; call it to have the failure at a line of your own.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    finish(at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func finish(at place: TestPlace) {
    isFinished = true
    step(place) { place in
      let unreceived = unreceived
      recorder.received = []
      state = recorder.latest
      let running = store.runningEffects
      let fail = exhaustivity == .on ? self.fail : self.note
      if !unreceived.isEmpty { fail(Message.unreceivedAtEnd(unreceived), place) }
      for effect in running {
        let sleeps = executors[effect.serial]?.sleeps.withLock { !$0.isEmpty } ?? false
        fail(Message.stillRunning(describe(effect), sleeps: sleeps), place)
      }
      store.cancelEffects()
      drain.run()
    }
  }

  /// The actions that came and were not received, each on a line.
  var unreceived: [String] { recorder.received.map { Message.line($0) } }

  /// The running effects, each on a line: its name, the action that started it, where that was sent.
  var running: [String] { store.runningEffects.map(describe) }

  private func describe(_ effect: RunInfo) -> String {
    Message.describe(effect, recorder, executors[effect.serial])
  }

  private func end() {
    drain.enter()
    store.cancelEffects()
    drain.run()
    drain.close()
  }

  /// Ends the effects that still run, when the test has nothing to say of them.
  public func skipInFlightEffects(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    step(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) { place in
      if store.runningEffects.isEmpty { fail(Message.noEffectsToSkip, at: place) }
      note(Message.skippedEffects(store.runningEffects.map { "\($0.name)" }), at: place)
      store.cancelEffects()
      drain.run()
    }
  }

  /// Passes over the actions that effects have sent and the test has not received.
  public func skipReceivedActions(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    step(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) { place in
      if recorder.received.isEmpty { fail(Message.noActionsToSkip, at: place) }
      note(Message.skipped(unreceived), at: place)
      recorder.received = []
      state = recorder.latest
    }
  }

  /// Works for a while with another exhaustivity.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, _ work: () throws -> Result
  ) rethrows -> Result {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try work()
  }
}
