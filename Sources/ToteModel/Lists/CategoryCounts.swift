struct CategoryCounts: Sendable {
  private(set) var categories: [Category] = []
  private(set) var groups: [ListGroup] = []
  private(set) var total = 0
  private(set) var prices = PriceSums()
  private var latest = 0

  init() {}

  init(_ counts: [Category: Int]) {
    for (category, count) in counts { self.count(category, times: count) }
  }

  mutating func count(_ category: Category, _ price: Price? = nil, times: Int) {
    total += times
    prices.add(price, times: times)
    // Neighbours mostly share a category.
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
