/// Texts of iCalendar values (RFC 5545, 3.3.11), and the folding of long lines (3.1). In bytes, as a server need not send UTF-8.

enum CalendarText {
  /// Line ends become `\n`; other control characters are dropped, as no line may have them.
  static func escaped(_ text: String) -> [UInt8] {
    var value: [UInt8] = []
    value.reserveCapacity(text.utf8.count)
    var isAfterReturn = false
    for byte in text.utf8 {
      defer { isAfterReturn = byte == UInt8(ascii: "\r") }
      switch byte {
      case UInt8(ascii: "\n") where isAfterReturn: break
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"): value += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","): value += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\t"): value.append(byte)
      case 0..<0x20, 0x7F: break
      default: value.append(byte)
      }
    }
    return value
  }

  /// Invalid UTF-8 shows as replacement characters.
  static func unescaped(_ value: ArraySlice<UInt8>) -> String {
    if !value.contains(UInt8(ascii: "\\")) { return String(decoding: value, as: UTF8.self) }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in value {
      if isEscaped {
        text.append(byte == UInt8(ascii: "n") || byte == UInt8(ascii: "N") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        text.append(byte)
      }
    }
    if isEscaped { text.append(UInt8(ascii: "\\")) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Of a list such as `Dairy,Baby\, toddler`.
  static func values(in value: [UInt8]) -> [[UInt8]] {
    var values: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in value {
      if byte == UInt8(ascii: ","), !isEscaped {
        values.append([])
      } else {
        values[values.count - 1].append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return values
  }

  /// In bytes, without its end.
  static let lineLength = 75

  /// Splits a line without cutting a character.
  static func folded(_ line: [UInt8], lineEnd: [UInt8]) -> [UInt8] {
    if line.count <= lineLength { return line + lineEnd }
    var folded: [UInt8] = []
    folded.reserveCapacity(line.count + line.count / 24 + 2)
    var start = 0
    while start < line.count {
      // The blank that continues a line counts too.
      var end = min(line.count, start + (start == 0 ? lineLength : lineLength - 1))
      // Characters have at most four bytes.
      for _ in 0..<3 where end < line.count && line[end] & 0xC0 == 0x80 { end -= 1 }
      if start > 0 { folded += lineEnd + [UInt8(ascii: " ")] }
      folded += line[start..<end]
      start = end
    }
    return folded + lineEnd
  }

  static func unfolded(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return bytes }
    if first == bytes.endIndex - 1 {
      return first > bytes.startIndex && bytes[first - 1] == UInt8(ascii: "\r")
        ? bytes.dropLast(2) : bytes.dropLast()
    }
    var line: [UInt8] = []
    line.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let end = lineEnd(in: bytes, at: place)
      if end == 0 {
        line.append(bytes[place])
        place += 1
      } else {
        place += end + 1
      }
    }
    return line[...]
  }

  /// The length of the line end in a place: 0, 1, or 2 with a return.
  static func lineEnd(in bytes: ArraySlice<UInt8>, at place: Int) -> Int {
    if bytes[place] == UInt8(ascii: "\n") { return 1 }
    let isBoth =
      bytes[place] == UInt8(ascii: "\r") && place + 1 < bytes.endIndex
      && bytes[place + 1] == UInt8(ascii: "\n")
    return isBoth ? 2 : 0
  }
}
