import Composable
import Screen

/// Follows the steps of a program's store, and knows what each came from.
@usableFromInline
final class Tracing<State, Action: Sendable> {
  var history: History<State, Action>?
  /// Who else wants to know.
  var followers: [ProgramFollower<State, Action>] = []
  /// What is being handled: the next action that no effect sent comes from it.
  private var cause: StepOrigin?
  private unowned let store: Store<State, Action>
  private let now: () -> Duration

  init(_ store: Store<State, Action>, now: @escaping () -> Duration) {
    (self.store, self.now) = (store, now)
    store.watcher = StoreWatcher(
      didReduce: { [unowned self] in reduced($0, $1, by: $2, $3) },
      didStart: { [unowned self] info in
        self.history?.started(info)
        for follower in followers { follower.didStart(info, self.now()) }
      },
      didEnd: { [unowned self] info in
        self.history?.ended(info, at: self.store.actionNumber)
        for follower in followers { follower.didEnd(info, self.now()) }
      })
  }

  func send(_ action: Action, from origin: StepOrigin) {
    // What has arrived before has causes of its own.
    store.handleMail()
    cause = origin
    store.send(action)
    cause = nil
  }

  /// - Parameter place: The name of what the mouse pressed.
  func saw(_ event: Event, isText: Bool, on place: () -> String?) {
    history?.saw(event, isText: isText, at: now(), after: store.actionNumber)
    for follower in followers { follower.didSee(event, isText, place(), now()) }
  }

  func told(_ measure: Measure) {
    for follower in followers { follower.didTell(measure.label, measure.size, now()) }
  }

  func painted(_ frame: Frame) {
    for follower in followers { follower.didPaint(frame, now()) }
  }

  private func reduced(_ number: Int, _ action: Action, by sender: RunInfo?, _ state: State) {
    let origin: StepOrigin
    if let sender {
      origin = .effect("\(sender.name)", startedBy: sender.startedBy)
    } else if let cause {
      origin = cause
      self.cause = nil
    } else {
      origin = .action(number - 1)
    }
    let step = History<State, Action>.Step(
      number: number, time: now(), origin: origin, action: action, state: state,
      effect: sender?.serial)
    history?.append(step)
    for follower in followers { follower.didStep(step) }
  }
}

/// Follows a program from outside: a recorder does.
package struct ProgramFollower<State, Action: Sendable> {
  /// Called with each event before it is handled, whether it is typed text, the name of what the mouse pressed, and the time
  /// since the start.
  package let didSee: (Event, Bool, String?, Duration) -> Void
  /// Called after each action.
  package let didStep: (History<State, Action>.Step) -> Void
  /// Called when an effect starts, and when it ends.
  package let didStart, didEnd: (RunInfo, Duration) -> Void
  /// Called before the state is told the size of a place.
  package let didTell: (String, Size, Duration) -> Void
  /// Called after each paint.
  package let didPaint: (Frame, Duration) -> Void

  package init(
    didSee: @escaping (Event, Bool, String?, Duration) -> Void,
    didStep: @escaping (History<State, Action>.Step) -> Void,
    didStart: @escaping (RunInfo, Duration) -> Void, didEnd: @escaping (RunInfo, Duration) -> Void,
    didTell: @escaping (String, Size, Duration) -> Void = { _, _, _ in },
    didPaint: @escaping (Frame, Duration) -> Void
  ) {
    (self.didSee, self.didStep, self.didPaint) = (didSee, didStep, didPaint)
    (self.didStart, self.didEnd, self.didTell) = (didStart, didEnd, didTell)
  }
}

/// How what lies around a program follows it.
extension Program {
  /// What it has done, if it was asked to remember.
  public var history: History<State, Action>? { tracing?.history }

  /// The state now.
  package var state: State { store.state }

  /// What a state looks like.
  package func picture(of state: State, size: Size) -> Frame { frame(state, size) }

  /// Lets somebody follow.
  package func follow(_ follower: ProgramFollower<State, Action>) {
    trace().followers.append(follower)
  }

  /// Takes over the waiting for events.
  package func wait(_ wait: @escaping (any Console) -> [Event]?) { waiting = wait }

  /// Paints after the next events, whatever they change.
  package func paintAgain() { isStale = true }

  /// Goes on from another state; what runs is cancelled.
  package func goOn(from state: State) {
    store.reset(to: state)
    paintAgain()
  }

  /// Remembers so many actions from now on, unless it does already.
  @usableFromInline
  package func remember(_ limit: HistoryLimit) {
    guard history == nil, let count = limit.count else { return }
    trace().history = History(limit: count, megabytes: limit.megabytes, start: store.state)
  }

  private func trace() -> Tracing<State, Action> {
    let tracing = tracing ?? Tracing(store) { [unowned self] in now() }
    self.tracing = tracing
    return tracing
  }

  @usableFromInline
  func sendTraced(_ action: Action, from origin: StepOrigin) { tracing?.send(action, from: origin) }

  @usableFromInline
  func saw(_ event: Event) {
    let isText = if case .key(let key) = event { keymap(store.state)[key] == nil } else { true }
    tracing?.saw(event, isText: isText) {
      if case .click(_, let point) = event { shown?.place(at: point).map { "\($0)" } } else { nil }
    }
  }

  @usableFromInline
  func didPaint(_ frame: Frame) { tracing?.painted(frame) }
}
