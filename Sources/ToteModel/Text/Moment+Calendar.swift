/// Days, weeks and months of what a clock shows: of UTC, or of the clock on the wall for a `local` moment.

extension Moment {
  private static let dayLength: Int64 = 86_400_000

  package var dayNumber: Int { Int(startOfDay.milliseconds / Self.dayLength) }

  package var startOfDay: Moment {
    let rest = milliseconds % Self.dayLength
    return Moment(milliseconds: milliseconds.clampedSubtracting(rest < 0 ? rest + Self.dayLength : rest))
  }

  /// A Monday, unless the settings say otherwise.
  package var startOfWeek: Moment {
    let days = startOfDay.milliseconds / Self.dayLength - Conventions.current.firstWeekday.daysAfterMonday
    // 1970 began on a Thursday.
    let weekday = ((days + 3) % 7 + 7) % 7
    return startOfDay.adding(days: -weekday)
  }

  package var startOfMonth: Moment { startOfDay.adding(days: 1 - civil.day) }

  package func adding(monthsBack count: Int) -> Moment {
    var month = startOfMonth
    for _ in 0..<max(0, count) { month = month.adding(days: -1).startOfMonth }
    return month
  }

  package func monthName(among names: [String]) -> (year: Int64, month: String, day: Int64) {
    let (year, month, day) = civil
    return (year, names[Int(month) - 1], day)
  }

  /// For local time, which is ahead of UTC by this.
  package func adding(minutes: Int) -> Moment {
    Moment(milliseconds: milliseconds.clampedAdding(Int64(minutes).clampedMultiplied(by: 60_000)))
  }

  package func adding(days: Int64) -> Moment {
    Moment(milliseconds: milliseconds.clampedAdding(days.clampedMultiplied(by: Self.dayLength)))
  }

  /// The last day if the month is shorter.
  package func adding(months: Int) -> Moment {
    let day = civil.day
    var month = startOfMonth
    for _ in 0..<max(0, months) { month = month.adding(days: 31).startOfMonth }
    let length = month.adding(days: 31).startOfMonth.milliseconds(since: month) / Self.dayLength
    let last = month.adding(days: min(day, length) - 1)
    return Moment(milliseconds: last.milliseconds.clampedAdding(milliseconds(since: startOfDay)))
  }

  /// How long after another moment.
  package func milliseconds(since other: Moment) -> Int64 {
    milliseconds.clampedSubtracting(other.milliseconds)
  }
}

// A file may have moments hundreds of millions of years away, and nothing that is done with them may trap.
extension Int64 {
  fileprivate func clampedAdding(_ other: Int64) -> Int64 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }

  fileprivate func clampedSubtracting(_ other: Int64) -> Int64 {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other < 0 ? .max : .min) : difference
  }

  fileprivate func clampedMultiplied(by factor: Int64) -> Int64 {
    let (product, overflows) = multipliedReportingOverflow(by: factor)
    return overflows ? ((self < 0) == (factor < 0) ? .max : .min) : product
  }
}
