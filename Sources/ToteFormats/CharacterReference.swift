import ToteModel

/// Characters that don't fit into a line, as in HTML: `&#10;` is a line feed. The add field makes no such texts, but a database
/// may have them; Markdown and todo.txt write and read them exactly. An empty text is `&#;`.

enum CharacterReference {
  private static let ampersand = UInt8(ascii: "&")
  private static let hash = UInt8(ascii: "#")
  private static let semicolon = UInt8(ascii: ";")

  /// Escapes what `Folding.clean` would change, and what looks like a reference.
  static func escaped(_ text: String) -> String {
    if isPlain(text) { return text }
    if text.isEmpty { return "&#;" }
    let scalars = Array(text.unicodeScalars)
    let isVisible = scalars.contains { Glyph($0) == .visible }
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let stays =
        switch Glyph(scalar) {
        case .visible: scalar != "&" || next != "#"
        case .joint: isVisible
        case .blank: scalar == " " && index > 0 && next != nil && next != " "
        case .nothing: false
        }
      if stays { result.unicodeScalars.append(scalar) } else { result += reference(to: scalar) }
    }
    return result
  }

  static func reference(to scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }

  static func unescaped(_ text: String) -> String {
    guard holdsOne(text.utf8) else { return text }
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == ampersand, let (scalar, next) = read(bytes, at: index) {
        if let scalar { result.append(contentsOf: UTF8.encode(scalar)!) }
        index = next
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func holdsOne(_ bytes: some Sequence<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      if byte == hash, last == ampersand { return true }
      last = byte
    }
    return false
  }

  /// Whether cleaning would keep every byte.
  static func isTidy(_ text: String) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      if byte > 0x7E || byte < 0x20 || (byte == 0x20 && last == 0x20) {
        return Folding.clean(text).utf8.elementsEqual(text.utf8)
      }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && isTidy(text) && !holdsOne(text.utf8)
  }

  private static func read(_ bytes: [UInt8], at start: Int) -> (Unicode.Scalar?, Int)? {
    guard start + 2 < bytes.count, bytes[start + 1] == hash else { return nil }
    var index = start + 2
    if bytes[index] == semicolon { return (nil, index + 1) }
    let isHexadecimal = bytes[index] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { index += 1 }
    let first = index
    var value: UInt32 = 0
    while index < bytes.count, index - first < 8 {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, isHexadecimal || digit < 10
      else { break }
      value = value &* (isHexadecimal ? 16 : 10) &+ UInt32(digit)
      index += 1
    }
    guard index > first, index < bytes.count, bytes[index] == semicolon, value <= 0x10FFFF,
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, index + 1)
  }
}
