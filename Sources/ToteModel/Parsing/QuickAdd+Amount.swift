/// Rule 3 of the add field: which of several amounts counts.

extension QuickAdd {
  /// - Parameter isCounting: Whether a number in words counts without a unit.
  static func readAmount(
    _ words: inout QuickAddTokens, _ details: inout ItemDetails, isCounting: Bool
  ) -> [Amount] {
    var best: AmountText?
    var isFirst = true
    var index = 0
    let first = (0..<words.count).first { words[$0].role == nil }
    while index < words.count {
      guard words[index].role == nil else {
        index += 1
        continue
      }
      if let best, words.beginsTail(index) || best.words.lowerBound == first && words.isBehindComma(index) {
        break
      }
      // `ginger or 1 tsp ground ginger`
      if best == nil, index > 0, words.isChoice(index - 1) {
        index += 1
        continue
      }
      if words.isIntoParts(index) {
        index += 2
        continue
      }
      let isAbout = words.beginsAbout(index)
      let start = isAbout ? index + 1 : index
      if var found = AmountText(in: &words, at: start, isFirst: isFirst, isCounting: isCounting) {
        index = found.words.upperBound
        found.words = (isAbout ? start - 1 : start)..<index
        let counts = found.amount.unit.isCount && best?.amount.unit.isCount == false
        if counts, let best, found.amount.unit == .piece, found.size == nil,
          best.words.upperBound == found.words.lowerBound
        {
          // `coke 2l x 2`
          found.size = best.words
          found.words = best.words.lowerBound..<found.words.upperBound
        }
        if best == nil || counts { best = found }
        if found.amount.unit.isCount { break }
      } else {
        index += 1
      }
      isFirst = false
    }
    best?.takeAbout(in: words)
    best?.takeUpperBound(in: &words)
    best?.takeLink(in: &words)
    best?.takeLinkBefore(in: words)
    best?.takeSizeAtEnd(in: words)
    if best == nil { best = AmountText.atEnd(of: &words) }
    for part in best?.words ?? 0..<0 { words[part].role = .amount }
    let isNamed = (0..<words.count).contains { words[$0].role == nil }
    if isNamed, let best, let size = best.size {
      // If the line has a note, the size stays in the name.
      let isNote = details.note == nil
      if isNote { details.note = best.note ?? words.text(size).filter { $0 != "(" && $0 != ")" } }
      for part in size { words[part].role = isNote ? .mark(.note) : nil }
    }
    guard let best else { return [] }
    if let several = severalAtEnd(of: best, in: &words) { return [several] }
    guard best.size == nil, let last = lastAmount(in: &words, like: best) else { return [best.amount] }
    // `1 cup almonds 240 ml`
    if best.amount.unit != last.amount.unit, best.amount.isAbout(last.amount) {
      details.note = details.note ?? words.text(last.words)
      for part in last.words { words[part].role = .mark(.note) }
      return [best.amount]
    }
    for part in best.words { words[part].role = .replaced }
    for part in last.words { words[part].role = .amount }
    return [best.amount, last.amount]
  }

  /// `tin of tomatoes x4`
  private static func severalAtEnd(of one: AmountText, in words: inout QuickAddTokens) -> Amount? {
    guard one.amount.unit.isCount, one.amount.unit != .piece, one.amount.thousandths == 1000, one.size == nil,
      let end = (0..<words.count).last(where: { words[$0].role == nil })
    else { return nil }
    for start in [end - 1, end] where start >= one.words.upperBound && words.isPlain(start) {
      guard let found = AmountText(in: &words, at: start, isFirst: false), found.size == nil,
        found.amount.unit == .piece, found.words.upperBound == end + 1, found.amount.thousandths >= 2000,
        (0..<start).contains(where: { words[$0].role == nil })
      else { continue }
      for part in found.words { words[part].role = .amount }
      return Amount(thousandths: found.amount.thousandths, unit: one.amount.unit)
    }
    return nil
  }

  /// A corrected amount of the same kind at the end of the line.
  private static func lastAmount(in words: inout QuickAddTokens, like first: AmountText) -> AmountText? {
    guard let end = (0..<words.count).last(where: { words[$0].role == nil }) else { return nil }
    // It takes one word or two.
    for start in [end - 1, end] where start > first.words.upperBound - 1 && words.isPlain(start) {
      guard let found = AmountText(in: &words, at: start, isFirst: false), found.size == nil,
        found.words.upperBound == end + 1, found.amount.unit.dimension == first.amount.unit.dimension,
        words.key(start - 1).map(PartOfLine.beginsTail) != true,
        // `plus 1 1/2 tbsp`
        !words.isPlain(start - 1) || Number(words[start - 1].text)?.rest.isEmpty != true,
        !words.hasChoice, !(first.words.upperBound..<start).contains(where: words.beginsTail)
      else { continue }
      return found
    }
    return nil
  }
}

