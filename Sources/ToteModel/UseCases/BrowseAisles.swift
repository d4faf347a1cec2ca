extension Workspace {
  /// The lines of a thing that are still to buy, in singular or plural.
  package mutating func linesToBuy(named key: String, on list: ShoppingList.ID) -> [Item] {
    WordForms.keys(of: key).flatMap { items(named: $0, on: list) }.filter { !$0.isTicked }
  }

  /// A thing as its last purchase knows it.
  package mutating func known(
    _ name: String, for list: ShoppingList.ID, at now: Moment
  ) -> ParsedItem? {
    guard let said = ParsedItem(name: name) else { return nil }
    return ParsedItem(name: said.name, details: remembered(of: said, addedTo: list, at: now))
  }
}
