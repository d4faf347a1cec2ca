import ToteModel

extension Language {
  /// The language of the locale, which the first of these variables names that says anything: `fr_CA.UTF-8` is French. English
  /// where it is another, or none.
  package init(_ variables: Variables) {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables.value($0) }.first { !$0.isEmpty } ?? ""
    self = Language(code: String(locale.prefix { $0.isLetter })) ?? .english
  }
}
