/// The headings of a list that isn't grouped by category. Updated with every change.

struct GroupCounts: Sendable {
  var arrangement: Arrangement
  private let headings: Arrangement.Grouping
  private var open: [ListGroup] = []
  private var basket = ListGroup(heading: .basket, count: 0)
  /// The last group used: neighbours mostly share a heading.
  private var latest: (index: Int, category: Category, store: String?, isElsewhere: Bool)?

  init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    headings = arrangement.headings
  }

  init(_ arrangement: Arrangement, _ items: some Sequence<Item>) {
    self.init(arrangement)
    for item in items { count(item, times: 1) }
  }

  var groups: [ListGroup] { open + [basket] }

  mutating func count(_ item: Item, times: Int) {
    if let walk = arrangement.walk, !walk.shows(item) { return }
    let price = item.details.linePrice
    guard !item.isTicked else {
      basket.count += times
      basket.prices.add(price, times: times)
      return
    }
    let index = index(of: item)
    open[index].count += times
    open[index].prices.add(price, times: times)
    if open[index].count == 0 {
      open.remove(at: index)
      latest = nil
    }
  }

  private mutating func index(of item: Item) -> Int {
    let category = item.details.category ?? .other
    let store = headings == .store ? item.details.store : nil
    let isElsewhere = arrangement.isElsewhere(item)
    if let latest, latest.category == category, latest.store == store, latest.isElsewhere == isElsewhere {
      return latest.index
    }
    let heading = arrangement.heading(category: category, store: store, isElsewhere: isElsewhere)
    let index = open.firstIndex { $0.heading == heading } ?? insert(heading)
    latest = (index, category, store, isElsewhere)
    return index
  }

  private mutating func insert(_ heading: ListHeading?) -> Int {
    let index = open.firstIndex { arrangement.isBefore(heading, $0.heading) } ?? open.count
    open.insert(ListGroup(heading: heading, count: 0), at: index)
    return index
  }
}
