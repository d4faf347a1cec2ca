enum PathText {
  /// Whether the path has only one spelling, as nearly all do, so that it needs no normalising.
  static func isPlain(_ path: String) -> Bool {
    var last: UInt8?
    for byte in path.utf8 {
      let isPlain =
        switch (last, byte) {
        case (nil, _): byte == slash
        case (slash, UInt8(ascii: ".")), (slash, slash): false
        default: byte == slash || isUnreserved(byte)
        }
      guard isPlain else { return false }
      last = byte
    }
    return last != nil
  }

  private static let slash = UInt8(ascii: "/")

  /// Percent-encodes invalid bytes and keeps existing escapes.
  static func encoded(_ text: some StringProtocol) -> String {
    var result = ""
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      let isEscape = byte == UInt8(ascii: "%") && escaped(bytes, at: index) != nil
      if isEscape || isAllowed(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += hex(byte)
      }
    }
    return result
  }

  static func segment(_ name: String) -> String {
    name.utf8.reduce(into: "") { result, byte in
      if isUnreserved(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += hex(byte)
      }
    }
  }

  /// One spelling per path: encodes only what must be. An encoded slash stays distinct from a slash.
  static func canonical(_ path: some StringProtocol) -> String {
    let bytes = Array(path.utf8)
    var result = ""
    var index = 0
    while index < bytes.count {
      let value = escaped(bytes, at: index)
      let byte = value ?? bytes[index]
      index += value == nil ? 1 : 3
      if isUnreserved(byte) || (byte == UInt8(ascii: "/") && value == nil) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += hex(byte)
      }
    }
    return result
  }

  static func decoded(_ text: some StringProtocol) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let value = escaped(bytes, at: index)
      result.append(value ?? bytes[index])
      index += value == nil ? 1 : 3
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Keeps the query.
  static func withoutDots(_ path: String) -> String {
    let query = path.firstIndex(of: "?") ?? path.endIndex
    var segments: [Substring] = []
    let all = path[..<query].split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for (index, segment) in all.enumerated() {
      let isDots = segment == "." || segment == ".."
      if segment == ".." { _ = segments.popLast() }
      if !isDots { segments.append(segment) } else if index == all.count - 1 { segments.append("") }
    }
    return "/" + segments.joined(separator: "/") + path[query...]
  }

  private static func escaped(_ bytes: [UInt8], at index: Int) -> UInt8? {
    guard bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count else { return nil }
    let digits = bytes[(index + 1)...(index + 2)].map { Character(Unicode.Scalar($0)).hexDigitValue }
    guard let high = digits[0], let low = digits[1] else { return nil }
    return UInt8(high << 4 | low)
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || "/?@:!$&'()*+,;=".utf8.contains(byte)
  }
}
