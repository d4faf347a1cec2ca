import Screen

extension Event {
  /// How many rows a turn of the wheel moves what is under it; `nil` for any other event.
  var wheelRows: Int? {
    switch self {
    case .wheel(.up, _): -3
    case .wheel(.down, _): 3
    default: nil
    }
  }
}
