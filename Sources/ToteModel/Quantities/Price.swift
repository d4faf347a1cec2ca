/// The price of a line, a piece, or a unit; never negative.
///
///     Price("1,09€")!.minorUnits == 109
///     Price("2.50€ per kg")!.basis == .kilogram
package struct Price: Hashable, Sendable {
  package let minorUnits: Int64
  package let currency: Currency
  /// `nil` for the whole line.
  package let basis: Unit?

  package static let limit: Int64 = 99_999_999_999

  package init?(minorUnits: Int64, currency: Currency, basis: Unit? = nil) {
    guard minorUnits >= 0, minorUnits <= Self.limit else { return nil }
    self.minorUnits = minorUnits
    self.currency = currency
    self.basis = basis
  }

  package func per(_ basis: Unit?) -> Price? {
    Price(minorUnits: minorUnits, currency: currency, basis: basis)
  }

  /// `nil` if the currencies differ or the sum is too large.
  package func adding(_ other: Price) -> Price? {
    guard currency == other.currency, basis == nil, other.basis == nil else { return nil }
    return Price(minorUnits: minorUnits + other.minorUnits, currency: currency)
  }

  /// Beside a currency, a single sign before three digits groups thousands.
  init?(_ number: Number, written text: some StringProtocol, currency: Currency) {
    guard !number.isFraction else { return nil }
    var thousandths = number.thousandths
    var decimals = number.decimals
    let digits = text.dropLast(number.rest.count)
    if decimals == 3, currency.decimals < 3,
      digits.unicodeScalars.count(where: { $0 == "." || $0 == "," }) == 1
    {
      // Where the point parts decimals, `3.999€` is neither thousands nor a price.
      guard thousandths >= 1000, !currency.hasDecimals(written: digits) else { return nil }
      thousandths *= 1000
      decimals = 0
    }
    guard decimals <= currency.decimals, thousandths <= Self.limit * 1000 else { return nil }
    // Those of one coin.
    let step = 1000 / currency.coins
    guard currency.decimals > 0 || thousandths % step == 0 else { return nil }
    self.init(minorUnits: thousandths / step, currency: currency)
  }
}

extension Currency {
  /// Whether the sign in a number is the one that the reader writes before decimals, which this currency has.
  fileprivate func hasDecimals(written number: some StringProtocol) -> Bool {
    decimals > 0 && number.contains(Language.current.vocabulary.decimalSign)
  }
}

extension Price: LosslessStringConvertible {
  /// Reads a whole text: `€1.09`, `1,09 €`, `$2`, `2 TL`.
  package init?(_ description: String) {
    let words = QuickAddTokens(description)
    guard let found = PriceText(in: words, at: 0), found.words.upperBound == words.count else { return nil }
    self = found.price
  }
}
