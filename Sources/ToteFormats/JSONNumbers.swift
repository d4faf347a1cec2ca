import ToteModel

/// Numbers, ids and skipping. Numbers never become floating-point: they are read exactly or not at all.

extension JSONLexer {
  /// Scaled by decimal places: `1.09` with `places: 2` is 109.
  mutating func number(places: Int, _ expected: ImportError.Expectation) throws(ParseFault) -> Int64 {
    _ = peek()
    let start = offset
    guard let number = skipNumber(places: places) else {
      // As far as it looks like a number or word.
      offset = start
      var length = 0
      while start + length < bytes.count, Self.isWord(bytes[start + length]) { length += 1 }
      throw ParseFault(start, expected, length: length == 0 ? nil : length)
    }
    return number
  }

  /// In any case.
  mutating func id(_ expected: ImportError.Expectation) throws(ParseFault) -> (high: UInt64, low: UInt64) {
    _ = peek()
    let start = offset
    guard start + 38 <= bytes.count, bytes[start] == 0x22, bytes[start + 37] == 0x22 else {
      throw ParseFault(start, expected)
    }
    var halves: (UInt64, UInt64) = (0, 0)
    for place in 1...36 {
      let byte = bytes[start + place]
      if place == 9 || place == 14 || place == 19 || place == 24 {
        if byte != UInt8(ascii: "-") { throw ParseFault(start, expected, length: 38) }
        continue
      }
      guard let digit = Self.hex(byte) else { throw ParseFault(start, expected, length: 38) }
      halves = (halves.0 << 4 | halves.1 >> 60, halves.1 << 4 | UInt64(digit))
    }
    offset += 38
    return (halves.0, halves.1)
  }

  mutating func skip(depth: Int = 0) throws(ParseFault) {
    if depth == Self.depth { throw ParseFault(offset, .depth(Self.depth)) }
    switch peek() {
    case UInt8(ascii: "{"):
      try object(.object) { (lexer, _, _) throws(ParseFault) in try lexer.skip(depth: depth + 1) }
    case UInt8(ascii: "["):
      try array(.array) { (lexer) throws(ParseFault) in try lexer.skip(depth: depth + 1) }
    case UInt8(ascii: "\""): _ = try string(.text)
    default:
      if take(word: "null") || take(word: "true") || take(word: "false") { return }
      let start = offset
      guard scanNumber() else {
        offset = start
        throw ParseFault(start, .anyValue)
      }
    }
  }

  /// `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`
  private mutating func scanNumber() -> Bool {
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    let whole = offset
    skipDigits()
    if offset == whole || (bytes[whole] == 0x30 && offset > whole + 1) { return false }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      let part = offset
      skipDigits()
      if offset == part { return false }
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count, "+-".utf8.contains(bytes[offset]) { offset += 1 }
      let exponent = offset
      skipDigits()
      if offset == exponent { return false }
    }
    return offset == bytes.count || !Self.isWord(bytes[offset])
  }

  private mutating func skipDigits() {
    while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) { offset += 1 }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// The scanned number with its point and exponent applied; `nil` if that isn't exact.
  private mutating func skipNumber(places: Int) -> Int64? {
    let start = offset
    guard scanNumber() else { return nil }
    var value: Int64 = 0
    var shift = places
    var isBehindPoint = false
    var index = start
    let isNegative = bytes[start] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    // Zeros wait here until a digit follows, so that 1.50000 is exact.
    var zeros = 0
    loop: while index < offset {
      switch bytes[index] {
      case UInt8(ascii: "."): isBehindPoint = true
      case 0x30:
        zeros += 1
        if isBehindPoint { shift -= 1 }
      case 0x31...0x39:
        for _ in 0...zeros {
          let (product, isTooMuch) = value.multipliedReportingOverflow(by: 10)
          if isTooMuch { return nil }
          value = product
        }
        zeros = 0
        let digit = Int64(bytes[index] - 0x30)
        let (sum, isTooMuch) =
          isNegative ? value.subtractingReportingOverflow(digit) : value.addingReportingOverflow(digit)
        if isTooMuch { return nil }
        value = sum
        if isBehindPoint { shift -= 1 }
      default:
        guard let exponent = Int(String(decoding: bytes[(index + 1)..<offset], as: UTF8.self)),
          abs(exponent) < 1000
        else { return value == 0 ? 0 : nil }
        shift += exponent
        break loop
      }
      index += 1
    }
    if value == 0 { return 0 }
    shift += zeros
    if shift < 0 { return nil }
    for _ in 0..<shift {
      let (product, isTooMuch) = value.multipliedReportingOverflow(by: 10)
      if isTooMuch { return nil }
      value = product
    }
    return value
  }
}
