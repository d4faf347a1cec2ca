import ToteModel

/// Tasks in todo.txt, which has no quotes: a blank in a value is an underscore, and what would be misunderstood is a reference.
///
///     2026-11-21 apples +Groceries @Lidl amount:2_kg category:produce price:1.09€ note:the_red_ones
///     x milk +Groceries category:dairy created:2026-11-21
///
/// The project is the list, the context the store. A line with only a project begins a list.
enum TodoFormat {
  /// What is written as `key:value`. Words with other keys are kept in the note.
  static let keys = Set(
    [createdKey] + Item.schema.exportedFields.filter { $0.isOptional && $0.name != "store" }.map(\.name))
  static let createdKey = "created"

  /// By bytes: a blank and an accent behind it are one character.
  static func words(of line: String) -> [Substring] {
    line.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { Substring($0) }
  }

  static func word(_ text: String) -> String {
    let escaped = CharacterReference.escaped(text)
    var word: [UInt8] = []
    word.reserveCapacity(escaped.utf8.count)
    for byte in escaped.utf8 {
      switch byte {
      case UInt8(ascii: "_"): word.append(contentsOf: "&#95;".utf8)
      case UInt8(ascii: " "): word.append(UInt8(ascii: "_"))
      default: word.append(byte)
      }
    }
    return String(decoding: word, as: UTF8.self)
  }

  static func text(_ word: some StringProtocol) -> String {
    let blanks = word.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
    let text = String(decoding: blanks, as: UTF8.self)
    return CharacterReference.unescaped(CharacterReference.isTidy(text) ? text : Folding.clean(text))
  }

  /// `nil` for words like `10:30` or a web address.
  static func value(in word: Substring) -> Substring? {
    guard let colon = word.utf8.firstIndex(of: UInt8(ascii: ":")), colon > word.startIndex else { return nil }
    let key = word[..<colon].utf8
    let value = word[word.utf8.index(after: colon)...]
    guard let first = key.first, isLetter(first), !value.isEmpty,
      key.allSatisfy({ isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }),
      value.utf8.first != UInt8(ascii: "/") || keys.contains(String(word[..<colon]))
    else { return nil }
    return value
  }

  static func isPriority(_ word: Substring) -> Bool {
    let bytes = Array(word.utf8.prefix(4))
    return bytes.count == 3 && bytes[0] == UInt8(ascii: "(") && bytes[2] == UInt8(ascii: ")")
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[1])
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
