import ToteModel

/// What the list remembers of a shop; the rows follow from the workspace's `ShopWalk`.
package struct ShopVisit: Equatable, Sendable {
  /// Can be chosen again even if no item names it.
  var lastShop: Shop?
  /// The last item ticked, when nothing is left to buy: one press too many would untick it.
  var lastTicked: Item.ID?

  package init() {}

  /// Whether to ignore this press; the next one counts.
  mutating func isOnePressTooMany(on item: Item) -> Bool {
    guard item.id == lastTicked else { return false }
    lastTicked = nil
    return true
  }
}

// The lines of a list in a shop: what is to buy by aisle, and the basket below.
extension ListLines {
  var aisles: [Category] {
    groups.compactMap { if case .category(let category)? = $0.heading { category } else { nil } }
  }

  /// The aisle so many steps away; `nil` past either end.
  func aisle(_ steps: Int, from aisle: Category) -> Category? {
    let aisles = aisles
    guard let index = aisles.firstIndex(of: aisle), aisles.indices.contains(index + steps) else { return nil }
    return aisles[index + steps]
  }

  /// The other aisles with what is to buy there: those after that of the cursor, then those that were passed.
  func aislesLeft(besides cursor: ListCursor) -> [(aisle: Category, count: Int)] {
    let group = items.isEmpty ? nil : group(at: cursor.index(in: self))
    let isInBasket = group.map { groups[$0].heading == .basket } ?? true
    let place = isInBasket ? groups.count : group ?? 0
    return (groups.dropFirst(place + 1) + groups.prefix(place)).compactMap {
      if case .category(let aisle)? = $0.heading { (aisle, $0.count) } else { nil }
    }
  }

  /// The item or aisle under the cursor, or the first to buy if that is in the basket.
  func nextToBuy(at cursor: ListCursor) -> Item? {
    if let item = cursor.item(in: self), !item.isTicked { return item }
    guard let first = groups.first, first.heading != .basket, first.heading != .elsewhere else { return nil }
    if case .category? = cursor.heading(in: self) { return items[cursor.index(in: self)] }
    return items[0]
  }

  /// The last item to buy, and from there the end of the basket.
  func endOfShop(from cursor: ListCursor) -> Int {
    let last = items.count - 1
    guard let basket = groups.last, basket.heading == .basket else { return last }
    let lastToBuy = last - basket.count
    return lastToBuy >= 0 && cursor.position.selected < line(of: lastToBuy) ? lastToBuy : last
  }

  /// Everything to buy, or the basket if there is nothing.
  var itemsToSelectInShop: [Item] {
    let toBuy = items.filter { !$0.isTicked }
    return toBuy.isEmpty ? Array(items) : toBuy
  }
}
