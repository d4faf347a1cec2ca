struct QuickAddToken {
  /// In the scalars of the line, with mark and quotes.
  var source: Range<Int>
  /// Behind the mark.
  var body: Int
  /// Without mark and quotes.
  var text: String
  /// The sign it begins with, if something sensible follows.
  var mark: DetailMark?
  /// Quoted words are taken literally.
  var isQuoted = false
  /// `nil` while it is free.
  var role: QuickAdd.Kind?

  /// Free, and neither marked nor quoted.
  fileprivate var isPlain: Bool { role == nil && mark == nil && !isQuoted }

  /// A sign with nothing behind it.
  var isOpenMark: Bool {
    if isQuoted { return false }
    if mark == .note { return text.isEmpty }
    let scalars = text.unicodeScalars
    return mark == nil && scalars.count == 1 && scalars.first.flatMap(DetailMark.init(sign:)) != nil
  }
}

/// A line as words. Splitting always takes linear time.
struct QuickAddTokens {
  private let scalars: [Unicode.Scalar]
  private let utf8: [UInt8]
  /// The place of each scalar among the bytes.
  private let offsets: [Int]
  private var list: [QuickAddToken] = []

  init(_ line: String) {
    scalars = Array(line.unicodeScalars)
    utf8 = Array(line.utf8)
    var offsets = [0]
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    self.offsets = offsets
    cut()
  }

  var count: Int { list.count }

  subscript(index: Int) -> QuickAddToken {
    _read { yield list[index] }
    _modify { yield &list[index] }
  }

  func isPlain(_ index: Int) -> Bool {
    index < count && list[index].isPlain
  }

  /// As typed, cleaned.
  func literal(_ range: Range<Int>) -> String {
    Folding.clean(
      String(decoding: utf8[offsets[range.lowerBound]..<offsets[range.upperBound]], as: UTF8.self))
  }

  /// Both words included.
  func bytes(_ range: ClosedRange<Int>) -> Range<Int> {
    offsets[list[range.lowerBound].source.lowerBound]..<offsets[list[range.upperBound].source.upperBound]
  }

  func isGlued(_ index: Int) -> Bool {
    index > 0 && list[index - 1].source.upperBound == list[index].source.lowerBound
  }

  mutating func makeLiteral(_ index: Int) {
    list[index].mark = nil
    list[index].isQuoted = false
    list[index].text = literal(list[index].source)
  }

  /// Splits a word after a number of scalars; `false` if invisible characters make that unsafe.
  mutating func split(_ index: Int, after length: Int) -> Bool {
    let word = list[index]
    let scalars = Array(word.text.unicodeScalars)
    guard scalars.count == word.source.count, length > 0, length < scalars.count else { return false }
    let middle = word.source.lowerBound + length
    list[index].text = String(word.text.unicodeScalars.prefix(length))
    list[index].source = word.source.lowerBound..<middle
    let rest = String(word.text.unicodeScalars.dropFirst(length))
    list.insert(
      QuickAddToken(source: middle..<word.source.upperBound, body: middle, text: rest), at: index + 1)
    return true
  }

  /// Makes a sign and what follows it two words without a mark.
  mutating func partMark(_ index: Int) {
    let source = list[index].source
    let body = list[index].body
    list[index] = QuickAddToken(
      source: source.lowerBound..<body, body: source.lowerBound, text: literal(source.lowerBound..<body))
    list.insert(
      QuickAddToken(source: body..<source.upperBound, body: body, text: literal(body..<source.upperBound)),
      at: index + 1)
  }

  mutating func dropEnd(of index: Int, letters: Int) { list[index].text.removeLast(letters) }

  /// Removes a comma, semicolon or colon, if something is left.
  mutating func trimPunctuation(_ index: Int) { trimEnd(index, of: ",;:") }

  mutating func trimEnd(_ index: Int, of signs: String) {
    let word = list[index]
    guard let last = word.text.unicodeScalars.last, signs.unicodeScalars.contains(last),
      !Folding.clean(String(word.text.unicodeScalars.dropLast())).isEmpty,
      scalars[word.source.upperBound - 1] == last
    else { return }
    list[index].text.unicodeScalars.removeLast()
    list[index].source = word.source.lowerBound..<(word.source.upperBound - 1)
  }

  /// Removes empty signs from the end of the line, unless it has nothing else.
  mutating func dropOpenMarks() {
    guard let last = list.lastIndex(where: { !$0.isOpenMark }) else { return }
    list.removeSubrange((last + 1)...)
  }

