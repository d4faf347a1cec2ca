import Synchronization

/// Holds the state of a program, and is the only object to change it: it passes each action to the reducer, and starts
/// the effects that follow.
///
/// It belongs to the thread that created it and is not `Sendable`: a `send` involves no lock and no actor. Effects run
/// elsewhere and leave their actions in an inbox.
///
///     let store = Store(initialState: Counter(), reducer: counter, environment: ())
///     store.observe { print($0.count) }
///     store.send(.incremented)
///
/// Actions are handled in the order they were sent. An action sent while another is being handled waits its turn.
public final class Store<State, Action: Sendable> {
  /// The state after the last action.
  public var state: State { current }

  @usableFromInline var current: State
  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>
  @usableFromInline let runner: Runner<Action>
  @usableFromInline let probe: StoreProbe<State, Action>?
  @usableFromInline var isBusy = false
  /// Whether an action has been reduced since the observers were told.
  @usableFromInline var hasNews = false
  @usableFromInline var observers: [Observation<State>] = []

  /// Creates a store with its initial state.
  ///
  /// - Parameters:
  ///   - executor: Where effects run (default: Swift's concurrency pool).
  ///   - report: Called with mistakes and with errors that no effect caught.
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

  /// The store that the TestStore stands on: it makes the tasks of effects and sees every step.
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
    // Unowned: the runner lives and dies with this store.
    runner.isAlive = { [unowned self] in $0.isAnswered(by: &current) }
  }

  deinit { runner.close() }

  /// Handles an action, and every action that effects send immediately.
  ///
  /// If an action is already being handled, because this is called by an observer or by an object that is being
  /// freed, the action is queued.
  @inlinable
  public func send(_ action: Action) {
    if isBusy {
      runner.queue.append(Mail(.action(action), from: nil))
    } else if runner.inbox.hasMail.load(ordering: .acquiring) {
      // What came before goes before.
      runner.collectMail()
      runner.queue.append(Mail(.action(action), from: nil))
      workOff()
    } else {
      isBusy = true
      handle(action, from: nil)
      workOff()
    }
  }

  /// Handles the actions effects have sent from other threads. Call it when `wake` was called.
  @inlinable
  public func handleMail() {
    guard !isBusy, runner.inbox.hasMail.load(ordering: .acquiring) else { return }
    runner.collectMail()
    workOff()
  }

  /// Sets a closure that is called, from any thread, when an effect has sent something. It should make the owner call
  /// `handleMail()`, for example by writing to a pipe that the owner polls.
  public func setWake(_ wake: (@Sendable () -> Void)?) {
    runner.inbox.setWake(wake, atEnds: false)
  }

  /// Handles what effects send until none is running. For programs without an event loop.
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

  /// Calls an observer with the state each time it may have changed: once after a burst of synchronous actions, not for
  /// each of them. Actions the observer sends are handled after the burst.
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

/// What the TestStore lends to a store, and wants to know of it.
@usableFromInline
package struct StoreProbe<State, Action: Sendable> {
  /// Makes the task of an effect.
  package let spawn: (RunInfo, @escaping @Sendable () async -> Void) -> Task<Void, Never>
  /// An action has been reduced: its number, the action, the effect it came from, the state after it.
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
  /// Sets what wakes the owner, for one that waits until no effect runs: the end of an effect wakes it too.
  package func setWake(_ wake: @escaping @Sendable () -> Void, atEnds: Bool) {
    runner.inbox.setWake(wake, atEnds: atEnds)
  }

  /// What runs, oldest first.
  package var runningEffects: [RunInfo] { runner.running }

  /// Ends the effects that would not end by themselves: timers.
  package func cancelEndlessEffects() { runner.cancelEndless() }

  /// Ends all effects.
  package func cancelEffects() { runner.cancelAll() }
}
