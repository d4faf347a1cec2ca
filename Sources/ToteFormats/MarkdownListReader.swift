import ToteModel

/// Markdown as lists: our own files, and those that people and other programs write. Line by line; a line that is neither
/// a heading nor an item is an error, because a text that is left out silently would be lost.

extension MarkdownFormat {
  static func read(_ reading: inout FileReading) throws -> [FileList] {
    var lists = Headings()
    var offset = reading.start
    while offset < reading.end {
      var (line, next) = reading.line(at: offset)
      line = reading.trimmed(line)
      if let (level, text) = heading(line, in: reading) {
        try begin(text, level: level, in: &lists, &reading)
      } else if let fence = fence(line, in: reading) {
        // What is shown as code is no list, whatever it looks like.
        try reading.note(ParseFault(line.lowerBound, .headingOrItem))
        next = end(of: fence, from: next, in: reading)
      } else if isSilent(line, in: reading) {
        // Nothing to read, and nothing to lose.
      } else if let (isTicked, hasBox, text) = item(line, in: reading) {
        if !hasBox, let bracket = openBox(text, in: reading) {
          try reading.note(ParseFault(bracket, .spaceAfterBox))
        } else if let item = self.item(reading.text(text), isTicked: isTicked) {
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

  /// Where a box of brackets ends with a word right behind it: nobody can tell whether it was meant as one. A link of
  /// one letter is a link.
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

  /// An item from what stands behind its box.
  private static func item(_ text: String, isTicked: Bool) -> FileItem? {
    guard let parsed = QuickAdd(text)?.item else { return nil }
    var item = FileItem(name: parsed.name, details: parsed.details, isTicked: isTicked)
    if CharacterReference.holdsOne(text.utf8) {
      item.name = CharacterReference.unescaped(item.name)
      item.details = item.details.mapTexts(CharacterReference.unescaped)
      item.category = item.category.flatMap { Category(CharacterReference.unescaped($0.rawValue)) }
    }
    return item
  }

  /// `# Groceries`, up to six signs, perhaps with some that close it.
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

  /// The level of a heading whose text stands above this line.
  private static func underline(_ line: Range<Int>, in reading: FileReading) -> Int? {
    guard let sign = reading.bytes[line].first, reading.bytes[line].allSatisfy({ $0 == sign }) else {
      return nil
    }
    return sign == UInt8(ascii: "=") ? 1 : sign == UInt8(ascii: "-") ? 2 : nil
  }

  /// A line without anything to read: a blank one, a rule, a comment.
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

  /// Whether an item is ticked, whether it has a box at all, and where its text stands; `nil` for a line that has neither
  /// a bullet nor a box.
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

  /// How long `-`, `*`, `+`, `1.` or `1)` is, with a blank or nothing behind it.
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

  /// Whether a box is ticked, and how long it is. One of brackets has a blank behind it, else it is part of a word.
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
  /// Whether a byte is a blank or a tab.
  fileprivate func isBlank(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
  }

  /// Without blanks at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, isBlank(lower) { lower += 1 }
    while upper > lower, isBlank(upper - 1) { upper -= 1 }
    return lower..<upper
  }
}

/// The lists of a file with headings. One that has no items of its own and another below it only lends its name.
private struct Headings {
  private var lists: [FileList] = []
  private var path: [(level: Int, name: String)] = []

  /// A list under a name, or under none where that was an error.
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
