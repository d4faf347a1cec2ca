package enum AddOutcome: Hashable, Sendable {
  case new(Category)
  case summed(Amount, was: Amount?)
  /// Back on the list.
  case unticked
  case there
  /// Details other than the amount change.
  case changed(ItemDetails, was: ItemDetails)
  /// Beside an item of the same name, because amounts don't convert or details differ.
  case apart(Category, beside: ItemDetails)

  package var isNew: Bool {
    switch self {
    case .new, .apart: true
    case .summed, .unticked, .there, .changed: false
    }
  }
}
