// Each Markdown construct, as lines on a page.

import Testing

@testable import Markdown

func page(_ text: String, _ width: Int = 40) -> [String] {
  MarkdownPage(MarkdownDocument(text), width: width).lines(from: 0, count: 10_000).map(\.text)
}

/// The spans of the first block, as `text` or `text:traits:target`.
func spans(_ text: String) -> [String] {
  guard let prose = MarkdownDocument(text).blocks.first?.prose else { return [] }
  return prose.spans.map { span in
    var word = String(prose[span.range])
    for (trait, name) in [
      (MarkdownDocument.Traits.strong, "strong"), (.emphasis, "emphasis"), (.code, "code"),
      (.struck, "struck"),
      (.aside, "aside"),
    ] where span.traits.contains(trait) { word += ":\(name)" }
    switch span.target {
    case .url(let address): return word + "→\(address)"
    case .note(let title): return word + "→[[\(title)]]"
    case .tag(let name): return word + "→#\(name)"
    case .footnote(let label, let isDefinition): return word + "→^\(label)\(isDefinition ? ":" : "")"
    case nil: return word
    }
  }
}

@Suite struct MarkdownDocumentTests {
  @Test func `paragraphs stand apart and keep their line breaks`() {
    #expect(page("one\ntwo\n\n\nthree") == ["one", "two", "", "three"])
    #expect(page("one  \ntwo\\\nthree") == ["one", "two", "three"])
    #expect(page("one\r\ntwo\r\n\r\nthree") == ["one", "two", "", "three"])
    #expect(page("") == [])
    #expect(page("\n \n") == [])
  }

  @Test func `headings stand apart and differ by their look`() {
    #expect(page("# Soup\ntext\n## Stock") == ["Soup", "", "text", "", "Stock"])
    #expect(page("### Third\n\nOld\n===") == ["Third", "", "Old"])
    #expect(page("# two words", 5) == ["two", "words"])
    #expect(page("#nospace\n\n#") == ["#nospace", "", ""])
  }

  @Test func `words are strong, emphasised, code and struck, also within each other`() {
    #expect(spans("a **b *c* d** e") == ["a ", "b :strong", "c:strong:emphasis", " d:strong", " e"])
    #expect(spans("`a *b*` _c_") == ["`:code:aside", "a *b*:code", "`:code:aside", " ", "c:emphasis"])
    #expect(spans("~~old~~ new") == ["~~:struck:aside", "old:struck", "~~:struck:aside", " new"])
    #expect(spans("a_b_c 2*3*4") == ["a_b_c 2", "3:emphasis", "4"])
  }

  @Test func `links show their address where it says more`() {
    #expect(spans("[shop](http://a.b/c)") == ["shop→http://a.b/c", " (http://a.b/c):aside→http://a.b/c"])
    #expect(spans("<http://a.b>") == ["http://a.b→http://a.b"])
    #expect(spans("see www.a.bc") == ["see ", "www.a.bc→http://www.a.bc"])
    #expect(spans("me@a.bc") == ["me@a.bc→mailto:me@a.bc"])
    #expect(spans("[a][r]\n\n[r]: /x") == ["a→/x", " (/x):aside→/x"])
    #expect(spans("![cat](c.png)") == ["cat→c.png", " (c.png):aside→c.png"])
    #expect(spans("[](/x)") == ["(/x):aside→/x"])
    #expect(spans("[a **b**](/x)y") == ["a →/x", "b:strong→/x", " (/x):aside→/x", "y"])
  }

  @Test func `escapes and entities are what they stand for`() {
    #expect(spans("\\*a\\* &amp; &#233; &nope; &#10;b") == ["*a* & é &nope;  b"])
    #expect(spans("a\u{0}b") == ["a\u{FFFD}b"])
  }

