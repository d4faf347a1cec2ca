extension Note {
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
  fileprivate var leadingMark: Int? {
    for mark in ["> ", "- ", "* ", "+ ", "[ ] ", "[x] ", "[X] "] where hasPrefix(mark) { return mark.count }
    let signs = prefix { $0 == "#" }.count
    return (1...6).contains(signs) && dropFirst(signs).first == " " ? signs + 1 : nil
  }
}
