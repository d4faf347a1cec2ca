import Composable
import Parts
import ToteModel

/// Keeps shared lists up to date by running `tote-sync`, which writes to the database like any program.
package struct Sharing: Equatable, Sendable {
  @Lent package var workspace: Workspace
  /// The list that is open.
  @Lent package var list: ShoppingList.ID?
  package var isWatching = false
  package var minutes = 0
  /// Minutes between requests: as set, or more for slow servers.
  package var interval = 1
  package var pace = 1
  /// Whether a request is running, and whether to repeat it.
  package var isRunning = false
  package var isAskedAgain = false
  /// Others' latest changes to the open list, and the message that tells them.
  package var news: SharedChanges?
  package var toasts = Toasts()
  package var acts: [SharingAct] = []
  /// For the app to show.
  package var message: Message?

  package init() {}

  var isShared: Bool { workspace.sharing.account != nil && !workspace.sharing.lists.isEmpty }
}

package enum SharingAction: Equatable, Sendable {
  /// Lists are shared, from the start or now.
  case begun
  case minutePassed
  /// Something was saved, then nothing for a moment.
  case edited, editsPaused
  case asked
  case finished
  case paced(Int)
  /// Others changed the open list.
  case othersChanged(SharedChanges)
  case toasts(ToastsAction)
  case actAsked(SharingAct)
  case actDone(SharingAct, joined: ShoppingList.ID?)
  case actFailed(SharingAct, SharingFailure)
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    /// The database has changed, possibly with a new list.
    case actEnded(joined: ShoppingList.ID?)
  }
}

package struct SharingEnvironment: Sendable {
  package var clock: any Clock<Duration>
  package var sync: SyncEnvironment
}

let sharingReducer = Reducer<Sharing, SharingAction, SharingEnvironment> { state, action, environment in
  switch action {
  case .begun:
    guard !state.isWatching else { return .none }
    state.isWatching = true
    return .timer(id: SharingMinutes(), every: .seconds(60), clock: environment.clock) {
      SharingAction.minutePassed
    }.merged(with: state.synchronize(nil, environment))

  case .minutePassed:
    state.minutes += 1
    let minutes = max(state.interval, state.pace)
    guard state.minutes % minutes == 0 else { return .none }
    // The open list every time, all lists every fifth.
    if state.minutes % (5 * minutes) == 0 { return state.synchronize(nil, environment) }
    guard let list = state.list, state.workspace.sharing.lists[list] != nil else { return .none }
    return state.synchronize(list, environment)

  case .edited:
    guard state.isWatching else { return .none }
    return Effect.send(.editsPaused)
      .debounce(id: SharingPause(), for: .seconds(2), clock: environment.clock)

  case .editsPaused, .asked:
    guard state.isShared else { return .none }
    return state.synchronize(nil, environment)

  case .finished:
    state.isRunning = false
    return state.catchUp(environment)

  case .paced(let pace): state.pace = pace

  case .othersChanged(let changes): return state.tell(changes, environment)
  case .toasts(let action): return state.run(action, environment)

  case .actAsked(let act): return state.begin(act, environment)
  case .actDone(let act, let list): return state.end(act, .success(list), environment)
  case .actFailed(let act, let failure): return state.end(act, .failure(failure), environment)
  case .delegate: break
  }
  return .none
}

extension Sharing {
  /// Replaces the message that still shows, since changes often come by parts.
  fileprivate mutating func tell(
    _ changes: SharedChanges, _ environment: SharingEnvironment
  ) -> Effect<SharingAction> {
    let news = news?.adding(changes) ?? changes
    let replaced = toasts.shown.map { run(.dismissed($0.id), environment) }
    self.news = news
    return .merge(replaced + [run(.show(words.othersChanged(news), .info), environment)])
  }

  fileprivate mutating func run(
    _ action: ToastsAction, _ environment: SharingEnvironment
  ) -> Effect<SharingAction> {
    let effect = Toasts.reducer.run(
      action, in: &self, at: \.toasts, ToastsEnvironment(clock: environment.clock, time: .seconds(8)),
      as: SharingAction.toasts)
    if toasts.shown.isEmpty { news = nil }
    return effect
  }

  /// One at a time, none during the user's acts; requests made meanwhile become one.
  fileprivate mutating func synchronize(
    _ list: ShoppingList.ID?, _ environment: SharingEnvironment
  ) -> Effect<SharingAction> {
    if isRunning || !acts.isEmpty {
      isAskedAgain = true
      return .none
    }
    isRunning = true
    let pace = pace
    return .run(name: "tote-sync") { send in
      let time = await environment.clock.measure { await environment.sync.synchronize(list) }
      let next = Self.pace(after: time, from: pace)
      if next != pace { send(.paced(next)) }
      send(.finished)
    }
  }

  /// As many minutes as the last request took seconds; at most doubled, as a long list may only come once.
  private static func pace(after time: Duration, from pace: Int) -> Int {
    let seconds = Int((time / .seconds(1)).rounded(.up))
    return max(1, min(seconds, 2 * pace, 30))
  }

  /// Makes up for postponed requests.
  mutating func catchUp(_ environment: SharingEnvironment) -> Effect<SharingAction> {
    guard isAskedAgain, !isRunning, acts.isEmpty else { return .none }
    isAskedAgain = false
    return synchronize(nil, environment)
  }
}

private struct SharingMinutes: Hashable, Sendable {}
private struct SharingPause: Hashable, Sendable {}
