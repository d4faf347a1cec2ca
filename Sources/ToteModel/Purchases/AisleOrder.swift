/// In which order the aisles of a shop stand, learned from the order in which things were ticked there.
///
/// The statistic: a trip is what was ticked in one shop without a pause of twenty minutes. Within a trip each category stands
/// in the middle of its longest visit, which is the most of its ticks one after the other, and of equals the first: so walking
/// back for what was forgotten moves nothing. What was ticked in one stroke is a visit where it was one aisle; of several, at the
/// till perhaps, it says nothing. Of two categories the one comes first that did so on more of the last five trips; where they
/// are even, on the latest. A trip with less than half as many ticks as a large one, for what was forgotten on the one before, has
/// a quarter of a vote. The order is that in which the fewest of these votes are broken, found by counting how many others a
/// category comes before.

package enum AisleOrder {
  /// So many trips count: a shop that is rebuilt is learned anew after three.
  static let trips = 5
  /// So many of a shop's latest purchases are more than were made on these.
  package static let purchases = 1000
  /// A longer pause begins a new trip: who queues at the counter is on the same one, and who has been home is not.
  static let pause: Int64 = 20 * 60_000

  /// What one trip says: where each category stands, and how much that counts.
  private struct Trip {
    var places: [Category: Int] = [:]
    var ticks = 0
    /// How many votes it has; a small trip has one.
    var votes = full

    static let full = 4
  }

  /// The categories of a shop in the order of its aisles, as far as they were seen there.
  ///
  /// - Parameter purchases: What was bought in this shop, in any order.
  package static func learned(from purchases: some Sequence<PurchasedItem>) -> [Category] {
    let latest = Self.latest(of: Self.trips(purchases))
    let categories = Set(latest.flatMap(\.places.keys)).sorted()
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
    _ one: Category, _ other: Category, on trips: some BidirectionalCollection<Trip>
  )
    -> Bool
  {
    var votes = 0
    var latest: Bool?
    for trip in trips.reversed() {
      guard let first = trip.places[one], let second = trip.places[other], first != second else { continue }
      votes += first < second ? trip.votes : -trip.votes
      if latest == nil { latest = first < second }
    }
    if votes != 0 { return votes > 0 }
    return latest ?? (one < other)
  }

  /// The latest trips, which have as many votes as five; a small one has fewer, so it takes no other's place. Large is what one
  /// of four is: a single shopping for a feast makes none of the others small.
  private static func latest(of all: [Trip]) -> [Trip] {
    let sizes = all.suffix(2 * trips).map(\.ticks).sorted()
    guard !sizes.isEmpty else { return [] }
    let large = sizes[sizes.count * 3 / 4]
    var latest: [Trip] = []
    var votes = 0
    for var trip in all.reversed() where votes < trips * Trip.full {
      if trip.ticks * 2 < large { trip.votes = 1 }
      votes += trip.votes
      latest.append(trip)
    }
    return latest.reversed()
  }

  private static func trips(_ purchases: some Sequence<PurchasedItem>) -> [Trip] {
    let ticks = purchases.sorted { $0.moment < $1.moment }
    var trips: [Trip] = []
    var places: [Category: [Int]] = [:]
    var trip = Trip()
    var place = 0
    func end() {
      trip.places = places.mapValues(middleOfLongestVisit)
      // Where all was ticked at once, or only one category was visited, nothing is said of an order.
      if Set(trip.places.values).count > 1 { trips.append(trip) }
      (trip, places) = (Trip(), [:])
    }
    var last: Int64?
    for stroke in strokes(ticks) {
      let moment = stroke[stroke.startIndex].moment.milliseconds
      if let last {
        if moment - last > pause { end() }
        place += 1
      }
      last = moment
      trip.ticks += stroke.count
      // Nobody is in several aisles at once.
      guard Set(stroke.map(\.category)).count == 1 else { continue }
      for tick in stroke { places[tick.category ?? .other, default: []].append(place) }
    }
    end()
    return trips
  }

  /// What was ticked in one stroke, and so at one moment.
  private static func strokes(_ ticks: [PurchasedItem]) -> [ArraySlice<PurchasedItem>] {
    var strokes: [ArraySlice<PurchasedItem>] = []
    var start = 0
    for end in ticks.indices.dropFirst() where ticks[end].moment != ticks[start].moment {
      strokes.append(ticks[start..<end])
      start = end
    }
    return ticks.isEmpty ? [] : strokes + [ticks[start...]]
  }

  /// A visit is of places one after the other; several ticks may be in one place.
  private static func middleOfLongestVisit(_ places: [Int]) -> Int {
    var longest = 0..<0
    var start = 0
    for end in 1...places.count where end == places.count || places[end] > places[end - 1] + 1 {
      if end - start > longest.count { longest = start..<end }
      start = end
    }
    return places[longest.lowerBound + (longest.count - 1) / 2]
  }
}
