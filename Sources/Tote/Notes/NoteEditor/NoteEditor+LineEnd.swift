import Screen
import ToteModel
import Markdown

/// Enter continues a list, a quote or an indentation; on an empty item it goes out one level, or ends the list. Each is
/// one step of undo.
extension NoteEditor {
  mutating func endLine() {
    let before = text.line(text.caret.line).utf8.prefix(text.caret.offset)
    let after = text.line(text.caret.line).utf8.dropFirst(text.caret.offset)
    guard let mark = ListMark(before) else {
      let blanks = before.prefix { $0 == 0x20 || $0 == 0x09 }
      let goesOn = blanks.count < before.count
      return text.apply(.text(.insert("\n" + (goesOn ? String(Substring(blanks)) : ""))))
    }
    if mark.isAlone, after.isEmpty, before.first == 0x20 || before.first == 0x09 {
      text.apply(.outdent)
    } else if mark.isAlone, after.isEmpty {
      // Text right below an item would belong to it, so a blank line separates them.
      let isBelow = text.caret.line > 0 && !text.line(text.caret.line - 1).allSatisfy(\.isWhitespace)
      text.replaceLineStart(with: isBelow ? "\n" : "")
    } else {
      text.apply(.text(.insert("\n\(mark.next)")))
    }
  }
}

/// The start of a list item or quoted line: `  - `, `3. `, `> * [ ] `.
struct ListMark: Equatable {
  /// With an open box and the next number.
  let next: String
  /// Whether nothing follows it.
  let isAlone: Bool

  init?(_ line: Substring.UTF8View) {
    var rest = line
    var mark = rest.takeBlanks()
    let hasQuote = rest.first == UInt8(ascii: ">")
    while rest.first == UInt8(ascii: ">") {
      mark += String(Substring(rest.prefix(1)))
      rest = rest.dropFirst()
      mark += rest.takeBlanks()
    }
    if let sign = rest.takeSign() {
      mark += sign + rest.takeBlanks()
      if rest.takeBox() { mark += "[ ] " }
    } else if !hasQuote {
      return nil
    }
    next = mark
    isAlone = rest.isEmpty
  }
}

extension Substring.UTF8View {
  fileprivate mutating func takeBlanks() -> String {
    let blanks = prefix { $0 == 0x20 || $0 == 0x09 }
    self = dropFirst(blanks.count)
    return String(Substring(blanks))
  }

  /// Takes an item's sign and its space; returns the next item's sign.
  fileprivate mutating func takeSign() -> String? {
    var (sign, length) = ("", 1)
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): sign = String(Substring(prefix(1)))
    default:
      let digits = prefix { 0x30...0x39 ~= $0 }
      // Markdown allows no more than nine digits.
      guard digits.count <= 9, let number = Int(String(Substring(digits))),
        let end = dropFirst(digits.count).first, end == UInt8(ascii: ".") || end == UInt8(ascii: ")")
      else { return nil }
      sign = "\(number + 1)\(Character(Unicode.Scalar(end)))"
      length = digits.count + 1
    }
    guard dropFirst(length).first == 0x20 else { return nil }
    self = dropFirst(length)
    return sign
  }

  /// The space may be missing at the end of the line.
  fileprivate mutating func takeBox() -> Bool {
    let box = String(Substring(prefix(3)))
    guard ["[ ]", "[x]", "[X]"].contains(box), count == 3 || dropFirst(3).first == 0x20 else { return false }
    self = dropFirst(Swift.min(count, 4))
    return true
  }
}
