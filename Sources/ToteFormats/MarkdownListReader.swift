import ToteModel

/// Reads Markdown from Tote, people and other programs. A line that is neither a heading nor an item is an error, as a text that
/// is left out silently would be lost.

extension MarkdownFormat {
  static func read(_ reading: inout FileReading) throws -> [FileList] {
    var lists = Headings()
    var offset = reading.start
    while offset < reading.end {
      var (line, next) = reading.line(at: offset)
      line = reading.trimmed(line)
      if try !reading.accepts(line) {
      } else if let (level, text) = heading(line, in: reading) {
        try begin(text, level: level, in: &lists, &reading)
      } else if let fence = fence(line, in: reading) {
        try reading.note(ParseFault(line.lowerBound, .headingOrItem))
        next = end(of: fence, from: next, in: reading)
      } else if isSilent(line, in: reading) {
      } else if let (isTicked, hasBox, text) = item(line, in: reading) {
        if !hasBox, let bracket = openBox(text, in: reading) {
          try reading.note(ParseFault(bracket, .spaceAfterBox))
        } else if let item = self.item(reading.text(text), isTicked: isTicked) {
          try reading.countItem(at: line.lowerBound)
          lists.add(item)
        } else {
          try reading.note(ParseFault(text.lowerBound, .itemName))
        }
      } else {
        let below = reading.line(at: next)
        if let level = underline(reading.trimmed(below.range), in: reading) {
          try begin(line, level: level, in: &lists, &reading)
          next = below.next
        } else {
          try reading.note(ParseFault(line.lowerBound, .headingOrItem))
        }
      }
      offset = next
      try reading.reached(offset)
    }
    return lists.finished()
  }

  /// The end of a box of brackets with a word right behind it, which may or may not be meant as one. A link of one letter is a
  /// link.
  private static func openBox(_ text: Range<Int>, in reading: FileReading) -> Int? {
    let bytes = reading.bytes[text]
    for (box, _) in boxes
    where box[0] == UInt8(ascii: "[") && bytes.count > box.count && bytes.starts(with: box) {
      let end = text.lowerBound + box.count
      if !reading.isBlank(end), !"([:".utf8.contains(reading.bytes[end]) { return end }
    }
    return nil
  }

  private static func begin(
    _ text: Range<Int>, level: Int, in lists: inout Headings, _ reading: inout FileReading
  ) throws {
    let name = Folding.clean(reading.text(text))
    if name.isEmpty { try reading.note(ParseFault(text.lowerBound, .listName)) }
    lists.begin(name.isEmpty ? nil : CharacterReference.unescaped(name), level: level)
  }

  private static func item(_ text: String, isTicked: Bool) -> FileItem? {
    guard let parsed = ParsedItem(foreign: text) else { return nil }
    var item = FileItem(name: parsed.name, details: parsed.details, isTicked: isTicked)
    if CharacterReference.holdsOne(text.utf8) {
      item.name = CharacterReference.unescaped(item.name)
      item.details = item.details.mapTexts(CharacterReference.unescaped)
      item.category = item.category.flatMap { Category(CharacterReference.unescaped($0.rawValue)) }
    }
    return item
  }

  /// `# Groceries`, with up to six signs, perhaps closed by some.
  private static func heading(_ line: Range<Int>, in reading: FileReading) -> (Int, Range<Int>)? {
    let hash = UInt8(ascii: "#")
    let level = reading.bytes[line].prefix { $0 == hash }.count
    guard (1...6).contains(level) else { return nil }
    var text = line.lowerBound + level..<line.upperBound
    guard text.isEmpty || reading.isBlank(text.lowerBound) else { return nil }
    let closing = reading.bytes[text].reversed().prefix { $0 == hash }.count
    if closing > 0, reading.isBlank(text.upperBound - closing - 1) {
      text = text.lowerBound..<text.upperBound - closing
    }
    return (level, text)
  }

