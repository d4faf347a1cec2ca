/// The stock at home: a list with an id of its own, so that rows, undo, export and sharing treat it as any other. There is
/// at most one, and none in a household that never began it. Its stores are places there: `@freezer`.

extension ShoppingList {
  /// Constant, so that two programs beginning at once begin the same.
  package static let homeID = ID(high: 0x746F_7465_0000_4000, low: 0x8000_0000_0000_0002)

  package var isHome: Bool { id == Self.homeID }
}

extension [ShoppingList] {
  /// Without the stock.
  package var toShop: [ShoppingList] { filter { !$0.isHome } }
}

extension Records {
  /// `nil` until it is begun.
  package var home: ShoppingList? { self[list: ShoppingList.homeID] }

  /// In singular and plural, what ends first in front.
  package func atHome(_ name: String) -> [Item] {
    WordForms.keys(of: ItemName.key(of: name)).flatMap { items(named: $0, on: ShoppingList.homeID) }
      .filter { !$0.isTicked }.sorted(by: Item.endsBefore)
  }

  /// What ends within some days or has ended, the earliest first.
  package func endingAtHome(on today: Moment, within days: Int64 = BestBefore.soon) -> [Item] {
    items(of: ShoppingList.homeID).filter { item in
      !item.isTicked && item.bestBefore.map { $0 <= today.startOfDay.adding(days: days) } ?? false
    }.sorted(by: Item.endsBefore)
  }
}

extension Workspace {
  /// As far as its clock is known: the last edit, or the start.
  package var lastMoment: Moment { records.clearedPurchases.now }
}

extension ParsedItem {
  /// With another amount.
  package func needing(_ amount: Amount) -> ParsedItem {
    var details = details
    details.amount = amount
    return ParsedItem(name: name, details: details) ?? self
  }
}

extension Item {
  /// `nil` if its note has no date.
  package var bestBefore: Moment? { BestBefore.day(in: details.note) }

  /// What has no date lasts longest.
  package static func endsBefore(_ one: Item, _ other: Item) -> Bool {
    let (first, second) = (one.bestBefore?.milliseconds ?? .max, other.bestBefore?.milliseconds ?? .max)
    return (first, one.rank, one.id) < (second, other.rank, other.id)
  }
}
