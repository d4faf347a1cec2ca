// The code of the article, compiled. `ArticleTests` compares the two.

import CExampleTexts
import Phrases
import Testing

struct ItemPhrases: PhraseGroup {
  let empty = Phrase("items-empty")
  let deleted = Phrase<String>("items-deleted", "name")
  let moved = Phrase<Int, String>("items-moved", "count", "list")
}

let items = ItemPhrases()

func file(_ name: String, _ text: embedded_text) -> PhraseFile {
  PhraseFile(name, bytes: UnsafeBufferPointer(start: text.start, count: text.count))
}

let english = PhraseBook(.english, files: [file("en.ftl", text_en())])

/// “d’ail”, but “de lait”.
let de: PhraseFunction = { arguments in
  guard let noun = arguments[0]?.text, let first = noun.lowercased().first else { return nil }
  return .text("aàâeéèêhiîoôuœ".contains(first) ? "d’\(noun)" : "de \(noun)")
}

/// “to”, by the last vowel: “Pazar’a”, “Market’e”, “Hafta’ya”.
let dative: PhraseFunction = { arguments in
  let vowels = "aeıioöuü"
  guard let name = arguments[0]?.text, let last = name.lowercased().last,
    let vowel = name.lowercased().last(where: vowels.contains)
  else { return nil }
  return .text("\(name)’\(vowels.contains(last) ? "y" : "")\("aıou".contains(vowel) ? "a" : "e")")
}

let french = PhraseBook(
  .french, files: [file("fr.ftl", text_fr())], functions: ["DE": de], fallback: english)
let turkish = PhraseBook(
  .turkish, files: [file("tr.ftl", text_tr())], functions: ["DATIVE": dative], fallback: english)

func phrases(for locale: String) -> PhraseBook {
  let code = PhraseLanguage(code: locale)?.code
  return [french, turkish].first { $0.language.code == code } ?? english
}

struct Weight: PhraseArgument {
  let grams: Int

  var phraseValue: PhraseValue {
    .number(PhraseNumber(grams, fractionDigits: 3, text: "\(grams / 1000),\(grams % 1000) kg"))
  }
}

@Test func `every language says all that the program does`() {
  #expect(PhraseBook.check([english, french, turkish], against: items.known) == [])
}
