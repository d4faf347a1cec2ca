import CTexts
import Phrases
import ToteModel

// Sentences are in `CTexts`. This program reads its own file of a language alone, which is smaller than those of `tote`.

extension CommonWords {
  /// A phrase of the files by its id, with the values of its variables.
  func say(_ id: String, _ values: KeyValuePairs<String, any PhraseArgument> = [:]) -> String {
    var variables: [String: PhraseValue] = [:]
    for (name, value) in values { variables[name] = value.phraseValue }
    return language.phrases.text(id, variables) ?? "…"
  }

  /// A number that is written with its thousands apart, and that chooses between forms.
  func counted(_ count: Int) -> PhraseNumber { PhraseNumber(count, text: number(count)) }
}

extension Language {
  /// What a language lacks is English.
  fileprivate var phrases: PhraseBook { Self.books[rawValue] }

  private static let books: [PhraseBook] = {
    let english = Language.english.book(fallback: nil)
    return allCases.map { $0 == .english ? english : $0.book(fallback: english) }
  }()

  private func book(fallback: PhraseBook?) -> PhraseBook {
    let text = text_of(code, "sync")
    let bytes = UnsafeBufferPointer(start: text.start, count: text.count)
    return PhraseBook(
      PhraseLanguage(code: code) ?? .english, files: [PhraseFile("\(code)/sync.ftl", bytes: bytes)],
      fallback: fallback)
  }
}
