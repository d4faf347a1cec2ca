import Dumping

/// A part of a state that a test may not need: rows that are left out where the same happens without them.
///
///     cut.test(
///       of: history, 12...15, smaller: [.rows(\.items)],
///       by: { state, action in _ = listReducer(&state, action, .unimplemented) })
public struct Smaller<State> {
  let reduced: (_ state: State, _ isEnough: (State) -> Bool) -> State

  /// Creates it from a function that returns the smallest state which is still enough.
  public init(_ reduced: @escaping (_ state: State, _ isEnough: (State) -> Bool) -> State) {
    self.reduced = reduced
  }

  /// Leaves out rows: all, halves, quarters, and so on to single ones.
  public static func rows<Rows: RangeReplaceableCollection>(
    _ path: WritableKeyPath<State, Rows>
  ) -> Smaller {
    Smaller { state, isEnough in
      var state = state
      var size = state[keyPath: path].count
      while size > 0 {
        // From the end, so that what remains keeps its place as far as possible.
        var end = state[keyPath: path].count
        while end > 0 {
          var candidate = state
          let rows = candidate[keyPath: path]
          let from = rows.index(rows.startIndex, offsetBy: max(0, end - size))
          candidate[keyPath: path].removeSubrange(from..<rows.index(rows.startIndex, offsetBy: end))
          if isEnough(candidate) { state = candidate }
          end -= size
        }
        size /= 2
      }
      return state
    }
  }
}

extension Array {
  /// The same steps from the smallest state in which each changes the same.
  func shrunk<State, Action>(
    _ smaller: [Smaller<State>], by reduce: (inout State, Action) -> Void
  ) -> [CutStep<State, Action>] where Element == CutStep<State, Action> {
    guard let first else { return self }
    func played(from state: State) -> [CutStep<State, Action>] {
      var state = state
      return map { step in
        let before = state
        reduce(&state, step.action)
        return CutStep(
          number: step.number, origin: step.origin, effect: step.effect, action: step.action, before: before,
          after: state)
      }
    }
    let wanted = map(\.effectOnState)
    // Where other features change the same state in between, the actions alone don't lead to it.
    guard played(from: first.before).map(\.effectOnState) == wanted else { return self }
    let least = smaller.reduce(first.before) { state, smaller in
      smaller.reduced(state) { played(from: $0).map(\.effectOnState) == wanted }
    }
    return played(from: least)
  }
}

extension CutStep {
  /// What it changes, without the numbers of rows.
  fileprivate var effectOnState: [String] {
    difference(before, after)?.changes.map { change in
      let path = change.path.split(separator: "[", omittingEmptySubsequences: false).map { part in
        part.split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false).last ?? part
      }
      return "\(path.joined(separator: "[")): \(change.old ?? "–") → \(change.new ?? "–")"
    } ?? []
  }
}