extension AmountText {
  /// `¾ cup to 1 cup`; of `1 cup or 240 ml` the first counts.
  fileprivate mutating func takeUpperBound(in words: inout QuickAddTokens) {
    let link = self.words.upperBound
    guard !amount.unit.isCount, size == nil, words.isPlain(link), words[link].text.utf8.count <= 4,
      Self.ranges.contains(Folding.fold(words[link].text)), words.isPlain(link + 1),
      Number(words[link + 1].text) != nil,
      let upper = AmountText(in: &words, at: link + 1, isFirst: false), upper.size == nil,
      upper.amount.unit.dimension == amount.unit.dimension, words.isPlain(upper.words.upperBound)
    else { return }
    if !amount.isAbout(upper.amount), amount.isLess(than: upper.amount) { amount = upper.amount }
    self.words = self.words.lowerBound..<upper.words.upperBound
  }

  /// At the end: `garrafa de aceite de 5 l`.
  fileprivate mutating func takeLinkBefore(in words: QuickAddTokens) {
    let link = self.words.lowerBound - 1
    guard link > 0, !amount.unit.isCount, words.isPlain(link), words.isPlain(link - 1),
      !words.isPlain(self.words.upperBound), Folding.fold(words[link].text) == Vocabulary.spanish.of
    else { return }
    self.words = link..<self.words.upperBound
  }

  /// `500 g environ`
  fileprivate mutating func takeAbout(in words: QuickAddTokens) {
    guard Vagueness.isAboutBefore(words, at: self.words.upperBound) else { return }
    self.words = self.words.lowerBound..<self.words.upperBound + 1
  }
}

extension QuickAddTokens {
  /// Whether a word makes the number behind it inexact. Splits off a sign: `~500 g`.
  fileprivate mutating func beginsAbout(_ index: Int) -> Bool {
    guard isPlain(index), index + 1 < count || self[index].text.utf8.first.map({ $0 > 0x7A }) == true else {
      return false
    }
    if let sign = self[index].text.first, "~≈±".contains(sign) {
      return self[index].text.count > 1 ? split(index, after: 1) : true
    }
    return Vagueness.isAbout(self, at: index)
  }

  /// Behind these, an amount says more about the thing and isn't how much of it: `butter, cut into 8 slices`, `or 5 g yeast`.
  fileprivate func beginsTail(_ index: Int) -> Bool {
    guard isPlain(index) else { return false }
    if self[index].text.hasPrefix("(") || isChoice(index) { return true }
    return isBehindComma(index) && key(index).map(PartOfLine.beginsTail) == true
  }

  /// Whether nothing of a name is there: `2 kg` was typed between two prices.
  func areReadOrAmount(_ range: Range<Int>) -> Bool {
    let free = range.filter { self[$0].role == nil }
    guard let start = free.first, let last = free.last else { return true }
    // Reading may split words, and longer amounts aren't typed behind a price.
    guard last - start < 3, last - start + 1 == free.count else { return false }
    var words = self
    return AmountText(in: &words, at: start, isFirst: false)?.words == start..<last + 1
      && words.count == count
  }

  func isBehindComma(_ index: Int) -> Bool {
    index > 0 && isPlain(index - 1) && self[index - 1].text.utf8.last == UInt8(ascii: ",")
  }

  fileprivate func isChoice(_ index: Int) -> Bool { key(index).map { PartOfLine.isChoice([$0]) } == true }

  fileprivate var hasChoice: Bool {
    (0..<count).contains { isPlain($0) && self[$0].text.utf8.count < 8 && isChoice($0) }
  }

  /// `cut into 8 pieces`
  fileprivate func isIntoParts(_ index: Int) -> Bool {
    index > 0 && key(index).map(Self.intoParts.contains) == true && isPlain(index + 1)
      && Number(self[index + 1].text) != nil
  }

  private static let intoParts = Language.words { $0.intoParts }

  func text(_ words: Range<Int>) -> String {
    literal(self[words.lowerBound].source.lowerBound..<self[words.upperBound - 1].source.upperBound)
  }
}
