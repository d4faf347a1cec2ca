import Phrases
import Testing

/// What is shown when something is missing, and who is told.
@Suite struct FallbackTests {
  private let reports = Reports()

  private func turkish(_ turkish: String, english: String) -> PhraseBook {
    let shout: PhraseFunction = { arguments in arguments[0].map { .text($0.text + "!") } }
    let english = PhraseBook(
      .english, files: [PhraseFile("en.ftl", text: english)], functions: ["SHOUT": shout])
    return PhraseBook(
      .turkish, files: [PhraseFile("tr.ftl", text: turkish)], fallback: english, report: reports.add)
  }

  @Test func `a missing message is English, with the plurals and functions of English`() {
    let book = turkish("a = bir", english: "a = one\nb = {SHOUT($n)} {$n ->\n [one] item\n *[other] items\n}")
    #expect(book.text("a") == "bir")
    #expect(book.text("b", ["n": .number(PhraseNumber(10, fractionDigits: 1))]) == "1.0! items")
    #expect(reports.lines == [])
  }

  @Test func `a message that refers to a missing one gets the English one`() {
    #expect(
      turkish("a = bir {b} {-app}", english: "b = two {c}\nc = three\n-app = Tote").text("a")
        == "bir two three Tote")
  }

  @Test func `an English message refers to English ones, even if the same id led to it`() {
    #expect(turkish("a = bir {b}", english: "b = two {a}\na = one").text("a") == "bir two one")
    #expect(reports.lines == [])
  }

  @Test func `a term that is given no value takes its default, which is no problem`() {
    #expect(turkish("-t = {$case ->\n *[plain] a\n [of] b\n}\nc = {-t}", english: "").text("c") == "a")
    #expect(reports.lines == [])
  }

  @Test func `a broken message is English, and is reported once`() {
    let book = turkish("a = {\nb = iki", english: "a = one")
    #expect([book.text("a"), book.text("a"), book.text("b")] == ["one", "one", "iki"])
    #expect(reports.lines == ["tr.ftl:1:5: This “{” isn't closed; write “}” where its contents end."])
  }

  @Test func `a message is parsed when it is asked for, and not before`() {
    let book = turkish("a = {\nb = iki", english: "")
    #expect(book.text("b") == "iki")
    #expect(reports.lines == [])
  }

  @Test(
    "what no language has is shown as words, and reported each time",
    arguments: [
      ("items-not-found", "items not found"), ("itemsNotFound", "items not found"),
      ("items_empty.title", "items empty title"),
      ("-x", "x"), ("", "…"), ("--", "…"), ("öğe-YOK", "öğe yok"), ("a..b", "a b"), ("items2-x", "items2 x"),
    ])
  func missing(_ id: String, _ words: String) {
    let book = turkish("", english: "")
    #expect(book(Phrase(id)) == words)
    #expect(book(Phrase<String>(id, "name"), "milk") == words)
    #expect(reports.lines == Array(repeating: "tr.ftl: No file has the message “\(id)”; add it.", count: 2))
  }

  @Test func `an id from run time that no language has is nil, and not reported`() {
    #expect(turkish("", english: "").text("items-tick") == nil)
    #expect(reports.lines == [])
  }

  @Test func `what is missing inside a text is shown as words, and reported with its line`() {
    let text = "a = <{$itemName}> {no-text} {-brand-name}\n  {QUOTE($n)} {ADD_UP()} {a.title}"
    #expect(
      turkish(text, english: "").text("a", ["n": .text("x")])
        == "<item name> no text brand name\nx add up a title")
    #expect(
      reports.lines == [
        "tr.ftl:1:7: No value is given for $itemName; correct its name, or pass it from the program.",
        "tr.ftl:1:20: There is no “no-text” to refer to; add it, or correct its name.",
        "tr.ftl:1:30: There is no “-brand-name” to refer to; add it, or correct its name.",
        "tr.ftl:2:4: There is no function QUOTE; correct its name, or register it.",
        "tr.ftl:2:16: There is no function ADD_UP; correct its name, or register it.",
        "tr.ftl:2:27: There is no “a.title” to refer to; add it, or correct its name.",
      ])
  }

  @Test func `a selection without its value is the default`() {
    #expect(turkish("a = {$n ->\n [n] b\n *[other] c\n}", english: "").text("a") == "c")
    #expect(
      reports.lines == [
        "tr.ftl:1:6: No value is given for $n; correct its name, or pass it from the program."
      ])
  }

  @Test func `a function that refuses its arguments shows the first`() {
    let text = "a = {NUMBER($n, minimumFractionDigits: 2)} {NUMBER(\"x\")} {NUMBER()}"
    #expect(turkish(text, english: "").text("a", ["n": .number(1)]) == "1 x number")
    #expect(
      reports.lines.map { String($0.split(separator: ": ")[1]) }
        == Array(repeating: "NUMBER can do nothing with these arguments; correct them.", count: 3))
  }

  @Test func `many threads may ask one book`() async {
    let lines = (0..<200).map { "a\($0) = {$n} of \($0)" }.joined(separator: "\n")
    let book = turkish(lines, english: "")
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy {
            book.text("a\($0)", ["n": .number(PhraseNumber(thread))]) == "\(thread) of \($0)"
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
