/// A line of Markdown as plain words: what a note without a title is called, and what a row of the list shows of it.
extension Note {
  /// A line of Markdown without its signs, as far as one can tell without the lines around it: for a glance, not for
  /// reading.
  package static func plain(_ line: some StringProtocol) -> String {
    var rest = Substring(Folding.clean(String(line)))
    while let mark = rest.leadingMark { rest = rest.dropFirst(mark) }
    if rest.allSatisfy({ "-=|:` *_".contains($0) }) { return "" }
    var plain = ""
    var bytes = rest.utf8[...]
    while let byte = bytes.first {
      let next = bytes.dropFirst().first
      switch (byte, next) {
      case (UInt8(ascii: "["), UInt8(ascii: "[")), (UInt8(ascii: "]"), UInt8(ascii: "]")),
        (UInt8(ascii: "*"), UInt8(ascii: "*")), (UInt8(ascii: "_"), UInt8(ascii: "_")):
        bytes = bytes.dropFirst(2)
      case (UInt8(ascii: "`"), _): bytes = bytes.dropFirst()
      default:
        let end = bytes.dropFirst().firstIndex { "[]*_`".utf8.contains($0) } ?? bytes.endIndex
        plain += String(Substring(bytes[..<end]))
        bytes = bytes[end...]
      }
    }
    return plain
  }
}

extension Substring {
  /// How many characters the sign takes that a line begins with: of a heading, a quote, an item or its box.
  fileprivate var leadingMark: Int? {
    for mark in ["> ", "- ", "* ", "+ ", "[ ] ", "[x] ", "[X] "] where hasPrefix(mark) { return mark.count }
    let signs = prefix { $0 == "#" }.count
    return (1...6).contains(signs) && dropFirst(signs).first == " " ? signs + 1 : nil
  }
}
