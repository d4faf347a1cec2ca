/// A day and a time as a format of letters says, which other programs have, too: `YYYY` and `YY`; `MMMM`, `MMM`, `MM`, `M`; `DD`, `D`;
/// `dddd`, `ddd`; `HH`, `H`, `hh`, `h`, `mm`, `m`, `ss`, `A`, `a`; `Q`; weeks that begin on a Monday as `ww` and `w` in the year
/// `gggg` (or `WW`, `W`, `GGGG`). What stands in brackets, and every other letter, is kept.
package struct DateFormat: Equatable, Sendable {
  /// In the reader's language.
  package struct Names: Equatable, Sendable {
    /// From January.
    package var months: [String]
    package var shortMonths: [String]
    /// From Monday.
    package var weekdays: [String]
    package var shortWeekdays: [String]

    package init(months: [String], shortMonths: [String], weekdays: [String], shortWeekdays: [String]) {
      (self.months, self.shortMonths) = (months, shortMonths)
      (self.weekdays, self.shortWeekdays) = (weekdays, shortWeekdays)
    }
  }

  private let format: String

  package init(_ format: String) { self.format = format }

  private static let tokens = [
    "YYYY", "GGGG", "gggg", "MMMM", "dddd", "MMM", "ddd", "YY", "MM", "DD", "HH", "hh", "mm", "ss", "ww",
    "WW", "M", "D", "H", "h", "m", "w", "W", "Q", "A", "a",
  ]

  package func text(of moment: Moment, _ names: Names) -> String {
    var text = ""
    var rest = format[...]
    while let first = rest.first {
      if first == "[", let end = rest.firstIndex(of: "]") {
        text += rest[..<end].dropFirst()
        rest = rest[end...].dropFirst()
      } else if let token = Self.tokens.first(where: { rest.hasPrefix($0) }) {
        text += Self.text(for: token, moment, names)
        rest = rest.dropFirst(token.count)
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  private static func text(for token: String, _ moment: Moment, _ names: Names) -> String {
    let (year, month, day) = moment.civil
    let seconds = moment.milliseconds(since: moment.startOfDay) / 1_000
    let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
    // 1970 began on a Thursday.
    let weekday = ((moment.dayNumber + 3) % 7 + 7) % 7
    // The year of a week is that of its Thursday.
    let thursday = moment.adding(days: Int64(3 - weekday))
    func padded(_ number: Int64, _ width: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    switch token {
    case "YYYY": return padded(year, 4)
    case "GGGG", "gggg": return padded(thursday.civil.year, 4)
    case "YY": return padded(year % 100, 2)
    case "MMMM": return names.months[Int(month) - 1]
    case "MMM": return names.shortMonths[Int(month) - 1]
    case "MM", "M": return padded(month, token.count)
    case "dddd": return names.weekdays[weekday]
    case "ddd": return names.shortWeekdays[weekday]
    case "DD", "D": return padded(day, token.count)
    case "HH", "H": return padded(hour, token.count)
    case "hh", "h": return padded((hour + 11) % 12 + 1, token.count)
    case "mm", "m": return padded(minute, token.count)
    case "ss": return padded(second, 2)
    case "ww", "w", "WW", "W":
      return padded(Int64(thursday.dayNumber - Self.firstDay(ofYear: thursday)) / 7 + 1, token.count)
    case "Q": return "\((month + 2) / 3)"
    case "A": return hour < 12 ? "AM" : "PM"
    default: return hour < 12 ? "am" : "pm"
    }
  }

  /// The number of the first of January.
  private static func firstDay(ofYear moment: Moment) -> Int {
    Moment(day: "\(moment.day.prefix(4))-01-01")?.dayNumber ?? moment.dayNumber
  }
}
