/// How many items of each category are to buy, and what they cost, in the order in which the categories show. It is kept with every change,
/// so that a frame has its headings without sorting or counting anything. Only `Records` uses it.

struct CategoryCounts: Sendable {
  /// The categories of which something is to buy, in their order.
  private(set) var categories: [Category] = []
  /// Their headings, in the same order.
  private(set) var groups: [ListGroup] = []
  /// How many items that are.
  private(set) var total = 0
  /// What they cost together.
  private(set) var prices = PriceSums()
  /// Where the last one that was counted stands.
  private var latest = 0

  init() {}

  init(_ counts: [Category: Int]) {
    for (category, count) in counts { self.count(category, times: count) }
  }

  mutating func count(_ category: Category, _ price: Price? = nil, times: Int) {
    total += times
    prices.add(price, times: times)
    // Neighbours are mostly of one category.
    let known = latest < categories.count && categories[latest] == category ? latest : nil
    if let index = known ?? categories.firstIndex(of: category) {
      latest = index
      groups[index].count += times
      groups[index].prices.add(price, times: times)
      if groups[index].count == 0 {
        categories.remove(at: index)
        groups.remove(at: index)
      }
    } else {
      let index = categories.firstIndex { category < $0 } ?? categories.count
      categories.insert(category, at: index)
      var group = ListGroup(heading: .category(category), count: times)
      group.prices.add(price, times: times)
      groups.insert(group, at: index)
    }
  }
}
