import ToteModel

extension Language {
  /// From the first of these variables that is set: `fr_CA.UTF-8` is French. English if unknown.
  package init(_ variables: Variables) {
    self = Language(code: String(variables.locale("LC_MESSAGES").prefix { $0.isLetter })) ?? .english
  }
}

extension Currency {
  /// From the locale's country: `en_GB.UTF-8` gives pounds.
  package init?(_ variables: Variables) {
    guard let country = variables.country("LC_MONETARY") else { return nil }
    self.init(country: country)
  }
}

extension Region {
  /// From the locale's countries: `es_MX.UTF-8` gives `$1,250.00`. Numbers follow prices, since many set `LC_NUMERIC` for programs.
  package init(_ variables: Variables) {
    self.init(dates: variables.country("LC_TIME"), figures: variables.country("LC_MONETARY"))
  }
}

extension Variables {
  fileprivate func country(_ purpose: String) -> String? {
    let parts = locale(purpose).split(separator: "_", maxSplits: 1)
    return parts.count == 2 ? String(parts[1].prefix { $0.isLetter }) : nil
  }

  fileprivate func locale(_ purpose: String) -> String {
    ["LC_ALL", purpose, "LANG"].lazy.compactMap { value($0) }.first { !$0.isEmpty } ?? ""
  }
}
