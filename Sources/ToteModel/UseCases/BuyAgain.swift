/// What buying something again would add to a list.
@dynamicMemberLookup
package struct BuyAgainOffer: Hashable, Sendable {
  package let entry: PurchaseHistory.Entry
  package let usual: ParsedItem
  /// The amount on the list, if less than usual or of another kind.
  package let onList: Amount?
  package var wanted: Amount?
  /// Whether only recipes or plans ever set an amount.
  package let isOnlyNeeded: Bool

  package subscript<Value>(dynamicMember path: KeyPath<PurchaseHistory.Entry, Value>) -> Value {
    entry[keyPath: path]
  }

  package var details: ItemDetails { wanted.map { usual.details.changing(to: $0) } ?? usual.details }

  /// The missing amount; `nil` if nothing is missing.
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
  /// `nil` if the list has enough, or an unspecified amount.
  package mutating func offer(of entry: PurchaseHistory.Entry, on list: ShoppingList.ID) -> BuyAgainOffer? {
    guard let usual = ParsedItem(name: entry.name, details: records.remembered(entry)) else { return nil }
    let isNeeded = records.isOnlyNeeded(entry)
    let lines = linesToBuy(named: entry.nameKey, on: list)
    guard !lines.isEmpty else {
      return BuyAgainOffer(entry: entry, usual: usual, onList: nil, isOnlyNeeded: isNeeded)
    }
    let amounts = lines.compactMap(\.amount)
    guard let amount = usual.amount, amounts.count == lines.count else { return nil }
    let alike = amounts.filter { $0.unit.dimension == amount.unit.dimension }
    guard let first = alike.first else {
      return BuyAgainOffer(entry: entry, usual: usual, onList: amounts.first, isOnlyNeeded: isNeeded)
    }
    let there = alike.dropFirst().reduce(first) { $0.adding($1) ?? $0 }
    let offer = BuyAgainOffer(entry: entry, usual: usual, onList: there, isOnlyNeeded: isNeeded)
    // A different store or note would make it a line of its own.
    guard offer.item != nil,
      lines.contains(where: { $0.amount?.adding(amount) != nil && !$0.details.contradicts(usual.details) })
    else { return nil }
    return offer
  }
}
