import Screen

/// What can be pressed among what was spent: a row or a month of the page, or a purchase of a part.
enum SpendingPlace: Hashable, Sendable {
  case stop(Int)
  case purchase(Int)
}

extension SpendingScreen {
  static var mouse: Mouse<Self, SpendingScreenAction> { Mouse { $0.action(for: $1) } }

  private func action(for pointer: Pointer<SpendingPlace>) -> SpendingScreenAction? {
    guard !isTyping else { return nil }
    switch pointer.press {
    case .stop(let stop): return .stopPressed(stop)
    case .purchase(let row): return detail.map { .moved(by: row - $0.position.selected) }
    case nil: break
    }
    guard case .wheel(let turn, _) = pointer else { return nil }
    return turn.rows.map { .moved(by: $0) }
  }
}
