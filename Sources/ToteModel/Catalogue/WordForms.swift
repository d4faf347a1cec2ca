/// Singular and plural of everyday things: `bananas` on a list is the `banana` that is added. Only what the catalogue knows has
/// forms; nothing is cut off a word that nobody has checked, which would make one thing of `gas` and `ga`.

/// The forms of names, by their keys (`ItemName.key`).
///
///     WordForms.keys(of: "bananas") == ["banana", "bananas"]
///     WordForms.keys(of: "ripe bananas") == ["ripe banana", "ripe bananas"]
///     WordForms.keys(of: "glas") == ["glas"]
package enum WordForms {
  /// All keys that are one with a key, itself among them: the singular first, where one is known. Forms of one thing have
  /// the same answer.
  package static func keys(of key: String) -> [String] {
    if let forms = known(key) { return forms }
    // A phrase goes by its head: the last word in English and Turkish, the first in Spanish and French.
    guard let blank = key.lastIndex(of: " ") else { return [key] }
    let lead = key[...blank]
    if let forms = known(key[key.index(after: blank)...], where: \.endsWithHead) {
      return forms.map { lead + $0 }
    }
    guard let first = key.firstIndex(of: " ") else { return [key] }
    if let forms = known(key[..<first], where: { !$0.endsWithHead }) {
      return forms.map { $0 + key[first...] }
    }
    return [key]
  }

  /// The forms of a name of the catalogue.
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
    /// The singular, and its plurals in all languages that have the word.
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
    // What stands in the catalogue itself is no plural of something else there: `oats` and `oat` are two things.
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
