/// What adding one thing does.
package enum AddOutcome: Hashable, Sendable {
  /// It is new on the list, under this category.
  case new(Category)
  /// It is there, and its amount becomes this.
  case summed(Amount, was: Amount?)
  /// It was ticked, and is back on the list.
  case unticked
  /// It is there, just so.
  case there
  /// It is there, and what is said of it beside its amount becomes this.
  case changed(ItemDetails, was: ItemDetails)
  /// Something of this name is there, of which this is said; but of an amount that does not convert, or what is said differs.
  case apart(Category, beside: ItemDetails)

  /// Whether it is an item that was not there.
  package var isNew: Bool {
    switch self {
    case .new, .apart: true
    case .summed, .unticked, .there, .changed: false
    }
  }
}
