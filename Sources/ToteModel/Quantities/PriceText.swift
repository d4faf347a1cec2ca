/// A price and its words in the line: a number beside a currency, and perhaps `/kg`, `per kilo`, `each`.
struct PriceText {
  var price: Price
  var words: Range<Int>
  var isBare = false

  init?(in words: QuickAddTokens, at start: Int) {
    guard words.isPlain(start), Self.mayBegin(words[start].text) else { return nil }
    let (text, unit) = Self.parted(Self.withoutAbout(words[start].text))
    let (next, nextUnit) = words.isPlain(start + 1) ? Self.parted(words[start + 1].text) : (nil, nil)
    self.init(text, unit == nil ? next : nil, start)
    if let basis = self.words.count == 1 ? unit : nextUnit {
      price = price.per(basis) ?? price
    } else {
      takeBasis(in: words)
    }
    takeBasisBefore(in: words)
  }

  /// Two decimals without a currency, at the end of a line or before a basis: `0.55 each`, `0.55/x`.
  init?(bare currency: Currency, in words: QuickAddTokens, at start: Int, isAtEnd: Bool) {
    guard words.isPlain(start) else { return nil }
    let (text, unit) = Self.parted(words[start].text)
    guard let number = Number(text), number.rest.isEmpty, number.decimals == 2 else { return nil }
    self.init(number, text, currency, start..<(start + 1))
    if let unit { price = price.per(unit) ?? price } else { takeBasis(in: words) }
    takeBasisBefore(in: words)
    if price.basis == nil, !isAtEnd { return nil }
    isBare = true
  }

  /// `2.50€/kg`, but not `24/7`.
  private static func parted(_ text: String) -> (text: String, unit: Unit?) {
    guard text.utf8.contains(UInt8(ascii: "/")), let slash = text.lastIndex(of: "/"),
      let unit = Unit(spelling: text[text.index(after: slash)...])
    else { return (text, nil) }
    return (String(text[..<slash]), unit)
  }

  private mutating func takeBasis(in words: QuickAddTokens) {
    let next = self.words.upperBound
    guard words.isPlain(next), words[next].text.utf8.count <= 8 else { return }
    let (rest, unit) = Self.parted(words[next].text)
    let key = Folding.fold(words[next].text)
    var end = next + 1
    var basis: Unit?
    if rest.isEmpty, let unit {
      // `2.50€ /kg`
      basis = unit
    } else if Self.pieces.contains(key) || key == "x" && !words.isPlain(end) {
      basis = .piece
    } else if Self.links.contains(key), words.isPlain(end) {
      basis = Unit(spelling: words[end].text)
      end += 1
    }
    guard let basis, let price = price.per(basis) else { return }
    self.price = price
    self.words = self.words.lowerBound..<end
  }

  /// `yumurta tanesi 3₺`, `citrons la pièce 0,50 €`, `tomates el kilo 2€`
  private mutating func takeBasisBefore(in words: QuickAddTokens) {
    let before = self.words.lowerBound - 1
    guard price.basis == nil, before > 0, words.isPlain(before), words[before].text.utf8.count <= 8 else {
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
  /// `2.50€ per kilo`, `2,50 € le kilo`.
  private static let links = Language.words { "/ \($0.per)" }
  /// With accents: `à 2 €`, but not `a`.
  private static let at = Set(Language.allCases.flatMap { "@ \($0.vocabulary.at)".split(separator: " ") })
  private static let forAll = Language.words { $0.forAll }

  /// Between name and price, once the price is read: `a 1,50 €/kg`, `à 2 €`.
  func takeLink(in words: inout QuickAddTokens) {
    let index = self.words.lowerBound - 1
    guard index > 0, words.isPlain(index),
      Self.isLink(words[index].text) || Vagueness.isAbout(words[index].text)
        || words[index].text == "a" && (price.basis != nil || Self.endsName(words, before: index))
    else { return }
    words[index].role = words[index + 1].role
  }

  /// Whether a whole name ends there: `limones a 0,50 €`, but not `vitamina a 5 €`.
  private static func endsName(_ words: QuickAddTokens, before end: Int) -> Bool {
    let name = (0..<end).filter { words[$0].role == nil }
    guard let first = name.first, first + name.count == end else { return false }
    return Catalogue.knows(words.text(first..<end)) && !Catalogue.knows(words.text(first..<end + 1))
  }

  /// `apples at 2€`
  static func isLink(_ text: String) -> Bool {
    text.utf8.count <= 3 && at.contains(text[...]) || isForAll(text)
  }

  /// `chocolate 3 for 2€`
  static func isForAll(_ text: String) -> Bool { forAll.contains(text) }

  /// `~6€`
  private static func withoutAbout(_ text: String) -> String {
    switch text.unicodeScalars.first {
    case "~", "≈", "±": String(text.unicodeScalars.dropFirst())
    default: text
    }
  }

  private init?(_ text: String, _ next: String?, _ start: Int) {
    if let number = Number(text) {
      if let (euros, text) = Self.partedByEuro(text, number.rest) {
        self.init(euros, text, .euro, start..<(start + 1))
      } else if !number.rest.isEmpty {
        guard let currency = Currency(spelling: number.rest) else { return nil }
        self.init(number, text, currency, start..<(start + 1))
      } else if let next, let currency = Currency(spelling: next) {
        self.init(number, text, currency, start..<(start + 2))
      } else {
        return nil
      }
    } else if Self.mayBeSign(text), let sign = Self.signs.first(where: text.hasPrefix) {
      guard let currency = Currency(spelling: sign) else { return nil }
      let rest = text.dropFirst(sign.count)
      if let number = Number(rest) {
        self.init(number, rest, currency, start..<(start + 1))
      } else if rest.isEmpty, let next, let number = Number(next) {
        self.init(number, next, currency, start..<(start + 2))
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  private init?(
    _ number: Number, _ text: some StringProtocol, _ currency: Currency, _ words: Range<Int>
  ) {
    guard number.rest.isEmpty || Currency(spelling: number.rest) == currency,
      let price = Price(number, written: text, currency: currency)
    else { return nil }
    self.price = price
    self.words = words
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
    text.utf8.first.map { $0 <= UInt8(ascii: "9") || $0 == UInt8(ascii: "~") } == true || mayBeSign(text)
  }

  private static func mayBeSign(_ text: String) -> Bool {
    switch text.utf8.first {
    case nil: false
    case UInt8(ascii: "$"), UInt8(ascii: "C"), UInt8(ascii: "E"), UInt8(ascii: "G"), UInt8(ascii: "U"): true
    case let byte?: byte >= 0x80
    }
  }

  private static let signs = ["€", "$", "£", "₺", "¥", "￥", "₹", "US$", "CHF", "EUR", "USD", "GBP"]
}
