import ToteModel

/// Reads JSON strictly by RFC 8259. It is asked for what is expected next, so errors are exact, and it builds no tree: 100,000
/// items are read straight into rows.
struct JSONLexer {
  let bytes: [UInt8]
  var offset: Int

  /// Of values that are skipped.
  static let depth = 64

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Behind blanks; `nil` at the end.
  mutating func peek() -> UInt8? {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      case let byte: return byte
      }
    }
    return nil
  }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  mutating func expect(_ sign: Unicode.Scalar, _ expected: ImportError.Expectation) throws(ParseFault) {
    guard take(sign) else { throw ParseFault(offset, expected) }
  }

  mutating func take(word: StaticString) -> Bool {
    _ = peek()
    let length = word.utf8CodeUnitCount
    guard offset + length <= bytes.count,
      word.withUTF8Buffer({ bytes[offset..<offset + length].elementsEqual($0) })
    else { return false }
    offset += length
    return true
  }

  /// Calls the body for each member, at its value.
  mutating func object(
    _ expected: ImportError.Expectation, _ body: (inout JSONLexer, String, Int) throws(ParseFault) -> Void
  ) throws(ParseFault) {
    try expect("{", expected)
    if take("}") { return }
    repeat {
      _ = peek()
      let start = offset
      let key = try string(.fieldName)
      try expect(":", .colon)
      try body(&self, key, start)
    } while take(",")
    try expect("}", .commaOrBrace)
  }

  mutating func array(
    _ expected: ImportError.Expectation, _ body: (inout JSONLexer) throws(ParseFault) -> Void
  ) throws(ParseFault) {
    try expect("[", expected)
    if take("]") { return }
    repeat { try body(&self) } while take(",")
    try expect("]", .commaOrBracket)
  }

  mutating func string(_ expected: ImportError.Expectation) throws(ParseFault) -> String {
    try expect("\"", expected)
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x22, bytes[offset] != 0x5C, bytes[offset] >= 0x20 {
      offset += 1
    }
    if offset < bytes.count, bytes[offset] == 0x22 {
      defer { offset += 1 }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    var text = Array(bytes[start..<offset])
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case 0x22:
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case 0x5C: try escape(into: &text)
      case 0..<0x20:
        throw ParseFault(offset, .noControlCharacter, length: 1)
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw ParseFault(offset, .closingQuote)
  }

  private mutating func escape(into text: inout [UInt8]) throws(ParseFault) {
    let start = offset
    offset += 1
    guard offset < bytes.count else { throw ParseFault(offset, .escape) }
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var value = try unit(start)
      if (0xD800..<0xDC00).contains(value) {
        guard offset + 1 < bytes.count, bytes[offset] == 0x5C, bytes[offset + 1] == UInt8(ascii: "u") else {
          throw ParseFault(start, .secondSurrogate, length: 6)
        }
        offset += 2
        let low = try unit(offset - 2)
        guard (0xDC00..<0xE000).contains(low) else {
          throw ParseFault(start, .secondSurrogate, length: 6)
        }
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw ParseFault(start, .firstSurrogate, length: 6)
      }
      text.append(contentsOf: UTF8.encode(scalar)!)
    default: throw ParseFault(start, .escape, length: 2)
    }
  }

  private mutating func unit(_ start: Int) throws(ParseFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard offset < bytes.count, let digit = Self.hex(bytes[offset]) else {
        throw ParseFault(start, .hexDigits, length: 6)
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
