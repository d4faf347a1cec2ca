import Composable
import Dumping
import FailureReporting

enum Reached<Action> {
  case sent(Action)
  case received(Action)
}

extension TestStore {
  /// Compares what a step's closure makes of the previous state with the actual state.
  func check(
    _ reached: Reached<Action>,
    from before: State,
    to after: State,
    _ update: ((inout State) throws -> Void)?,
    at place: TestPlace
  ) {
    guard let update else {
      if exhaustivity == .on, before != after {
        fail(Message.unexpectedChange(reached, StateChange(before, after)), at: place)
      } else if before != after {
        note(Message.skippedChange(reached, StateChange(before, after)), at: place)
      }
      return
    }
    var expected = before
    do {
      try update(&expected)
    } catch {
      return fail(Message.closureThrew(reached, error), at: place)
    }
    if exhaustivity == .on {
      if expected != after {
        let isUntouched = expected == before
        fail(
          Message.wrongState(
            reached, StateChange(expected, after), saysNothing: isUntouched, isUnchanged: before == after),
          at: place)
      } else if before == after {
        fail(Message.needlessClosure(reached), at: place)
      }
    } else {
      checkNamed(reached, from: before, to: after, expected: expected, update, at: place)
    }
  }

  /// Compares only the places that the closure changes.
  private func checkNamed(
    _ reached: Reached<Action>,
    from before: State,
    to after: State,
    expected: State,
    _ update: (inout State) throws -> Void,
    at place: TestPlace
  ) {
    if expected == after { return }
    let left = StateChange(expected, after)
    var repeated = after
    try? update(&repeated)
    if repeated == after {
      note(Message.skippedChange(reached, left), at: place)
      return
    }
    let named = difference(before, expected)?.changes.map(\.path) ?? []
    let wrong = left.at(named)
    if wrong.isEmpty {
      note(Message.skippedChange(reached, left), at: place)
    } else {
      fail(Message.wrongNamedState(reached, wrong), at: place)
    }
  }
}
