import Phrases
import Testing

/// Variables, references, functions and selections.
@Suite struct ReferenceTests {
  @Test func `a variable is replaced by its value`() {
    #expect(
      read("it = a {$x} { $y }{$z}", "it", ["x": .text("b"), "y": .number(3), "z": .list(["c", "d"])])
        == "a b 3c, d")
  }

  @Test func `messages, attributes and terms are referred to by name`() {
    let text = "-app = Tote\nname = the {-app}\n .short = {-app}!\nit = {name}, {name.short}, {-app}"
    #expect(read(text) == "the Tote, Tote!, Tote")
  }

  @Test func `a message that is referred to sees the same variables`() {
    #expect(read("b = <{$x}>\nit = {b}", "it", ["x": .text("c")]) == "<c>")
  }

  @Test func `a term sees only the values it is given`() {
    let text = "-list = {$case ->\n *[plain] liste\n [of] listesi\n }{$x ->\n *[a] !\n [b] ?\n }\n"
    #expect(
      read(text + "it = {-list}, {-list(case: \"of\")}", "it", ["case": .text("of"), "x": .text("b")])
        == "liste!, listesi!")
    #expect(read("-n = {$n ->\n [1] one\n *[other] {$n}\n}\nit = {-n(n: 1)} {-n(n: 2.50)}") == "one 2.50")
  }

  @Test func `a term is chosen by with its attributes, and can't be asked for`() {
    let text =
      "-list = liste\n .gender = feminine\nit = {-list.gender ->\n [feminine] la\n *[other] le\n} {-list}"
    #expect(read(text) == "la liste")
    #expect(read(text, "-list") == nil)
    #expect(read(text, "-list.gender") == nil)
  }

  @Test func `the first key that fits is chosen, or else the default`() {
    let text = "it = {$x ->\n [0] none\n [1.5] half\n [one] one\n *[other] many\n [yes] yes\n}"
    let answers: [(PhraseValue, String)] = [
      (.number(0), "none"), (.number(PhraseNumber(150, fractionDigits: 2)), "half"), (.number(1), "one"),
      (.number(PhraseNumber(10, fractionDigits: 1)), "many"), (.number(7), "many"), (.text("yes"), "yes"),
      (.text("0"), "many"), (.text("no"), "many"), (.list(["yes"]), "many"),
    ]
    for (value, answer) in answers { #expect(read(text, "it", ["x": value]) == answer) }
    #expect(read("it = {$x ->\n [one] one\n [1] 1\n *[other] x\n}", "it", ["x": .number(1)]) == "one")
  }

  @Test func `selections may stand in selections`() {
    let text = "it = {$x ->\n [yes] {$n ->\n    [one] a\n   *[other] b\n  }\n *[no] c\n} d"
    #expect(read(text, "it", ["x": true.phraseValue, "n": .number(1)]) == "a d")
    #expect(read(text, "it", ["x": true.phraseValue, "n": .number(2)]) == "b d")
    #expect(read(text, "it", ["x": false.phraseValue, "n": .number(2)]) == "c d")
  }

  @Test func `functions get their arguments and give a value`() {
    let functions: [String: PhraseFunction] = [
      "LIST": { arguments in
        guard case .list(let texts)? = arguments[0] else { return nil }
        return .text(texts.joined(separator: arguments["last"]?.text ?? " and "))
      },
      "TWICE": { arguments in
        guard case .number(let number)? = arguments[0] else { return nil }
        return .number(PhraseNumber(number.digits * 2))
      },
    ]
    func told(_ text: String) -> String? {
      read(text, "it", ["names": .list(["a", "b"]), "n": .number(1)], functions: functions)
    }
    #expect(told("it = {LIST($names)}") == "a and b")
    #expect(told("it = {LIST( $names, last: \" or \", )}") == "a or b")
    #expect(told("it = {TWICE(TWICE($n)) ->\n [4] four\n *[other] {\"\"}\n}") == "four")
    #expect(told("it = {TWICE($n) ->\n [one] one\n *[other] {TWICE($n)}\n}") == "2")
  }

  @Test func `a function of the language's grammar is given numbers as they are written`() {
    let suffix: PhraseFunction = { arguments in
      .text("\(arguments[0]?.text ?? "")’\(arguments["of"]?.text ?? "")")
    }
    let file = PhraseFile("tr.ftl", text: "it = {SUFFIX($n, of: \"e\")}")
    let book = PhraseBook(
      .turkish, files: [file], functions: ["SUFFIX": suffix], writeNumber: { "<\($0.plain)>" })
    #expect(book.text("it", ["n": .number(5)]) == "<5>’e")
    #expect(book.text("it", ["n": .number(PhraseNumber(5, text: "beş"))]) == "beş’e")
  }

  @Test func `numbers without a text are written by the book`() {
    let file = PhraseFile("de.ftl", text: "it = {$n} {1234} {$t}")
    let book = PhraseBook(.german, files: [file], writeNumber: { "\($0.digits / 1000).\($0.digits % 1000)" })
    #expect(
      book.text("it", ["n": .number(5678), "t": .number(PhraseNumber(1, text: "eins"))]) == "5.678 1.234 eins"
    )
  }

  @Test func `ordinal forms are chosen by with NUMBER`() {
    let text =
      "it = {NUMBER($n, type: \"ordinal\") ->\n [one] {$n}st\n [two] {$n}nd\n [few] {$n}rd\n *[other] {$n}th\n}"
    let places = [1, 2, 3, 4, 11, 22, 113].map { read(text, "it", ["n": .number(PhraseNumber($0))]) }
    #expect(places == ["1st", "2nd", "3rd", "4th", "11th", "22nd", "113th"])
    #expect(
      read("it = {NUMBER($n, type: \"cardinal\") ->\n [one] a\n *[other] b\n}", "it", ["n": .number(2)])
        == "b")
  }

  @Test func `several files of a book refer to one another, and the first that has an id decides`() {
    let files = [
      PhraseFile("a.ftl", text: "it = {-app} {b}"), PhraseFile("b.ftl", text: "-app = Tote\nb = c\nit = d"),
    ]
    #expect(PhraseBook(.english, files: files).text("it") == "Tote c")
  }
}
