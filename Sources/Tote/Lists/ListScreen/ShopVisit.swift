import ToteModel

/// What the list remembers of a walk through a shop. The shop, the order of its aisles and its basket are a `ShopWalk` of the
/// workspace, since the rows follow from them.
package struct ShopVisit: Equatable, Sendable {
  /// The shop that was left last: it can be chosen again even if no item names it.
  var lastShop: Shop?
  /// The item that was ticked last and left nothing to buy, until anything else is done. The cursor is still on it, so one press
  /// too many of the same key would untick it.
  var lastTicked: Item.ID?

  package init() {}

  /// Whether a press of the key that ticks is one too many; the next one counts.
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

  /// The aisle past which so many steps move another one; `nil` beyond the first and the last.
  func aisle(_ steps: Int, from aisle: Category) -> Category? {
    let aisles = aisles
    guard let index = aisles.firstIndex(of: aisle), aisles.indices.contains(index + steps) else { return nil }
    return aisles[index + steps]
  }

  /// What comes next: the item or the aisle under the cursor, or the first item to buy if that is in the basket.
  func nextToBuy(at cursor: ListCursor) -> Item? {
    if let item = cursor.item(in: self), !item.isTicked { return item }
    guard let first = groups.first, first.heading != .basket else { return nil }
    if case .category? = cursor.heading(in: self) { return items[cursor.index(in: self)] }
    return items[0]
  }

  /// Where the key for the end leads: to the last item to buy, and from there to the end of the basket.
  func endOfShop(from cursor: ListCursor) -> Int {
    let last = items.count - 1
    guard let basket = groups.last, basket.heading == .basket else { return last }
    let lastToBuy = last - basket.count
    return lastToBuy >= 0 && cursor.position.selected < line(of: lastToBuy) ? lastToBuy : last
  }

  /// What is selected at once: all that is to buy, or the basket if nothing is.
  var itemsToSelectInShop: [Item] {
    let toBuy = items.filter { !$0.isTicked }
    return toBuy.isEmpty ? Array(items) : toBuy
  }
}
