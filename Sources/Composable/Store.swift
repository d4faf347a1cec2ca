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
  @usableFromInline let probe: StoreProbe<State, Action>?
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
      probe: nil,
      executor: executor)
  }

  /// Creates the TestStore's store, which makes the tasks of effects and observes each step.
  @usableFromInline
  package init(
    initialState: State,
    reduce: @escaping (inout State, Action) -> Effect<Action>,
    report: @escaping @Sendable (Problem) -> Void,
    probe: StoreProbe<State, Action>?,
    executor: (any TaskExecutor)? = nil
  ) {
    current = initialState
    self.reduce = reduce
    self.probe = probe
    runner = Runner(report: report, executor: executor, spawn: probe?.spawn)
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
    if probe != nil { tellProbe(action, from: sender) }
    switch effect.node {
    case .none: break
    case .send(let next): runner.queue.append(Mail(.action(next), from: nil))
    default: runner.start(effect.node)
    }
    if runner.asksForLiveness { runner.cancelOrphans() }
  }

  @usableFromInline
  func tellProbe(_ action: Action, from sender: RunTicket<Action>?) {
    probe?.didReduce(runner.actionNumber, action, sender?.name, current)
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

/// Lets the TestStore make a store's tasks and observe its steps.
@usableFromInline
package struct StoreProbe<State, Action: Sendable> {
  package let spawn: (RunInfo, @escaping @Sendable () async -> Void) -> Task<Void, Never>
  /// Called after an action was reduced: its number, the action, the effect that sent it, the state after it.
  package let didReduce: (Int, Action, EffectName?, State) -> Void

  package init(
    spawn: @escaping (RunInfo, @escaping @Sendable () async -> Void) -> Task<Void, Never>,
    didReduce: @escaping (Int, Action, EffectName?, State) -> Void
  ) {
    self.spawn = spawn
    self.didReduce = didReduce
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

  package func cancelEffects() { runner.cancelAll() }
}
