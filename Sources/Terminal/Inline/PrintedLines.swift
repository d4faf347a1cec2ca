/// Makes what was printed safe to show above the rows: whole lines, with colours, and with other control characters made visible,
/// such as `^[`, so that none of them moves the cursor or changes the terminal.
struct PrintedLines {
  /// The beginning of a line whose end hasn't come.
  private var rest: [UInt8] = []

  /// A line that is longer is shown in pieces.
  private static let longest = 16 << 10
  private static let plain = Array("\u{1B}[m".utf8)

  /// What can be shown now, each line ended by `\r\n`.
  mutating func take(_ new: some Collection<UInt8>) -> [UInt8] {
    rest += new
    guard let end = rest.lastIndex(of: 0x0A).map({ $0 + 1 }) ?? (rest.count > Self.longest ? rest.count : nil)
    else {
      return []
    }
    let bytes = Self.shown(rest[..<end])
    rest.removeFirst(end)
    return bytes
  }

  /// What is left, as a line.
  mutating func takeRest() -> [UInt8] {
    defer { rest = [] }
    return rest.isEmpty ? [] : Self.shown(rest[...])
  }

  static func shown(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    // What isn't UTF-8 is repaired: the terminal would do it in its own way.
    var text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.last != 0x0A { text += "\n" }
    return text.withUTF8 { shown($0) }
  }

  private static func shown(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var shown: [UInt8] = []
    shown.reserveCapacity(bytes.count + bytes.count / 8)
    var (start, index, isColored) = (0, 0, false)
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x0A:
        if isColored { shown += plain }
        shown += [0x0D, 0x0A]
        (start, isColored) = (shown.count, false)
      case 0x0D where index < bytes.count && bytes[index] == 0x0A: break
      // A meter that is written over: only its last state is shown.
      case 0x0D: shown.removeSubrange(start...)
      case 0x09: shown.append(byte)
      case 0x1B:
        if let end = endOfColor(bytes, index) {
          shown += bytes[index - 1..<end]
          (index, isColored) = (end, true)
        } else {
          shown += [UInt8(ascii: "^"), UInt8(ascii: "[")]
        }
      case 0..<0x20, 0x7F: shown += [UInt8(ascii: "^"), byte ^ 0x40]
      // A control character of eight bits.
      case 0xC2 where index < bytes.count && bytes[index] < 0xA0:
        shown.append(UInt8(ascii: "?"))
        index += 1
      default: shown.append(byte)
      }
    }
    return shown
  }

  /// The end of `[1;31m` at an index.
  private static func endOfColor(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else { return nil }
    for index in start + 1..<min(bytes.count, start + 40) {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: ";"): continue
      case UInt8(ascii: "m"): return index + 1
      default: return nil
      }
    }
    return nil
  }
}
