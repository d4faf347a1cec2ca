import Composable
import FailureReporting
import Glibc
import Synchronization

/// Makes a test state every change of state, every action an effect sends, and the end of every effect.
///
///     let store = TestStore(initialState: State(), reducer: reducer, environment: environment)
///     store.send(.loadTapped) { $0.isLoading = true }
///     store.receive(.loaded(["Milk"])) {
///       $0.isLoading = false
///       $0.items = ["Milk"]
///     }
///
/// Effects run on the thread of the test: after each step, everything that can run has run.
/// Freeing it fails for actions not received and effects still running, at the step that led to them.
public final class TestStore<State: Equatable, Action: Sendable, Environment> {
  /// The state after the last step.
  public private(set) var state: State
  /// How much of what happens the test must assert.
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
  private let cause = Cause()
  private let listener: Problem.Listener
  private let creation: TestPlace
  private var isFinished = false
  /// If more effects than this are left running, the others are only counted.
  private static var mostEffects: Int { 20 }
  /// The action that was taken in place of an expected one. The test may still receive it.
  var mistaken: Received<State, Action>?

  /// Creates a test store.
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
    let cause = cause
    let listener = Problem.Listener { problem in
      if problem.hasConsequences { cause.isKnown.withLock { $0 = true } }
      Failure(problem.description, at: place.current).record()
    }
    self.listener = listener
    store = Store(
      initialState: initialState,
      reduce: { reducer(&$0, $1, box.environment) },
      report: listener.hear,
      spawn: { info, operation in
        let (executor, task) = EffectExecutor.spawn(info, on: drain, operation)
        executors.add(executor)
        return task
      })
    store.watcher = StoreWatcher { number, action, sender, state in
      recorder.didReduce(action, number: number, from: sender?.name, state: state)
    }
    drain.afterEachJob = { [unowned store] in store.handleMail() }
    drain.onRunaway = { [unowned store] in
      let running = Listing(store.runningEffects) { Message.describe($0, recorder, executors[$0.serial]) }
      Failure(Message.runaway(running), at: place.current).record()
      store.cancelEffects()
    }
  }

  deinit {
    if !isFinished { finish(at: nil) }
    end()
  }

  // MARK: Steps

  /// Sends an action and checks what it changes.
  ///
  /// - Parameter update: Turns the previous state into the expected one; by default, nothing changes.
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

  /// Runs code between steps, for example to check a dependency's calls.
  public func `do`(_ work: () throws -> Void) rethrows {
    try work()
  }

  /// Runs what has become ready since the last step; each step does so by itself.
  func settle() { drain.run() }

  func step(_ place: TestPlace, _ body: (TestPlace) -> Void) {
    self.place.current = place
    recorder.place = place
    Problem.$listener.withValue(listener) {
      drain.enter()
      drain.run()
      body(place)
    }
  }

  /// Says nothing once a cause is known, such as a dependency that is not replaced: one mistake, one failure.
  func fail(_ message: String, at place: TestPlace) {
    if cause.isKnown.withLock({ $0 }) { return }
    Failure(message, at: place).record()
  }

  /// Notes what was left out, if the test asked for it.
  func note(_ message: String, at place: TestPlace) {
    if exhaustivity == .off(showSkipped: true) { Failure(message, at: place).note() }
  }

  /// Moves on to this state, or to the latest one once every action is received.
  func accept(_ state: State) { self.state = recorder.received.isEmpty ? recorder.latest : state }

  // MARK: The end

  /// Fails at this line, rather than on release, for actions not received and effects still running.
  public func finish(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    finish(at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Fails at a place or, without one, at the steps that led to what is left.
  private func finish(at place: TestPlace?) {
    isFinished = true
    step(place ?? creation) { _ in
      let (unreceived, first) = (unreceived, recorder.received.first)
      recorder.received = []
      state = recorder.latest
      let running = store.runningEffects
      let fail = exhaustivity == .on ? self.fail : self.note
      if let first { fail(Message.unreceivedAtEnd(unreceived), place ?? first.place) }
      for effect in running.prefix(Self.mostEffects) {
        let sleeps = executors[effect.serial]?.sleeps.withLock { !$0.isEmpty } ?? false
        fail(Message.stillRunning(describe(effect), sleeps: sleeps), place ?? start(of: effect))
      }
      if running.count > Self.mostEffects {
        fail(
          Message.moreStillRunning(running.count - Self.mostEffects),
          place ?? start(of: running[Self.mostEffects]))
      }
      store.cancelEffects()
      drain.run()
    }
  }

  var unreceived: Listing { Listing(recorder.received) { Message.line($0) } }

  /// The running effects: name, the action that started them, where it was sent.
  var running: Listing { Listing(store.runningEffects, describe: describe) }

  /// The step that led to an effect.
  private func start(of effect: RunInfo) -> TestPlace {
    recorder.origin(of: effect.startedBy)?.place ?? creation
  }

  private func describe(_ effect: RunInfo) -> String {
    Message.describe(effect, recorder, executors[effect.serial])
  }

  private func end() {
    drain.enter()
    store.cancelEffects()
    drain.run()
    drain.close()
  }

  /// Cancels the effects that are still running, without failing.
  public func skipInFlightEffects(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    step(TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) { place in
      if store.runningEffects.isEmpty { fail(Message.noEffectsToSkip, at: place) }
      note(Message.skippedEffects(Listing(store.runningEffects) { "\($0.name)" }), at: place)
      store.cancelEffects()
      drain.run()
    }
  }

  /// Skips the actions that effects have sent and the test has not received.
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

  /// Runs a closure with another exhaustivity.
  public func withExhaustivity<Result>(
    _ exhaustivity: Exhaustivity, _ work: () throws -> Result
  ) rethrows -> Result {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try work()
  }
}

/// Whether something has failed of which later failures may only be consequences.
private final class Cause: Sendable {
  let isKnown = Mutex(false)
}
