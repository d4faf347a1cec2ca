import Testing

@testable import ToteModel

/// What a language lacks and the compiler cannot tell.
struct VocabularyTests {
  @Test(arguments: Language.allCases)
  func `each language has its whole vocabulary`(language: Language) {
    let vocabulary = language.vocabulary
    let units = Unit.allCases.filter { vocabulary.units[$0] == nil }
    #expect(units.isEmpty, "\(language) has no words for these units")
    let categories = Category.builtIn.filter { vocabulary.categories[$0]?.words.isEmpty != false }
    #expect(categories.isEmpty, "\(language) has no names for these categories")
    let numbers = (1...10).map { $0 * 1000 }.filter { vocabulary.numbers[$0] == nil }
    #expect(numbers.isEmpty, "\(language) has no words for these numbers of thousandths")
    let meanings: [RepeatText.Meaning] = [.days(1), .weeks(1), .months(1), .months(12), .usual, .never]
    let intervals = meanings.filter { vocabulary.intervals[$0] == nil }
    #expect(intervals.isEmpty, "\(language) has no words for these intervals")
    let entries = CatalogueText.allEntries(language)
    #expect(entries.count >= 400, "the catalogue of \(language) is short of everyday things")
    #expect(!vocabulary.catalogue.utf8.isEmpty && !vocabulary.plurals("a").isEmpty)
    #expect(Language(code: vocabulary.code) == language, "\(language) shares its code with another")
  }

  @Test(arguments: Language.allCases)
  func `no word of a language means two units or numbers`(language: Language) {
    let vocabulary = language.vocabulary
    let tables = [
      Dictionary(uniqueKeysWithValues: vocabulary.units.map { ($0.rawValue, Set($1.spellings)) }),
      Dictionary(
        uniqueKeysWithValues: vocabulary.numbers.map {
          ("\($0)", Set($1.split(separator: " ").map { Folding.fold(String($0)) }))
        }),
    ]
    for table in tables {
      var meanings: [String: [String]] = [:]
      for (meaning, words) in table { for word in words { meanings[word, default: []].append(meaning) } }
      #expect(meanings.filter { $0.value.count > 1 }.isEmpty)
    }
  }
}
