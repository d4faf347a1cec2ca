/// Finds comments, strings, numbers and keywords in code, in one pass. It knows no grammar and doesn't guess:
/// what it isn't sure of stays plain.
struct CodeScanner {
  private let words: CodeWords
  private let bytes: [UInt8]
  private var spans: [MarkdownDocument.Span] = []
  private var at = 0
  /// Where the span begins that isn't written yet.
  private var plain = 0
  /// Where looking for the end of a string has ended in vain, by its quote; looking again before would take quadratic time.
  private var unclosed: [UInt8: Int] = [:]
  private let commentStarts: [UInt8]

  private init(_ text: String, _ words: CodeWords) {
    (bytes, self.words) = (Array(text.utf8), words)
    commentStarts = (words.lineComments + [words.blockComment?.start].compactMap(\.self)).compactMap(
      \.utf8.first)
  }

  /// The parts of a text in a language; `nil` if its name isn't known.
  static func spans(of text: String, in language: String) -> [MarkdownDocument.Span]? {
    guard let words = CodeWords.named(language) else { return nil }
    var scanner = CodeScanner(text, words)
    scanner.scan()
    return scanner.spans
  }

  private mutating func scan() {
    while at < bytes.count {
      if let end = commentEnd() {
        take(to: end, .comment)
      } else if isQuote(bytes[at]), let end = stringEnd() {
        take(to: end, .string)
      } else if isWordPart(bytes[at]) {
        let end = wordEnd()
        if 0x30...0x39 ~= bytes[at] {
          take(to: end, .number)
        } else if words.keywords.contains(word(to: end)) {
          take(to: end, .keyword)
        } else {
          at = end
        }
      } else {
        at += 1
      }
    }
    take(to: at, [])
  }

  private mutating func take(to end: Int, _ trait: MarkdownDocument.Traits) {
    if plain < at { spans.append(MarkdownDocument.Span(range: plain..<at, traits: [.code, .scanned])) }
    if at < end { spans.append(MarkdownDocument.Span(range: at..<end, traits: [.code, trait])) }
    (at, plain) = (end, end)
  }

  private func starts(_ sign: String) -> Bool { bytes[at...].starts(with: sign.utf8) }

  private func commentEnd() -> Int? {
    guard commentStarts.contains(bytes[at]) else { return nil }
    if let (start, end) = words.blockComment, starts(start) {
      var place = at + start.utf8.count
      while place < bytes.count, !bytes[place...].starts(with: end.utf8) { place += 1 }
      return min(place + end.utf8.count, bytes.count)
    }
    guard words.lineComments.contains(where: starts) else { return nil }
    if words.commentsStartWords, at > 0, ![0x0A, 0x20, 0x09].contains(bytes[at - 1]) { return nil }
    return bytes[at...].firstIndex(of: 0x0A) ?? bytes.count
  }

  private func isQuote(_ byte: UInt8) -> Bool { words.quotes.utf8.contains(byte) }

  /// `nil` if the line, or the text if the string is tall, ends before the string does.
  private mutating func stringEnd() -> Int? {
    let quote = bytes[at]
    if let end = unclosed[quote], at < end { return nil }
    let three = [quote, quote, quote]
    let isTriple = bytes[at...].starts(with: three)
    let isTall = isTriple || words.tall.utf8.contains(quote)
    var place = at + (isTriple ? 3 : 1)
    while place < bytes.count {
      if bytes[place] == 0x5C {
        place += 2
      } else if bytes[place] == 0x0A, !isTall {
        break
      } else if isTriple ? bytes[place...].starts(with: three) : bytes[place] == quote {
        return place + (isTriple ? 3 : 1)
      } else {
        place += 1
      }
    }
    unclosed[quote] = place
    return nil
  }

  private func isWordPart(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20 || byte == 0x5F || byte >= 0x80
  }

  private func wordEnd() -> Int {
    let isNumber = 0x30...0x39 ~= bytes[at]
    var end = at + 1
    while end < bytes.count {
      let isPoint = isNumber && bytes[end] == 0x2E && end + 1 < bytes.count && 0x30...0x39 ~= bytes[end + 1]
      guard isWordPart(bytes[end]) || isPoint else { break }
      end += 1
    }
    return end
  }

  private func word(to end: Int) -> Substring {
    let word = String(decoding: bytes[at..<end], as: UTF8.self)
    return Substring(words.ignoresCase ? word.lowercased() : word)
  }
}
