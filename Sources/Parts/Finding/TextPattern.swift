/// What a text editor looks for, within one line.
struct TextPattern {
  struct Match: Equatable {
    /// In bytes of the line.
    let range: Range<Int>
    /// The whole match, then those of the groups.
    let groups: [Range<Int>?]
  }

  private enum Kind {
    case literal(LiteralSearch, isWhole: Bool)
    case expression(TextExpression, ExpressionSearch)
  }

  private var kind: Kind
  /// Whether an expression took longer than a key may.
  var isTired: Bool { if case .expression(_, let search) = kind { search.isTired } else { false } }
  private var isExpression: Bool { if case .expression = kind { true } else { false } }

  /// Returns `nil` if there is nothing to look for, or if it is a malformed expression.
  init?(_ sought: String, _ options: Set<TextEditor.Option>, fuel: Int = 10_000_000) {
    if sought.isEmpty { return nil }
    let isWhole = options.contains(.wholeWords)
    if options.contains(.expression) {
      guard let expression = TextExpression(sought, wholeWords: isWhole) else { return nil }
      kind = .expression(expression, ExpressionSearch(expression, fuel: fuel))
    } else {
      kind = .literal(LiteralSearch(sought), isWhole: isWhole)
    }
  }

  /// The matches in a line, none of which overlap, from an offset on; the line ends at a limit.
  mutating func matches(
    in line: String, from start: Int = 0, to limit: Int? = nil, atMost most: Int = .max
  ) -> [Match] {
    var line = line
    return line.withUTF8 { all in
      let bytes = UnsafeBufferPointer(rebasing: all[..<min(limit ?? all.count, all.count)])
      if start > bytes.count { return [] }
      switch kind {
      case .literal(let search, let isWhole):
        return search.places(in: bytes, from: start, isWhole: isWhole, atMost: most).map {
          Match(range: $0, groups: [$0])
        }
      case .expression(let expression, var search):
        // Changed in place.
        kind = .literal(LiteralSearch(""), isWhole: false)
        defer { kind = .expression(expression, search) }
        return Self.matches(of: &search, in: bytes, from: start, atMost: most)
      }
    }
  }

  private static func matches(
    of search: inout ExpressionSearch, in bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    atMost most: Int
  ) -> [Match] {
    var matches: [Match] = []
    var place = start
    while place <= bytes.count, matches.count < most, let slots = search.match(in: bytes, from: place) {
      let groups = stride(from: 0, to: slots.count, by: 2).map { slot -> Range<Int>? in
        slots[slot] < 0 || slots[slot + 1] < slots[slot] ? nil : slots[slot]..<slots[slot + 1]
      }
      guard let range = groups[0] else { break }
      // An empty one right behind another is the other's end.
      if !range.isEmpty || matches.last?.range.upperBound != range.lowerBound {
        matches.append(Match(range: range, groups: groups))
      }
      place = range.upperBound
      if range.isEmpty {
        place += 1
        while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
      }
    }
    return matches
  }

  /// The line with all its matches replaced, and how many there were. In what replaces an expression, `$1` is what the first group
  /// has, `$0` all of it, `$$` a dollar; `\n` and `\t` are a line break and a tab.
  mutating func replacing(
    in line: String, from start: Int = 0, to limit: Int? = nil, with new: String, atMost most: Int = .max
  ) -> (text: String, matches: [Match]) {
    let matches = matches(in: line, from: start, to: limit, atMost: most)
    if matches.isEmpty { return (line, []) }
    let (bytes, signs) = (Array(line.utf8), Array(new.utf8))
    var (result, end): ([UInt8], Int) = ([], 0)
    for match in matches {
      result += bytes[end..<match.range.lowerBound]
      if isExpression { match.add(signs, of: bytes, to: &result) } else { result += signs }
      end = match.range.upperBound
    }
    return (String(decoding: result + bytes[end...], as: UTF8.self), matches)
  }
}

extension TextPattern.Match {
  fileprivate func add(_ signs: [UInt8], of bytes: [UInt8], to result: inout [UInt8]) {
    var place = 0
    while place < signs.count {
      let (sign, next) = (signs[place], place + 1 < signs.count ? signs[place + 1] : nil)
      place += 2
      switch (sign, next) {
      case (UInt8(ascii: "$"), UInt8(ascii: "$")), (UInt8(ascii: "\\"), UInt8(ascii: "\\")):
        result.append(sign)
      case (UInt8(ascii: "$"), .some(let digit)) where (0x30...0x39).contains(digit):
        let number = Int(digit - 0x30)
        if number < groups.count, let group = groups[number] { result += bytes[group] }
      case (UInt8(ascii: "\\"), UInt8(ascii: "n")): result.append(0x0A)
      case (UInt8(ascii: "\\"), UInt8(ascii: "t")): result.append(0x09)
      default:
        result.append(sign)
        place -= 1
      }
    }
  }
}
