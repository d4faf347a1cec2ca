/// The size of each of several: `2 x 400 g tins`, `1 (14 oz) can`, `2x500 g`.

extension AmountText {
  /// The word where a size may begin, perhaps behind a multiplier: `2 x 400 g tins`.
  static func behindTimes(_ rest: Substring, _ words: QuickAddTokens, at end: Int) -> Int? {
    if !rest.isEmpty { return isTimes(rest) ? end : nil }
    return words.isPlain(end) && isTimes(words[end].text) ? end + 1 : end
  }

  /// A product: `2 x 6 eggs` are twelve. Without blanks it is a size: `2x4 timber`.
  static func timesSeveral(
    _ rest: Substring, _ words: QuickAddTokens, at end: Int
  ) -> (count: Int64, end: Int)? {
    guard let next = behindTimes(rest, words, at: end), next > end || !rest.isEmpty, words.isPlain(next),
      let number = Number(words[next].text), number.isWhole, number.rest.isEmpty,
      2000...48_000 ~= number.thousandths, words[next].text.utf8.first != UInt8(ascii: "0"),
      words.isPlain(next + 1), unit(words[next + 1].text) == nil, !belongsToName(words, at: next + 1)
    else { return nil }
    return (number.thousandths / 1000, next + 1)
  }

  /// `One 5-pound chicken`, `2 6-ounce fillets`, `1 12- to 16-pound turkey`: with a hyphen before the unit.
  static func sizeOfEach(_ words: QuickAddTokens, at start: Int) -> Range<Int>? {
    guard words.isPlain(start), words[start].text.utf8.count <= 24,
      let number = Number(bare(words[start].text))
    else {
      return nil
    }
    var (rest, end) = (number.rest, start + 1)
    // `4 150g/5½oz fillets`
    if rest.contains("/"), let past = endOfMeasures(number, words, next: end), words.isPlain(past) {
      return start..<past
    }
    // `One 8-to 10-pound ham`, `One 1 ½-pound fillet`
    if let dash = rest.first, "-–".contains(dash), ranges.contains(Folding.fold(String(rest.dropFirst()))),
      words.isPlain(end), let upper = Number(words[end].text)
    {
      (rest, end) = (upper.rest, end + 1)
    } else if rest.isEmpty, number.isWhole, words.isPlain(end), let part = Number(words[end].text),
      part.isFraction
    {
      (rest, end) = (part.rest, end + 1)
    } else if rest == "-" || rest == "–", words.isPlain(end + 1),
      ranges.contains(Folding.fold(words[end].text)),
      let upper = Number(words[end + 1].text)
    {
      (rest, end) = (upper.rest, end + 2)
    } else if let upper = Number(rest.dropFirst()), "-–".contains(rest.first ?? " ") {
      rest = upper.rest
    }
    // `One 4–5 pound chicken`
    if rest.isEmpty, end > start + 1 || !number.rest.isEmpty, words.isPlain(end),
      unit(words[end].text)?.isCount == false,
      words.isPlain(end + 1)
    {
      return start..<end + 1
    }
    guard let dash = rest.first, "-–‑".contains(dash) else { return nil }
    let unit = rest.dropFirst().filter { $0 != ")" && $0 != "," }
    guard Self.unit(unit)?.isCount == false || lengths.contains(Folding.fold(unit)), words.isPlain(end) else {
      return nil
    }
    return start..<end
  }

  private static func bare(_ text: String) -> Substring { text.hasPrefix("(") ? text.dropFirst() : text[...] }

  static let lengths: Set<String> = ["inch", "inches", "in", "cm", "mm"]

  static func size(
    behind rest: Substring, in words: inout QuickAddTokens, from start: Int, to end: Int
  ) -> Range<Int>? {
    func measure(at index: Int) -> Range<Int>? {
      guard words.isPlain(index) else { return nil }
      return endOfMeasure(words[index].text, words, next: index + 1).map { index..<$0 }
    }
    if rest.isEmpty { return words.isPlain(end) && isTimes(words[end].text) ? measure(at: end + 1) : nil }
    if isTimes(rest) { return measure(at: end) }
    let size = rest.unicodeScalars.dropFirst()
    guard end == start + 1, isTimes(String(rest.unicodeScalars.prefix(1))),
      let past = endOfMeasure(String(size), words, next: end),
      words.split(start, after: words[start].text.unicodeScalars.count - size.count)
    else { return nil }
    return end..<past + 1
  }

