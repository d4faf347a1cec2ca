/// Moments as text, in UTC, so that files read the same everywhere. Computed here, without time zones.

extension Moment {
  private static let dayLength: Int64 = 86_400_000

  /// For file names: `2026-11-21`.
  package var day: String {
    let (year, month, day) = civil
    return "\(year)-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  /// In files: `2026-11-21`; `nil` unless the year has four digits.
  package var writtenDay: String? {
    let (year, month, day) = civil
    guard (0...9999).contains(year) else { return nil }
    return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  /// `2026-11-21T15:22:33.123Z`, or milliseconds unless the year has four digits.
  package var timestamp: String {
    guard let day = writtenDay else { return "\(milliseconds)" }
    var rest = milliseconds % Self.dayLength
    if rest < 0 { rest += Self.dayLength }
    let (seconds, thousandths) = rest.quotientAndRemainder(dividingBy: 1000)
    return
      "\(day)T\(Self.padded(seconds / 3600, 2)):\(Self.padded(seconds / 60 % 60, 2))"
      + ":\(Self.padded(seconds % 60, 2)).\(Self.padded(thousandths, 3))Z"
  }

  package var timeOfDay: String {
    let minutes = milliseconds(since: startOfDay) / 60_000
    return "\(Self.padded(minutes / 60, 2)):\(Self.padded(minutes % 60, 2))"
  }

  package init?(day text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]), (1...12).contains(month),
      let day = Self.number(bytes[8..<10]), day >= 1
    else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    self.init(milliseconds: days * Self.dayLength)
    // The 31st of June would be the first of July.
    guard writtenDay.map({ $0.utf8.elementsEqual(bytes) }) == true else { return nil }
  }

  /// A day, perhaps with a time in UTC, or milliseconds.
  package init?(timestamp text: String) {
    if let milliseconds = Int64(text), text.utf8.first != UInt8(ascii: "+") {
      self.init(milliseconds: milliseconds)
      return
    }
    guard let start = Moment(day: text.prefix(10)) else { return nil }
    var bytes = Array(text.utf8.dropFirst(10))
    if bytes.isEmpty {
      self = start
      return
    }
    if bytes.last == UInt8(ascii: "Z") { bytes.removeLast() }
    guard bytes.count >= 6, bytes[0] == UInt8(ascii: "T") || bytes[0] == UInt8(ascii: " "),
      bytes[3] == UInt8(ascii: ":"), let hour = Self.number(bytes[1..<3]), hour < 24,
      let minute = Self.number(bytes[4..<6]), minute < 60
    else { return nil }
    var time = (hour * 60 + minute) * 60_000
    if bytes.count > 6 {
      guard bytes.count >= 9, bytes[6] == UInt8(ascii: ":"), let second = Self.number(bytes[7..<9]),
        second < 60
      else { return nil }
      time += second * 1000
    }
    if bytes.count > 9 {
      guard bytes.count == 13, bytes[9] == UInt8(ascii: "."), let rest = Self.number(bytes[10..<13]) else {
        return nil
      }
      time += rest
    }
    self.init(milliseconds: start.milliseconds + time)
  }

  /// Gregorian, by eras of 400 years that begin in March.
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

  private static func number(_ digits: ArraySlice<UInt8>) -> Int64? {
    var value: Int64 = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int64(digit - UInt8(ascii: "0"))
    }
    return value
  }

  static func padded(_ number: Int64, _ width: Int) -> String {
    let (upper, lower) = (Int(number / 100), pairs[Int(number % 100)])
    return width == 2 ? lower : width == 3 ? "\(upper)\(lower)" : pairs[upper] + lower
  }

  /// Two digits each, as a file has many moments.
  private static let pairs = (0..<100).map { $0 < 10 ? "0\($0)" : "\($0)" }
}
