/// A moment as a day, the way it is told on the screen. Counted by hand: the rooms between know no calendar of the
/// system's.
extension Moment {
  /// The day in UTC: `2026-11-21`.
  package var day: String {
    let (year, month, day) = civil
    func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(padded(month))-\(padded(day))"
  }

  /// Year, month and day of the Gregorian calendar, by eras of 400 years that begin in March.
  package var civil: (year: Int64, month: Int64, day: Int64) {
    let length: Int64 = 86_400_000
    let days = milliseconds / length - (milliseconds % length < 0 ? 1 : 0) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let ofEra = days - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * ofYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * shifted + 2) / 5 + 1)
  }
}
