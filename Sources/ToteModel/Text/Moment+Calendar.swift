/// Weeks and months, in UTC.

extension Moment {
  private static let dayLength: Int64 = 86_400_000

  package var dayNumber: Int { Int(startOfDay.milliseconds / Self.dayLength) }

  package var startOfDay: Moment {
    let rest = milliseconds % Self.dayLength
    return Moment(milliseconds: milliseconds - (rest < 0 ? rest + Self.dayLength : rest))
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
    Moment(milliseconds: milliseconds + Int64(minutes) * 60_000)
  }

  package func adding(days: Int64) -> Moment { Moment(milliseconds: milliseconds + days * Self.dayLength) }

  /// The last day if the month is shorter.
  package func adding(months: Int) -> Moment {
    let day = civil.day
    var month = startOfMonth
    for _ in 0..<max(0, months) { month = month.adding(days: 31).startOfMonth }
    let length = (month.adding(days: 31).startOfMonth.milliseconds - month.milliseconds) / Self.dayLength
    let time = milliseconds - startOfDay.milliseconds
    return Moment(milliseconds: month.adding(days: min(day, length) - 1).milliseconds + time)
  }
}
