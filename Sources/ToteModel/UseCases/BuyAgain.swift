/// Buying again what was bought before: as much of it as usual, or what is missing of that.

/// Something that was bought before, and what buying it again puts on a list.
@dynamicMemberLookup
package struct BuyAgainOffer: Hashable, Sendable {
  package let entry: History.Entry
  /// What is added.
  package let item: ParsedItem
  /// How much stands on the list: less than usual, or an amount of another kind.
  package let onList: Amount?

  package subscript<Value>(dynamicMember path: KeyPath<History.Entry, Value>) -> Value {
    entry[keyPath: path]
  }
}

extension Workspace {
  /// What buying something again puts on a list: all of it, or what is missing of its usual amount where a recipe needs only
  /// some. `nil` where the list has as much of it, or some without saying how much.
  package mutating func offer(of entry: History.Entry, on list: ShoppingList.ID) -> BuyAgainOffer? {
    guard let usual = ParsedItem(name: entry.name, details: entry.remembered) else { return nil }
    let lines = WordForms.keys(of: entry.nameKey).flatMap { items(named: $0, on: list) }
      .filter { !$0.isTicked }
    guard !lines.isEmpty else { return BuyAgainOffer(entry: entry, item: usual, onList: nil) }
    let amounts = lines.compactMap(\.amount)
    guard let amount = usual.amount, amounts.count == lines.count else { return nil }
    let alike = amounts.filter { $0.unit.dimension == amount.unit.dimension }
    guard let first = alike.first else {
      return BuyAgainOffer(entry: entry, item: usual, onList: amounts.first)
    }
    let there = alike.dropFirst().reduce(first) { $0.adding($1) ?? $0 }
    // From another store, or with another note, it would be a line of its own.
    guard let missing = amount.subtracting(there),
      lines.contains(where: { $0.amount?.adding(amount) != nil && !$0.details.contradicts(usual.details) }),
      let rest = ParsedItem(name: usual.name, details: usual.details.changing(to: missing))
    else { return nil }
    return BuyAgainOffer(entry: entry, item: rest, onList: there)
  }
}
