/// The tags and texts of HTML one after the other, however broken it is.
///
///     Array(HTMLTokens("a<br>b")) == [.text("a"), .open(HTMLTag("br")), .text("b")]
struct HTMLTokens: Sequence, IteratorProtocol {
  enum Token: Equatable {
    /// Without entities.
    case text(String)
    case open(HTMLTag)
    case close(String)
  }

  private let bytes: [UInt8]
  private var place = 0
  /// What no tag ends but its own: the content of a script is no HTML.
  private var raw: String?

  private static let raw: Set<String> = ["script", "style", "textarea", "title", "xmp", "iframe", "noembed"]

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  mutating func next() -> Token? {
    if let name = raw {
      raw = nil
      let end = endOfRaw(name)
      defer { place = end }
      if end > place { return .text(text(place..<end)) }
    }
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<"), place + 1 < bytes.count else { break }
      let sign = bytes[place + 1]
      if sign == UInt8(ascii: "!") || sign == UInt8(ascii: "?") {
        skipDeclaration()
      } else if sign.isLetter
        || sign == UInt8(ascii: "/") && place + 2 < bytes.count && bytes[place + 2].isLetter
      {
        return tag()
      } else {
        break
      }
    }
    guard place < bytes.count else { return nil }
    let start = place
    place += 1
    while place < bytes.count, !beginsTag { place += 1 }
    return .text(text(start..<place))
  }

  private var beginsTag: Bool {
    guard bytes[place] == UInt8(ascii: "<"), place + 1 < bytes.count else { return false }
    return bytes[place + 1].isLetter || "/!?".utf8.contains(bytes[place + 1])
  }

  private func text(_ range: Range<Int>) -> String {
    HTMLText.decoded(String(decoding: bytes[range], as: UTF8.self))
  }

  /// A comment, a document type, or marked text such as `<![CDATA[`.
  private mutating func skipDeclaration() {
    let end = bytes[place...].starts(with: "<!--".utf8) ? "-->" : ">"
    place = self.place(behind: end, from: place + 2)
  }

  private func place(behind end: String, from start: Int) -> Int {
    let end = Array(end.utf8)
    var place = start
    while place + end.count <= bytes.count {
      if bytes[place] == end[0], bytes[place...].starts(with: end) { return place + end.count }
      place += 1
    }
    return bytes.count
  }

  private func endOfRaw(_ name: String) -> Int {
    var end = place
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "<"), end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "/"),
        bytes[(end + 2)...].prefix(name.utf8.count).map({ $0 | 0x20 }).elementsEqual(name.utf8)
      {
        return end
      }
      end += 1
    }
    return end
  }

  private mutating func tag() -> Token {
    place += 1
    let isEnd = bytes[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    let name = word { $0.isLetter || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x3A }.lowercased()
    var tag = HTMLTag(name)
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      let before = place
      readAttribute(&tag)
      if place == before { place += 1 }
    }
    place = Swift.min(place + 1, bytes.count)
    if isEnd { return .close(name) }
    if Self.raw.contains(name) { raw = name }
    return .open(tag)
  }

  private mutating func readAttribute(_ tag: inout HTMLTag) {
    skipBlanks()
    let name = word { !$0.isBlank && !"=>/".utf8.contains($0) }.lowercased()
    skipBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
      if !name.isEmpty { tag.attributes[name] = tag.attributes[name] ?? "" }
      return
    }
    place += 1
    skipBlanks()
    var value = ""
    if place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
      let quote = bytes[place]
      place += 1
      value = word { $0 != quote }
      place = Swift.min(place + 1, bytes.count)
    } else {
      value = word { !$0.isBlank && $0 != UInt8(ascii: ">") }
    }
    if tag.attributes[name] == nil { tag.attributes[name] = HTMLText.decoded(value) }
  }

  private mutating func skipBlanks() { while place < bytes.count, bytes[place].isBlank { place += 1 } }

  private mutating func word(_ belongs: (UInt8) -> Bool) -> String {
    let start = place
    while place < bytes.count, belongs(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }
}

struct HTMLTag: Equatable {
  let name: String
  var attributes: [String: String] = [:]

  init(_ name: String) { self.name = name }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
