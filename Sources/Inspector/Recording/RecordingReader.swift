import Loop
import Screen

/// Why a text is no recording, or not all of it, and in which line.
public struct RecordingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1; `nil` if it is the file as a whole.
  public let line: Int?
  /// What is wrong there.
  public let reason: String

  /// One sentence.
  public var description: String { line.map { "Line \($0): \(reason)" } ?? reason }
}

extension Recording {
  /// No longer than this is a line, and no larger a file.
  static let longestLine = 1 << 20, largestFile = 256 << 20

  /// Reads a recording. What was cut off within its last line is left out.
  public init(_ text: String) throws(RecordingError) {
    guard text.utf8.count <= Self.largestFile else {
      throw RecordingError(line: nil, reason: "The recording is larger than 256 MB.")
    }
    var reader = RecordingReader(text)
    header = try reader.header()
    lines = []
    while let line = try reader.next() { lines.append(line) }
  }
}

private struct RecordingReader {
  private var rest: Substring.UTF8View
  private var number = 0
  private var version = 1
  private var names = RecordedNames()
  private var remarks: [String] = []

  init(_ text: String) { rest = text[...].utf8 }

  /// The next line that is no remark; `nil` at the end, and for a last line that was cut off.
  private mutating func line() throws(RecordingError) -> String? {
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      number += 1
      let line = rest[..<end]
      rest = rest[rest.index(after: end)...]
      guard line.count <= Recording.longestLine else { throw error("It is longer than 1 MB.") }
      let text = String(Substring(line))
      if text.hasPrefix("#") {
        remarks.append(String(text.dropFirst()))
      } else if !text.isEmpty {
        return text
      }
    }
    return typedLine()
  }

  /// The last line, cut off while a person was typing: what was typed by then is there.
  private mutating func typedLine() -> String? {
    guard !rest.isEmpty, rest.count <= Recording.longestLine else { return nil }
    let text = String(Substring(rest))
    guard text.hasPrefix("+"), let blank = text.firstIndex(of: " "), text[blank...].hasPrefix(" type ") else {
      return nil
    }
    number += 1
    rest = rest[rest.endIndex...]
    // Of the last character there may be only a part.
    return text.hasSuffix("\u{FFFD}") ? String(text.dropLast()) : text
  }

  mutating func header() throws(RecordingError) -> Recording.Header {
    let first = try line()
    if first == "recording 2" { version = 2 }
    guard version == 2 || first == "recording 1" else {
      let isLater = rest.startIndex != Substring().utf8.startIndex
      throw RecordingError(
        line: nil,
        reason: isLater ? "This is no recording, or one of a later version." : "This is no recording.")
    }
    guard let program = try line(), program.hasPrefix("program ") else {
      throw error("The program is missing: \"program NAME\".")
    }
    guard let size = try line(), size.hasPrefix("size "), let size = Size(String(size.dropFirst(5))),
      (1...1000).contains(size.width), (1...1000).contains(size.height)
    else { throw error("The size is missing: \"size 80x24\".") }
    var header = Recording.Header(
      program: String(program.dropFirst("program ".count)), size: size, isRedacted: false)
    while true {
      let ahead = self
      guard let line = try line() else { return header }
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      if line == "redacted" {
        header.isRedacted = true
      } else if words.count == 3, words[0] == "with" {
        header.details[String(words[1])] = String(words[2])
      } else {
        self = ahead
        return header
      }
    }
  }

  mutating func next() throws(RecordingError) -> Recording.Line? {
    remarks = []
    guard let line = try line() else { return nil }
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let pause = Duration(pause: parts[0]) else {
      throw error("It should begin with a time: \"+312ms\".")
    }
    let happening = try happening(parts[1])
    if case .started(let effect, let name) = happening { names.started(effect, name) }
    return Recording.Line(pause: pause, happening: happening, number: number, remarks: remarks)
  }

  private func happening(_ text: Substring) throws(RecordingError) -> Recording.Happening {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    if text.hasPrefix("type "), text.utf8.count > 5 { return .typed(String(text.dropFirst(5))) }
    if words.count >= 2 {
      switch (words[0], Int(words[1])) {
      case ("started", let effect?) where words.count == 3:
        return .started(effect, name: String(words[2]))
      case ("answer", let effect?):
        let rest = words.count == 3 ? words[2] : ""
        let text = version == 1 ? (words.count == 3 ? rest : nil) : names.rest(of: rest, after: effect)
        return .answer(effect, text.map(String.init))
      case ("ended", let effect?) where words.count == 2 || version > 1: return .ended(effect)
      case ("told", _) where words.count == 3:
        if let size = Size(String(words[1])) { return .told(String(words[2]), size) }
      case ("frame", _) where words.count == 2: return .frame(String(words[1]))
      default: break
      }
    }
    let steps: [Script.Step]
    do { steps = try Script(String(text)).steps } catch { throw self.error("\(error.reason.printable)") }
    guard steps.count == 1, case .event(let event) = steps[0].happening else {
      throw error("One event was expected, such as \"<enter>\".")
    }
    return .event(event)
  }

  private func error(_ reason: String) -> RecordingError { RecordingError(line: number, reason: reason) }
}

extension Duration {
  /// Reads what `pause` writes.
  fileprivate init?(pause text: Substring) {
    guard text.hasPrefix("+"), text.hasSuffix("ms") else { return nil }
    let parts = text.dropFirst().dropLast(2).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 2, let whole = Int64(parts[0]),
      (0...1_000_000_000_000).contains(whole)
    else { return nil }
    var microseconds = whole * 1000
    if parts.count == 2 {
      guard parts[1].utf8.count == 3, let part = Int64(parts[1]), part >= 0 else { return nil }
      microseconds += part
    }
    self = .microseconds(microseconds)
  }
}
