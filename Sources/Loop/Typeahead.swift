/// What happens to events that have no answer in a state. While something loads, keys are meant for what will be on the
/// screen afterwards.
///
///     typeahead: { state in
///       switch state.loading {
///       case .loading: .hold
///       case .loaded: .handle
///       case .failed: .drop
///       }
///     }
public enum Typeahead: Sendable {
  /// They are ignored. Held events are handled now, in order, each with the keys of the state left by the previous one.
  case handle
  /// They are held, in order, until the state says `.handle`.
  case hold
  /// They are ignored, and held events are discarded.
  case drop
}
