import ToteModel

extension Language {
  /// The language of the locale, which the first of these variables names that says anything: `fr_CA.UTF-8` is French. English
  /// where it is another, or none.
  package init(_ variables: Variables) {
    self = Language(code: String(variables.locale("LC_MESSAGES").prefix { $0.isLetter })) ?? .english
  }
}

extension Currency {
  /// The currency of the locale's country: with `en_GB.UTF-8` people pay in pounds.
  package init?(_ variables: Variables) {
    let parts = variables.locale("LC_MONETARY").split(separator: "_", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    self.init(country: parts[1].prefix { $0.isLetter })
  }
}

extension Variables {
  /// The locale for this purpose.
  fileprivate func locale(_ purpose: String) -> String {
    ["LC_ALL", purpose, "LANG"].lazy.compactMap { value($0) }.first { !$0.isEmpty } ?? ""
  }
}
