import Screen

extension Event.Turn {
  /// What a turn of the wheel scrolls; `nil` sideways.
  var rows: Int? {
    switch self {
    case .up: -3
    case .down: 3
    case .left, .right: nil
    }
  }
}

extension Event {
  /// `nil` for other events.
  var wheelRows: Int? { if case .wheel(let turn, _) = self { turn.rows } else { nil } }
}
