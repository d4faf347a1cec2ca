import Screen

extension Event {
  /// `nil` for other events.
  var wheelRows: Int? {
    switch self {
    case .wheel(.up, _): -3
    case .wheel(.down, _): 3
    default: nil
    }
  }
}
