import ToteModel

extension Moment {
  /// A day as programs and people write it, perhaps with its time: `2026-11-21`, `2026/11/21`, `21.11.2026`, `11/21/2026`. `nil` where
  /// day and month can't be told apart, as in `03/04/2026`, and for a bare number.
  init?(foreign text: String) {
    let text = Folding.clean(text)
    let day = text.prefix { $0 != " " && $0 != "T" }
    guard let sign = day.first(where: { !$0.isNumber }), let ordered = Self.ordered(day, by: sign) else {
      return nil
    }
    let time = text.dropFirst(day.count)
    // A fraction of a second and a zone say nothing about the day.
    guard
      let moment = Moment(timestamp: ordered + time) ?? Moment(timestamp: ordered + time.prefix(9))
        ?? Moment(day: ordered)
    else { return nil }
    self = moment
  }

  /// As in ISO 8601.
  private static func ordered(_ day: Substring, by sign: Character) -> String? {
    let parts = day.split(separator: sign, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
    guard parts.count == 3, numbers.count == 3, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    func iso(_ year: Int, _ month: Int, _ day: Int) -> String? {
      guard (1000...9999).contains(year), month <= 12, day <= 31 else { return nil }
      return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
    switch sign {
    case "-", "/": break
    case ".": return iso(numbers[2], numbers[1], numbers[0])
    default: return nil
    }
    if parts[0].utf8.count == 4 { return iso(numbers[0], numbers[1], numbers[2]) }
    if numbers[0] > 12 { return iso(numbers[2], numbers[1], numbers[0]) }
    return numbers[1] > 12 ? iso(numbers[2], numbers[0], numbers[1]) : nil
  }
}
