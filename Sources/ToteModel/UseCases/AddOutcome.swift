package enum AddOutcome: Hashable, Sendable {
  /// A new line in this category.
  case new(Category)
  case summed(Amount, was: Amount?)
  /// A ticked item is back on the list.
  case unticked
  case there
  /// Details other than the amount change.
  case changed(ItemDetails, was: ItemDetails)
  /// A line of its own beside an item of the same name, because amounts don't convert or details differ.
  case apart(Category, beside: ItemDetails)

  package var isNew: Bool {
    switch self {
    case .new, .apart: true
    case .summed, .unticked, .there, .changed: false
    }
  }
}
