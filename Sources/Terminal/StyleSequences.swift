/// Rewrites ncurses's output for what it can't express: true colour and strikethrough. An Escape there always begins a sequence,
/// since no cell can hold one.

import Screen

struct StyleSequences {
  /// Exact shades by their number among the 256; empty without true colour.
  private var mixed: [Int: Shade] = [:]
  /// Whether blink means strikethrough.
  private var strikes: Bool

  init(theme: Theme, isMixed: Bool, strikes: Bool) {
    self.strikes = strikes
    guard isMixed else { return }
    for role in Color.roles {
      let look = theme.look(of: Style(role))
      if let shade = look.foreground { mixed[Int(shade.number)] = shade }
    }
  }

  func rewritten(_ bytes: [UInt8]) -> [UInt8] {
    if mixed.isEmpty, !strikes { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 4)
    var (index, done) = (0, 0)
    while let start = bytes[index...].firstIndex(of: 0x1B) {
      guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else {
        index = start + 1
        continue
      }
      var end = start + 2
      while end < bytes.count, bytes[end] == UInt8(ascii: ";") || bytes[end] &- 48 < 10 { end += 1 }
      index = end
      // Everything changed here contains a 5, which most sequences don't.
      guard end < bytes.count, bytes[end] == UInt8(ascii: "m"),
        bytes[start..<end].contains(UInt8(ascii: "5")),
        let numbers = rewritten(numbers: bytes[(start + 2)..<end])
      else { continue }
      result += bytes[done..<start + 2]
      result += numbers
      done = end
    }
    if done == 0 { return bytes }
    return result + bytes[done...]
  }

  /// The new numbers of a sequence; nil if nothing changes.
  private func rewritten(numbers text: ArraySlice<UInt8>) -> [UInt8]? {
    var numbers = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { digits in
      digits.reduce(0) { min($0 * 10 + Int($1) - 48, 9999) }
    }
    var (index, hasChanged) = (0, false)
    while index < numbers.count {
      if numbers[index] == 38 || numbers[index] == 48, index + 2 < numbers.count, numbers[index + 1] == 5 {
        if let shade = mixed[numbers[index + 2]] {
          let parts = [2, Int(shade.red), Int(shade.green), Int(shade.blue)]
          numbers.replaceSubrange(index + 1...index + 2, with: parts)
          index += 2
          hasChanged = true
        }
        index += 2
      } else if numbers[index] == 5, strikes {
        numbers[index] = 9
        hasChanged = true
      }
      index += 1
    }
    return hasChanged ? Array(numbers.map(String.init).joined(separator: ";").utf8) : nil
  }
}
