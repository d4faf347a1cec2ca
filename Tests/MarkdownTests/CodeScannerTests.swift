// Which parts of code are told apart, and which aren't.

import Screen
import Testing
import ToteTesting

@testable import Markdown

@Suite struct CodeScannerTests {
  /// The parts of code that stand out, each with what it is.
  private func parts(_ code: String, _ language: String) -> [String] {
    let document = MarkdownDocument("~~~\(language)\n\(code)\n~~~")
    guard let prose = document.blocks.first?.prose else { return [] }
    return prose.spans.compactMap { span in
      let kinds: [(MarkdownDocument.Traits, String)] = [
        (.comment, "comment"), (.string, "string"), (.number, "number"), (.keyword, "keyword"),
      ]
      return kinds.first { span.traits.contains($0.0) }.map { "\($0.1) \(prose[span.range])" }
    }
  }

  @Test(arguments: [
    ("swift", "let a = 1.5 // one", ["keyword let", "number 1.5", "comment // one"]),
    ("swift", "x.let1 /* a\nb */ \"c\\\"d\"", ["comment /* a\nb */", "string \"c\\\"d\""]),
    ("swift", "\"\"\"\na \"b\"\n\"\"\"", ["string \"\"\"\na \"b\"\n\"\"\""]),
    (
      "Python", "def f(x): # no\n  return 'a#b'",
      ["keyword def", "comment # no", "keyword return", "string 'a#b'"]
    ),
    ("sh", "echo a#b \"$1\nc\" # d\nfi", ["string \"$1\nc\"", "comment # d", "keyword fi"]),
    (
      "sql", "SELECT 1 -- a\nfrom 'b'",
      ["keyword SELECT", "number 1", "comment -- a", "keyword from", "string 'b'"]
    ),
    ("rust", "fn f<'a>(x: &'a str) {}", ["keyword fn"]),
    ("js", "const a = `b\n${c}` + 0x1F", ["keyword const", "string `b\n${c}`", "number 0x1F"]),
    ("json", "{\"a\": true, \"b\": 12}", ["string \"a\"", "keyword true", "string \"b\"", "number 12"]),
    ("yaml", "a: yes # b\nc: d#e", ["keyword yes", "comment # b"]),
    ("html", "<!-- a --> <p class=\"b\">don't</p>", ["comment <!-- a -->", "string \"b\""]),
    ("c", "char c = 'a'; int día2 = 7;", ["keyword char", "string 'a'", "keyword int", "number 7"]),
    // Not closed on its line.
    ("python", "it's\nfor x", ["keyword for"]),
    ("brainfuck", "for \"a\" 1", []), ("", "for \"a\" 1", []),
  ])
  func `comments, strings, numbers and keywords`(language: String, code: String, expected: [String]) {
    #expect(parts(code, language) == expected)
  }

  @Test func `a language that isn't known has one colour, another its own`() {
    func styles(_ text: String) -> [Style] {
      MarkdownPage(MarkdownDocument(text), width: 40).lines(from: 0, count: 1)[0].spans.map(\.style)
    }
    #expect(styles("```\nif 1\n```") == [.plain, .cyan])
    #expect(styles("```swift\nif 1 \"a\"\n```") == [.plain, .violet, .plain, .amber, .plain, .leaf])
  }

  @Test func `nothing is lost, whatever the code`() {
    var random = SplitMix(seed: 11)
    let bits = [
      "\"", "'", "`", "\\", "/*", "*/", "//", "#", "a", " ", "\n", "1", ".", "é", "let", "\"\"\"", "-->",
    ]
    let languages = ["swift", "py", "sh", "html", "lua", "js", "sql"]
    for _ in 0..<500 {
      let code = (0..<20).map { _ in bits.randomElement(using: &random) ?? "" }.joined()
      let language = languages.randomElement(using: &random) ?? ""
      let spans = CodeScanner.spans(of: code, in: language) ?? []
      #expect(spans.first?.range.lowerBound ?? 0 == 0 && spans.last?.range.upperBound ?? 0 == code.utf8.count)
      #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    }
  }

  @Test(arguments: ["\"\\\"", "'", "`", "/* ", "\"\"\" ", "#", "let "])
  func `hostile code takes linear time`(pattern: String) {
    for language in ["sh", "js", "swift"] {
      let code = String(repeating: pattern, count: 100_000 / pattern.utf8.count)
      let time = processorTime { _ = CodeScanner.spans(of: code, in: language) }
      #expect(time < .seconds(2), "\(language), \(pattern.debugDescription): \(time)")
    }
  }
}
