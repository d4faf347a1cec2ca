/// What is due: what was bought about as long ago as usual. "Buy again" shows it first.

extension History.Entry {
  /// How many days usually lie between two purchases; `nil` while nothing is usual yet.
  package var usualGap: Int64? { Repeat.usualGap(betweenDays: days) }

  /// The same; and while it was bought on two days only, what lies between them.
  private var likelyGap: Int64? {
    if let usualGap { return usualGap }
    guard days.count == 2, days[0] != days[1] else { return nil }
    return Int64(abs(days[1] - days[0]))
  }

  package func daysAgo(at now: Moment) -> Int64 {
    max(0, Int64(now.dayNumber - Moment(milliseconds: last).dayNumber))
  }

  /// How much of its usual time has gone by, in hundredths: 100 on the day on which it is usually bought.
  package func dueness(at now: Moment) -> Int64? { likelyGap.map { daysAgo(at: now) * 100 / max(1, $0) } }

  /// From when on it counts as due: a trip is rarely to the day.
  static let due: Int64 = 85

  /// Whether it is due; `nil` for what was bought once: nothing is known of when it will be.
  package func isDue(at now: Moment) -> Bool? { dueness(at: now).map { $0 >= Self.due } }
}

extension History {
  /// Everything, what is due first, the most overdue at the top; then the rest by name.
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
    // By their names they are in order already, and stay so where they are equally due.
    let order = due.indices.sorted { (due[$1].dueness, $0) < (due[$0].dueness, $1) }
    return order.map { due[$0].entry } + rest
  }
}
