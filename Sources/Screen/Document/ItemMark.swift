/// What stands before the text of a list's item: `- `, `  3. `, `- [ ] `.
enum ItemMark {
  /// In bytes; anything longer is none.
  static let longest = 40

  /// Zero for a line that is no item, and where it would take more than a third of the room.
  static func columns(in line: String, within width: Int) -> Int {
    let start = line.utf8.prefix(longest)
    var rest = start.drop { $0 == 0x20 || $0 == 0x09 }
    if let sign = rest.first, [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(sign) {
      rest = rest.dropFirst()
    } else {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(digits.count)
      guard !digits.isEmpty, let end = rest.first, end == 0x2E || end == 0x29 else { return 0 }
      rest = rest.dropFirst()
    }
    guard rest.first == 0x20 else { return 0 }
    rest = rest.dropFirst()
    if rest.starts(with: "[ ] ".utf8) || rest.starts(with: "[x] ".utf8) { rest = rest.dropFirst(4) }
    let columns = line[..<rest.startIndex].columns
    return columns * 3 <= width ? columns : 0
  }
}
