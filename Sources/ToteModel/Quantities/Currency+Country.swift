/// For prices without a sign, if no list has another currency.

extension Currency {
  /// `nil` if unknown.
  @TaskLocal package static var ofCountry: Currency?

  /// For bare prices while none is known; the message says how to choose another.
  package static let assumed = Currency.dollar

  /// From its code of two letters.
  package init?(country: some StringProtocol) {
    guard let found = Self.countries.first(where: { $0.codes.contains(String(country)) }) else { return nil }
    self = found.currency
  }

  // NB: the yuan shares the yen's sign but has small coins, and several dollars and pesos share `$`.
  private static let countries: [(currency: Currency, codes: Set<String>)] = [
    (
      .euro,
      [
        "AD", "AT", "BE", "BG", "CY", "DE", "EE", "ES", "FI", "FR", "GR", "HR", "IE", "IT", "LT", "LU", "LV",
        "MC",
        "ME", "MT", "NL", "PT", "SI", "SK", "SM", "XK",
      ]
    ),
    (
      .dollar,
      ["AR", "AU", "CA", "CL", "CO", "EC", "HK", "MX", "NZ", "PR", "SG", "SV", "TW", "US", "UY"]
    ),
    (.pound, ["GB", "GG", "GI", "IM", "JE"]),
    (.lira, ["TR"]), (.yen, ["JP"]), (.rupee, ["IN"]), (.franc, ["CH", "LI"]),
  ]
}
