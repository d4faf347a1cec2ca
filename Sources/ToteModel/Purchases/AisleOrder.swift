/// The order of a shop's aisles, learned from the order in which things were ticked there.
///
/// A trip is what was ticked in one shop without a pause of twenty minutes. On a trip, each category's place is the middle of its
/// longest visit, the most of its ticks in a row, or the first of equals: so going back for something forgotten changes nothing.
/// Items ticked at once are a visit if they are of one category; if of several, perhaps at the till, they are ignored. Of two
/// categories, the first is the one that came first on more of the last five trips, or if even, on the latest. A trip with less
/// than half as many ticks as a large one has a quarter of a vote. Categories are sorted by how many others they come before.

package enum AisleOrder {
  /// The trips that count: after three, a rebuilt shop has been learned again.
  static let trips = 5
  /// At least as many of a shop's latest purchases as these trips had.
  package static let purchases = 1000
  /// A longer pause begins a new trip; queueing at a counter doesn't.
  static let pause: Int64 = 20 * 60_000

  /// The places of the categories on a trip.
  private struct Trip {
    var places: [Category: Int] = [:]
    var ticks = 0
    /// A small trip has one vote.
    var votes = full

    static let full = 4
  }

  /// The categories that were bought in a shop, in the order of its aisles.
  ///
  /// - Parameter purchases: Those in this shop, in any order.
  package static func learned(from purchases: some Sequence<PurchasedItem>) -> [Category] {
    let latest = Self.latest(of: Self.trips(purchases))
    let categories = Set(latest.flatMap(\.places.keys)).sorted()
    // How many come behind it, by the votes of the trips with both.
    func wins(_ one: Category) -> Int { categories.count { $0 != one && isBefore(one, $0, on: latest) } }
    return categories.map { ($0, wins($0)) }
      .sorted { one, other in
        if one.1 != other.1 { return one.1 > other.1 }
        return isBefore(one.0, other.0, on: latest)
      }.map(\.0)
  }

  /// The order set by hand, with learned categories inserted: each behind its predecessor in the learned order.
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

  /// All categories in the order of a shop: as set by hand, then as learned. Unknown ones follow the last category that usually
  /// comes before them.
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

  /// Whether one category comes before another on these trips, or else by the usual order.
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

  /// The latest trips, until they have the votes of five large ones. Large is measured by the larger quarter, so that one big trip
  /// doesn't make the others small.
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
      // A single moment or category gives no order.
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
      guard Set(stroke.map(\.category)).count == 1 else { continue }
      for tick in stroke { places[tick.category ?? .other, default: []].append(place) }
    }
    end()
    return trips
  }

  /// What was ticked at one moment.
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
