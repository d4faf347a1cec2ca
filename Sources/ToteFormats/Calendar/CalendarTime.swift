/// Moments as iCalendar writes them: `20261121T152233Z`, in whole seconds.

import ToteModel

extension Moment {
  /// `nil` outside of the years that have four digits.
  package var calendarTime: String? {
    let text = Array(timestamp.utf8)
    guard text.last == UInt8(ascii: "Z") else { return nil }
    // Of `2026-11-24T15:22:33.123Z` the numbers down to seconds, and the `T`.
    var time: [UInt8] = []
    time.reserveCapacity(16)
    for part in [0..<4, 5..<7, 8..<10, 10..<13, 14..<16, 17..<19] { time += text[part] }
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
