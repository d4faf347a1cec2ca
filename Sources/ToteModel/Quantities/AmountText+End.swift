/// Amounts behind the name: `tomatoes (5)`, `milk (2 l)`, `eggs: 12`, and `eggs 12` if the name is in the
/// catalogue. Not years: `Alien (1979)`.

extension AmountText {
  /// For lines without another amount.
  static func atEnd(of words: inout QuickAddTokens) -> AmountText? {
    guard let last = (0..<words.count).last(where: { words[$0].role == nil }), words.isPlain(last) else {
      return nil
    }
    if let glued = inGluedBrackets(&words, last) { return glued }
    if let front = inFront(words, last) { return front }
    guard last > 0, words[last - 1].role == nil else { return behindKnownName(words, last) }
    return inBrackets(words, last) ?? beforePrice(words, last) ?? behindSign(words, last)
      ?? behindKnownName(words, last)
  }

  private static func inBrackets(_ words: QuickAddTokens, _ last: Int) -> AmountText? {
    guard words[last].text.utf8.last == UInt8(ascii: ")"),
      let first = (max(1, last - 3)...last).last(where: { words[$0].text.hasPrefix("(") }),
      (first...last).allSatisfy(words.isPlain), (0..<first).contains(where: { words[$0].role == nil })
    else { return nil }
    let inner = (first...last).map { words[$0].text }.joined(separator: " ").dropFirst().dropLast()
    var said = QuickAddTokens(String(inner))
    guard said.count > 0 else { return nil }
    guard var found = AmountText(in: &said, at: 0, isFirst: true) else {
      // `peppers (red, 3)`
      let count = said.count - 1
      guard count > 0, said[count - 1].text.hasSuffix(","), let amount = whole(said[count].text) else {
        return nil
      }
      var few = AmountText(amount: amount, words: first..<last + 1)
      few.note = String(said.text(0..<count).dropLast())
      few.size = few.words
      return few
    }
    found.takeLink(in: &said)
    let end = found.words.upperBound
    guard isFew(found.amount) else { return nil }
    if end < said.count {
      // `potatoes (2 kg, white)`
      guard end > 0, said[end - 1].text.hasSuffix(","), found.size == nil else { return nil }
      found.note = said.text(end..<said.count)
      found.size = end..<said.count
    }
    found.note = found.note ?? found.size.map(said.text)
    if found.size != nil { found.size = first..<last + 1 }
    found.words = first..<last + 1
    return found
  }

  /// `(240 ml) milk`
  private static func inFront(_ words: QuickAddTokens, _ last: Int) -> AmountText? {
    guard let first = (0..<last).first(where: { words[$0].role == nil }),
      let size = sizeInBrackets(words, at: first),
      size.upperBound <= last
    else { return nil }
    let text = words.text(size).filter { $0 != "(" && $0 != ")" }
    return Amount(text).map { AmountText(amount: $0, words: size) }
  }

  /// `chocolate 3 for 2€`, `chocolate 3 x 1.49€`
  private static func beforePrice(_ words: QuickAddTokens, _ last: Int) -> AmountText? {
    guard last + 1 < words.count, words[last + 1].role == .price,
      PriceText.isBehindCount(words[last + 1].text)
    else { return nil }
    return whole(words[last].text).map { AmountText(amount: $0, words: last..<last + 1) }
  }

  private static func whole(_ text: String) -> Amount? {
    guard let number = Number(text), number.rest.isEmpty, number.decimals == 0,
      let amount = Amount(thousandths: number.thousandths, unit: .piece), isFew(amount)
    else { return nil }
    return amount
  }

  /// `tomatoes(5)`
  private static func inGluedBrackets(_ words: inout QuickAddTokens, _ last: Int) -> AmountText? {
    let text = words[last].text
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(of: "("), open > text.startIndex
    else {
      return nil
    }
    var cut = words
    guard cut.split(last, after: text[..<open].unicodeScalars.count),
      let found = inBrackets(cut, last + 1), found.words.lowerBound == last + 1
    else { return nil }
    words = cut
    return found
  }

