/// The raw value is the sign, and is stored.
package enum Currency: String, CaseIterable, Hashable, Sendable {
  case euro = "€"
  case dollar = "$"
  case pound = "£"
  case lira = "₺"
  case yen = "¥"
  case rupee = "₹"
  case franc = "CHF"

  /// A sign, a code in capitals, or a word: `€`, `EUR`, `euros`, `TL`.
  package init?(spelling: some StringProtocol) {
    guard spelling.utf8.count <= 8, let currency = Self.spellings[String(spelling)] else { return nil }
    self = currency
  }

  private static let spellings: [String: Currency] = {
    let words: [(Currency, String)] = [
      (.euro, "€ EUR Euro Euros euro euros eur"), (.dollar, "$ USD US$ dollar dollars"), (.pound, "£ GBP"),
      (.lira, "₺ TL tl TRY lira"), (.yen, "¥ ￥ 円 JPY yen"), (.rupee, "₹ INR Rs rupees"),
      (.franc, "CHF Fr. francs"),
    ]
    var spellings: [String: Currency] = [:]
    for (currency, words) in words {
      for word in words.split(separator: " ") { spellings[String(word)] = currency }
    }
    return spellings
  }()

  /// Its code among the world's currencies.
  package var code: String {
    switch self {
    case .euro: "EUR"
    case .dollar: "USD"
    case .pound: "GBP"
    case .lira: "TRY"
    case .yen: "JPY"
    case .rupee: "INR"
    case .franc: "CHF"
    }
  }

  package var decimals: Int { self == .yen ? 0 : 2 }

  var leadsInFiles: Bool { [.dollar, .pound, .yen, .rupee].contains(self) }
}

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
    if decimals == 3, digits.unicodeScalars.count(where: { $0 == "." || $0 == "," }) == 1 {
      guard thousandths >= 1000 else { return nil }
      thousandths *= 1000
      decimals = 0
    }
    guard decimals <= currency.decimals, thousandths <= Self.limit * 1000 else { return nil }
    let coins = currency.decimals == 0 ? thousandths / 1000 : thousandths / 10
    guard currency.decimals > 0 || thousandths % 1000 == 0 else { return nil }
    self.init(minorUnits: coins, currency: currency)
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
