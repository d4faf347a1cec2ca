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
    let parts = variables.locale("LC_MONETARY").split(separator: "_", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    self.init(country: parts[1].prefix { $0.isLetter })
  }
}

extension Variables {
  fileprivate func locale(_ purpose: String) -> String {
    ["LC_ALL", purpose, "LANG"].lazy.compactMap { value($0) }.first { !$0.isEmpty } ?? ""
  }
}
