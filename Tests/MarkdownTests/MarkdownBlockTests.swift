// What other programs write beyond CommonMark: callouts, marks, comments, tasks, definitions, mathematics.

import Screen
import Testing
import ToteTesting

@testable import Markdown

@Suite struct MarkdownBlockTests {
  @Test(arguments: [
    ("> [!warning] Hot oil\n> Keep *away*.", ["│ Hot oil", "│ Keep away."]),
    ("> [!tip]\n> Salt it.\n>\n> - twice", ["│ Tip", "│ Salt it.", "│", "│ • twice"]),
    ("> [!faq]- Why?", ["│ Why?"]),
    ("> [!note|wide]+ Aside", ["│ Aside"]),
    ("- > [!danger] Hot", ["• │ Hot"]),
    // None of these is a callout.
    ("> [!]\n> a", ["│ [!]", "│ a"]), ("> [!two words] a", ["│ [!two words] a"]),
    ("[!note] a", ["[!note] a"]),
    ("> a\n> [!note] b", ["│ a", "│ [!note] b"]),
  ])
  func `callouts have a title and no sign`(text: String, lines: [String]) {
    #expect(page(text) == lines)
  }

  @Test func `each kind of callout has its colour, to its last line`() throws {
    for (name, style) in [
      ("tip", Style.success), ("WARNING", .warning), ("bug", .failure), ("quote", .muted), ("whatever", .sky),
    ] {
      let document = MarkdownDocument("> [!\(name)] Title\n> text\n\nafter")
      let lines = MarkdownPage(document, width: 40).lines(from: 0, count: 5)
      #expect(lines[0].spans == [Span("│ ", style), Span("Title", style.bold)])
      #expect(lines[1].spans == [Span("│ ", style), "text"])
      #expect(lines[3].spans == ["after"])
    }
  }

  @Test(
    arguments: [
      ("a ==b c== d", ["a ", Span("b c", .amber.reverse), " d"]),
      ("==a **b**==", [Span("a ", .amber.reverse), Span("b", .bold.adding(.amber.reverse))]),
      ("a == b and c == d", ["a == b and c == d"]), ("a \\==b==", ["a ==b=="]), ("===a===", ["===a==="]),
      ("`==a==`", [Span("`", .muted), Span("==a==", .cyan), Span("`", .muted)]),
      ("==a", ["==a"]),
      ("a %%not #now [[x]]%% b", ["a ", Span("%%not #now [[x]]%%", .muted), " b"]),
      ("50%% of %%", ["50", Span("%% of %%", .muted)]),
    ] as [(String, [Span])])
  func `marked words stand out, and comments stand back`(text: String, spans: [Span]) {
    #expect(MarkdownPage(MarkdownDocument(text), width: 40).lines(from: 0, count: 1)[0].spans == spans)
  }

  @Test func `in comments nothing is a tag or a link, and in marked words it is`() {
    let document = MarkdownDocument("%%#a [[b]]%% ==#c [[d]]==\n\n%%\n#e [[f]]\n%%\n\n#g")
    #expect(document.tags == ["c", "g"])
    #expect(document.links.map(\.destination) == ["d"])
    #expect(document.source.utf8.count == 45 && document.starts.last == 43)
  }

