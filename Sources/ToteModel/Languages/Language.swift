/// A language that Tote understands and speaks. To add one, see CONTRIBUTING.
package enum Language: Int, CaseIterable, Hashable, Sendable {
  case english, spanish, french, turkish, german

  var vocabulary: Vocabulary {
    switch self {
    case .english: .english
    case .spanish: .spanish
    case .french: .french
    case .turkish: .turkish
    case .german: .german
    }
  }

  /// As in locales.
  package var code: String { vocabulary.code }

  /// In the language itself.
  package var name: String { vocabulary.name }

  package init?(code: String) {
    guard let language = Language.allCases.first(where: { $0.code == code }) else { return nil }
    self = language
  }
}

// Parsers understand every language, whichever is spoken.
extension Language {
  /// All languages' words of one list, folded.
  static func words(_ list: (Vocabulary) -> String) -> Set<String> {
    Set(allCases.flatMap { list($0.vocabulary).split(separator: " ").map { Folding.fold(String($0)) } })
  }

  /// All languages' phrases of one list, as folded words.
  static func phrases(_ list: (Vocabulary) -> String) -> [[String]] {
    allCases.flatMap { list($0.vocabulary).split(separator: ",") }.map { phrase in
      phrase.split(separator: " ").map { Folding.fold(String($0)) }
    }
  }

  static func meanings<Meaning>(_ table: (Vocabulary) -> [Meaning: String]) -> [String: Meaning] {
    var meanings: [String: Meaning] = [:]
    for language in allCases {
      for (meaning, words) in table(language.vocabulary) {
        for word in words.split(separator: " ") { meanings[Folding.fold(String(word))] = meaning }
      }
    }
    return meanings
  }
}
