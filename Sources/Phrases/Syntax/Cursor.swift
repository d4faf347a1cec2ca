/// A place in a part of a file, and the steps that all parsing is made of. The part ends like a file.
struct Cursor {
  let bytes: [UInt8]
  let end: Int
  var position: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    (self.bytes, position, end) = (bytes, range.lowerBound, range.upperBound)
  }

  /// The byte at the place, or some bytes after it; `nil` beyond the end.
  func byte(_ distance: Int = 0) -> UInt8? {
    let place = position + distance
    return place < end ? bytes[place] : nil
  }

  var isAtEnd: Bool { position >= end }

  func isAt(_ sign: Unicode.Scalar) -> Bool { byte().map { $0 == UInt8(ascii: sign) } ?? false }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard isAt(sign) else { return false }
    position += 1
    return true
  }

  /// The length of the line's end here: 1 or 2 bytes, or 0 at the end of the file. `nil` elsewhere.
  var lineEnd: Int? {
    switch byte() {
    case nil: 0
    case .lineFeed?: 1
    case .carriageReturn? where byte(1) == .lineFeed: 2
    default: nil
    }
  }

  /// Passes spaces and returns how many.
  @discardableResult mutating func skipSpaces() -> Int {
    let start = position
    while byte() == .space { position += 1 }
    return position - start
  }

  /// Passes spaces and ends of lines.
  mutating func skipBlank() {
    while true {
      skipSpaces()
      guard let length = lineEnd, length > 0 else { return }
      position += length
    }
  }

  /// Goes to the start of the next line.
  mutating func skipLine() {
    while let byte = byte() {
      position += 1
      if byte == .lineFeed { return }
    }
  }

  /// Passes a name.
  mutating func takeName() -> String? {
    guard let first = byte(), first.isLetter else { return nil }
    let start = position
    while let byte = byte(), byte.isInName { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The text of some bytes, or the place of the first that isn't UTF-8.
  func text(_ range: Range<Int>) throws(SyntaxProblem) -> String {
    if let text = String(validating: bytes[range], as: UTF8.self) { return text }
    throw .invalidUTF8(firstInvalidByte(in: range))
  }

  private func firstInvalidByte(in range: Range<Int>) -> Int {
    var decoder = UTF8()
    var rest = bytes[range].makeIterator()
    var offset = range.lowerBound
    while case .scalarValue(let scalar) = decoder.decode(&rest) { offset += UTF8.width(scalar) }
    return offset
  }

  /// What stands here, for a sentence.
  var found: String {
    if lineEnd != nil { return "the end of the line" }
    // The longest scalar of UTF-8 has 4 bytes.
    let text = String(decoding: bytes[position..<min(position + 4, end)], as: UTF8.self)
    return "“\(text.unicodeScalars.first.map(String.init) ?? "")”"
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")

  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  var isInName: Bool { isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }
  var isControl: Bool { self < 0x20 && self != .tab || self == 0x7F }
}
