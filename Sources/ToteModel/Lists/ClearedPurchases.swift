/// What was bought from each list on this shopping day and is no longer in its basket, because the basket was cleared: its budget
/// counts it still. It is kept up to date with every change, and nothing is added up to show it.

struct ClearedPurchases: Sendable {
  private var counted: [Item.ID: PurchasedItem] = [:]
  private(set) var sums: [ShoppingList.ID: PriceSums] = [:]
  /// The latest moment that is known of.
  private(set) var now = Moment.zero
  /// None of what is counted was bought before this.
  private var earliest = Moment(milliseconds: .max)

  /// Counts what was bought of an item, or nothing of it.
  mutating func set(_ bought: PurchasedItem?, of item: Item.ID) {
    if bought == nil, counted[item] == nil { return }
    add(counted[item], times: -1)
    counted[item] = bought
    add(bought, times: 1)
    if let bought { earliest = min(earliest, bought.moment) }
  }

  /// The day ends as unticking no longer takes a purchase back.
  mutating func passTime(to now: Moment) {
    guard now > self.now else { return }
    self.now = now
    guard !counted.isEmpty, isOver(earliest) else { return }
    for (item, bought) in counted where isOver(bought.moment) { set(nil, of: item) }
    earliest = counted.values.map(\.moment).min() ?? Moment(milliseconds: .max)
  }

  private func isOver(_ moment: Moment) -> Bool {
    now.milliseconds - moment.milliseconds > PurchasedItem.regret
  }

  private mutating func add(_ bought: PurchasedItem?, times: Int) {
    guard let list = bought?.list, let price = bought?.price else { return }
    sums[list, default: PriceSums()].add(price, times: times)
  }
}

extension Records {
  /// What was bought from a list lately and is no longer in its basket.
  package func cleared(from list: ShoppingList.ID) -> PriceSums { clearedPurchases.sums[list] ?? PriceSums() }

  /// An item was ticked, unticked or taken off, or its purchase has come or gone.
  mutating func countCleared(_ item: Item.ID) {
    let isInBasket = self[item: item]?.isTicked == true
    clearedPurchases.set(
      isInBasket ? nil : purchaseLog.slip(of: item, at: clearedPurchases.now), of: item)
  }
}
