import Composable
import FailureReporting
import Synchronization

/// An action that an effect sent, with the states round it. The TestStore's `receive` takes them one by one.
struct Received<State, Action> {
  let action: Action
  let sender: EffectName?
  let before: State
  let after: State
  /// The step after which it came.
  let place: TestPlace
}

/// Sees every step of the store under the TestStore: which actions came, from where, and what they left.
final class Recorder<State, Action> {
  /// What effects sent and the test has not yet received.
  var received: [Received<State, Action>] = []
  /// The state after the last action, and that after the action the test sent.
  var latest: State
  private(set) var afterSent: State?
  /// The place of the step at hand; effects and problems that arise in it are told with it.
  var place: TestPlace
  private var isSending = false
  /// By the number of the action: what it was, and the step in which it happened.
  private var actions: [Int: (action: Action, place: TestPlace)] = [:]

  init(initialState: State, place: TestPlace) {
    latest = initialState
    self.place = place
  }

  /// The next action that is reduced is the test's own.
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

  /// The action with this number.
  func origin(of number: Int) -> (action: Action, place: TestPlace)? { actions[number] }
}

/// The place that problems are told with; read from wherever one arises.
final class PlaceHolder: Sendable {
  private let place: Mutex<TestPlace>

  init(_ place: TestPlace) { self.place = Mutex(place) }

  var current: TestPlace {
    get { place.withLock { $0 } }
    set { place.withLock { $0 = newValue } }
  }
}
