/// In which order the aisles of a shop stand, learned from the order in which things were ticked there.
///
/// The statistic: a trip is what was ticked in one shop with no more than three hours between. Within a trip each category
/// stands where the middle one of its ticks was (the median), so a single walk back for something forgotten moves nothing;
/// what was ticked in one stroke, at the till perhaps, has no order. Of two categories the one comes first that did so on more
/// of the last five trips; where they are even, on the latest. The order is that in which the fewest of these votes are
/// broken, found by counting how many others a category comes before.

package enum AisleOrder {
  /// So many trips count: a shop that is rebuilt is learned anew after three.
  static let trips = 5
  /// So many of a shop's latest purchases are more than were made on these.
  package static let purchases = 1000
  /// A longer pause begins a new trip.
  static let pause: Int64 = 3 * 3_600_000

  /// The categories of a shop in the order of its aisles, as far as they were seen there.
  ///
  /// - Parameter purchases: What was bought in this shop, in any order.
  package static func learned(from purchases: some Sequence<PurchasedItem>) -> [Category] {
    let latest = Self.walks(purchases).suffix(trips)
    let categories = Set(latest.flatMap(\.keys)).sorted()
    // How many come behind it, by the votes of the trips on which both were seen.
    func wins(_ one: Category) -> Int { categories.count { $0 != one && isBefore(one, $0, on: latest) } }
    return categories.map { ($0, wins($0)) }
      .sorted { one, other in
        if one.1 != other.1 { return one.1 > other.1 }
        return isBefore(one.0, other.0, on: latest)
      }.map(\.0)
  }

  /// What was put right by hand, and among it what was only learned: each behind what comes before it by the learned order.
  static func merged(_ byHand: [Category], _ learned: [Category]) -> [Category] {
    var order: [Category] = []
    for category in byHand where !order.contains(category) { order.append(category) }
    for (index, category) in learned.enumerated() where !order.contains(category) {
      if let before = learned[..<index].lazy.reversed().compactMap({ order.firstIndex(of: $0) }).first {
        order.insert(category, at: before + 1)
      } else {
        // What comes first keeps in front of what comes next.
        let next = learned[(index + 1)...].lazy.compactMap { order.firstIndex(of: $0) }.first
        order.insert(category, at: next ?? order.count)
      }
    }
    return order
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
    _ one: Category, _ other: Category, on walks: some BidirectionalCollection<[Category: Int]>
  ) -> Bool {
    var votes = 0
    var latest: Bool?
    for walk in walks.reversed() {
      guard let first = walk[one], let second = walk[other], first != second else { continue }
      votes += first < second ? 1 : -1
      if latest == nil { latest = first < second }
    }
    if votes != 0 { return votes > 0 }
    return latest ?? (one < other)
  }

  /// Each trip as the places of its categories.
  private static func walks(_ purchases: some Sequence<PurchasedItem>) -> [[Category: Int]] {
    let ticks = purchases.sorted { $0.moment < $1.moment }
    var walks: [[Category: Int]] = []
    var places: [Category: [Int]] = [:]
    var place = 0
    func walk() -> [Category: Int] { places.mapValues { $0[$0.count / 2] } }
    for (index, tick) in ticks.enumerated() {
      if index > 0 {
        let gap = tick.moment.milliseconds - ticks[index - 1].moment.milliseconds
        if gap > pause {
          walks.append(walk())
          places = [:]
        }
        if gap > 0 { place += 1 }
      }
      places[tick.category ?? .other, default: []].append(place)
    }
    if !ticks.isEmpty { walks.append(walk()) }
    // Where all was ticked at once, or only one category, nothing is said of an order.
    return walks.filter { Set($0.values).count > 1 }
  }
}
