/// Buying again what was bought before: as much of it as usual, or as is wanted this time, or what the list lacks of that.

/// Something that was bought before, and what buying it again puts on a list.
@dynamicMemberLookup
package struct BuyAgainOffer: Hashable, Sendable {
  package let entry: History.Entry
  /// As it is usually bought.
  package let usual: ParsedItem
  /// How much stands on the list: less than usual, or an amount of another kind.
  package let onList: Amount?
  /// How much is wanted this time; `nil` for as much as usual.
  package var wanted: Amount?

  /// Whether nobody has ever typed an amount of it: a recipe or a plan needed so much, and brings it again when it is sent.
  package var isOnlyNeeded: Bool { entry.remembered.amount == nil && usual.amount != nil }

  package subscript<Value>(dynamicMember path: KeyPath<History.Entry, Value>) -> Value {
    entry[keyPath: path]
  }

  /// What is said of it as it is bought this time.
  package var details: ItemDetails { wanted.map { usual.details.changing(to: $0) } ?? usual.details }

  /// What is added: what is missing of it where the list has some of its kind; `nil` where nothing is.
  package var item: ParsedItem? {
    guard let amount = details.amount, let onList, onList.unit.dimension == amount.unit.dimension else {
      return ParsedItem(name: usual.name, details: details)
    }
    return amount.subtracting(onList).flatMap {
      ParsedItem(name: usual.name, details: usual.details.changing(to: $0))
    }
  }
}

extension Workspace {
  /// What buying something again puts on a list: all of it, or what is missing of its usual amount where a recipe needs only
  /// some. `nil` where the list has as much of it, or some without saying how much.
  package mutating func offer(of entry: History.Entry, on list: ShoppingList.ID) -> BuyAgainOffer? {
    guard let usual = ParsedItem(name: entry.name, details: records.remembered(entry)) else { return nil }
    let lines = WordForms.keys(of: entry.nameKey).flatMap { items(named: $0, on: list) }
      .filter { !$0.isTicked }
    guard !lines.isEmpty else { return BuyAgainOffer(entry: entry, usual: usual, onList: nil) }
    let amounts = lines.compactMap(\.amount)
    guard let amount = usual.amount, amounts.count == lines.count else { return nil }
    let alike = amounts.filter { $0.unit.dimension == amount.unit.dimension }
    guard let first = alike.first else {
      return BuyAgainOffer(entry: entry, usual: usual, onList: amounts.first)
    }
    let there = alike.dropFirst().reduce(first) { $0.adding($1) ?? $0 }
    let offer = BuyAgainOffer(entry: entry, usual: usual, onList: there)
    // From another store, or with another note, it would be a line of its own.
    guard offer.item != nil,
      lines.contains(where: { $0.amount?.adding(amount) != nil && !$0.details.contradicts(usual.details) })
    else { return nil }
    return offer
  }
}
