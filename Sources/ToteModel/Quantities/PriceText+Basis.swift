/// What a price is for: `/kg`, `per kilo`, `each`, `/ 100 g`, `3 x 1,49 €`.

extension PriceText {
  /// `2.50€/kg`, but not `24/7`.
  static func parted(_ text: String) -> (text: String, unit: Unit?) {
    guard text.utf8.contains(UInt8(ascii: "/")), let slash = text.lastIndex(of: "/"),
      let unit = unit(text[text.index(after: slash)...])
    else { return (text, nil) }
    return (String(text[..<slash]), unit)
  }

  mutating func takeBasis(in words: QuickAddTokens) {
    let next = self.words.upperBound
    guard words.isPlain(next), words[next].text.utf8.count <= 8 else { return }
    if let (count, end) = Self.dozen(in: words, at: next) {
      (pieces, self.words) = (count, self.words.lowerBound..<end)
      return
    }
    let (rest, unit) = Self.parted(words[next].text)
    let key = Folding.fold(words[next].text)
    var end = next + 1
    var basis: Unit?
    if rest.isEmpty, let unit {
      // `2.50€ /kg`
      basis = unit
    } else if Self.pieces.contains(key.hasSuffix(".") ? String(key.dropLast()) : key)
      || key == "x" && !words.isPlain(end)
    {
      basis = .piece
    } else if let (many, past) = Self.several(in: words, at: next), let price = price.per(many) {
      // `2,50 € / 100 g`
      self.price = price
      self.words = self.words.lowerBound..<past
      return
    } else if Self.links.contains(key), words.isPlain(end) {
      basis = Self.unit(words[end].text) ?? (Self.ones.contains(Folding.fold(words[end].text)) ? .piece : nil)
      end += 1
    } else if let measure = Unit(spelling: key), !measure.isCount, !words.isPlain(end) {
      // `£1.20 kg`
      basis = measure
    }
    guard let basis, let price = price.per(basis) else { return }
    self.price = price
    self.words = self.words.lowerBound..<end
  }

  /// `/ dozen`, `a dozen`, `la docena`
  private static func dozen(in words: QuickAddTokens, at start: Int) -> (count: Int64, end: Int)? {
    guard words.isPlain(start + 1), links.contains(Folding.fold(words[start].text)) else { return nil }
    return NumberWords.dozen(words[start + 1].text).map { ($0, start + 2) }
  }

  /// `yumurta tanesi 3₺`, `citrons la pièce 0,50 €`, `tomates el kilo 2€`
  mutating func takeBasisBefore(in words: QuickAddTokens) {
    let before = self.words.lowerBound - 1
    guard price.basis == nil, before > 0, words.isPlain(before), words[before].text.utf8.count <= 12 else {
      return
    }
    let text = words[before].text
    let isLinked =
      before > 1 && words.isPlain(before - 1) && Self.links.contains(Folding.fold(words[before - 1].text))
    let basis = Self.basesBefore[Folding.fold(text)] ?? (isLinked ? Self.linkedBasis(text) : nil)
    guard let basis, let price = price.per(basis) else { return }
    self.price = price
    self.words = (isLinked ? before - 1 : before)..<self.words.upperBound
  }

  /// `kg`, `ea.`
  private static func unit(_ text: some StringProtocol) -> Unit? {
    let key = Folding.fold(text.hasSuffix(".") ? String(text.dropLast()) : String(text))
    return pieces.contains(key) ? .piece : Unit(spelling: text)
  }

  /// The amount that a price is for, behind a link: `/ 100 g`, `/100g`, `per 100 ml`.
  private static func several(in words: QuickAddTokens, at start: Int) -> (amount: Amount, end: Int)? {
    let text = words[start].text
    let isGlued = text.utf8.count > 1 && text.hasPrefix("/")
    var index = start
    if !isGlued {
      guard links.contains(Folding.fold(text)), words.isPlain(start + 1) else { return nil }
      index += 1
    }
    guard let number = Number(isGlued ? text.dropFirst() : words[index].text[...]), number.thousandths >= 1000
    else { return nil }
    var (rest, end) = (number.rest, index + 1)
    if rest.isEmpty {
      guard words.isPlain(end) else { return nil }
      (rest, end) = (Substring(words[end].text), end + 1)
    }
    guard let unit = Unit(spelling: rest), !unit.isCount else { return nil }
    return Amount(thousandths: number.thousandths, unit: unit).map { ($0, end) }
  }

