import Phrases
import Testing

/// The forms that languages have for numbers.
@Suite struct PluralTests {
  /// Numbers as they are written: `1.0` has a decimal.
  private func number(_ text: String) -> PhraseNumber {
    let parts = text.split(separator: ".")
    return PhraseNumber(Int(parts.joined())!, fractionDigits: parts.count > 1 ? parts[1].count : 0)
  }

  @Test(
    "each language has its forms",
    arguments: [
      ("en", "one 1 -1; other 0 2 11 101 1.0 1.5 0.1 1000000"),
      ("de", "one 1; other 0 2 1.0 1000000"),
      ("nl", "one 1; other 0 2 1.0"),
      ("sv", "one 1; other 0 2 1.0"),
      ("tr", "one 1 1.0 1.00; other 0 2 1.5 11"),
      ("es", "one 1 1.0; many 1000000 7000000; other 0 2 1.5 1000001 1000000.0"),
      ("fr", "one 0 1 1.0 1.5 0.5 1.99; many 1000000; other 2 2.0 11 1000001"),
      ("it", "one 1; many 1000000; other 0 2 1.0"),
      ("pt", "one 0 1 1.5 0.5; many 1000000; other 2 2.0"),
      ("pt-PT", "one 1; many 1000000; other 0 1.0 1.5 2"),
      ("pl", "one 1; few 2 3 4 22 104; many 0 5 11 12 14 21 112 1000000; other 1.0 1.5 2.0"),
      ("ru", "one 1 21 101 1001; few 2 4 23 102; many 0 5 11 12 14 20 111; other 1.0 1.5"),
      ("cs", "one 1; few 2 3 4; many 1.0 1.5 0.5; other 0 5 22 100"),
      ("ar", "zero 0 0.0; one 1 1.0; two 2; few 3 10 103; many 11 26 99 111; other 100 102 200 1.5 3.1"),
      ("ja", "other 0 1 1.0 2 1000000"),
    ])
  func cardinal(_ code: String, _ forms: String) throws {
    let language = try #require(PhraseLanguage(code: code))
    var seen: Set<PluralCategory> = []
    for form in forms.split(separator: ";") {
      let words = form.split(separator: " ").map(String.init)
      let category = try #require(PluralCategory(rawValue: words[0]))
      seen.insert(category)
      for text in words.dropFirst() {
        #expect(language.category(of: number(text)) == category, "\(code) \(text)")
      }
    }
    #expect(seen == language.categories)
  }

  @Test(
    "each language has its ordinal forms",
    arguments: [
      ("en", "one 1 21 101; two 2 22; few 3 33 103; other 0 4 11 12 13 111 112 113"),
      ("fr", "one 1; other 0 2 21"),
      ("it", "many 8 11 80 800; other 0 1 18 81"),
      ("sv", "one 1 2 21 102; other 0 3 11 12 111"),
      ("tr", "other 0 1 2"),
    ])
  func ordinal(_ code: String, _ forms: String) throws {
    let language = try #require(PhraseLanguage(code: code))
    var seen: Set<PluralCategory> = []
    for form in forms.split(separator: ";") {
      let words = form.split(separator: " ").map(String.init)
      let category = try #require(PluralCategory(rawValue: words[0]))
      seen.insert(category)
      for text in words.dropFirst() {
        #expect(language.ordinalCategory(of: number(text)) == category, "\(code) \(text)")
      }
    }
    #expect(seen == language.ordinalCategories)
  }

  @Test func `a language is found by the code of a locale`() {
    #expect(PhraseLanguage(code: "tr_TR.UTF-8")?.code == "tr")
    #expect(PhraseLanguage(code: "de-AT")?.code == "de")
    #expect(PhraseLanguage(code: "pt_PT@euro")?.code == "pt-PT")
    #expect(PhraseLanguage(code: "pt-BR")?.code == "pt")
    #expect(PhraseLanguage(code: "EN")?.code == "en")
    #expect(PhraseLanguage(code: "tlh") == nil)
    #expect(PhraseLanguage(code: "") == nil)
    #expect(PhraseLanguage(code: "C") == nil)
  }

  @Test func `a language that isn't built in brings its rules`() {
    let danish = PhraseLanguage("da", categories: [.one, .other]) { number in
      number.n == 1 || number.t != 0 && number.i <= 1 ? .one : .other
    }
    let text = "it = {$n ->\n [one] one\n *[other] other\n}"
    #expect(read(text, "it", ["n": .number(PhraseNumber(15, fractionDigits: 1))], language: danish) == "one")
    #expect(read(text, "it", ["n": .number(2)], language: danish) == "other")
  }

  @Test func `a number is its digits and the place of its point`() {
    #expect(PhraseNumber(150, fractionDigits: 2).plain == "1.50")
    #expect(PhraseNumber(-5, fractionDigits: 2).plain == "-0.05")
    #expect(PhraseNumber(7).plain == "7")
    let operands = PluralOperands(PhraseNumber(-1050, fractionDigits: 3))
    #expect((operands.i, operands.v, operands.w, operands.f, operands.t) == (1, 3, 2, 50, 5))
    #expect(operands.n == nil)
  }

  @Test func `an exact key is compared with the value, whatever its decimals`() {
    let text = "it = {$n ->\n [1] a\n [0.5] b\n [-2] c\n *[other] d\n}"
    let answers = ["1", "1.0", "0.50", "0.05", "-2", "2"].map { read(text, "it", ["n": .number(number($0))]) }
    #expect(answers == ["a", "a", "b", "d", "c", "d"])
  }
}
