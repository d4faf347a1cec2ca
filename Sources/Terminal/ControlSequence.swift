import Screen

/// A control sequence after Escape and `[` (CSI) or `O` (SS3). It is read by the common grammar (ECMA-48), so that unknown ones
/// can be skipped whole.
struct ControlSequence: Equatable {
  /// `[` or `O`.
  var introducer: UInt8
  /// `<`, `?`, `>` or `=` before the numbers, or 0.
  var prefix: UInt8 = 0
  /// The numbers between semicolons, 0 if missing; of numbers between colons, the first.
  var numbers: [Int] = []
  /// The last byte, and the intermediate before it.
  var final: UInt8
  var intermediate: UInt8 = 0
  /// The three bytes that follow the old mouse report.
  var mouse: [UInt8] = []

  enum Reading: Equatable {
    case unfinished
    /// Invalid: skip these bytes; the next one stands alone.
    case broken(length: Int)
    case whole(ControlSequence, length: Int)
  }

  var isPasteBegin: Bool {
    introducer == UInt8(ascii: "[") && final == UInt8(ascii: "~") && prefix == 0 && numbers == [200]
  }

  /// The row, from 0, in the answer to where the cursor is, if that is in the first column.
  var reportedRow: Int? {
    guard introducer == UInt8(ascii: "["), prefix == 0, final == UInt8(ascii: "R"), numbers.count == 2,
      numbers[0] > 0, numbers[1] == 1
    else { return nil }
    return numbers[0] - 1
  }

  static func read(_ bytes: ArraySlice<UInt8>) -> Reading {
    var sequence = ControlSequence(introducer: bytes[bytes.startIndex], final: 0)
    let isShort = sequence.introducer == UInt8(ascii: "O")
    var index = bytes.startIndex + 1
    var isFurther = false
    func length(_ index: Int) -> Int { index - bytes.startIndex }

    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if sequence.numbers.isEmpty { sequence.numbers = [0] }
        if isFurther { continue }
        let last = sequence.numbers.count - 1
        sequence.numbers[last] = min(sequence.numbers[last] * 10 + Int(byte) - 48, 9_999_999)
      case UInt8(ascii: ";"):
        if sequence.numbers.isEmpty { sequence.numbers = [0] }
        sequence.numbers.append(0)
        isFurther = false
      case UInt8(ascii: ":"): isFurther = true
      case UInt8(ascii: "<")...UInt8(ascii: "?"): sequence.prefix = byte
      case 0x20...0x2F where isShort: return sequence.ended(by: byte, length(index))
      case 0x20...0x2F:
        sequence.intermediate = byte
        // rxvt ends with `$` when shift is held.
        if byte == UInt8(ascii: "$"), sequence.prefix == 0, sequence.numbers.count == 1 {
          return sequence.ended(by: byte, length(index))
        }
      case UInt8(ascii: "[") where sequence.numbers.isEmpty && sequence.prefix == 0 && !isShort:
        // The Linux console: F1 to F5 are `[[A` to `[[E`.
        if index == bytes.endIndex { return .unfinished }
        sequence.intermediate = byte
        return sequence.ended(by: bytes[index], length(index + 1))
      case UInt8(ascii: "M") where sequence.numbers.isEmpty && sequence.prefix == 0 && !isShort:
        if bytes.endIndex - index < 3 { return .unfinished }
        sequence.mouse = Array(bytes[index..<index + 3])
        return sequence.ended(by: byte, length(index + 3))
      case 0x40...0x7E: return sequence.ended(by: byte, length(index))
      case 0x18, 0x1A: return .broken(length: length(index))
      default: return .broken(length: length(index - 1))
      }
    }
    return .unfinished
  }

  private func ended(by final: UInt8, _ length: Int) -> Reading {
    var sequence = self
    sequence.final = final
    return .whole(sequence, length: length)
  }
}
