/// Singular and plural: adding a `banana` finds the `bananas` on the list. Only names of the catalogue have
/// forms, as a rule alone would equate `gas` and `ga`.
///
///     WordForms.keys(of: "ripe bananas") == ["ripe banana", "ripe bananas"]
package enum WordForms {
  /// All forms of a key, itself included, with a known singular first. The same for each form.
  package static func keys(of key: String) -> [String] {
    if let forms = known(key) { return forms }
    // A phrase goes by its head.
    guard let blank = key.lastIndex(of: " ") else { return [key] }
    let lead = key[...blank]
    if let forms = known(key[key.index(after: blank)...], where: \.vocabulary.endsWithHead) {
      return forms.map { lead + $0 }
    }
    guard let first = key.firstIndex(of: " ") else { return [key] }
    if let forms = known(key[..<first], where: { !$0.vocabulary.endsWithHead }) {
      return forms.map { $0 + key[first...] }
    }
    return [key]
  }

  /// One key for all forms of a name: the singular, if it is known.
  static func form(of key: String) -> String { keys(of: key)[0] }

  private static func known(
    _ key: some StringProtocol, where isWanted: (Language) -> Bool = { _ in true }
  ) -> [String]? {
    guard let initial = key.utf8.first else { return nil }
    let table = tables[initial]
    guard let singular = table.singulars[String(key)], let forms = table.forms[singular],
      forms.languages.contains(where: isWanted)
    else { return nil }
    return forms.keys
  }

  private struct Forms {
    var languages: Set<Language> = []
    var keys: [String]
  }

  private struct Table {
    var forms: [String: Forms] = [:]
    /// The singular of each form, itself included.
    var singulars: [String: String] = [:]
  }

  private static let tables = ByInitial { initial in
    let entries = Language.allCases.flatMap { language in
      CatalogueText.entries(language, beginningWith: initial).map { (language, $0) }
    }
    // A name in the catalogue isn't the plural of another: `oats` and `oat` are two things.
    var table = Table()
    for (_, entry) in entries { table.singulars[entry.words] = entry.words }
    for (language, entry) in entries where !entry.isWhole && !entry.decides {
      var forms = table.forms[entry.words] ?? Forms(keys: [entry.words])
      forms.languages.insert(language)
      for plural in CatalogueText.plurals(of: entry.words, language) where table.singulars[plural] == nil {
        table.singulars[plural] = entry.words
        forms.keys.append(plural)
      }
      table.forms[entry.words] = forms
    }
    return table
  }
}
