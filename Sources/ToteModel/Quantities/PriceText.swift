/// A price and its words in the line: a number beside a currency, and perhaps `/kg`, `per kilo`, `each`.
struct PriceText {
  var price: Price
  var words: Range<Int>
  /// How many pieces it is for: `$3.99 a dozen`.
  var pieces: Int64?
  /// Whether it is what each of a number costs: `4 cans of tuna @ £1.25`, `3 baguettes à 1,10 €`.
  var isOfEach = false
  var isBare = false

  /// - Parameter currency: For `99c`, which several currencies have.
  init?(in words: QuickAddTokens, at start: Int, currency: Currency? = nil) {
    guard words.isPlain(start), Self.mayBegin(words[start].text) else { return nil }
    if let cents = Self.cents(words, at: start, currency) {
      self = cents
    } else {
      self.init(signed: words, at: start)
    }
    takeBasis(in: words)
    takeBasisBefore(in: words)
    takeTimes(in: words)
  }

  /// `99c`, `65p`, `99¢`
  private static func cents(_ words: QuickAddTokens, at start: Int, _ currency: Currency?) -> PriceText? {
    let text = words[start].text
    if let spelled = spelledCents(words, at: start, currency) { return spelled }
    guard start > 0, let sign = text.last, "cp¢".contains(sign), let number = Number(text.dropLast()),
      number.isWhole,
      number.rest.isEmpty, 1000...99_000 ~= number.thousandths
    else { return nil }
    let money: Currency? =
      switch sign {
      case "p": currency == nil || currency == .pound ? .pound : nil
      case "¢": currency.map { $0.decimals == 2 ? $0 : .dollar } ?? .dollar
      default: currency.flatMap { $0.decimals == 2 ? $0 : nil }
      }
    guard let money, let price = Price(minorUnits: number.thousandths / 1000, currency: money) else {
      return nil
    }
    var cents = PriceText(price: price, words: start..<start + 1)
    cents.isBare = sign == "c"
    return cents
  }

  /// `30 céntimos`, `50 kuruş`; `cents` belong to several currencies.
  private static func spelledCents(
    _ words: QuickAddTokens, at start: Int, _ currency: Currency?
  ) -> PriceText? {
    guard words.isPlain(start + 1), words[start + 1].text.utf8.count <= 12,
      let number = Number(words[start].text),
      number.isWhole, number.rest.isEmpty, 1000...99_000 ~= number.thousandths,
      let owner = coins[Folding.fold(words[start + 1].text)]
    else { return nil }
    let money = owner ?? currency.flatMap { $0.decimals == 2 ? $0 : nil }
    return money.flatMap { Price(minorUnits: number.thousandths / 1000, currency: $0) }
      .map { PriceText(price: $0, words: start..<start + 2) }
  }

  private static let coins: [String: Currency?] = [
    "centimos": .euro, "centimo": .euro, "centimes": .euro, "kurus": .lira, "pence": .pound, "cents": nil,
  ]

  /// Two decimals without a currency, at the end of a line or before a basis: `0.55 each`, `0.55/x`.
  init?(bare currency: Currency, in words: QuickAddTokens, at start: Int, isAtEnd: Bool) {
    guard words.isPlain(start) else { return nil }
    let (text, unit) = Self.parted(words[start].text)
    guard let number = Number(text), number.rest.isEmpty, number.decimals == 2 else { return nil }
    self.init(number, text, currency, start..<(start + 1))
    if let unit { price = price.per(unit) ?? price } else { takeBasis(in: words) }
    takeBasisBefore(in: words)
    takeTimes(in: words)
    if price.basis == nil, pieces == nil, !isAtEnd { return nil }
    isBare = true
  }

  /// With accents: `à 2 €`, but not `a`.
  private static let at = Set(Language.allCases.flatMap { "@ \($0.vocabulary.at)".split(separator: " ") })
  private static let forAll = Language.words { "/ \($0.forAll)" }

  /// Between name and price, once the price is read: `a 1,50 €/kg`, `à 2 €`.
  mutating func takeLink(in words: inout QuickAddTokens) {
    let index = self.words.lowerBound - 1
    guard index > 0, words.isPlain(index),
      Self.isLink(words[index].text) || Vagueness.isAbout(words[index].text)
        || words[index].text == "a" && (price.basis != nil || Self.endsName(words, before: index))
    else { return }
    words[index].role = words[index + 1].role
    let link = words[index].text
    isOfEach = price.basis == nil && (link == "a" || Self.at.contains(link[...])) && !Self.isForAll(link)
  }

  /// `5 € de jamón`: so much money's worth.
  func takeLinkBehind(in words: inout QuickAddTokens) {
    let next = self.words.upperBound
    guard self.words.lowerBound == 0, words.isPlain(next), words.isPlain(next + 1),
      words[next].text.utf8.count < 4, AmountText.links.contains(Folding.fold(words[next].text))
    else { return }
    words[next].role = .price
  }

  /// Whether a whole name ends there: `limones a 0,50 €`, but not `vitamina a 5 €`.
  private static func endsName(_ words: QuickAddTokens, before end: Int) -> Bool {
    let name = (0..<end).filter { words[$0].role == nil }
    guard let first = name.first, first + name.count == end else { return false }
    // The amount isn't read yet: `2 kg tomates a 2 €`.
    guard let start = (first..<end).prefix(4).first(where: { Catalogue.knows(words.text($0..<end)) }) else {
      return false
    }
    return !Catalogue.knows(words.text(start..<end + 1))
  }

  /// `apples at 2€`
  static func isLink(_ text: String) -> Bool {
    text.utf8.count <= 3 && at.contains(text[...]) || isForAll(text)
  }