  private static func behindSign(_ words: QuickAddTokens, _ last: Int) -> AmountText? {
    let sign = words[last - 1]
    guard !sign.isQuoted, let amount = whole(words[last].text) else { return nil }
    if sign.isSeparator { return last > 1 ? AmountText(amount: amount, words: last - 1..<last + 1) : nil }
    let end = sign.text.utf8.last
    // A comma may also be part of a list of numbers.
    let isBehindComma =
      (end == UInt8(ascii: ",") || end == UInt8(ascii: ";"))
      && amount.thousandths < 100_000 && !sign.text.utf8.contains { 0x30...0x39 ~= $0 }
    return end == UInt8(ascii: ":") || isBehindComma
      ? AmountText(amount: amount, words: last..<last + 1) : nil
  }

  private static func behindKnownName(_ words: QuickAddTokens, _ last: Int) -> AmountText? {
    let name = (0..<last).filter { words[$0].role == nil }
    // A store may be in between: `eggs @Lidl 12`.
    guard name.allSatisfy(words.isPlain), let first = name.first, let end = name.last,
      first + name.count == end + 1, (end + 1..<last).allSatisfy(words.isMarked),
      let amount = whole(words[last].text),
      // One says nothing of a name that isn't known: `channel 1`.
      words[last].text == "1"
        ? Catalogue.knows(words.text(first..<end + 1))
        : counts(words[last].text, behind: words.text(first..<end + 1))
    else { return nil }
    return AmountText(amount: amount, words: last..<last + 1)
  }

  /// Whether a number is how many of something rather than a part of its name: `eggs 12`, but not
  /// `vitamin B 12`.
  static func counts(_ number: String, behind name: String) -> Bool {
    guard let count = Int(number), 2...60 ~= count, number.first != "0" else { return false }
    if Catalogue.knows(name) { return true }
    // `AA batteries 8`: only a plural is counted whatever kind it is of.
    let last = ItemName.key(of: String(name[...].lastWord))
    return name.utf8.count { $0 == 0x20 } < 3 && Catalogue.knows(last)
      && WordForms.keys(of: last).first != last
  }

  /// Whether a number in words counts what follows it: `three lemons`, but not `three cheese pizza`, which
  /// isn't in the catalogue, nor `five spice`, which is.
  static func isCounted(_ words: QuickAddTokens, _ number: Range<Int>) -> Bool {
    if isKnown(words, from: number.lowerBound) { return false }
    if isKnown(words, from: number.upperBound) { return true }
    // `eight blueberry yogurts`, but not `five spice wings`, which begins with another thing.
    let name = (number.upperBound..<words.count).prefix(while: words.isPlain)
    guard 2...3 ~= name.count, let last = name.last,
      !name.contains(where: { Catalogue.knows(words.text(number.lowerBound..<$0 + 1)) })
    else { return false }
    // `four seasons pizzas`
    guard name.dropLast().allSatisfy({ words[$0].text.last != "s" }) else { return false }
    return counts("2", behind: words.text(name.lowerBound..<last + 1))
  }

  /// Whether the catalogue knows what begins there, perhaps with its size: `large onions`.
  static func isKnown(_ words: QuickAddTokens, from start: Int) -> Bool {
    let name = (start..<words.count).prefix(while: words.isPlain)
    guard (1...5).contains(name.count) else { return false }
    let end = start + name.count
    func isKnown(_ name: Range<Int>) -> Bool { !name.isEmpty && Catalogue.knows(words.text(name)) }
    return isKnown(start..<end) || isSize(words, at: start) && isKnown(start + 1..<end)
      || isSize(words, at: end - 1) && isKnown(start..<end - 1)
  }

  private static func isFew(_ amount: Amount) -> Bool {
    amount.unit != .piece || amount.thousandths < 1_000_000
  }
}

extension QuickAddTokens {
  fileprivate func isMarked(_ index: Int) -> Bool {
    if case .mark = self[index].role { true } else { false }
  }
}

extension QuickAddToken {
  /// Whether it only separates a name from its details: `milk - 2 l`.
  var isSeparator: Bool {
    text.utf8.count <= 3 && !isQuoted && mark == nil && ["-", "–", "—", "=", ":"].contains(text)
  }
}
