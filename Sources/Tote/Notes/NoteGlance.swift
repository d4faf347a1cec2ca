/// A note at a glance, in one row of the list: how its text goes on, as it reads and not as it is written.
extension Note {
  /// How its text begins, in one line, without what the name says already: enough of it for so many columns.
  func opening(within columns: Int) -> String {
    let name = name
    var opening = ""
    // No more lines and letters are read than can show, however long either is.
    var rest = text.utf8.prefix(4_096)
    for _ in 0..<12 where opening.utf8.count <= 4 * columns && opening.columns <= columns && !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = Self.plain(String(Substring(rest[..<end]).unicodeScalars.prefix(columns + 100)))
      if !line.isEmpty, line != name { opening += opening.isEmpty ? line : " · \(line)" }
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
    }
    return opening
  }

  /// A line of Markdown without its signs, as far as one can tell without the lines around it: for a glance, not for
  /// reading.
  static func plain(_ line: some StringProtocol) -> String {
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
