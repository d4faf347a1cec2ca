/// What was bought from each list on this shopping day and no longer stands in its basket, because the basket was cleared, or
/// because the item was put back on the list: a budget counts it still, and so does what was spent in a shop so far. It is kept
/// up to date with every change, and nothing is added up to show it.

struct ClearedPurchases: Sendable {
  /// What was bought of each item on this day.
  private var bought: [Item.ID: Bought] = [:]
  private(set) var sums: [ShoppingList.ID: PriceSums] = [:]
  private(set) var sumsInShops: [Place: PriceSums] = [:]
  /// The latest moment that is known of.
  private(set) var now = Moment.zero
  /// None of what is known was bought before this.
  private var earliest = Moment(milliseconds: .max)

  /// A list, as it is bought from in a shop.
  struct Place: Hashable, Sendable {
    var list: ShoppingList.ID
    /// The key of the shop.
    var shop: String
  }

  /// The purchases of an item.
  private struct Bought: Sendable {
    /// The latest last.
    var purchases: [PurchasedItem] = []
    var isInBasket = false

    /// All but what stands in the basket, which is counted there.
    var cleared: ArraySlice<PurchasedItem> { purchases.dropLast(isInBasket ? 1 : 0) }
  }

  /// The items of which something was bought on this day.
  var items: some Collection<Item.ID> { bought.keys }

  /// A purchase has come, has changed, or was taken back.
  mutating func replace(_ old: PurchasedItem?, with new: PurchasedItem?) {
    if let old { change(old.item) { bought in bought.purchases.removeAll { $0.id == old.id } } }
    guard let new, new.moment >= start else { return }
    earliest = min(earliest, new.moment)
    change(new.item) { bought in
      let place = bought.purchases.lastIndex { $0.moment <= new.moment }.map { $0 + 1 } ?? 0
      bought.purchases.insert(new, at: place)
    }
  }

  /// An item came into the basket, or left it.
  mutating func set(isInBasket: Bool, _ item: Item.ID) {
    guard let known = bought[item], known.isInBasket != isInBasket else { return }
    change(item) { $0.isInBasket = isInBasket }
  }

  /// The day ends as unticking no longer takes a purchase back.
  mutating func passTime(to now: Moment) {
    guard now > self.now else { return }
    self.now = now
    guard !bought.isEmpty, earliest < start else { return }
    let start = start
    for item in Array(bought.keys) {
      change(item) { bought in bought.purchases.removeAll { $0.moment < start } }
    }
    earliest = bought.values.compactMap(\.purchases.first?.moment).min() ?? Moment(milliseconds: .max)
  }

  /// When the day began.
  private var start: Moment { Moment(milliseconds: now.milliseconds - PurchasedItem.regret) }

  private mutating func change(_ item: Item.ID, _ change: (inout Bought) -> Void) {
    var changed = bought[item] ?? Bought()
    for purchase in changed.cleared { add(purchase, times: -1) }
    change(&changed)
    for purchase in changed.cleared { add(purchase, times: 1) }
    bought[item] = changed.purchases.isEmpty ? nil : changed
  }

  private mutating func add(_ bought: PurchasedItem, times: Int) {
    guard let list = bought.list else { return }
    sums[list, default: PriceSums()].add(bought.price, times: times)
    guard let shop = bought.store.flatMap(Shop.init) else { return }
    sumsInShops[Place(list: list, shop: shop.key), default: PriceSums()].add(bought.price, times: times)
  }
}

extension Records {
  /// What was bought from a list lately and is no longer in its basket.
  package func cleared(from list: ShoppingList.ID) -> PriceSums { clearedPurchases.sums[list] ?? PriceSums() }

  /// The same of what was bought in a shop.
  package func cleared(from list: ShoppingList.ID, in shop: Shop) -> PriceSums {
    clearedPurchases.sumsInShops[ClearedPurchases.Place(list: list, shop: shop.key)] ?? PriceSums()
  }

  /// An item was ticked, unticked or taken off.
  mutating func countCleared(_ item: Item.ID) {
    clearedPurchases.set(isInBasket: self[item: item]?.isTicked == true, item)
  }

  /// A purchase has come, has changed, or was taken back.
  mutating func countCleared(_ bought: PurchasedItem?, replacing before: PurchasedItem?) {
    clearedPurchases.replace(before, with: bought)
    for item in Set([before?.item, bought?.item].compactMap { $0 }) { countCleared(item) }
  }
}
