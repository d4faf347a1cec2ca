/// The first step of the add field: a line cut into words, each of which knows where in the line it stands,
/// whether it was quoted, and whether it begins with a sign (`DetailMark`). What the words mean is `QuickAdd`'s.

/// One word of a line.
struct QuickAddToken {
  /// Its place among the scalars of the line, mark and quotes included.
  var source: Range<Int>
  /// Where the text begins: behind the mark, if there is one.
  var body: Int
  /// What it says, without mark and quotes.
  var text: String
  /// What it begins with, where something sensible follows.
  var mark: DetailMark?
  /// Whether it stood in quotes, so that nothing may be read into it.
  var isQuoted = false
  /// What it was understood as; `nil` is still free.
  var role: QuickAdd.Kind?

  /// Whether it is a mark with nothing behind it.
  var isOpenMark: Bool {
    if isQuoted { return false }
    if mark == .note { return text.isEmpty }
    let scalars = text.unicodeScalars
    return mark == nil && scalars.count == 1 && scalars.first.flatMap(DetailMark.init(sign:)) != nil
  }
}

/// A line as words. Cutting takes time in proportion to the line, whatever is in it.
struct QuickAddTokens {
  private let scalars: [Unicode.Scalar]
  private let utf8: [UInt8]
  /// Where each scalar stands among the bytes.
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

  /// Without a copy of the word, of which one glance is taken again and again.
  subscript(index: Int) -> QuickAddToken {
    _read { yield list[index] }
    _modify { yield &list[index] }
  }

  /// Whether there is a word that is free and may be read as a number or a unit.
  func isPlain(_ index: Int) -> Bool {
    index < count && list[index].role == nil && list[index].mark == nil && !list[index].isQuoted
  }

  /// What was typed from one scalar to another, cleaned.
  func literal(_ range: Range<Int>) -> String {
    Folding.clean(
      String(decoding: utf8[offsets[range.lowerBound]..<offsets[range.upperBound]], as: UTF8.self))
  }

  /// The bytes of the line between two words, both included.
  func bytes(_ range: ClosedRange<Int>) -> Range<Int> {
    offsets[list[range.lowerBound].source.lowerBound]..<offsets[list[range.upperBound].source.upperBound]
  }

  /// Whether nothing stands between a word and the one before it.
  func isGlued(_ index: Int) -> Bool {
    index > 0 && list[index - 1].source.upperBound == list[index].source.lowerBound
  }

  /// Takes the mark for a part of the text.
  mutating func makeLiteral(_ index: Int) {
    list[index].mark = nil
    list[index].isQuoted = false
    list[index].text = literal(list[index].source)
  }

  /// Cuts one word in two after so many scalars; `false` where invisible characters make that unsafe.
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

  /// Takes an ending off a word.
  mutating func dropEnd(of index: Int, letters: Int) { list[index].text.removeLast(letters) }

  /// Takes a comma, semicolon or colon off the end of a word, if something is left.
  mutating func trimPunctuation(_ index: Int) {
    let word = list[index]
    guard let last = word.text.unicodeScalars.last, ",;:".unicodeScalars.contains(last),
      !Folding.clean(String(word.text.unicodeScalars.dropLast())).isEmpty,
      scalars[word.source.upperBound - 1] == last
    else { return }
    list[index].text.unicodeScalars.removeLast()
    list[index].source = word.source.lowerBound..<(word.source.upperBound - 1)
  }

  /// Takes marks with nothing behind them off the end of the line, if there is something else in it.
  mutating func dropOpenMarks() {
    guard let last = list.lastIndex(where: { !$0.isOpenMark }) else { return }
    list.removeSubrange((last + 1)...)
  }

  /// Takes words off the beginning of the line.
  mutating func dropFirst(_ words: Int) { list.removeFirst(words) }

  /// Whether there is nothing but marks with nothing behind them.
  var areOpenMarks: Bool { list.allSatisfy(\.isOpenMark) }

  /// Which of some texts of several words the line spells from a word on, and with how many words: the longest of
  /// those that stand there whole, or else the only one that begins so at the end of the line.
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
          // No later quote can be closed either: looking again and again would make long lines slow.
          mayQuote = false
        }
      }
      if word == nil {
        var end = start
        while end < scalars.count, Glyph(scalars[end]) != .blank { end += 1 }
        word = QuickAddToken(
          source: start..<end, body: body, text: literal(body..<max(body, end)), mark: mark)
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

  /// A quoted text with what is typed right behind its quote: that belongs to it, and undoes nothing of the quotes.
  private func withTail(_ word: QuickAddToken) -> QuickAddToken {
    var end = word.source.upperBound
    while end < scalars.count, Glyph(scalars[end]) != .blank { end += 1 }
    var word = word
    word.text += literal(word.source.upperBound..<end)
    word.source = word.source.lowerBound..<end
    return word
  }

  /// The quote that ends a quoted text: the first one, but two in a row are one in the text.
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
