import ToteModel

extension Moment {
  /// `20261121T152233Z`, in whole seconds; `nil` for years without four digits.
  package var calendarTime: String? {
    let (year, month, day) = civil
    guard (0...9999).contains(year) else { return nil }
    let seconds = milliseconds(since: startOfDay) / 1000
    // By hand, as each task has several.
    var time: [UInt8] = []
    time.reserveCapacity(16)
    func append(_ pair: Int64) {
      time.append(UInt8(ascii: "0") + UInt8(pair / 10))
      time.append(UInt8(ascii: "0") + UInt8(pair % 10))
    }
    for pair in [year / 100, year % 100, month, day] { append(pair) }
    time.append(UInt8(ascii: "T"))
    for pair in [seconds / 3600, seconds / 60 % 60, seconds % 60] { append(pair) }
    time.append(UInt8(ascii: "Z"))
    return String(decoding: time, as: UTF8.self)
  }

  /// A time in UTC, a time without a zone, or the beginning of a day.
  package init?(calendarTime text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 8 || bytes.count == 15 || bytes.count == 16 && bytes[15] == UInt8(ascii: "Z") else {
      return nil
    }
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let day = "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))"
    let time = bytes.count == 8 ? "" : "\(part(8..<9))\(part(9..<11)):\(part(11..<13)):\(part(13..<15))"
    self.init(timestamp: day + time)
  }
}
