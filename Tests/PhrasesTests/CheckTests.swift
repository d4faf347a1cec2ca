import Phrases
import Testing

/// What a program's test is told about its files.
@Suite struct CheckTests {
  private func check(
    _ text: String, _ known: [KnownPhrase] = [KnownPhrase("it")], _ language: PhraseLanguage = .english,
    functions: [String: PhraseFunction] = [:]
  ) -> [String] {
    let book = PhraseBook(language, files: [PhraseFile("x.ftl", text: text)], functions: functions)
    return PhraseBook.check([book], against: known).map(\.description)
  }

  private let count = [KnownPhrase("it", ["n"])]

  @Test func `files that agree with the code have no problem`() {
    let text = """
      -app = Tote
          .gender = neuter
      inner = {$n} {-app}
      it = {F(inner)} {-app.gender ->
         *[neuter] a
      } {NUMBER($n, type: "ordinal") ->
          [one] {$n}st
          [two] {$n}nd
          [few] {$n}rd
         *[other] {$n}th
      }
      """
    #expect(check(text, count, functions: ["F": { $0[0] }]) == [])
  }

  @Test func `a message that a language lacks is told, even if its fallback has it`() {
    let english = PhraseBook(.english, files: [PhraseFile("en.ftl", text: "it = a\nx = b\n .c = d")])
    let turkish = PhraseBook(.turkish, files: [PhraseFile("tr.ftl", text: "x = b")], fallback: english)
    let known = [KnownPhrase("it"), KnownPhrase("x"), KnownPhrase("x.c")]
    let problems = PhraseBook.check([english, turkish], against: known)
    #expect(
      problems == [
        PhraseProblem(file: "tr.ftl", sentence: "“it” is missing, though code asks for it; add it."),
        PhraseProblem(file: "tr.ftl", sentence: "“x.c” is missing, though code asks for it; add it."),
      ])
    let empty = PhraseBook(.german, files: [])
    #expect(
      PhraseBook.check([empty], against: [KnownPhrase("it")]).map(\.description) == [
        "de: “it” is missing, though code asks for it; add it."
      ])
  }

  @Test func `code can't ask for a term`() {
    #expect(
      check("-a = b", [KnownPhrase("-a")]) == ["x.ftl: “-a” is missing, though code asks for it; add it."])
  }

  @Test func `messages, attributes and terms that nobody needs are told`() {
    #expect(
      check("it = a\nb = {c}\nc = {-d}\n-d = e\n .f = g\n .h = i") == [
        "x.ftl:2:1: No code asks for “b”; delete it, or correct its name.",
        "x.ftl:3:1: No code asks for “c”; delete it, or correct its name.",
        "x.ftl:4:1: No message uses the term “-d”; delete it.",
        "x.ftl:5:2: No message uses the term “-d.f”; delete it.",
        "x.ftl:6:2: No message uses the term “-d.h”; delete it.",
      ])
    #expect(
      check("it = a\n .b = c") == ["x.ftl:2:2: No code asks for “it.b”; delete it, or correct its name."])
  }

  @Test func `variables are compared, those of messages that are referred to as well`() {
    #expect(
      check("it = a {$x}\n  {y}\ny = {$m}", count) == [
        "x.ftl:1:1: “it” doesn't use $n, which code gives it; use it, at least to choose by.",
        "x.ftl:1:1: “it” uses $m, which code doesn't give it; correct its name.",
        "x.ftl:1:9: “it” uses $x, which code doesn't give it; correct its name.",
      ])
    #expect(check("it = {y}\ny = {$n}", count) == [])
    #expect(check("it = {$n ->\n *[other] a\n}", count) == [])
    #expect(check("it = {F(A($n))}", count, functions: ["F": { $0[0] }, "A": { $0[0] }]) == [])
    // A term's variables are its own.
    #expect(check("it = {-t(x: 1)}\n-t = {$x}") == [])
  }

  @Test func `what doesn't exist is told where it is used, once a text`() {
    #expect(
      check("it = {F()} {F()} {a} {-b} {it.c}\n  {-d.e ->\n *[x] y\n }") == [
        "x.ftl:1:7: There is no function F; correct its name, or register it.",
        "x.ftl:1:19: There is no “a” to refer to; add it, or correct its name.",
        "x.ftl:1:23: There is no “-b” to refer to; add it, or correct its name.",
        "x.ftl:1:28: There is no “it.c” to refer to; add it, or correct its name.",
        "x.ftl:2:4: There is no “-d.e” to refer to; add it, or correct its name.",
      ])
  }

  @Test func `messages that contain themselves are told`() {
    #expect(
      check("it = {a} {a}\na = {b}\nb = {a}") == ["x.ftl:3:6: “a” contains itself; delete this reference."])
    #expect(check("it = {it}") == ["x.ftl:1:7: “it” contains itself; delete this reference."])
  }

  @Test func `names that occur twice are told`() {
    #expect(
      check("it = a\nit = b\n") == [
        "x.ftl:2:1: “it” occurs a second time, and only the first counts; delete one."
      ])
    #expect(
      check("it = a\n .b = c\n .b = d", [KnownPhrase("it"), KnownPhrase("it.b")]) == [
        "x.ftl:3:2: “it.b” occurs a second time, and only the last counts; delete one."
      ])
    let files = [PhraseFile("a.ftl", text: "it = a"), PhraseFile("b.ftl", text: "\nit = b")]
    let problems = PhraseBook.check([PhraseBook(.english, files: files)], against: [KnownPhrase("it")])
    #expect(
      problems.map(\.description) == [
        "b.ftl:2:1: “it” occurs a second time, and only the first counts; delete one."
      ])
  }

  @Test func `an id that code has twice must have the same variables`() {
    #expect(check("it = {$n}", [KnownPhrase("it", ["n"]), KnownPhrase("it", ["n"])]) == [])
    #expect(
      check("it = {$n}", [KnownPhrase("it", ["n"]), KnownPhrase("it")]).first
        == "code: Code gives “it” different variables in two places; make them alike.")
  }

  @Test func `problems of the syntax come with the others`() {
    #expect(
      check("it = a }\n") == [
        "x.ftl:1:8: “}” closes nothing; delete it, or write {\"}\"} to show it.",
        "x.ftl: “it” is missing, though code asks for it; add it.",
      ])
  }

  @Test(
    "a selection has the categories of its language",
    arguments: [
      (PhraseLanguage.english, "[one] a\n *[other] b", nil as String?),
      (
        .english, "[few] a\n [one] a\n *[other] b",
        "2:2: “en” has no category [few]; it has [one], [other]. Delete the variant."
      ),
      (.english, "[0] a\n *[other] b", "1:7: The selection lacks [one], which “en” has; add it."),
      (.english, "[1] a\n *[other] b", nil),
      (.russian, "[1] a\n [few] b\n *[many] c", "1:7: The selection lacks [one], which “ru” has; add it."),
      (.polish, "[one] a\n *[other] b", "1:7: The selection lacks [few], [many], which “pl” has; add it."),
      (.polish, "[one] a\n [few] b\n *[many] c", nil),
      (.czech, "[one] a\n [few] b\n *[other] c", nil),
      (
        .czech, "[one] a\n [few] b\n *[many] c", "1:7: The selection lacks [other], which “cs” has; add it."
      ),
      (.french, "[one] a\n *[other] b", nil),
      (.french, "[one] a\n [many] b\n *[other] c", nil),
      (
        .japanese, "[one] a\n *[other] b",
        "2:2: “ja” has no category [one]; it has [other]. Delete the variant."
      ),
      (.japanese, "[1] a\n *[other] b", nil),
      (.english, "*[other] a", nil),
      (.english, "[few] a\n *[yes] b", nil),
    ])
  func categories(_ language: PhraseLanguage, _ variants: String, _ expected: String?) {
    #expect(
      check("it = {$n ->\n \(variants)\n}", count, language) == (expected.map { ["x.ftl:" + $0] } ?? []))
  }

  @Test func `ordinal selections have the ordinal categories`() {
    #expect(
      check("it = {NUMBER($n, type: \"ordinal\") ->\n [one] a\n *[other] b\n}", count) == [
        "x.ftl:1:7: The selection lacks [two], [few], which “en” has; add it."
      ])
  }

  @Test func `a problem prints as a compiler's does`() {
    #expect(PhraseProblem(file: "a", line: 1, column: 2, sentence: "b").description == "a:1:2: b")
    #expect(PhraseProblem(file: "a", sentence: "b").description == "a: b")
  }
}
