/// Which list the program begins with.
extension Records {
  /// The setting that remembers which list was open.
  package static let lastOpenList = "open"

  /// The list to begin with: the one that was open last, or else the first.
  package var listToOpen: ShoppingList? {
    let open = lists.filter { !$0.isArchived }
    let last = settings[Self.lastOpenList]
    return open.first { $0.id.description == last } ?? open.first
  }
}
