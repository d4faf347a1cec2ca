/// What becomes of events that have no answer in a state. A program asks its state while something loads: what is typed
/// meanwhile is meant for what will be on the screen then.
///
///     typeahead: { state in
///       switch state.loading {
///       case .loading: .hold
///       case .loaded: .handle
///       case .failed: .drop
///       }
///     }
public enum Typeahead: Sendable {
  /// They are ignored. What was held is handled now, one event after the other, each by the keys of the state that the
  /// one before has left.
  case handle
  /// They wait, in their order, for a state that says `.handle`.
  case hold
  /// They are ignored, and so is what was held.
  case drop
}
