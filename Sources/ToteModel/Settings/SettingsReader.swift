/// Reads keys and values from the bytes of a `SettingsText`, and knows where it is.
struct SettingsReader {
  private let bytes: [UInt8]
  var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Some editors begin a file with this mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    }
  }

  var isAtEnd: Bool { index >= bytes.count }
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  var place: SettingsPlace { place(at: index) }

  /// Of an index in this line. Counts characters, so it is only asked for where it is needed: once a line, and in a problem.
  private func place(at index: Int) -> SettingsPlace {
    let before = String(decoding: bytes[min(lineStart, index)..<index], as: UTF8.self)
    return SettingsPlace(line: line, column: before.count + 1)
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// Whether nothing but a comment follows on this line.
  var endsLine: Bool {
    switch next {
    case nil, Self.lineFeed, UInt8(ascii: "#"): true
    case UInt8(ascii: "\r"): index + 1 >= bytes.count || bytes[index + 1] == Self.lineFeed
    default: false
    }
  }

  /// The index behind the next line break.
  var startOfNextLine: Int {
    bytes[index...].firstIndex(of: Self.lineFeed).map { $0 + 1 } ?? bytes.count
  }

  mutating func skipBlanks() {
    while let next, next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { index += 1 }
  }

  mutating func skipLine() {
    index = startOfNextLine
    guard index > 0, bytes[index - 1] == Self.lineFeed else { return }
    line += 1
    lineStart = index
  }

  /// Goes on behind a line that can't be read; behind the end of a list, if it is one of several lines.
  mutating func skipProblem(from start: Int) {
    let isInList = lineStart > start
    repeat {
      let rest = bytes[lineStart..<startOfNextLine]
      // The list was never closed, and this line sets something else.
      if isInList, rest.contains(UInt8(ascii: "=")) {
        index = lineStart
        return
      }
      skipLine()
      if rest.contains(UInt8(ascii: "]")) { return }
    } while isInList && !isAtEnd
  }

  /// The end of a value that can't be read: before the comment of its last line.
  func endOfValue(from start: Int) -> Int {
    let line = bytes[index..<startOfNextLine]
    var end = line.firstIndex { $0 == UInt8(ascii: "#") || $0 == Self.lineFeed } ?? line.endIndex
    while end > start, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(bytes[end - 1]) {
      end -= 1
    }
    return max(start, end)
  }

  func problem(_ kind: SettingsProblem.Kind, at place: SettingsPlace? = nil) -> SettingsProblem {
    SettingsProblem(kind, at: .file(place ?? self.place))
  }

  /// Nothing but a comment may follow.
  mutating func endLine() throws(SettingsProblem) {
    skipBlanks()
    guard endsLine else { throw problem(.unexpected(restOfLine)) }
  }

  /// The next word or so, to be shown.
  private var restOfLine: String {
    let rest = bytes[index..<startOfNextLine].prefix { $0 != Self.lineFeed && $0 != UInt8(ascii: "\r") }
    let text = String(decoding: rest, as: UTF8.self)
    return text.count > 30 ? text.prefix(29) + "…" : text
  }
}

// Keys.
extension SettingsReader {
  mutating func table() throws(SettingsProblem) -> [String] {
    let start = place
    index += 1
    if next == UInt8(ascii: "[") { throw problem(.unsupported, at: start) }
    skipBlanks()
    let path = try path()
    guard next == UInt8(ascii: "]") else {
      throw problem(.unclosedTable(path.joined(separator: ".")), at: start)
    }
    index += 1
    return path
  }

  /// `theme`, `"items.tick"`, `colors.dark.accent`, and the blanks behind.
  mutating func path() throws(SettingsProblem) -> [String] {
    var path = [try key()]
    skipBlanks()
    while next == UInt8(ascii: ".") {
      index += 1
      skipBlanks()
      path.append(try key())
      skipBlanks()
    }
    return path
  }

