import Phrases
import Testing

/// What a person is told about a broken file, word for word.
@Suite struct SentenceTests {
  @Test(
    "each mistake has its sentence, line and column",
    arguments: [
      ("it", "1:1 \(startsNoMessage)"),
      ("it = a\nb c", "2:1 \(startsNoMessage)"),
      ("%", "1:1 This line belongs to no message; write “name = text” above it, or delete it."),
      ("  # a", "1:3 A comment must start at the beginning of its line; delete the spaces before “#”."),
      ("#a", "1:1 A comment is “#”, “##” or “###” and a space; put a space before its words."),
      ("#### a", "1:1 A comment is “#”, “##” or “###” and a space; put a space before its words."),
      ("it =\n\ta", "2:1 A tab doesn't indent; use spaces."),
      ("it = a\n  [b", "2:3 A line of text can't start with “[”; write {\"[\"} to show it."),
      ("it =\n  *b", "2:3 A line of text can't start with “*”; write {\"*\"} to show it."),
      ("it =\nb = c", "1:1 “it” has no text; write it after “=”, or on the next lines, indented."),
      ("-it =\n .a = b", "1:1 “-it” has no text; write it after “=”, or on the next lines, indented."),
      ("it = a\n .b =", "2:2 “.b” has no text; write it after “=”, or on the next lines, indented."),
      ("it = a\n .b c", "2:2 An attribute is “.name = text”; write it so, or {\".\"} to show a dot."),
      ("it = é }", "1:8 “}” closes nothing; delete it, or write {\"}\"} to show it."),
      (
        "it = a {}",
        "1:8 There is nothing in the braces; write a variable such as $name, or {\"{\"} to show a brace."
      ),
      (
        "it = {%}",
        "1:7 “%” can't stand here; a variable is $name, a text is in straight quotes, and a function is in capitals."
      ),
      (
        "it = {“a”}",
        "1:7 ““” can't stand here; a variable is $name, a text is in straight quotes, and a function is in capitals."
      ),
      ("it = {$a b}", "1:10 “}” is missing before “b”; write it, or correct what stands before."),
      ("it = {A(1 2)}", "1:11 “)” is missing before “2”; write it, or correct what stands before."),
      ("it = a {$b", "1:8 This “{” isn't closed; write “}” where its contents end."),
      ("it = {A($b", "1:8 This “(” isn't closed; write “)” where its contents end."),
      ("it = {$1}", "1:7 A name must follow “$”; it starts with a letter from A to Z."),
      ("it = {a.}", "1:8 A name must follow “.”; it starts with a letter from A to Z."),
      ("it = {-}", "1:7 A name must follow “-”; it starts with a letter from A to Z."),
      (
        "it = {\"a}",
        "1:7 This text in quotes isn't closed on its line; write a quotation mark where it ends."
      ),
      (
        #"it = {"a\n"}"#,
        #"1:9 Only \", \\, \u0041 and \U01F600 may follow a backslash in quotes; write \\ to show one."#
      ),
      (#"it = {"\u41"}"#, #"1:8 \u needs 4 hexadecimal digits; fill them up with zeros."#),
      (#"it = {"\U+1F600"}"#, #"1:8 \U needs 6 hexadecimal digits; fill them up with zeros."#),
      (#"it = {"\uD800"}"#, "1:8 U+D800 is no character; correct its digits."),
      ("it = {1.}", "1:7 A number needs digits after its point; add them, or delete the point."),
      ("it = {1234567890123456}", "1:7 A number may have 15 digits; write a longer one in quotes."),
      (
        "it = {Case(1)}",
        "1:7 “Case” can't take arguments; a function's name is in capitals, and messages have none."
      ),
      (
        "it = {a.b()}",
        "1:7 “a.b” can't take arguments; a function's name is in capitals, and messages have none."
      ),
      ("it = {$a()}", "1:7 “$a” can't take arguments; pass it to a function instead, as in NAME($a)."),
      ("it = {A(b: 1, b: 2)}", "1:15 The argument “b” is given twice; delete one."),
      (
        "it = {A(b: 1, $c)}",
        "1:15 Arguments without a name come first; move this one before those with names."
      ),
      (
        "it = {A(b: $c)}",
        "1:12 The argument “b” must be a text in quotes or a number; pass anything else without a name."
      ),
      (
        "it = {-a.b}",
        "1:7 An attribute of a term can't be shown, only chosen by; show the term, or choose with “->”."
      ),
      (
        "it = {a ->\n *[b] c\n}",
        "1:7 “a” can't be chosen by; choose by a variable, a function or an attribute of a term."
      ),
      (
        "it = {-a ->\n *[b] c\n}",
        "1:7 “-a” can't be chosen by; choose by a variable, a function or an attribute of a term."
      ),
      (
        "it = {{$a} ->\n *[b] c\n}",
        "1:7 Braces in braces can't be chosen by; choose by a variable, a function or an attribute of a term."
      ),
      (
        "it = {$a -> *[b] c}",
        "1:10 Variants are missing after “->”; write each on a line of its own, as in “*[other] text”."
      ),
      ("it = {$a ->\n [b] c\n}", "1:10 No variant is the default; mark one with “*”, as in “*[other] text”."),
      ("it = {$a ->\n *[b] c\n *[d] e\n}", "3:2 A second variant is marked as the default; delete its “*”."),
      (
        "it = {$a ->\n *[b c] d\n}",
        "2:2 The key of a variant is one word or number in brackets, such as [one] or [1]; correct it."
      ),
      (
        "it = {$a ->\n *[b]\n}",
        "2:2 This variant has no text; write it after the brackets, or {\"\"} for none."
      ),
      (
        "it = {$a ->\n *[b] c }",
        "2:9 “}” must be on a line of its own after variants; break the line before it."
      ),
      (
        "it = a\u{0}b",
        "1:7 A control character, U+0000, can't stand in a file; delete it, or write { \"\\u0000\" }."
      ),
      (
        "# \u{1B}[31m",
        "1:3 A control character, U+001B, can't stand in a file; delete it, or write { \"\\u001B\" }."
      ),
    ])
  func sentence(_ text: String, _ expected: String) {
    #expect(problems(text) == [expected])
    // After a message, an indented line is its text.
    if text.hasPrefix(" ") { return }
    // A broken message doesn't stop the next.
    #expect(read("first = a\n" + text + "\nlast = b", "last") == "b")
    #expect(problems("first = a\n\(text)\nlast = b").count == 1)
  }

  @Test func `of problems inside one another, the innermost is told`() {
    #expect(
      problems("it = {$a ->\n *[b] x\n  {$}\n}").map { String($0.prefix(30)) } == [
        "3:4 A name must follow “$”; it"
      ])
  }

  @Test func `a comment ends the lines that belong to a problem`() {
    #expect(problems("%\n%\n# a\n%\n").map { String($0.prefix(4)) } == ["1:1 ", "4:1 "])
  }

  @Test func `all problems are told at once, in the order of the lines`() {
    #expect(
      problems("a = {\n\nb = c }\n  d\n\ne = f\n%\n!\n").map { String($0.prefix(4)) } == [
        "1:5 ", "3:7 ", "7:1 ",
      ])
  }

  @Test func `a byte that isn't UTF-8 is told where it stands`() {
    func problem(_ before: String, _ bytes: [UInt8]) -> [String] {
      PhraseFile("en.ftl", bytes: Array(before.utf8) + bytes).check().map(\.description)
    }
    let sentence = "This byte isn't UTF-8; save the file as UTF-8."
    #expect(problem("a = b\nc = é", [0xFF]) == ["en.ftl:2:6: \(sentence)"])
    #expect(problem("a = {\"", [0xC3, 0x22, 0x7D]) == ["en.ftl:1:7: \(sentence)"])
    #expect(problem("# a", [0xE9]) == ["en.ftl:1:4: \(sentence)"])
    #expect(problem("% a", [0xE9]) == ["en.ftl:1:4: \(sentence)"])
  }

  @Test func `as in Fluent, what stands before a broken line of a message is kept`() {
    #expect(read("it = a\n  {$b\n") == "a")
    #expect(problems("it = a\n  {$b\n") == ["2:3 This “{” isn't closed; write “}” where its contents end."])
    #expect(read("it = a\n .b = c\n .d", "it.b") == "c")
  }
}
