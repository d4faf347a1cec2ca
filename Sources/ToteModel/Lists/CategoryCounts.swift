/// How many items of each category are to buy, in the order in which the categories show. It is kept with every change,
/// so that a frame has its headings without sorting or counting anything. Only `Records` uses it.

struct CategoryCounts: Sendable {
  /// The categories of which something is to buy, in their order.
  private(set) var categories: [Category] = []
  /// Their headings, in the same order.
  private(set) var groups: [ListGroup] = []
  /// How many items that are.
  private(set) var total = 0

  init() {}

  init(_ counts: [Category: Int]) {
    for (category, count) in counts { self.count(category, times: count) }
  }

  mutating func count(_ category: Category, times: Int) {
    total += times
    if let index = categories.firstIndex(of: category) {
      groups[index].count += times
      if groups[index].count == 0 {
        categories.remove(at: index)
        groups.remove(at: index)
      }
    } else {
      let index = categories.firstIndex { category < $0 } ?? categories.count
      categories.insert(category, at: index)
      groups.insert(ListGroup(heading: .category(category), count: times), at: index)
    }
  }
}