  /// The level of a heading whose text is above this line.
  private static func underline(_ line: Range<Int>, in reading: FileReading) -> Int? {
    guard let sign = reading.bytes[line].first, reading.bytes[line].allSatisfy({ $0 == sign }) else {
      return nil
    }
    return sign == UInt8(ascii: "=") ? 1 : sign == UInt8(ascii: "-") ? 2 : nil
  }

  /// A blank line, a rule or a comment.
  private static func isSilent(_ line: Range<Int>, in reading: FileReading) -> Bool {
    let bytes = reading.bytes[line]
    guard let first = bytes.first else { return true }
    if first == UInt8(ascii: "<") {
      return bytes.count >= 7 && bytes.starts(with: "<!--".utf8)
        && bytes.suffix(3).elementsEqual("-->".utf8)
    }
    guard "-*_".utf8.contains(first) else { return false }
    let signs = bytes.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return signs.count >= 3 && signs.allSatisfy { $0 == first }
  }

  /// `nil` for a line with neither a bullet nor a box.
  private static func item(_ line: Range<Int>, in reading: FileReading) -> (
    isTicked: Bool, hasBox: Bool, text: Range<Int>
  )? {
    var rest = line
    var (isItem, hasBox) = (false, false)
    if let bullet = bullet(rest, in: reading) {
      isItem = true
      rest = reading.trimmed(rest.lowerBound + bullet..<rest.upperBound)
    }
    var isTicked = false
    if let (ticked, length) = box(rest, in: reading) {
      (isItem, hasBox) = (true, true)
      isTicked = ticked
      rest = reading.trimmed(rest.lowerBound + length..<rest.upperBound)
    }
    return isItem ? (isTicked, hasBox, rest) : nil
  }

  /// The length of `-`, `*`, `+`, `1.` or `1)`, with a blank or nothing behind it.
  private static func bullet(_ line: Range<Int>, in reading: FileReading) -> Int? {
    guard let first = reading.bytes[line].first else { return nil }
    var length = 1
    if !"-*+".utf8.contains(first) {
      length = reading.bytes[line].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count + 1
      guard (2...10).contains(length), length <= line.count,
        ".)".utf8.contains(reading.bytes[line.lowerBound + length - 1])
      else { return nil }
    }
    return length == line.count || reading.isBlank(line.lowerBound + length) ? length : nil
  }

  private static let boxes: [(text: [UInt8], isTicked: Bool)] = [
    ("[ ]", false), ("[]", false), ("[x]", true), ("[X]", true), ("☐", false), ("☑", true), ("☒", true),
    ("✓", true), ("✔", true), ("✅", true),
  ].map { (Array($0.utf8), $1) }

  /// Brackets need a blank behind them, or they are part of a word.
  private static func box(_ line: Range<Int>, in reading: FileReading) -> (Bool, Int)? {
    for (text, isTicked) in boxes where reading.bytes[line].starts(with: text) {
      let end = line.lowerBound + text.count
      if text[0] != UInt8(ascii: "[") || end == line.upperBound || reading.isBlank(end) {
        return (isTicked, text.count)
      }
    }
    return nil
  }
}

extension FileReading {
  fileprivate func isBlank(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, isBlank(lower) { lower += 1 }
    while upper > lower, isBlank(upper - 1) { upper -= 1 }
    return lower..<upper
  }
}

/// Lists under headings. One without items and with another below it only lends its name.
private struct Headings {
  private var lists: [FileList] = []
  private var path: [(level: Int, name: String)] = []

  mutating func begin(_ name: String?, level: Int) {
    if let last = path.last, last.level < level, lists.last?.items.isEmpty == true { lists.removeLast() }
    path.removeAll { $0.level >= level }
    if let name { path.append((level, name)) }
    lists.append(FileList(name: path.isEmpty ? nil : path.map(\.name).joined(separator: " / ")))
  }

  mutating func add(_ item: FileItem) {
    if lists.isEmpty { lists.append(FileList(name: nil)) }
    lists[lists.count - 1].items.append(item)
  }

  func finished() -> [FileList] { lists }
}
