/// Kitchen measures (`2 heaped tbsp`), sums (`1 lb 4 oz`), ranges (`2 or 3 onions`), multipliers (`x2`).

extension AmountText {
  /// With a word for how full or large it is.
  static func measure(
    in words: QuickAddTokens, at start: Int
  ) -> (unit: Unit, end: Int, fill: Range<Int>?)? {
    if let (unit, count) = unit(in: words, at: start) {
      let end = start + count
      let isFilled = unit.isOfKitchens && says(words, at: end, behindUnits)
      return (unit, isFilled ? end + 1 : end, isFilled ? end..<end + 1 : nil)
    }
    guard says(words, at: start, beforeUnits), let (unit, count) = unit(in: words, at: start + 1),
      unit.isOfKitchens || unit.isCount && unit != .piece
    else { return nil }
    return (unit, start + 1 + count, start..<start + 1)
  }

  /// A measure of cooks that means one without a number: `handful spinach`, `large bunch of dill`, `loaf of bread`.
  static func loneMeasure(_ words: QuickAddTokens, at start: Int) -> (
    unit: Unit, end: Int, fill: Range<Int>?
  )? {
    guard words.isPlain(start), words[start].text.utf8.count <= 16, mayMeasure(words[start].text),
      let measure = measure(in: words, at: start), words.isPlain(measure.end),
      // `slices of bread`, `leaves of 1 sprig of thyme`
      !measure.unit.isPlural(words[measure.end - 1].text), Number(words[measure.end].text) == nil,
      !words[measure.end - 1].text.hasSuffix(",")
    else { return nil }
    let isLinked =
      links.contains(Folding.fold(String(words[measure.end].text.prefix(8))))
      && words.isPlain(measure.end + 1)
    let isOf = isLinked && Folding.fold(words[measure.end].text) == Vocabulary.english.of
    guard
      isOf
        ? measure.unit != .piece && measure.unit.isCount || measure.unit == .gallon
        : measure.unit.isMeantAlone
    else {
      return nil
    }
    return measure
  }

  /// Whether a name's first word may be read as a measure.
  static func mayMeasure(_ word: String) -> Bool {
    guard let byte = word.utf8.first, byte >= 0x41 else { return false }
    return beforeUnits.contains(Folding.fold(word))
      || Unit(spelling: word).map { $0.isCount && $0 != .piece || $0 == .gallon } == true
  }

  /// Whether a name's first word would be read as part of a measure.
  static func fills(_ word: String) -> Bool { behindUnits.contains(Folding.fold(word)) }

  /// A size beside a name: `large onions`, `cebollas grandes`.
  static func isSize(_ words: QuickAddTokens, at index: Int) -> Bool {
    says(words, at: index, beforeUnits) || says(words, at: index, behindUnits)
  }

  private static func says(_ words: QuickAddTokens, at index: Int, _ set: Set<String>) -> Bool {
    words.isPlain(index) && 2...16 ~= words[index].text.utf8.count
      && set.contains(Folding.fold(words[index].text))
  }

  private static let beforeUnits = Language.words { $0.sizesBeforeUnits }
  private static let behindUnits = Language.words { $0.sizesBehindUnits }

  /// `1 cup + 2 tbsp flour`, or before a name a smaller unit right behind the larger: `1 lb 4 oz beef`.
  mutating func takeMore(in words: inout QuickAddTokens) {
    let next = self.words.upperBound
    guard !amount.unit.isCount, size == nil, words.isPlain(next) else { return }
    let isLinked = words[next].text.utf8.count <= 4 && Self.plus.contains(Folding.fold(words[next].text))
    let start = isLinked ? next + 1 : next
    guard words.isPlain(start), Number(words[start].text) != nil,
      let more = AmountText(in: &words, at: start, isFirst: false), more.size == nil,
      more.amount.unit.dimension == amount.unit.dimension
    else { return }
    let isPart = Int128(more.amount.thousandths) * more.amount.unit.size < 1000 * amount.unit.size
    guard isLinked || isPart && words.isPlain(more.words.upperBound), let sum = amount.adding(more.amount)
    else { return }
    amount = sum
    self.words = self.words.lowerBound..<more.words.upperBound
  }

  static let plus = Language.words { "+ & \($0.plus) \($0.and)" }

  /// The 3 of `2 or 3 onions`.
  static func upperBound(above least: Int64, in words: QuickAddTokens, at link: Int) -> Number? {
    guard words.isPlain(link), words[link].text.utf8.count <= 4, words.isPlain(link + 1),
      let upper = Number(words[link + 1].text),
      // `2 ¼ to 2 ½`
      upper.thousandths > least
        || upper.isWhole && upper.thousandths + 1000 > least && isFraction(words, at: link + 2),
      ranges.contains(Folding.fold(words[link].text))
    else { return nil }
    return upper
  }

  private static func isFraction(_ words: QuickAddTokens, at index: Int) -> Bool {
    words.isPlain(index) && Number(words[index].text)?.isFraction == true
  }

  static let ranges = Language.words { "- – \($0.ranges)" }

  /// `x2` or `x 2`, perhaps with a unit: `wine x2 bottles`, `x 2 kg`.
  init?(times words: QuickAddTokens, at start: Int) {
    let rest = Substring(words[start].text.unicodeScalars.dropFirst())
    let last = rest.isEmpty ? start + 1 : start
    guard !rest.isEmpty || words.isPlain(last),
      let number = Number(rest.isEmpty ? Substring(words[last].text) : rest), number.rest.isEmpty
    else { return nil }
    if let contents = Self.contents(number, in: words, from: last) {
      self.init(1000, .pack, start..<contents.end)
      (size, note) = (last..<last + 1, contents.note)
    } else if let (unit, count) = Self.unit(in: words, at: last + 1) {
      self.init(number.grouped(number.thousandths, in: unit), unit, start..<(last + 1 + count))
    } else {
      self.init(number.thousandths, .piece, start..<(last + 1))
    }
  }

  /// Containers behind a multiplier: `2x bottles wine`, `2 x tins of tomatoes`.
  static func timesContainers(
    _ rest: Substring, _ words: QuickAddTokens, at end: Int
  ) -> (unit: Unit, end: Int)? {
    let next: Int
    if rest.isEmpty {
      guard words.isPlain(end), isTimes(words[end].text) else { return nil }
      next = end + 1
    } else {
      guard isTimes(rest) else { return nil }
      next = end
    }
    guard words.isPlain(next), words[next].text.utf8.last == UInt8(ascii: "s"),
      let (unit, count) = unit(in: words, at: next), unit.isCount, unit != .piece
    else { return nil }
    return (unit, next + count)
  }
}
