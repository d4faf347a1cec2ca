/// Texts in quotes, and numbers.
extension EntryParser {
  /// A text with its quotes.
  mutating func textLiteral() throws(SyntaxProblem) -> String {
    let start = cursor.position
    cursor.position += 1
    var text = ""
    var plainStart = cursor.position
    while let byte = cursor.byte(), cursor.lineEnd == nil {
      switch byte {
      case UInt8(ascii: "\""):
        text += try cursor.text(plainStart..<cursor.position)
        cursor.position += 1
        return text
      case UInt8(ascii: "\\"):
        text += try cursor.text(plainStart..<cursor.position)
        text.unicodeScalars.append(try escape())
        plainStart = cursor.position
      case _ where byte.isControl: throw .control(byte, cursor.position)
      default: cursor.position += 1
      }
    }
    throw .openText(start)
  }

  private mutating func escape() throws(SyntaxProblem) -> Unicode.Scalar {
    let start = cursor.position
    let sign = cursor.byte(1)
    cursor.position += 2
    switch sign {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "u"): return try scalar(digits: 4, start)
    case UInt8(ascii: "U"): return try scalar(digits: 6, start)
    default: throw .unknownEscape(start)
    }
  }

  private mutating func scalar(digits count: Int, _ start: Int) throws(SyntaxProblem) -> Unicode.Scalar {
    let end = cursor.position + count
    guard end <= cursor.end else { throw .fewHexDigits(count, start) }
    let digits = String(decoding: cursor.bytes[cursor.position..<end], as: UTF8.self)
    // A sign would be read as part of a number.
    guard digits.utf8.allSatisfy({ $0.isLetter || $0.isDigit }), let value = UInt32(digits, radix: 16) else {
      throw .fewHexDigits(count, start)
    }
    guard let scalar = Unicode.Scalar(value) else { throw .noCharacter(digits, start) }
    cursor.position = end
    return scalar
  }

  /// A number, whose first digit or minus sign is here.
  mutating func numberLiteral() throws(SyntaxProblem) -> PhraseNumber {
    let start = cursor.position
    let isNegative = cursor.take("-")
    var (digits, count) = (0, 0)
    takeDigits(&digits, &count)
    let whole = count
    if cursor.take(".") {
      guard cursor.byte()?.isDigit == true else { throw .noDecimals(start) }
      takeDigits(&digits, &count)
    }
    guard count <= Limits.numberDigits else { throw .tooManyDigits(start) }
    return PhraseNumber(isNegative ? -digits : digits, fractionDigits: count - whole)
  }

  /// Passes digits, and counts one more than the limit at the most, so that nothing overflows.
  private mutating func takeDigits(_ digits: inout Int, _ count: inout Int) {
    while let byte = cursor.byte(), byte.isDigit {
      if count <= Limits.numberDigits { (digits, count) = (digits * 10 + Int(byte & 0x0F), count + 1) }
      cursor.position += 1
    }
  }
}
