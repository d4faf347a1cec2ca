import Synchronization

/// Holds the state of a program and is the only object that changes it.
/// It belongs to the thread that created it. Effects run elsewhere and leave their actions in an inbox.
///
///     let store = Store(initialState: Counter(), reducer: counter, environment: ())
///     store.observe { print($0.count) }
///     store.send(.incremented)
///
/// An action sent while another is being handled waits its turn.
public final class Store<State, Action: Sendable> {
  /// The state after the last action.
  public var state: State { current }

  @usableFromInline var current: State
  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>
  @usableFromInline let runner: Runner<Action>
  /// Follows each step, if anybody wants to know them.
  @usableFromInline package var watcher: StoreWatcher<State, Action>? {
    didSet { (runner.didStart, runner.didEnd) = (watcher?.didStart, watcher?.didEnd) }
  }
  @usableFromInline var isBusy = false
  /// Whether an action has been reduced since the observers were last called.
  @usableFromInline var hasNews = false
  @usableFromInline var observers: [Observation<State>] = []

  /// Creates a store with its initial state.
  ///
  /// - Parameters:
  ///   - executor: Where effects run (default: Swift's concurrency pool).
  ///   - report: Called with mistakes and uncaught errors.
  @inlinable
  public convenience init<Environment>(
    initialState: State,
    reducer: Reducer<State, Action, Environment>,
    environment: Environment,
    executor: (any TaskExecutor)? = nil,
    report: @escaping @Sendable (Problem) -> Void = Problem.printInDebugBuilds
  ) {
    self.init(
      initialState: initialState,
      reduce: { reducer.reduce(&$0, $1, environment) },
      report: report,
      executor: executor)
  }

  /// Creates a store whose tasks are made by somebody else, such as a TestStore.
  @usableFromInline
  package init(
    initialState: State,
    reduce: @escaping (inout State, Action) -> Effect<Action>,
    report: @escaping @Sendable (Problem) -> Void,
    spawn: EffectSpawner? = nil,
    executor: (any TaskExecutor)? = nil
  ) {
    current = initialState
    self.reduce = reduce
    runner = Runner(report: report, executor: executor, spawn: spawn)
    runner.isAlive = { [unowned self] in $0.isAnswered(by: &current) }
  }

  deinit { runner.close() }

  /// Handles an action and all that effects send immediately; queues it while another is being handled.
  @inlinable
  public func send(_ action: Action) {
    if isBusy {
      runner.queue.append(Mail(.action(action), from: nil))
    } else if runner.inbox.hasMail.load(ordering: .acquiring) {
      // Earlier actions come first.
      runner.collectMail()
      runner.queue.append(Mail(.action(action), from: nil))
      workOff()
    } else {
      isBusy = true
      handle(action, from: nil)
      workOff()
    }
  }

  /// Handles the actions that effects have sent from other threads. Call it after `wake` was called.
  @inlinable
  public func handleMail() {
    guard !isBusy, runner.inbox.hasMail.load(ordering: .acquiring) else { return }
    runner.collectMail()
    workOff()
  }

  /// Sets a closure that is called, from any thread, when the owner should call `handleMail()`.
  public func setWake(_ wake: (@Sendable () -> Void)?) {
    runner.inbox.setWake(wake, atEnds: false)
  }

  /// Handles what effects send until none is running; for programs without an event loop.
  ///
  ///     store.send(.loadTapped)
  ///     await store.finish()
  ///     print(store.state)
  public nonisolated(nonsending) func finish() async {
    handleMail()
    while hasRunningEffects {
      await runner.inbox.arrival()
      handleMail()
    }
  }

  /// Whether any effect is running.
  public var hasRunningEffects: Bool { !runner.isIdle }

  /// Calls an observer once after each burst of synchronous actions. Actions it sends are handled afterwards.
  @discardableResult
  public func observe(_ observer: @escaping (State) -> Void) -> Observation<State> {
    let observation = Observation(observer)
    observers.append(observation)
    return observation
  }

