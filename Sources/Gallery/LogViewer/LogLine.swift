import Parts
import Screen

/// A line of a log, with the level that it names, if any.
struct LogLine: Equatable, Sendable, Codable {
  enum Level: UInt8, Comparable, CaseIterable, Sendable, Codable {
    case debug, info, warning, error

    static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// The line as it was printed, with its colours if it has any.
  let text: String
  let level: Level?

  init(_ text: String) {
    self.text = text
    level = Level(namedIn: text.withoutSequences)
  }
}

extension LogLine.Level {
  /// How far into a line a level is looked for: behind a time and the name of a host.
  private static let reach = 100

  private static let words: [(level: LogLine.Level, words: [StaticString])] = [
    (.error, ["ERROR", "FATAL", "CRITICAL", "ERR"]), (.warning, ["WARN", "WARNING"]),
    (.info, ["INFO", "NOTICE"]), (.debug, ["DEBUG", "TRACE"]),
  ]
  private static let names: [(name: [UInt8], level: LogLine.Level)] = words.flatMap { level, words in
    words.map { (Array("\($0)".utf8), level) }
  }

  /// The first level that a line names. It is in capitals or behind `[`, `=` or `"`: the words "no error" don't count.
  init?(namedIn text: String) {
    var text = text
    let level = text.withUTF8 { bytes -> LogLine.Level? in
      let end = min(bytes.count, Self.reach)
      var place = 0
      while place < end {
        let start = place
        while place < end, bytes[place].isLetter { place += 1 }
        if place - start >= 3 {
          let opens =
            start > 0
            && [UInt8(ascii: "["), UInt8(ascii: "="), UInt8(ascii: "\"")].contains(bytes[start - 1])
          if let level = Self.level(of: bytes[start..<place], anyCase: opens) { return level }
        }
        place += 1
      }
      return nil
    }
    guard let level else { return nil }
    self = level
  }

  private static func level(of word: Slice<UnsafeBufferPointer<UInt8>>, anyCase: Bool) -> LogLine.Level? {
    names.first { name, _ in
      name.count == word.count
        && zip(name, word).allSatisfy { $0 == $1 || anyCase && $0 | 0x20 == $1 }
    }?.level
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}

/// What narrows a log: words that a line has, in any order and whatever their case, and the least level.
struct LogFilter: Equatable, Sendable, Codable {
  var words: [[UInt8]] = []
  /// Lines without a level show only if it is the least of all.
  var least = LogLine.Level.debug

  init?(_ text: String, least: LogLine.Level) {
    words = text.split(separator: " ").map { $0.utf8.map(\.lowercased) }
    self.least = least
    if words.isEmpty, least == .debug { return nil }
  }
}

extension LogLine: TailRow {
  func fits(_ filter: LogFilter) -> Bool {
    if filter.least > .debug {
      guard let level, level >= filter.least else { return false }
    }
    if filter.words.isEmpty { return true }
    var text = text.withoutSequences
    return text.withUTF8 { bytes in filter.words.allSatisfy { bytes.has($0) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether it has a word in lower case, whatever the case of its own letters A to Z.
  fileprivate func has(_ word: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= count else { return word.isEmpty }
    return word.withUnsafeBufferPointer { word in
      for start in 0...count - word.count where self[start].lowercased == first {
        var length = 1
        while length < word.count, self[start + length].lowercased == word[length] { length += 1 }
        if length == word.count { return true }
      }
      return false
    }
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
