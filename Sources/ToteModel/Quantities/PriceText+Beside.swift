/// Numbers with a currency that aren't the price: deposits, and prices in money that isn't understood.

extension PriceText {
  /// `zzgl. 0,25 € Pfand`, `+ $0.10 deposit`: the words of a deposit, which is paid besides.
  func deposit(in words: QuickAddTokens) -> Range<Int>? {
    var (start, end) = (self.words.lowerBound, self.words.upperBound)
    let isBehind = words.isPlain(end) && Self.isDeposit(words[end].text)
    let isBefore = start > 0 && words.isPlain(start - 1) && Self.isDeposit(words[start - 1].text)
    guard isBehind || isBefore else { return nil }
    if isBehind { end += 1 }
    if isBefore { start -= 1 }
    if start > 0, words.isPlain(start - 1), Self.besides.contains(Folding.fold(words[start - 1].text)) {
      start -= 1
    }
    // It must leave a name.
    return (0..<words.count).contains { words[$0].role == nil && !(start..<end).contains($0) }
      ? start..<end : nil
  }

  /// Where `£6.95 - £9.95` ends, which is no price.
  func endOfRange(in words: QuickAddTokens, _ currency: Currency?) -> Int? {
    let link = self.words.upperBound
    guard words.isPlain(link), words[link].text.utf8.count <= 4,
      AmountText.ranges.contains(Folding.fold(words[link].text)), !PartOfLine.isChoice([words[link].text]),
      let upper = PriceText(in: words, at: link + 1, currency: currency),
      upper.price.currency == price.currency, upper.price.minorUnits > price.minorUnits
    else { return nil }
    return upper.words.upperBound
  }

  private static func isDeposit(_ text: String) -> Bool {
    text.utf8.count <= 16 && deposits.contains(Folding.fold(text).filter { $0 != "(" && $0 != ")" })
  }

  private static let deposits = Language.words { $0.deposits }
  private static let besides = Language.words { "+ zzgl. zzgl inkl. inkl (+ \($0.plus)" }

  /// Whether a word is a price and nothing else: `$2.49`, `59p`, `1.89/pound`.
  static func isPrice(_ text: String, _ currency: Currency?) -> Bool {
    guard text.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return false }
    // Coins need something in front of them.
    let words = QuickAddTokens("x \(text)")
    let price =
      PriceText(in: words, at: 1, currency: currency)
      ?? PriceText(bare: currency ?? .euro, in: words, at: 1, isAtEnd: true)
    return price?.words.upperBound == words.count
  }

  /// A currency beside a number that isn't understood: `kr 12,90` in France, `12 ₿`, `5 XYZ`.
  static func unknownCurrency(in words: QuickAddTokens) -> String? {
    for index in 0..<words.count where words.isPlain(index) && words[index].text.utf8.count < 16 {
      let text = words[index].text
      guard Currency.isForeign(text) else { continue }
      let hasNumber = text.contains(where: \.isNumber)
      let isBeside = [index - 1, index + 1].contains { place in
        place >= 0 && words.isPlain(place)
          && (Number(words[place].text)?.isPriceLike == true || Currency.leading(words[place].text) != nil)
      }
      if hasNumber && (!text.contains(where: \.isLetter) || text.first?.isNumber == true) || isBeside {
        return text.filter { !$0.isNumber && !".,".contains($0) }
      }
    }
    return unknownCode(in: words)
  }

  /// Three capitals that are nothing known, behind the last number of a line that isn't all in capitals: `milk 5 XYZ`.
  private static func unknownCode(in words: QuickAddTokens) -> String? {
    guard let last = (0..<words.count).last(where: { words[$0].role == nil }), last > 1, words.isPlain(last),
      words.isPlain(last - 1), words[last].text.utf8.count == 3,
      words[last].text.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }),
      Number(words[last - 1].text)?.isPriceLike == true, Currency(spelling: words[last].text) == nil,
      !Catalogue.knows(words[last].text), Unit(spelling: words[last].text) == nil,
      words[last].text.contains(where: { !"XL".contains($0) }),
      (0..<last - 1).contains(where: { words[$0].text.contains(where: \.isLowercase) })
    else { return nil }
    return words[last].text
  }
}

extension Number {
  fileprivate var isPriceLike: Bool { rest.isEmpty && !isFraction }
}

extension QuickAddTokens {
  /// `$2.99x2`
  private mutating func partPriceTimes(_ index: Int) {
    guard isPlain(index), self[index].text.utf8.count <= 16, Currency.leading(self[index].text) != nil,
      let sign = self[index].text.lastIndex(where: { "xX×".contains($0) }),
      sign > self[index].text.startIndex,
      case let (before, count) = (self[index].text[..<sign], self[index].text[sign...].dropFirst()),
      before.last?.isNumber == true, !count.isEmpty, count.allSatisfy(\.isNumber)
    else { return }
    _ = split(index, after: before.unicodeScalars.count)
  }

  /// `eggs @$2.49`: a price isn't a store.
  mutating func partPricesBehindAt(_ currency: Currency?) {
    var index = 0
    while index < count {
      if self[index].mark == .store, !self[index].isQuoted, PriceText.isPrice(self[index].text, currency) {
        partMark(index)
      }
      index += 1
    }
  }

  /// `2/$5` is two for five dollars, `2,50€/100g` as if it had a blank.
  mutating func partPriceOfSeveral(_ index: Int) {
    partPriceTimes(index)
    guard isPlain(index), self[index].text.utf8.count <= 16, let slash = self[index].text.firstIndex(of: "/")
    else {
      return
    }
    let (before, behind) = (self[index].text[..<slash], self[index].text[slash...].dropFirst())
    if (1...2).contains(before.count), before.allSatisfy(\.isNumber), Currency.leading(String(behind)) != nil
    {
      if split(index, after: before.unicodeScalars.count) { _ = split(index + 1, after: 1) }
    } else if behind.first?.isNumber == true, before.last.flatMap({ Currency(spelling: String($0)) }) != nil {
      _ = split(index, after: before.unicodeScalars.count)
    } else if NumberWords.dozen(String(behind)) != nil, !before.isEmpty {
      // `$3.99/dozen`
      if split(index, after: before.unicodeScalars.count) { _ = split(index + 1, after: 1) }
    }
  }
}