  // MARK: The loop

  @inlinable
  func workOff() {
    isBusy = true
    repeat {
      while let mail = runner.queue.popFirst() {
        if let sender = mail.sender {
          if let action = runner.open(mail, from: sender) { handle(action, from: sender) }
        } else if case .action(let action) = mail.content {
          handle(action, from: nil)
        }
      }
      if hasNews { tellObservers() }
    } while !runner.queue.isEmpty
    isBusy = false
  }

  @inlinable
  func handle(_ action: Action, from sender: RunTicket<Action>?) {
    runner.actionNumber &+= 1
    let effect = reduce(&current, action)
    hasNews = true
    if watcher != nil { tellWatcher(action, from: sender) }
    switch effect.node {
    case .none: break
    case .send(let next): runner.queue.append(Mail(.action(next), from: nil))
    default: runner.start(effect.node)
    }
    if runner.asksForLiveness { runner.cancelOrphans() }
  }

  @usableFromInline
  func tellWatcher(_ action: Action, from sender: RunTicket<Action>?) {
    watcher?.didReduce(runner.actionNumber, action, sender?.job?.info, current)
  }

  @inlinable
  func tellObservers() {
    hasNews = false
    var isTidy = true
    for observation in observers {
      if observation.isCancelled { isTidy = false } else { observation.observer(current) }
    }
    if !isTidy { observers.removeAll { $0.isCancelled } }
  }
}
/// An observer of a store. Keep it only if you want to cancel it.
public final class Observation<State> {
  @usableFromInline let observer: (State) -> Void
  @usableFromInline private(set) var isCancelled = false

  init(_ observer: @escaping (State) -> Void) {
    self.observer = observer
  }

  /// Stops calling the observer.
  public func cancel() {
    isCancelled = true
  }
}

/// Makes the task of an effect.
@usableFromInline
package typealias EffectSpawner = (RunInfo, @escaping @Sendable () async -> Void) -> Task<Void, Never>

/// Follows the steps of a store: a TestStore checks them, a program's history keeps them.
@usableFromInline
package struct StoreWatcher<State, Action: Sendable> {
  /// Called after an action was reduced: its number, the action, the effect that sent it, the state after it.
  package let didReduce: (Int, Action, RunInfo?, State) -> Void
  /// Called when an operation starts, and when it has ended or was cancelled.
  package let didStart, didEnd: ((RunInfo) -> Void)?

  package init(
    didReduce: @escaping (Int, Action, RunInfo?, State) -> Void, didStart: ((RunInfo) -> Void)? = nil,
    didEnd: ((RunInfo) -> Void)? = nil
  ) {
    (self.didReduce, self.didStart, self.didEnd) = (didReduce, didStart, didEnd)
  }
}

extension Store {
  /// Sets the closure that wakes the owner; the end of an effect may call it too.
  package func setWake(_ wake: @escaping @Sendable () -> Void, atEnds: Bool) {
    runner.inbox.setWake(wake, atEnds: atEnds)
  }

  /// The running effects, oldest first.
  package var runningEffects: [RunInfo] { runner.running }

  /// Cancels the effects that aren't marked to be finished, and returns them. No more of them start.
  package func endEffects() -> [RunInfo] { runner.end() }

  package var actionNumber: Int { runner.actionNumber }

  /// Handles an action in the name of a running effect. Returns false if no effect with this number runs.
  package func answer(_ action: Action, from effect: Int) -> Bool {
    runner.post(.action(action), from: effect) { workOff() }
  }

  /// Ends a running effect, as its operation would by returning. Returns false if no effect with this number runs.
  package func end(effect: Int) -> Bool { runner.post(.ended, from: effect) { workOff() } }

  /// Goes back to an earlier state, or to any other: what runs belongs to the present one, and is cancelled.
  package func reset(to state: State) {
    runner.cancelAll()
    current = state
    tellObservers()
  }

  package func cancelEffects() { runner.cancelAll() }
}
