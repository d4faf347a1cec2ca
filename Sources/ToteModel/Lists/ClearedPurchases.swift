/// Purchases of this shopping day that left the basket. Budgets and the shop's sum still include them.

struct ClearedPurchases: Sendable {
  private var bought: [Item.ID: Bought] = [:]
  private(set) var sums: [ShoppingList.ID: PriceSums] = [:]
  private(set) var sumsInShops: [Place: PriceSums] = [:]
  private(set) var now = Moment.zero
  private var earliest = Moment(milliseconds: .max)

  struct Place: Hashable, Sendable {
    var list: ShoppingList.ID
    var shop: String
  }

  private struct Bought: Sendable {
    /// The latest last.
    var purchases: [PurchasedItem] = []
    var isInBasket = false

    /// All but the purchase in the basket, which is counted there.
    var cleared: ArraySlice<PurchasedItem> { purchases.dropLast(isInBasket ? 1 : 0) }
  }

  var items: some Collection<Item.ID> { bought.keys }

  mutating func replace(_ old: PurchasedItem?, with new: PurchasedItem?) {
    if let old { change(old.item) { bought in bought.purchases.removeAll { $0.id == old.id } } }
    guard let new, new.moment >= start else { return }
    earliest = min(earliest, new.moment)
    change(new.item) { bought in
      let place = bought.purchases.lastIndex { $0.moment <= new.moment }.map { $0 + 1 } ?? 0
      bought.purchases.insert(new, at: place)
    }
  }

  mutating func set(isInBasket: Bool, _ item: Item.ID) {
    guard let known = bought[item], known.isInBasket != isInBasket else { return }
    change(item) { $0.isInBasket = isInBasket }
  }

  /// Starts a new day once unticking no longer takes the old purchases back.
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
  package func cleared(from list: ShoppingList.ID) -> PriceSums { clearedPurchases.sums[list] ?? PriceSums() }

  package func cleared(from list: ShoppingList.ID, in shop: Shop) -> PriceSums {
    clearedPurchases.sumsInShops[ClearedPurchases.Place(list: list, shop: shop.key)] ?? PriceSums()
  }

  mutating func countCleared(_ item: Item.ID) {
    clearedPurchases.set(isInBasket: self[item: item]?.isTicked == true, item)
  }

  mutating func countCleared(_ bought: PurchasedItem?, replacing before: PurchasedItem?) {
    clearedPurchases.replace(before, with: bought)
    dailySpending.replace(before, with: bought)
    for item in Set([before?.item, bought?.item].compactMap { $0 }) { countCleared(item) }
  }
}
