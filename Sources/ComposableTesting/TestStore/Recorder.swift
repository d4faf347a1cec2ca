import Composable
import FailureReporting
import Synchronization

/// An action that an effect sent and the test has yet to receive, with the states around it.
struct Received<State, Action> {
  let action: Action
  let sender: EffectName?
  let before: State
  let after: State
  let place: TestPlace
}

/// Records each action that the TestStore's store reduces, its sender and the state after it.
final class Recorder<State, Action> {
  var received: [Received<State, Action>] = []
  var latest: State
  private(set) var afterSent: State?
  /// The place of the current step, reported with its effects and problems.
  var place: TestPlace
  private var isSending = false
  private var actions: [Int: (action: Action, place: TestPlace)] = [:]

  init(initialState: State, place: TestPlace) {
    latest = initialState
    self.place = place
  }

  /// Expects the next reduced action to be the test's own.
  func expectSent() {
    isSending = true
    afterSent = nil
  }

  func didReduce(_ action: Action, number: Int, from sender: EffectName?, state: State) {
    actions[number] = (action, place)
    if isSending {
      isSending = false
      afterSent = state
    } else {
      received.append(
        Received(action: action, sender: sender, before: latest, after: state, place: place))
    }
    latest = state
  }

  func origin(of number: Int) -> (action: Action, place: TestPlace)? { actions[number] }
}

/// The place reported with problems, readable from any thread.
final class PlaceHolder: Sendable {
  private let place: Mutex<TestPlace>

  init(_ place: TestPlace) { self.place = Mutex(place) }

  var current: TestPlace {
    get { place.withLock { $0 } }
    set { place.withLock { $0 = newValue } }
  }
}
