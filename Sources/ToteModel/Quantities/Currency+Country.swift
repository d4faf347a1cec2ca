/// What people pay with where they are: a price that is typed without a sign is meant so, as long as no list has another.

extension Currency {
  /// That of the user's country; `nil` where the country isn't known, or pays with something else.
  @TaskLocal package static var ofCountry: Currency?

  /// The currency of a country by its code of two letters.
  package init?(country: some StringProtocol) {
    guard let found = Self.countries.first(where: { $0.codes.contains(String(country)) }) else { return nil }
    self = found.currency
  }

  // NB: the yuan has the sign of the yen, but also small coins; and some dollars and pesos are all written with `$`.
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
