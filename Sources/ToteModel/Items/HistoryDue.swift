/// What is due: what was bought about as long ago as usual. "Buy again" shows it first.

extension History.Entry {
  /// How many days usually lie between two purchases; `nil` while nothing is usual yet.
  package var usualGap: Int64? { Repeat.usualGap(between: moments) }

  package func daysAgo(at now: Moment) -> Int64 {
    max(0, Int64(now.dayNumber - Moment(milliseconds: last).dayNumber))
  }

  /// How much of its usual time has gone by, in hundredths: 100 on the day on which it is usually bought.
  package func dueness(at now: Moment) -> Int64? { usualGap.map { daysAgo(at: now) * 100 / max(1, $0) } }

  /// From when on it counts as due: a trip is rarely to the day.
  static let due: Int64 = 85

  package func isDue(at now: Moment) -> Bool { dueness(at: now).map { $0 >= Self.due } ?? false }
}

extension History {
  /// Everything, what is due first, the most overdue at the top; then the rest by name.
  package func byDueness(at now: Moment) -> [Entry] {
    let rated = entries.values.map { (entry: $0, dueness: $0.isDue(at: now) ? $0.dueness(at: now) ?? 0 : 0) }
    return rated.sorted { one, other in
      one.dueness == other.dueness ? one.entry.key < other.entry.key : one.dueness > other.dueness
    }.map(\.entry)
  }
}