  mutating func dropFirst(_ words: Int) { list.removeFirst(words) }
  mutating func dropLast(_ words: Int) { list.removeLast(words) }

  var areOpenMarks: Bool { list.allSatisfy(\.isOpenMark) }

  /// The longest text that is spelled out at a word, or else the only one that the end of the line begins.
  func spelled(at start: Int, _ texts: [String]) -> (text: String, count: Int)? {
    var whole: (text: String, count: Int)?
    var begun: [(text: String, count: Int)] = []
    guard isPlain(start + 1) else { return nil }
    for text in texts {
      let parts = Folding.fold(text).split(separator: " ")
      let count = min(parts.count, self.count - start)
      guard count > 1, (start + 1..<start + count).allSatisfy(isPlain) else { continue }
      let said = list[start..<start + count].map { Folding.fold($0.text) }
      if said.elementsEqual(parts, by: { $0 == $1 }) {
        if count > whole?.count ?? 0 { whole = (text, count) }
      } else if start + count == self.count, zip(said, parts).dropLast().allSatisfy({ $0 == $1 }),
        parts[count - 1].hasPrefix(said[count - 1])
      {
        begun.append((text, count))
      }
    }
    return whole ?? (begun.count == 1 ? begun[0] : nil)
  }

  private mutating func cut() {
    var start = 0
    var mayQuote = true
    while start < scalars.count {
      guard Glyph(scalars[start]) != .blank else {
        start += 1
        continue
      }
      var body = start
      while body < scalars.count, Glyph(scalars[body]) == .nothing { body += 1 }
      let mark = body < scalars.count ? DetailMark(sign: scalars[body]) : nil
      if mark != nil { body += 1 }
      var word: QuickAddToken?
      if mayQuote, body < scalars.count, scalars[body] == "\"" {
        if let close = closingQuote(after: body) {
          word = quoted(start..<(close + 1), body: body, mark: mark).map(withTail)
        } else {
          // Later quotes can't be closed either; trying them would make long lines slow.
          mayQuote = false
        }
      }
      if word == nil {
        var end = start
        var isGrouped = false
        while end < scalars.count {
          if groupsThousands(end) { isGrouped = true } else if Glyph(scalars[end]) == .blank { break }
          end += 1
        }
        let text = literal(body..<max(body, end))
        word = QuickAddToken(
          source: start..<end, body: body, text: isGrouped ? text.filter { $0 != " " } : text, mark: mark)
      }
      guard var word else { return }
      start = word.source.upperBound
      if let mark = word.mark, !word.isQuoted, !mark.accepts(word.text) {
        word.mark = nil
        word.text = literal(word.source)
      }
      if !word.text.isEmpty || word.mark == .note { list.append(word) }
    }
  }

  /// A narrow no-break space between a digit and three more, as French numbers have it.
  private func groupsThousands(_ place: Int) -> Bool {
    guard scalars[place] == "\u{202F}" else { return false }
    func isDigit(_ place: Int) -> Bool { scalars.indices.contains(place) && "0"..."9" ~= scalars[place] }
    return isDigit(place - 1) && (1...3).allSatisfy { isDigit(place + $0) } && !isDigit(place + 4)
  }

  private func quoted(_ source: Range<Int>, body: Int, mark: DetailMark?) -> QuickAddToken? {
    let inner = literal((body + 1)..<(source.upperBound - 1))
    var text = ""
    var wasQuote = false
    for character in inner.unicodeScalars {
      if character == "\"", wasQuote {
        wasQuote = false
        continue
      }
      wasQuote = character == "\""
      text.unicodeScalars.append(character)
    }
    guard !text.isEmpty else { return nil }
    return QuickAddToken(source: source, body: body, text: text, mark: mark, isQuoted: true)
  }

  /// A quoted text with what follows without a blank, which belongs to it.
  private func withTail(_ word: QuickAddToken) -> QuickAddToken {
    var end = word.source.upperBound
    while end < scalars.count, Glyph(scalars[end]) != .blank { end += 1 }
    var word = word
    word.text += literal(word.source.upperBound..<end)
    word.source = word.source.lowerBound..<end
    return word
  }

  private func closingQuote(after open: Int) -> Int? {
    var index = open + 1
    while index < scalars.count {
      if scalars[index] == "\"" {
        if index + 1 == scalars.count || scalars[index + 1] != "\"" { return index }
        index += 2
      } else {
        index += 1
      }
    }
    return nil
  }
}