  @Test func `HTML is shown and not obeyed`() {
    #expect(
      page("<b>a</b>\n\n<div>\nx\n</div>\n\n<!-- c -->") == [
        "<b>a</b>", "", "<div>", "x", "</div>", "", "<!-- c -->",
      ])
  }

  @Test func `lists nest with bullets of their own and keep their numbers`() {
    #expect(page("- a\n  - b\n    - c\n- d") == ["• a", "  ◦ b", "    · c", "• d"])
    #expect(page("9. a\n10. b\n\n    more") == ["9. a", "", "10. b", "", "    more"])
    #expect(page("3) a\n4) b") == ["3) a", "4) b"])
    #expect(page("- a\n\n- b") == ["• a", "", "• b"])
    #expect(page("- - a") == ["• ◦ a"])
    #expect(page("1. a\n   - b") == ["1. a", "   • b"])
  }

  @Test func `an empty item or quote is shown`() {
    #expect(page("-\n- b") == ["•", "• b"])
    #expect(page(">\n\na") == ["│", "", "a"])
  }

  @Test func `boxes take the place of bullets`() {
    #expect(page("- [ ] a\n- [x] b\n- [X] c\n- [] d") == ["☐ a", "✓ b", "✓ c", "• [] d"])
    #expect(page("1. [ ] a\n2. b") == ["1. ☐ a", "2. b"])
    #expect(page("- [ ] a\n  - [x] b\n\n    more") == ["☐ a", "  ✓ b", "", "    more"])
  }

  @Test func `quotes have bars, also in quotes and items`() {
    #expect(page("> a\n> b\n>> c\n\nd") == ["│ a", "│ b", "│", "│ │ c", "", "d"])
    #expect(page("- > a\n  > b") == ["• │ a", "  │ b"])
    #expect(page("> - a\n>   b\n> - c") == ["│ • a", "│   b", "│ • c"])
  }

  @Test func `code is indented and left as it is`() {
    #expect(page("```swift\nlet a  = *1*\n\n  b\n```\nend") == ["  let a  = *1*", "", "    b", "", "end"])
    #expect(page("a\n\n    code\n\n    more") == ["a", "", "  code", "", "  more"])
    #expect(MarkdownDocument("~~~ c++ x\n~~~").blocks[0].kind == .code(language: "c++"))
    #expect(page("```\nabc def\n```", 7) == ["  abc d", "  ef"])
    #expect(page("- a\n  ```\n  b\n  ```") == ["• a", "    b"])
  }

  @Test func `a rule crosses the page, less what stands before it`() {
    #expect(page("a\n\n---\n\nb", 5) == ["a", "", "─────", "", "b"])
    #expect(page("> ***", 6) == ["│ ────"])
  }

  @Test func `tables are aligned by columns`() {
    let table = "| item | amount |  c  |\n|:--|--:|:-:|\n| 牛乳 | 2 | **abc** |\n| tea |"
    #expect(
      page(table) == [
        "item │ amount │  c", "─────┼────────┼────", "牛乳 │      2 │ abc", "tea  │        │",
      ])
  }

  @Test(arguments: ["|-|:-:|", "-|-", "| - | -: |", "|:-|--|\r", "  |-|-|  "])
  func `one dash in each cell below the head makes a table`(rule: String) {
    let document = MarkdownDocument("\(rule)\n\na|b\n\(rule)\n1|[[x]]\n\n- [ ] milk [[y]]\n")
    #expect(document.blocks.map(\.kind).contains { if case .table = $0 { true } else { false } })
    let source = Array(document.source.utf8)
    #expect(document.links.map { String(decoding: source[$0.range], as: UTF8.self) } == ["x", "y"])
    #expect(document.tasks.map { source[$0.offset - 1] } == [UInt8(ascii: "[")])
    #expect(document.starts.last.map { source[$0...].starts(with: "milk".utf8) } == true)
  }

  @Test(arguments: ["```\na|b\n|-|-|\n```", "a\n|-|-|", "a|b\n|-|x|", "    a|b\n    |-|-|"])
  func `what is no table stays as it is`(text: String) {
    let document = MarkdownDocument(text)
    #expect(!document.blocks.map(\.kind).contains { if case .table = $0 { true } else { false } })
    let shown = document.blocks.map(\.prose.text).joined(separator: "\n")
    #expect(shown.count { $0 == "-" } == text.count { $0 == "-" })
  }

  @Test func `a table that is too wide has its widest cells wrapped`() {
    let table = "|fruit|where it grows|\n|---|--:|\n|figs|where the winter is mild|\n|nuts|here|"
    #expect(
      page(table, 20) == [
        "fruit │     where it", "      │        grows", "──────┼─────────────",
        "figs  │    where the", "      │    winter is", "      │         mild", "nuts  │         here",
      ])
  }

  @Test func `a link in a wrapped cell is on each line that shows it`() {
    let lines = MarkdownPage(MarkdownDocument("|a|\n|---|\n|see [[Leek soup]] first|"), width: 9)
      .lines(from: 0, count: 9)
    #expect(lines.map(\.text) == ["a", "─────────", "see Leek", "soup", "first"])
    #expect(lines.map(\.links) == [[], [], [.note("Leek soup")], [.note("Leek soup")], []])
  }

  @Test func `a table whose columns are too narrow for words has its widest cells cut`() {
    let table = "|a|b|\n|---|---|\n|strawberries|red|"
    #expect(page(table, 10) == ["a    │ b", "─────┼────", "str… │ red"])
    #expect(page(table, 5) == ["a │ b", "──┼──", "… │ …"])
    #expect(page(table, 3) == ["a", "─", "…"])
  }
}
