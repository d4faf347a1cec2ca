/// A language that Tote understands and speaks. To add one, add a case here, its vocabulary, and its words in each module.
package enum Language: Int, CaseIterable, Hashable, Sendable {
  case english, spanish, french, turkish

  var vocabulary: Vocabulary {
    switch self {
    case .english: .english
    case .spanish: .spanish
    case .french: .french
    case .turkish: .turkish
    }
  }

  /// As locales name it.
  package var code: String { vocabulary.code }

  /// As those who speak it call it.
  package var name: String { vocabulary.name }

  /// The language that locales name so.
  package init?(code: String) {
    guard let language = Language.allCases.first(where: { $0.code == code }) else { return nil }
    self = language
  }
}

// What is typed is understood in every language, whichever is spoken: the parsers build their tables from these.
extension Language {
  /// All languages' words of one list, folded.
  static func words(_ list: (Vocabulary) -> String) -> Set<String> {
    Set(allCases.flatMap { list($0.vocabulary).split(separator: " ").map { Folding.fold(String($0)) } })
  }

  /// All languages' phrases of one list, each as its folded words.
  static func phrases(_ list: (Vocabulary) -> String) -> [[String]] {
    allCases.flatMap { list($0.vocabulary).split(separator: ",") }.map { phrase in
      phrase.split(separator: " ").map { Folding.fold(String($0)) }
    }
  }

  /// What the folded words of a table mean in any language.
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
