/// In which order the aisles of a shop stand, learned from the order in which things were ticked there.
///
/// The statistic: a trip is what was ticked in one shop with no more than three hours between. Within a trip each category
/// stands where the middle one of its ticks was (the median), so a single walk back for something forgotten moves nothing. Of
/// two categories the one comes first that did so on more of the last five trips; where they are even, on the latest. The
/// order is that in which the fewest of these votes are broken, found by counting how many others a category comes before.

package enum AisleOrder {
  /// So many trips count: a shop that is rebuilt is learned anew after three.
  static let trips = 5
  /// A longer pause begins a new trip.
  static let pause: Int64 = 3 * 3_600_000

  /// The categories of a shop in the order of its aisles, as far as they were seen there.
  ///
  /// - Parameter purchases: What was bought in this shop, in any order.
  package static func learned(from purchases: some Sequence<PurchasedItem>) -> [Category] {
    let latest = Self.walks(purchases).suffix(trips)
    var categories: [Category] = []
    for walk in latest.reversed() {
      for category in walk where !categories.contains(category) { categories.append(category) }
    }
    // How many come behind it, by the votes of the trips on which both were seen.
    func wins(_ one: Category) -> Int { categories.count { $0 != one && isBefore(one, $0, on: latest) } }
    return categories.map { ($0, wins($0)) }
      .sorted { one, other in
        if one.1 != other.1 { return one.1 > other.1 }
        return isBefore(one.0, other.0, on: latest)
      }.map(\.0)
  }

  /// All categories in the order in which a shop has them: what was put right by hand first of all, then what was learned, and
  /// what was never seen there as everywhere else, behind the last category that usually comes before it.
  package static func complete(
    _ known: [Category], of categories: some Sequence<Category>
  ) -> [Category] {
    let wanted = Set(categories)
    var order = known.filter { wanted.contains($0) }
    for category in wanted.subtracting(order).sorted() {
      let place = order.lastIndex { $0 < category }.map { $0 + 1 } ?? 0
      order.insert(category, at: place)
    }
    return order
  }

  /// The order of one category before another on these trips; what nobody has seen goes by the usual order.
  private static func isBefore(
    _ one: Category, _ other: Category, on walks: some BidirectionalCollection<[Category]>
  ) -> Bool {
    var votes = 0
    var latest: Bool?
    for walk in walks.reversed() {
      guard let first = walk.firstIndex(of: one), let second = walk.firstIndex(of: other) else { continue }
      votes += first < second ? 1 : -1
      if latest == nil { latest = first < second }
    }
    if votes != 0 { return votes > 0 }
    return latest ?? (one < other)
  }

  /// Each trip as the order of its categories.
  private static func walks(_ purchases: some Sequence<PurchasedItem>) -> [[Category]] {
    let ticks = purchases.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
    var walks: [[Category]] = []
    var places: [Category: [Int]] = [:]
    var count = 0
    func walk() -> [Category] {
      places.map { (category: $0.key, place: $0.value[$0.value.count / 2]) }
        .sorted { $0.place < $1.place }.map(\.category)
    }
    for (index, tick) in ticks.enumerated() {
      if index > 0, tick.moment.milliseconds - ticks[index - 1].moment.milliseconds > pause {
        walks.append(walk())
        (places, count) = ([:], 0)
      }
      places[tick.category ?? .other, default: []].append(count)
      count += 1
    }
    if count > 0 { walks.append(walk()) }
    // One category says nothing of an order.
    return walks.filter { $0.count > 1 }
  }
}
