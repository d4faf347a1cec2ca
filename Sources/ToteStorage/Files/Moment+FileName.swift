import Glibc
import ToteModel

/// In UTC, so that file names sort by time and none repeats.
extension Moment {
  package var fileTimestamp: String {
    let parts = parts
    return "\(day)-\(Self.padded(parts.hour))\(Self.padded(parts.minute))\(Self.padded(parts.second))"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private var parts: (year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
    let (quotient, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    var seconds = time_t(rest < 0 ? quotient - 1 : quotient)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return (
      Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday), Int(parts.tm_hour),
      Int(parts.tm_min), Int(parts.tm_sec)
    )
  }
}
