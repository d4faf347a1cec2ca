import Composable
import ToteModel

/// Keeps the shared lists up to date while the screen is open, and does what a person asks for about them: it starts `tote-sync`, which writes to the database like any other
/// program, and what others have done comes back the way that every program's changes do. Where nothing is shared, nothing is
/// started.
package struct Sharing: Equatable, Sendable, WorkspaceBorrower {
  package var workspace = Workspace.vacant
  /// The list that is open, as it was when something was done here last.
  package var list: ShoppingList.ID?
  /// Whether the minutes are counted.
  package var isWatching = false
  /// How many have passed.
  package var minutes = 0
  /// Each of how many the server is asked by itself: more than one where it takes long to answer.
  package var pace = 1
  /// Whether the server is being asked, and whether it is to be asked again.
  package var isRunning = false
  package var isAskedAgain = false
  /// What others have just done to the open list.
  package var news: SharedChanges?
  /// What a person has asked for that is under way.
  package var acts: [SharingAct] = []
  /// What there is to say: the app takes it from here.
  package var message: Message?

  package init() {}

  /// Whether there is anything to keep up to date.
  var isShared: Bool { workspace.sharing.account != nil && !workspace.sharing.lists.isEmpty }
}

package enum SharingAction: Equatable, Sendable {
  /// Lists are shared, at the start or from now on.
  case begun
  case minutePassed
  /// Something was saved; and nothing more since a moment.
  case edited, editsPaused
  /// A person wants it now.
  case asked
  /// `tote-sync` has come to its end.
  case finished
  /// The server has taken longer than before, or is quick again.
  case paced(Int)
  /// Others have done something to the open list; it was told long enough.
  case othersChanged(SharedChanges), newsTold
  /// A person wants something done, which was done, or was not.
  case actAsked(SharingAct)
  case actDone(SharingAct, joined: ShoppingList.ID?)
  case actFailed(SharingAct, SharingFailure)
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    /// What stands in the database is another; a list may have come.
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
    guard state.minutes % state.pace == 0 else { return .none }
    // The open list each minute, all of them each five.
    if state.minutes % (5 * state.pace) == 0 { return state.synchronize(nil, environment) }
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

  case .othersChanged(let changes):
    state.news = state.news?.adding(changes) ?? changes
    return .run(name: "tell news") { send in
      try await environment.clock.sleep(for: .seconds(8))
      send(.newsTold)
    }.cancellable(id: SharingNews(), cancelInFlight: true)

  case .newsTold: state.news = nil

  case .actAsked(let act): return state.begin(act, environment)
  case .actDone(let act, let list): return state.end(act, .success(list), environment)
  case .actFailed(let act, let failure): return state.end(act, .failure(failure), environment)
  case .delegate: break
  }
  return .none
}

extension Sharing {
  /// One at a time, and none while a person has something done, such as a list sent for the first time: whoever asks meanwhile
  /// is asked for once more behind it.
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
    }.cancellable(id: SharingRun())
  }

  /// A server is not asked more often than it likes: so many minutes apart as it takes seconds. But not at once, since a long
  /// list may only come once.
  private static func pace(after time: Duration, from pace: Int) -> Int {
    let seconds = Int((time / .seconds(1)).rounded(.up))
    return max(1, min(seconds, 2 * pace, 30))
  }

  /// Asks for what was asked for meanwhile.
  mutating func catchUp(_ environment: SharingEnvironment) -> Effect<SharingAction> {
    guard isAskedAgain, !isRunning, acts.isEmpty else { return .none }
    isAskedAgain = false
    return synchronize(nil, environment)
  }

  /// What must not hold up the end of the program.
  static func end<Action>() -> Effect<Action> {
    .merge(
      .cancel(id: SharingMinutes()), .cancel(id: SharingPause()), .cancel(id: SharingNews()),
      .cancel(id: SharingRun()), .cancel(id: SharingActing()), .cancel(id: OfferReading()),
      .cancel(id: NoteReading()))
  }
}

private struct SharingMinutes: Hashable, Sendable {}
private struct SharingPause: Hashable, Sendable {}
private struct SharingNews: Hashable, Sendable {}
private struct SharingRun: Hashable, Sendable {}
