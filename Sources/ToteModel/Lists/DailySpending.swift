/// What was bought from each list, day by day, so that a week's or a month's sum is a few additions however much was bought.
struct DailySpending: Sendable {
  private var sums: [ShoppingList.ID: [Int: PriceSums]] = [:]

  init() {}

  init(_ purchases: some Sequence<PurchasedItem>) {
    for bought in purchases { replace(nil, with: bought) }
  }

  mutating func replace(_ old: PurchasedItem?, with new: PurchasedItem?) {
    if let old { add(old, times: -1) }
    if let new { add(new, times: 1) }
  }

  func sum(of list: ShoppingList.ID, from first: Moment, through last: Moment) -> PriceSums {
    var sum = PriceSums()
    guard let days = sums[list], first <= last else { return sum }
    for day in first.local.dayNumber...last.local.dayNumber { if let of = days[day] { sum.add(of) } }
    return sum
  }

  private mutating func add(_ bought: PurchasedItem, times: Int) {
    guard let list = bought.list else { return }
    sums[list, default: [:]][bought.moment.local.dayNumber, default: PriceSums()].add(
      bought.price, times: times)
  }
}