  /// `500g`, or `500` followed by `g`.
  static func endOfMeasure(_ text: String, _ words: QuickAddTokens, next: Int) -> Int? {
    guard let number = Number(text) else { return nil }
    if number.rest.contains(where: { "/-–".contains($0) }) { return endOfMeasures(number, words, next: next) }
    if !number.rest.isEmpty { return unit(number.rest)?.isCount == false ? next : nil }
    return unit(in: words, at: next).flatMap { $0.unit.isCount ? nil : next + $0.count }
  }

  /// `400g/14oz`, `150g-200g/5½-7oz`
  private static func endOfMeasures(_ number: Number, _ words: QuickAddTokens, next: Int) -> Int? {
    var rest = number.rest
    if let dash = rest.firstIndex(where: { "-–".contains($0) }),
      dash < rest.firstIndex(of: "/") ?? rest.endIndex,
      let upper = Number(rest[dash...].dropFirst())
    {
      guard dash == rest.startIndex || unit(rest[..<dash])?.isCount == false else { return nil }
      rest = upper.rest
    }
    guard let slash = rest.firstIndex(of: "/") else { return unit(rest)?.isCount == false ? next : nil }
    guard unit(rest[..<slash])?.isCount == false else { return nil }
    return endOfOtherMeasures(rest[slash...].dropFirst(), words, next: next)
  }

  /// `1 can (15 oz) black beans`
  mutating func takeSizeInBrackets(in words: inout QuickAddTokens) {
    guard amount.unit.isCount, amount.unit != .piece,
      let size = Self.sizeInBrackets(words, at: self.words.upperBound)
    else { return }
    self.size = size
    self.words = self.words.lowerBound..<size.upperBound
    takeLink(behind: size.upperBound, in: &words, isDozen: false)
  }

  /// `6 beers (330 ml)`
  mutating func takeSizeAtEnd(in words: QuickAddTokens) {
    guard amount.unit.isCount, size == nil,
      let last = (0..<words.count).last(where: { words[$0].role == nil }),
      words.isPlain(last), words[last].text.utf8.last == UInt8(ascii: ")")
    else { return }
    let taken = self.words
    for start in [last - 1, last] where start >= taken.upperBound {
      guard let found = Self.sizeInBrackets(words, at: start), found.upperBound == last + 1 else { continue }
      let isNamed = (0..<start).contains { words[$0].role == nil && !taken.contains($0) }
      if isNamed { size = found }
      return
    }
  }

  static func sizeInBrackets(_ words: QuickAddTokens, at start: Int) -> Range<Int>? {
    guard words.isPlain(start), words[start].text.utf8.first == UInt8(ascii: "("),
      let last = (start...start + 1).first(where: { words.isPlain($0) && words[$0].text.hasSuffix(")") })
    else { return nil }
    let inner = (start...last).map { words[$0].text }.joined(separator: " ").dropFirst().dropLast()
    guard let size = Amount(String(inner.map { $0 == "-" ? " " : $0 })), !size.unit.isCount else {
      return nil
    }
    return start..<last + 1
  }

  /// A container behind its size: `400 g tin`, `(14-oz) can`, `500ml bottles`, `6-pack`.
  static func container(
    in words: QuickAddTokens, at start: Int
  ) -> (unit: Unit, size: Range<Int>, note: String?, end: Int)? {
    guard words.isPlain(start) else { return nil }
    if let number = Number(words[start].text),
      let contents = contents(number, in: words, from: start, isMeant: true)
    {
      return (.pack, start..<start + 1, contents.note, contents.end)
    }
    var text = Substring(words[start].text)
    let isInBrackets = text.hasPrefix("(")
    if isInBrackets { text.removeFirst() }
    guard let number = Number(text) else { return nil }
    // `400g/14oz tin`
    if !isInBrackets, number.rest.contains("/"), let end = endOfMeasures(number, words, next: start + 1),
      words.isPlain(end), let container = unit(words[end].text), container.isCount, container != .piece
    {
      return (container, start..<end, nil, end + 1)
    }
    var (rest, end) = (number.rest, start + 1)
    if let first = rest.first, "-–‑".contains(first), rest.count > 1 {
      rest.removeFirst()
    } else if rest.isEmpty {
      guard words.isPlain(end) else { return nil }
      (rest, end) = (Substring(words[end].text), end + 1)
    }
    // `(13.5 fl oz)`
    if isInBrackets, !rest.hasSuffix(")"), words.isPlain(end) {
      (rest, end) = (Substring("\(rest) \(words[end].text)"), end + 1)
    }
    if isInBrackets {
      guard rest.hasSuffix(")") else { return nil }
      rest.removeLast()
    }
    guard let measure = unit(rest) ?? unit(rest.filter { $0 != " " }), !measure.isCount, words.isPlain(end),
      let container = unit(words[end].text), container.isCount, container != .piece
    else { return nil }
    return (container, start..<end, nil, end + 1)
  }
}
