/// The order of a shop's aisles, learned from the order of ticking there.
///
/// A trip is what was ticked in one shop without a pause of twenty minutes. A category's place on it is the
/// middle of its longest visit (ticks in a row), so going back for something forgotten changes nothing. Items
/// ticked at once count only if they are of one category. Of two categories, the one that came first on more
/// of the last five trips is first, or if even, on the latest; much shorter trips have a quarter of a vote.
/// Categories are sorted by how many others they precede.

package enum AisleOrder {
  /// A rebuilt shop has been learned again after three.
  static let trips = 5
  /// At least the number of purchases on these trips.
  package static let purchases = 1000
  /// Longer than a queue at a counter.
  static let pause: Int64 = 20 * 60_000

  private struct Trip {
    var places: [Category: Int] = [:]
    var ticks = 0
    /// Small trips have one vote.
    var votes = full

    static let full = 4
  }

  package static func learned(from purchases: some Sequence<PurchasedItem>) -> [Category] {
    let latest = Self.latest(of: Self.trips(purchases))
    let categories = Set(latest.flatMap(\.places.keys)).sorted()
    // How many it precedes, by the votes of the trips with both.
    func wins(_ one: Category) -> Int { categories.count { $0 != one && isBefore(one, $0, on: latest) } }
    return categories.map { ($0, wins($0)) }
      .sorted { one, other in
        if one.1 != other.1 { return one.1 > other.1 }
        return isBefore(one.0, other.0, on: latest)
      }.map(\.0)
  }

  /// Inserts each learned category behind its predecessor into the order set by hand.
  static func merged(_ byHand: [Category], _ learned: [Category]) -> [Category] {
    var order: [Category] = []
    for category in byHand where !order.contains(category) { order.append(category) }
    for (index, category) in learned.enumerated() where !order.contains(category) {
      if let before = learned[..<index].lazy.reversed().compactMap({ order.firstIndex(of: $0) }).first {
        order.insert(category, at: before + 1)
      } else {
        // The first one stays in front of the next.
        let next = learned[(index + 1)...].lazy.compactMap { order.firstIndex(of: $0) }.first
        order.insert(category, at: next ?? order.count)
      }
    }
    return order
  }

  /// By hand, then as learned. Unknown categories follow the last one that usually precedes them.
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

  /// By these trips, or else in the usual order.
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

  /// As many as have the votes of five large trips. The larger quarter decides what is large, so that one big
  /// trip doesn't make the others small.
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
      // A single moment or category shows no order.
      if Set(trip.places.values).count > 1 { trips.append(trip) }
      (trip, places) = (Trip(), [:])
    }
    var last: Moment?
    for stroke in strokes(ticks) {
      let moment = stroke[stroke.startIndex].moment
      if let last {
        if moment.milliseconds(since: last) > pause { end() }
        place += 1
      }
      last = moment
      trip.ticks += stroke.count
      guard Set(stroke.map(\.category)).count == 1 else { continue }
      for tick in stroke { places[tick.category ?? .other, default: []].append(place) }
    }
    end()
    return trips
  }

  private static func strokes(_ ticks: [PurchasedItem]) -> [ArraySlice<PurchasedItem>] {
    var strokes: [ArraySlice<PurchasedItem>] = []
    var start = 0
    for end in ticks.indices.dropFirst() where ticks[end].moment != ticks[start].moment {
      strokes.append(ticks[start..<end])
      start = end
    }
    return ticks.isEmpty ? [] : strokes + [ticks[start...]]
  }

  /// Consecutive places; several ticks may be in one place.
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
