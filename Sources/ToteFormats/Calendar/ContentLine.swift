/// A line of iCalendar: a name, perhaps parameters, and a value. It keeps its bytes, with folds and line end, until its value is
/// changed.
///
///     let line = ContentLine(Array("SUMMARY;LANGUAGE=en:2 kg of\r\n  apples\r\n".utf8)[...])
///     line.name == "SUMMARY"
///     line.text == "2 kg of apples"
package struct ContentLine: Hashable, Sendable {
  package let bytes: ArraySlice<UInt8>
  /// In capitals; empty for anything but iCalendar.
  package let name: String

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    // A fold within the name is unlikely, but possible.
    name = Self.name(of: bytes) ?? Self.name(of: CalendarText.unfolded(bytes)) ?? ""
  }

  /// `nil` without the sign of a value behind it.
  private static func name(of content: ArraySlice<UInt8>) -> String? {
    let hasMark = content.first == 0xEF && content.starts(with: [0xEF, 0xBB, 0xBF])
    let content = hasMark ? content.dropFirst(3) : content
    let letters = content.prefix(while: isNameByte)
    let sign = letters.endIndex < content.endIndex ? content[letters.endIndex] : 0
    guard sign == UInt8(ascii: ":") || sign == UInt8(ascii: ";") else { return nil }
    if letters.allSatisfy({ $0 == capital($0) }) { return String(decoding: letters, as: UTF8.self) }
    return String(decoding: letters.map(capital), as: UTF8.self)
  }

  init(_ name: String, value: [UInt8], lineEnd: [UInt8]) {
    self.name = name
    var content: [UInt8] = []
    content.reserveCapacity(name.utf8.count + 1 + value.count + lineEnd.count)
    content += name.utf8
    content.append(UInt8(ascii: ":"))
    content += value
    if content.count <= CalendarText.lineLength {
      content += lineEnd
      bytes = content[...]
    } else {
      bytes = CalendarText.folded(content, lineEnd: lineEnd)[...]
    }
  }

  private init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes[...]
  }

  package var value: ArraySlice<UInt8> {
    let content = CalendarText.unfolded(bytes)
    return content[Self.valueStart(of: content)...]
  }

  package var text: String { CalendarText.unescaped(value) }

  package var texts: [String] {
    CalendarText.values(in: Array(value)).map { CalendarText.unescaped($0[...]) }
  }

  /// The parameters stay.
  func with(value: [UInt8]) -> ContentLine {
    let content = CalendarText.unfolded(bytes)
    let head = content[..<Self.valueStart(of: content)]
    // Without a colon, or with an open quote that would run into the new value, the parameters can't be kept.
    guard head.last == UInt8(ascii: ":"), head.count(where: { $0 == UInt8(ascii: "\"") }).isMultiple(of: 2)
    else {
      return ContentLine(name, value: value, lineEnd: lineEnd)
    }
    return ContentLine(name: name, bytes: CalendarText.folded(Array(head) + value, lineEnd: lineEnd))
  }

  /// The last line of a file may end with nothing.
  var lineEnd: [UInt8] {
    if bytes.last != UInt8(ascii: "\n") { return [] }
    let isReturned = bytes.count > 1 && bytes[bytes.endIndex - 2] == UInt8(ascii: "\r")
    return isReturned ? Self.returnAndFeed : Self.feed
  }

  static let returnAndFeed = Array("\r\n".utf8)
  private static let feed = Array("\n".utf8)

  /// Behind the first colon that is not in quotes, or the first at all if quotes are left open.
  private static func valueStart(of content: ArraySlice<UInt8>) -> Int {
    var isQuoted = false
    for place in content.indices {
      let byte = content[place]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ":"), !isQuoted { return place + 1 }
    }
    return content.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? content.endIndex
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte || 0x41...0x5A ~= byte || byte == UInt8(ascii: "-")
  }

  private static func capital(_ byte: UInt8) -> UInt8 { 0x61...0x7A ~= byte ? byte - 0x20 : byte }
}
