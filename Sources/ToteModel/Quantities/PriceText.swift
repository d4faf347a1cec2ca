/// Prices among the words of a line: a number with the sign or name of a currency beside it, in one word or
/// in two, on either side.

/// A price and the words it was read from.
struct PriceText {
  var price: Price
  var words: Range<Int>

  /// Looks for a price that begins at a word.
  init?(in words: QuickAddTokens, at start: Int) {
    guard words.isPlain(start) else { return nil }
    let text = words[start].text
    let next = words.isPlain(start + 1) ? words[start + 1].text : nil
    if let number = Number(text) {
      if !number.rest.isEmpty {
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

  /// Whether it is worth looking for a sign: most words begin with none, and 100,000 lines have many words.
  private static func mayBeSign(_ text: String) -> Bool {
    switch text.utf8.first {
    case nil: false
    case UInt8(ascii: "$"), UInt8(ascii: "C"), UInt8(ascii: "E"), UInt8(ascii: "G"), UInt8(ascii: "U"): true
    case let byte?: byte >= 0x80
    }
  }

  private static let signs = ["€", "$", "£", "₺", "¥", "￥", "₹", "US$", "CHF", "EUR", "USD", "GBP"]
}
