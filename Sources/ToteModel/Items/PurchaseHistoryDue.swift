extension PurchaseHistory.Entry {
  package var usualGap: Int64? { Repeat.usualGap(betweenDays: days) }

  private var likelyGap: Int64? {
    if let usualGap { return usualGap }
    guard days.count == 2, days[0] != days[1] else { return nil }
    return Int64(abs(days[1] - days[0]))
  }

  package func daysAgo(at now: Moment) -> Int64 {
    max(0, Int64(now.local.dayNumber - Moment(milliseconds: last).local.dayNumber))
  }

  /// Percentage of the usual interval that has passed.
  package func dueness(at now: Moment) -> Int64? { likelyGap.map { daysAgo(at: now) * 100 / max(1, $0) } }

  /// A little early, as people don't shop to the day.
  static let due: Int64 = 85

  /// Three missed turns: it isn't bought any more, or its season is over.
  static let faded: Int64 = 400

  /// Whether it is bought for some time and then not for long, as charcoal or candles are: a season is no rhythm.
  private var isSeasonal: Bool {
    guard let usualGap else { return false }
    let days = days.sorted()
    return zip(days.dropFirst(), days).contains { Int64($0 - $1) > 5 * max(7, usualGap) }
  }

  package func hasFaded(at now: Moment) -> Bool {
    dueness(at: now).map { $0 > (isSeasonal ? Self.faded / 2 : Self.faded) } ?? false
  }

  /// `nil` after a single purchase.
  package func isDue(at now: Moment) -> Bool? {
    dueness(at: now).map { $0 >= Self.due && !hasFaded(at: now) }
  }
}

extension PurchaseHistory {
  /// Due items first, most overdue at the top; then the rest by name.
  package func byDueness(at now: Moment, isDue: (Entry) -> Bool) -> [Entry] {
    var due: [(entry: Entry, dueness: Int64)] = []
    var rest: [Entry] = []
    for entry in unified {
      if isDue(entry) {
        due.append((entry, entry.dueness(at: now) ?? 100))
      } else {
        rest.append(entry)
      }
    }
    // They are sorted by name, which ties keep.
    let order = due.indices.sorted { (due[$1].dueness, $0) < (due[$0].dueness, $1) }
    return order.map { due[$0].entry } + rest
  }
}