  @Test func `comments and mathematics between two lines stay as they are written`() {
    #expect(
      page("a\n$$\n\\frac{a_1}{b} \\\\\n- c\n$$\nb") == ["a", "", "  \\frac{a_1}{b} \\\\", "  - c", "", "b"])
    #expect(page("%%\n# a\n\n```\nb\n%%\n# c") == ["  # a", "", "  ```", "  b", "", "c"])
    #expect(page("$$\nnot closed") == ["$$", "not closed"])
    #expect(page("```\n$$\n```\n$$") == ["  $$", "", "$$"])
    let hostile = String(repeating: "$$\n%%\n", count: 20_000)
    let time = processorTime { _ = MarkdownDocument(hostile) }
    #expect(time < .seconds(2), "\(time)")
  }

  @Test(arguments: [
    "so $a_1 * b_2 * c$ is", "$\\alpha\\{x\\}$", "$$e^{i\\pi} + 1 = 0$$", "it costs $5 and $6 today", "$",
    "a$b$c",
  ])
  func `mathematics in a line keeps its signs and backslashes`(text: String) {
    #expect(page(text) == [text])
  }

  @Test func `signs of money are none of mathematics`() {
    let document = MarkdownDocument("$5 and [[a]] #b for $ 6, $c$")
    #expect(document.tags == ["b"] && document.links.map(\.destination) == ["a"])
    let line = MarkdownPage(document, width: 40).lines(from: 0, count: 1)[0]
    #expect(line.text == "$5 and a #b for $ 6, $c$")
    #expect(line.spans.last == Span("$", .muted) && line.spans.first?.style == .plain)
    let code = MarkdownPage(MarkdownDocument("`a`$b$"), width: 40).lines(from: 0, count: 1)[0]
    #expect(code.spans.map(\.text) == ["`", "a", "`$", "b", "$"] && code.spans[3].style == .cyan)
  }

  @Test(arguments: [
    ("- [/] peel", "◐ peel", false), ("- [-] roast", "✕ roast", true), ("1. [>] buy", "1. » buy", false),
    ("- [ ] a", "☐ a", false), ("- [X] a", "✓ a", true),
  ])
  func `tasks have the signs of other programs`(text: String, line: String, isTicked: Bool) {
    #expect(page(text) == [line])
    #expect(MarkdownDocument(text).tasks.map(\.isTicked) == [isTicked])
    let toggled = MarkdownDocument(text).togglingTask(at: MarkdownDocument(text).tasks[0].offset)
    #expect(toggled.map { MarkdownDocument($0).tasks.map(\.isTicked) } == [!isTicked])
    #expect(toggled?.utf8.count == text.utf8.count)
  }

  @Test(arguments: ["- [1] a", "- [/]a", "- \\[/] a", "- **[/] a**", "[/] a", "- a\n  [/] b"])
  func `what only looks like a task is none`(text: String) {
    #expect(MarkdownDocument(text).tasks.isEmpty)
  }

  @Test func `a cancelled task is struck through`() {
    let line = MarkdownPage(MarkdownDocument("- [-] roast"), width: 20).lines(from: 0, count: 1)[0]
    #expect(line.spans == [Span("✕ ", .muted), Span("roast", .muted.strike)])
  }

  @Test(arguments: [
    ("Roux\n: flour and\n  butter\n: for sauces", ["Roux", ": flour and", "  butter", ": for sauces"]),
    ("Roux\n\n: flour", ["Roux", ": flour"]),
    ("a\nb\n: c\n\nd", ["a", "b", ": c", "", "d"]),
    (": a", [": a"]), ("a\n:b", ["a", ":b"]), ("# a\n: b", ["a", "", ": b"]),
  ])
  func `definitions stand below their terms`(text: String, lines: [String]) {
    #expect(page(text, 20) == lines)
  }

  @Test func `a term is bold, and a definition leads where it leads`() {
    let lines = MarkdownPage(MarkdownDocument("Roux\n: see [[Sauce]]"), width: 20).lines(from: 0, count: 3)
    #expect(lines[0].spans == [Span("Roux", .bold)])
    #expect(lines[1].links == [.note("Sauce")])
  }

  @Test(arguments: [
    ("|a|b|c|\n|-|-|\n|1|2|3|", ["a │ b │ c", "──┼───┼──", "1 │ 2 │ 3"]),
    ("a | b\n--|\n1 | 2", ["a │ b", "──┼──", "1 │ 2"]),
    ("|a\\|b|c|\n|---|", ["a|b │ c", "────┼──"]),
  ])
  func `a table with fewer rules than heads keeps its columns`(text: String, lines: [String]) {
    #expect(page(text) == lines)
  }

  @Test func `headings of different levels differ by more than their shade`() {
    let text = (1...6).map { String(repeating: "#", count: $0) + " a" }.joined(separator: "\n\n")
    let lines = MarkdownPage(MarkdownDocument(text), width: 20).lines(from: 0, count: 12).filter {
      !$0.spans.isEmpty
    }
    for theme in [Theme.dark, .light, .sixteen, .monochrome] {
      let attributes = lines.map { theme.look(of: $0.spans[0].style).style.attributes.rawValue }
      #expect(Set(attributes).count >= 5, "\(theme): \(attributes)")
    }
    let headings = MarkdownDocument("# A `b`\n\n#\n\n> ### c").headings
    #expect(headings.map(\.text) == ["A b", "c"])
    #expect(headings.map(\.level) == [1, 3] && headings.map(\.block) == [0, 2])
  }
}
