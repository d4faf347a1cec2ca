import CTexts
import Phrases
import Screen
import ToteModel

// Sentences are in `CTexts`, a file for each language and part of the program. A file is read when a phrase is first needed.

extension CommonWords {
  /// A phrase of the files by its id, with the values of its variables.
  package func say(_ id: String, _ values: KeyValuePairs<String, any PhraseArgument> = [:]) -> String {
    phrase(id, values)
  }

  /// What belongs to a phrase but is shown apart from it: the text below a heading, or a shorter wording.
  package func say(
    _ id: String, attribute: String, _ values: KeyValuePairs<String, any PhraseArgument> = [:]
  ) -> String {
    phrase("\(id).\(attribute)", values)
  }

  private func phrase(_ id: String, _ values: KeyValuePairs<String, any PhraseArgument>) -> String {
    var variables: [String: PhraseValue] = [:]
    for (name, value) in values { variables[name] = value.phraseValue }
    return language.phrases.text(id, variables) ?? "…"
  }

  /// A number that is written with its thousands apart, and that chooses between forms.
  package func counted(_ count: Int) -> PhraseNumber { PhraseNumber(count, text: number(count)) }
}

extension Language {
  /// What a language lacks is English.
  package var phrases: PhraseBook { Self.books[rawValue] }

  private static let books: [PhraseBook] = {
    let english = Language.english.book(fallback: nil)
    return allCases.map { $0 == .english ? english : $0.book(fallback: english) }
  }()

  private func book(fallback: PhraseBook?) -> PhraseBook {
    PhraseBook(
      PhraseLanguage(code: code) ?? .english,
      files: ["screen", "shell"].map(file),
      functions: [
        "KEY": { arguments in arguments[0].map { .text(AppCommand.key(of: $0.text)) } },
        "QUOTED": { arguments in
          arguments[0].flatMap { self.phrases.text("usage-quoted", ["text": $0]) }.map { .text($0) }
        },
      ], fallback: fallback)
  }

  private func file(of part: String) -> PhraseFile {
    let text = text_of(code, part)
    return PhraseFile("\(code)/\(part).ftl", bytes: UnsafeBufferPointer(start: text.start, count: text.count))
  }
}

extension AppCommand {
  private static let byID = Dictionary(App.commands.map { ($0.id, $0) }) { first, _ in first }

  /// How the key of a command is written, as sentences name it.
  fileprivate static func key(of id: String) -> String { byID[id]?.key ?? id }
}