  /// `3 x 1,49 €`, `3 @ 1.49`: each of so many.
  mutating func takeTimes(in words: QuickAddTokens) {
    let before = self.words.lowerBound - 1
    guard price.basis == nil, before >= 0, words.isPlain(before) else { return }
    let text = words[before].text
    let isSign = AmountText.isTimes(text) || text == "@"
    let count =
      isSign
      ? (before > 0 && words.isPlain(before - 1) ? words[before - 1].text : "") : String(text.dropLast())
    guard isSign || text.last.map({ AmountText.isTimes(String($0)) }) == true, let number = Number(count),
      number.isWhole,
      number.rest.isEmpty, 1000...99_000 ~= number.thousandths, let each = price.per(.piece)
    else { return }
    price = each
    if isSign { self.words = before..<self.words.upperBound }
  }

  /// `2.99€x2`, `2.99€ x 2`: each of so many. The sign is split off, so that the amount is read there.
  mutating func takeTimesBehind(in words: inout QuickAddTokens) {
    guard price.basis == nil else { return }
    let next = self.words.upperBound
    let isTimes =
      words.isPlain(next)
      && (AmountText.isTimes(words[next].text) && words.isPlain(next + 1) && words[next + 1].text.isCount
        || words[next].text.first.map { AmountText.isTimes(String($0)) } == true
          && String(words[next].text.dropFirst()).isCount)
    if isTimes, let each = price.per(.piece) { price = each }
  }

  private static func linkedBasis(_ text: String) -> Unit? {
    pieces.contains(Folding.fold(text)) ? .piece : Unit(spelling: text)
  }

  /// Whether a name's last words would be read as what its price is for.
  static func isBasis(atEndOf name: String) -> Bool {
    let words = name.split(separator: " ").suffix(2)
    guard words.count == 2, let last = words.last.map(String.init) else { return false }
    return basesBefore[Folding.fold(last)] != nil
      || links.contains(Folding.fold(String(words[words.startIndex]))) && linkedBasis(last) != nil
  }

  private static let basesBefore = Language.meanings { $0.basesBefore }
  /// `1.09€ each`; `x` says it only where no number can follow it.
  private static let pieces = Language.words { $0.each }
  /// `1 € cada una`
  private static let ones: Set<String> = ["una", "uno"]
  /// `2.50€ per kilo`, `2,50 € le kilo`.
  private static let links = Language.words { "/ \($0.per)" }
}

extension ItemDetails {
  /// Takes a price as that of each, where several are counted.
  mutating func takePriceOfEach() {
    guard let amount, amount.unit.isCount, amount.thousandths > 1000 else { return }
    price = price?.per(.piece) ?? price
  }

  /// Takes a price for so many pieces: for as many if no amount is said, or else what that amount costs.
  mutating func take(priceFor pieces: Int64) {
    guard let price, let count = Amount(thousandths: pieces * 1000, unit: .piece) else { return }
    guard let amount else { return self.amount = count }
    if amount.unit == .piece { self.price = price.scaled(from: count, to: amount) ?? price }
  }
}

extension Price {
  /// Per kilo or litre, from the price of an amount: `2,50 € / 100 g`.
  fileprivate func per(_ amount: Amount) -> Price? {
    let basis = amount.unit.comparable
    let total = Int128(minorUnits) * 1000 * basis.size
    let divisor = Int128(amount.thousandths) * amount.unit.size
    guard let coins = Int64(exactly: (total + divisor / 2) / divisor) else { return nil }
    return Price(minorUnits: coins, currency: currency, basis: basis)
  }
}

extension String {
  fileprivate var isCount: Bool {
    Number(self).map { $0.isWhole && $0.rest.isEmpty && $0.thousandths >= 1000 } == true
  }
}
