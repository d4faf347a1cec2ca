/// The raw value is the sign, and is stored.
package enum Currency: String, CaseIterable, Hashable, Sendable {
  case euro = "€"
  /// Of any country whose prices say no more than `$`.
  case dollar = "$"
  case pound = "£"
  case lira = "₺"
  case yen = "¥"
  case rupee = "₹"
  case franc = "CHF"
  case australianDollar = "A$"
  case canadianDollar = "C$"
  case mexicanPeso = "MXN"
  case real = "R$"
  /// Of Sweden, Norway, Denmark and Iceland, which all write it so.
  case krona = "kr"
  case zloty = "zł"
  case koruna = "Kč"
  case forint = "Ft"
  case leu = "lei"
  case ruble = "₽"
  case hryvnia = "₴"
  case won = "₩"

  /// The code among the world's currencies, how it is also spelled, and the countries where it is the currency.
  private var facts: (code: String, spellings: String, countries: String) {
    switch self {
    case .euro:
      (
        "EUR", "EUR Euro Euros euro euros eur EURO",
        "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM XK"
      )
    // NB: several dollars and pesos share the sign.
    case .dollar: ("USD", "USD US$ dollar dollars usd", "AR AU CA CL CO EC HK MX NZ PR SG SV TW US UY")
    case .pound: ("GBP", "GBP", "GB GG GI IM JE")
    case .lira: ("TRY", "TL tl TRY lira liralık TL'lik TL'den TL’den TL'ye TL’ye liradan liraya", "TR")
    // NB: the yuan shares the sign but has small coins.
    case .yen: ("JPY", "￥ 円 JPY yen", "JP")
    case .rupee: ("INR", "INR Rs Rs. rupees", "IN")
    case .franc: ("CHF", "Fr. francs", "CH LI")
    case .australianDollar: ("AUD", "AU$ AUD", "")
    case .canadianDollar: ("CAD", "CA$ CAD", "")
    case .mexicanPeso: ("MXN", "MX$ Mex$ pesos", "")
    case .real: ("BRL", "BRL reais", "BR")
    case .krona: ("SEK", "kr. Kr Kr. SEK NOK DKK ISK kronor kroner", "SE NO DK IS")
    case .zloty: ("PLN", "PLN zl zł. Zł zloty", "PL")
    case .koruna: ("CZK", "CZK Kc kč", "CZ")
    case .forint: ("HUF", "HUF ft", "HU")
    case .leu: ("RON", "RON Lei LEI", "RO")
    case .ruble: ("RUB", "RUB руб руб. р. Р", "RU")
    case .hryvnia: ("UAH", "UAH грн грн.", "UA")
    case .won: ("KRW", "KRW 원", "KR")
    }
  }

  /// A sign, a code in capitals, or a word: `€`, `EUR`, `euros`, `TL`.
  package init?(spelling: some StringProtocol) {
    guard spelling.utf8.count <= 8, let currency = Self.spellings[String(spelling)] else { return nil }
    self = currency
  }

  private static let spellings: [String: Currency] = {
    var spellings: [String: Currency] = [:]
    for currency in allCases {
      spellings[currency.rawValue] = currency
      for word in currency.facts.spellings.split(separator: " ") { spellings[String(word)] = currency }
    }
    return spellings
  }()

  package var code: String { facts.code }

  package var decimals: Int { [.yen, .won, .forint].contains(self) ? 0 : 2 }

  var leadsInFiles: Bool {
    [.dollar, .pound, .yen, .rupee, .australianDollar, .canadianDollar, .real].contains(self)
  }

  /// From a country's code of two letters.
  package init?(country: some StringProtocol) {
    let found = Self.allCases.first { $0.facts.countries.split(separator: " ").contains { $0 == country } }
    guard let found else { return nil }
    self = found
  }

  /// `nil` if unknown.
  @TaskLocal package static var ofCountry: Currency?

  /// For prices without a sign while none is known; the message says how to choose another.
  package static let assumed = Currency.dollar
}

// Signs in front of a number.
extension Currency {
  /// The sign that a word begins with, and the rest: `€1.09`, `R$5,90`.
  static func leading(_ text: String) -> (currency: Currency, rest: Substring)? {
    guard let byte = text.utf8.first, leadingBytes.contains(byte) else { return nil }
    for (sign, currency) in leadingSigns where text.hasPrefix(sign) {
      let rest = text.dropFirst(sign.count)
      // `2 Krispies`, `Rsomething`
      if rest.first?.isLetter == true { continue }
      return (currency, rest.first == ":" ? rest.dropFirst() : rest)
    }
    return nil
  }

  /// Longest first. Words such as `euros` only follow a number.
  private static let leadingSigns: [(sign: String, currency: Currency)] = spellings.filter { sign, currency in
    sign == currency.rawValue || sign == currency.code || !sign.contains { $0.isLetter && $0.isLowercase }
      || sign == "Rs" || sign == "Rs."
  }.map { (sign: $0.key, currency: $0.value) }.sorted { ($0.sign.count, $0.sign) > ($1.sign.count, $1.sign) }

  private static let leadingBytes = Set(leadingSigns.compactMap(\.sign.utf8.first))
}

// Currencies that aren't understood, which must not be taken for another.
extension Currency {
  /// A sign or a code that means money elsewhere: `₪`, `AED`.
  static func isForeign(_ text: some StringProtocol) -> Bool {
    let letters = text.drop { !$0.isLetter && !isSign($0) }.prefix { $0.isLetter || isSign($0) }
    guard (1...4).contains(letters.count), Currency(spelling: letters) == nil else { return false }
    return letters.contains(where: isSign) || foreignCodes.contains(String(letters))
  }

  private static func isSign(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .currencySymbol
  }

  private static let foreignCodes = Set(
    """
    AED ARS BAM BDT BGN BHD CLP CNY COP CRC DOP DZD EGP GEL GHS HKD HRK IDR ILS IQD IRR JOD KES KWD KD KZT LBP LKR MAD MDL MKD \
    MMK MOP MYR RM NGN NPR NZD OMR PEN PHP PKR QAR RMB Rp RSD SAR SGD THB TND TWD TZS UGX UYU VND XAF XOF ZAR ден лв дин NZ SG HK NT
    """.split(separator: " ").map(String.init))
}