  private mutating func key() throws(SettingsProblem) -> String {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try text() }
    let start = index
    while let next, Self.isBare(next) { index += 1 }
    guard index > start else { throw problem(.noName(restOfLine)) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  mutating func equals() throws(SettingsProblem) {
    guard next == UInt8(ascii: "=") else { throw problem(.noEquals) }
    index += 1
    skipBlanks()
  }
}

// Values.
extension SettingsReader {
  mutating func value() throws(SettingsProblem) -> SettingValue {
    guard !endsLine, let next else { throw problem(.noValue) }
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .text(try text())
    case UInt8(ascii: "["): return .texts(try texts())
    case UInt8(ascii: "{"): throw problem(.unsupported)
    default: return try word()
    }
  }

  /// A boolean or a whole number.
  private mutating func word() throws(SettingsProblem) -> SettingValue {
    let start = index
    while !endsLine, let next, !", \t]".utf8.contains(next) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    default: break
    }
    if let first = word.utf8.first, first < 0x3A,
      first >= 0x30 || word.utf8.count > 1 && "+-".utf8.contains(first)
    {
      guard let number = Int(word.filter { $0 != "_" }) else {
        throw problem(.notANumber(word), at: place(at: start))
      }
      return .number(number)
    }
    throw problem(.noQuotes(word), at: place(at: start))
  }

  private mutating func texts() throws(SettingsProblem) -> [String] {
    let start = place
    index += 1
    var texts: [String] = []
    while true {
      skipLines()
      switch next {
      case nil: throw problem(.unclosedList, at: start)
      case UInt8(ascii: "]"):
        index += 1
        return texts
      case UInt8(ascii: "\""), UInt8(ascii: "'"): texts.append(try text())
      default:
        // Where another setting begins, the list should have ended.
        let isOver = bytes[index..<startOfNextLine].contains(UInt8(ascii: "="))
        throw isOver ? problem(.unclosedList, at: start) : problem(.notATextInList(restOfLine))
      }
      skipLines()
      switch next {
      case UInt8(ascii: ","): index += 1
      case UInt8(ascii: "]"): break
      default: throw problem(.unclosedList, at: start)
      }
    }
  }

  /// Blanks, line breaks and comments within a list.
  private mutating func skipLines() {
    skipBlanks()
    while endsLine, !isAtEnd {
      skipLine()
      skipBlanks()
    }
  }

  /// In double quotes, where a backslash escapes, or in single ones, where it doesn't.
  private mutating func text() throws(SettingsProblem) -> String {
    let (start, quote) = (index, bytes[index])
    if index + 2 < bytes.count, bytes[index + 1] == quote, bytes[index + 2] == quote {
      throw problem(.unsupported)
    }
    index += 1
    var content: [UInt8] = []
    while let next, next != Self.lineFeed, next != UInt8(ascii: "\r") {
      if next == quote {
        index += 1
        guard let text = String(validating: content, as: UTF8.self) else {
          throw problem(.notText, at: place(at: start))
        }
        return text
      }
      if next == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        content += try escape()
      } else {
        content.append(next)
        index += 1
      }
    }
    throw problem(.unclosedText, at: place(at: start))
  }

  private mutating func escape() throws(SettingsProblem) -> [UInt8] {
    let start = index
    index += 1
    let letter = next.map { Character(Unicode.Scalar($0)) }
    // The end of the line ends the text, too.
    index += letter == nil || letter == "\n" ? 0 : 1
    switch letter {
    case "n": return [0x0A]
    case "t": return [0x09]
    case "r": return [0x0D]
    case "b": return [0x08]
    case "f": return [0x0C]
    case "\"": return [0x22]
    case "\\": return [0x5C]
    case "u", "U":
      let count = letter == "u" ? 4 : 8
      let digits = bytes[index...].prefix(count)
      if digits.count == count, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        index += count
        return Array(String(Character(scalar)).utf8)
      }
    default: break
    }
    throw problem(.badEscape, at: place(at: start))
  }
}