  /// `chocolate 3 for 2€`
  static func isForAll(_ text: String) -> Bool {
    // Most words have nothing to fold, which would take its time in a long line.
    text.utf8.count <= 4 && forAll.contains(text.utf8.contains { $0 > 0x7F } ? Folding.fold(text) : text)
  }

  /// `3 for 2€`, `3 x 1.49€`, `3 @ 1.49€`
  static func isBehindCount(_ text: String) -> Bool {
    isForAll(text) || AmountText.isTimes(text) || text == "@"
  }

  /// `~6€`
  private static func withoutAbout(_ text: String) -> String {
    switch text.unicodeScalars.first {
    case "~", "≈", "±": String(text.unicodeScalars.dropFirst())
    default: text
    }
  }

  /// A number with a currency on one side of it, or with a sign before and a code behind it: `$25.00 MXN`.
  private init?(signed words: QuickAddTokens, at start: Int) {
    let text = Self.withoutAbout(words[start].text)
    if let (currency, rest) = Self.sign(text, words, at: start) {
      let isAlone = rest.text.isEmpty
      let at = isAlone ? rest.next : start
      guard !isAlone || words.isPlain(at), !Currency.isForeign(isAlone ? words[at].text : "") else {
        return nil
      }
      let written = Self.parted(isAlone ? words[at].text : String(rest.text))
      guard
        let number = PriceNumber(
          Substring(written.text), in: words, next: isAlone ? at + 1 : rest.next, behindSign: true)
      else { return nil }
      var (money, end) = (currency, number.end)
      if !number.rest.isEmpty {
        guard let other = Currency(spelling: number.rest),
          currency == other || currency == .dollar && other.isDollar
        else { return nil }
        money = other
      } else if currency == .dollar, words.isPlain(end) {
        let code = words[end].text
        if Currency.isForeign(code) { return nil }
        if code.utf8.count == 3, let other = Currency(spelling: code), other.code == code {
          guard other.isDollar else { return nil }
          (money, end) = (other, end + 1)
        }
      }
      self.init(number, money, start..<end, per: written.unit)
    } else {
      let written = Self.parted(text)
      guard let number = PriceNumber(Substring(written.text), in: words, next: start + 1, behindSign: false)
      else { return nil }
      if number.isDoubtful(words, at: start) { return nil }
      if let (euros, text) = Self.partedByEuro(written.text, number.rest),
        let price = Price(euros, written: text, currency: .euro)
      {
        self.init(price: written.unit.flatMap(price.per) ?? price, words: start..<start + 1)
      } else if !number.rest.isEmpty {
        guard let currency = Currency(spelling: number.rest) else { return nil }
        self.init(number, currency, start..<number.end, per: written.unit)
      } else {
        guard written.unit == nil, words.isPlain(number.end) else { return nil }
        let sign = Self.parted(words[number.end].text)
        guard
          let currency = Currency(
            spelling: sign.text.hasSuffix(",") ? String(sign.text.dropLast()) : sign.text)
        else { return nil }
        self.init(number, currency, start..<number.end + 1, per: sign.unit)
      }
      takeSharedSign(in: words)
    }
  }

  /// `kr 12,90 SEK`
  private mutating func takeSharedSign(in words: QuickAddTokens) {
    let before = self.words.lowerBound - 1
    guard before >= 0, words.isPlain(before), price.currency.shares(words[before].text) else { return }
    self.words = before..<self.words.upperBound
  }

  private init(price: Price, words: Range<Int>) { (self.price, self.words) = (price, words) }

  private init?(_ number: PriceNumber, _ currency: Currency, _ words: Range<Int>, per unit: Unit?) {
    guard let price = Price(number.number, written: number.text + number.number.rest, currency: currency)
    else { return nil }
    self.init(price: unit.flatMap(price.per) ?? price, words: words)
  }

  /// The currency that begins there, with the rest of its word: `€1.09`, `US $1.23`.
  private static func sign(
    _ text: String, _ words: QuickAddTokens, at start: Int
  ) -> (currency: Currency, rest: (text: Substring, next: Int))? {
    if words.isPlain(start + 1), words[start + 1].text.hasPrefix("$"), let country = dollar(text) {
      return (country, (words[start + 1].text.dropFirst(), start + 2))
    }
    guard let (currency, rest) = Currency.leading(text) else { return nil }
    // The sign of a currency that has the same beginning.
    if start > 0, currency == .dollar, words.isPlain(start - 1), Currency.isForeign(words[start - 1].text) {
      return nil
    }
    return (currency, (rest, start + 1))
  }

  /// The country or the code in front of a dollar: `US $8`, `NZD $8`.
  private static func dollar(_ text: String) -> Currency? {
    guard 2...3 ~= text.utf8.count else { return nil }
    return Currency(spelling: text).flatMap { $0.isDollar ? $0 : nil } ?? Currency(spelling: text + "$")
  }

  private init?(
    _ number: Number, _ text: some StringProtocol, _ currency: Currency, _ words: Range<Int>
  ) {
    guard number.rest.isEmpty, let price = Price(number, written: text, currency: currency) else {
      return nil
    }
    self.init(price: price, words: words)
  }

  /// `1€20`, as in French.
  private static func partedByEuro(_ text: String, _ rest: Substring) -> (number: Number, text: String)? {
    let cents = rest.dropFirst()
    guard rest.first == "€", cents.utf8.count == 2, cents.allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    let text = "\(text.dropLast(rest.count)).\(cents)€"
    return Number(text).map { ($0, text) }
  }

  /// Most words begin with a letter.
  private static func mayBegin(_ text: String) -> Bool {
    guard let byte = text.utf8.first else { return false }
    return byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "~") || byte >= 0x80
      || dollar(text) != nil || Currency.leading(text) != nil
  }
}
