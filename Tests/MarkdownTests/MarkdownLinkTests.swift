import Testing

@testable import Markdown

@Suite struct MarkdownLinkTests {
  @Test(
    "titles in double brackets are links",
    arguments: [
      ("[[Soup]] and [[ Leek pie ]]", ["Soup", "Leek pie"]),
      ("[[Soup|the soup]]", ["Soup"]),
      ("see [[a *b* c]] or [[snake_case_name]]", ["a *b* c", "snake_case_name"]),
      ("**[[Soup]]** - [[牛乳]]", ["Soup", "牛乳"]),
      ("- [ ] make [[Soup]]\n\n> [[Pie]]", ["Soup", "Pie"]),
      ("[[A & B]] [[It's]]", ["A & B", "It's"]),
      ("![[Picture]]", ["Picture"]),
      ("\\\\[[Soup]]", ["Soup"]),
      ("[[a]][[b]]", ["a", "b"]),
    ])
  func links(text: String, titles: [String]) {
    #expect(MarkdownDocument.noteLinks(in: text) == titles)
  }

  @Test(
    "what is code, escaped or not whole is no link",
    arguments: [
      "`[[a]]`", "```\n[[a]]\n```", "\\[[a]]", "[[a]", "[[]]", "[[ ]]", "[[a\nb]]", "[[a `b]]`",
      "[x [[a]]](/b)",
      "[[a]](/b)", "[[a [b]]", "[ [a]]",
    ])
  func noLinks(text: String) {
    #expect(MarkdownDocument.noteLinks(in: text) == [])
  }

  @Test func `a long title in any script can be linked to`() {
    let title = String(repeating: "料理", count: 100)
    #expect(MarkdownDocument.noteLinks(in: "[[\(title)]]") == [title])
  }

  @Test func `a link shows its title, or the words after the bar`() {
    #expect(spans("a [[Soup]]!") == ["a ", "Soup→[[Soup]]", "!"])
    #expect(spans("[[Soup|it]] *[[x]]*") == ["it→[[Soup]]", " ", "x:emphasis→[[x]]"])
    #expect(spans("[[a *b* c]] d") == ["a *b* c→[[a *b* c]]", " d"])
  }
}
