/// The headings of a list that is not grouped as usual: how many items stand under each, and what they cost. It is kept with
/// every change, as `CategoryCounts` keeps those of the usual headings. Only `Records` uses it.

struct GroupCounts: Sendable {
  let arrangement: Arrangement
  /// What is to buy, under its headings in their order.
  private var open: [ListGroup] = []
  private var basket = ListGroup(heading: .basket, count: 0)
  /// Where the last one that was counted stands: neighbours are mostly under one heading.
  private var latest = 0

  init(_ arrangement: Arrangement) { self.arrangement = arrangement }

  init(_ arrangement: Arrangement, _ items: some Sequence<Item>) {
    self.init(arrangement)
    for item in items { count(item, times: 1) }
  }

  /// All of them, the basket last.
  var groups: [ListGroup] { open + [basket] }

  mutating func count(_ item: Item, times: Int) {
    guard arrangement.shows(item) else { return }
    let price = item.details.linePrice
    guard !item.isTicked else {
      basket.count += times
      if let price { basket.prices.add(price, times: times) }
      return
    }
    let heading = arrangement.heading(
      category: item.details.category ?? .other, store: item.details.store)
    let isKnown = latest < open.count && open[latest].heading == heading
    if let index = isKnown ? latest : open.firstIndex(where: { $0.heading == heading }) {
      latest = index
      open[index].count += times
      if let price { open[index].prices.add(price, times: times) }
      if open[index].count == 0 { open.remove(at: index) }
    } else {
      var group = ListGroup(heading: heading, count: times)
      if let price { group.prices.add(price, times: times) }
      let index = open.firstIndex { arrangement.isBefore(heading, $0.heading) } ?? open.count
      open.insert(group, at: index)
    }
  }
}
