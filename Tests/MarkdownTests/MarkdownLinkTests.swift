import Screen
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
      ("[x [[a]]](/b) [[c]](/d)", ["/b", "/d"]),
      ("[[#Heading]] [[a#b#c]] [[a#^b]] [[a|]]", ["#Heading", "a#b#c", "a#^b", "a"]),
      ("|x|\n|---|\n|[[a\\|b]] and [c](c.md)|\n\n[[d\\|e]]", ["a", "c.md", "d"]),
      ("[a](b%20c.md) [d](<e f.md#g> 'h') [i](j(k).md)", ["b%20c.md", "e f.md#g", "j(k).md"]),
      ("[a](R&amp;D.md) **[`b`](c\\_d.md)**", ["R&D.md", "c_d.md"]),
      ("[a][r] [r]\n\n[r]: b.md", ["b.md", "b.md"]),
      ("![a](b.png) [![c](d.png)](e.md) [](f.md)", ["b.png", "d.png", "e.md", "f.md"]),
      ("https://a.bc <mailto:a@b.cd>", ["https://a.bc", "mailto:a@b.cd"]),
      ("$5 and [[a]] for $6, 100 %% [[b]], $ [[c]]", ["a", "b", "c"]),
      ("`%%` [[a]] `$` [[b]]\n\n```\n%%\n```\n[[c]]\n\n%% d %% [[e]]", ["a", "b", "c", "e"]),
      ("---\n[[a]]\n---\n[[b]]", ["a", "b"]), ("---\n**a:** x\n\n[[b]]\n---", ["b"]),
      ("[[a `b` c]] [[d|`e`]] [[f 1.2@3x.png]]", ["a `b` c", "d", "f 1.2@3x.png"]),
      ("[x]() [[#]] [](<>)", ["#"]), ("[[R &amp; D]]", ["R &amp; D"]),
      ("see[^1] [[a]]\n\n[^1]: in [[b]]\n[^2]: c", ["a", "b"]),
    ])
  func links(text: String, titles: [String]) {
    #expect(MarkdownDocument.links(in: text).map(\.destination) == titles)
  }

  @Test(
    "what is code, escaped or not whole is no link",
    arguments: [
      "`[[a]]`", "```\n[[a]]\n```", "\\[[a]]", "[[a]", "[[]]", "[[ ]]", "[[a\nb]]", "[[a `b]]`",
      "[[a [b]]", "[ [a]]", "%%[[a]] [b](b)%%", "%%\n[[a]]\n\n[b](b.md)\n%%", "<!-- [[a]] -->", "$[[a]]$",
      "$$\n[[a]]\n$$", "---\nup: \"[[a]]\"\n---", "[^1] of [[\n\n[^1]: text", "\\[a](b.md)", "[[\\|a]]",
    ])
  func noLinks(text: String) {
    #expect(MarkdownDocument.links(in: text) == [])
  }

  @Test func `a long title in any script can be linked to`() {
    let title = String(repeating: "料理", count: 100)
    #expect(MarkdownDocument.links(in: "[[\(title)]]").map(\.destination) == [title])
  }

  @Test func `a link shows its title, or the words after the bar`() {
    #expect(spans("a [[Soup]]!") == ["a ", "Soup→[[Soup]]", "!"])
    #expect(spans("[[Soup|it]] *[[x]]*") == ["it→[[Soup]]", " ", "x:emphasis→[[x]]"])
    #expect(spans("[[a *b* c]] d") == ["a *b* c→[[a *b* c]]", " d"])
  }

  @Test(arguments: [
    "a [[Soup|b]]", "é [x](Soup) y", "|-|\n\na|b\n-|-\n[^1]|[x](<Soup>)\n\n[^1]: [[Soup]]", "[a&amp;](Soup)",
    "[a]: Soup\n\n[a]", "![[Soup]]\r\n> - [x](\nSoup\n\"t)\")", "[![x](Soup)](Soup)", "[](Soup)[](Soup 'a')",
  ])
  func `a link knows where it is written, and where it ends`(text: String) {
    let document = MarkdownDocument(text)
    let bytes = Array(document.source.utf8)
    #expect(!document.links.isEmpty)
    for link in document.links {
      #expect(String(decoding: bytes[link.range], as: UTF8.self) == "Soup")
      #expect("])".utf8.contains(bytes[link.end - 1]) || bytes[link.end] == UInt8(ascii: "]"))
    }
  }

  @Test func `an address of a note isn't shown, one of a file is`() {
    #expect(spans("[it](Soup.md)") == ["it→[[Soup.md]]"])
    #expect(spans("[it](#Broth) [x](a/Soup)") == ["it→[[#Broth]]", " ", "x→[[a/Soup]]"])
    #expect(spans("[it](a.pdf)") == ["it→a.pdf", " (a.pdf):aside→a.pdf"])
    #expect(spans("[it](obsidian:x.md)") == ["it→obsidian:x.md", " (obsidian:x.md):aside→obsidian:x.md"])
  }

  @Test func `a picture is its name and its size`() {
    #expect(spans("![[cat.png|300]]") == ["cat.png→[[cat.png]]", " (300):aside→[[cat.png]]"])
    #expect(spans("![[cat.png|300x20]]!") == ["cat.png→[[cat.png]]", " (300×20):aside→[[cat.png]]", "!"])
    #expect(spans("![[cat.png|Mia]] \\![[b]]") == ["Mia→[[cat.png]]", " !", "b→[[b]]"])
  }

  @Test func `footnotes lead to each other`() {
    var pager = MarkdownPager("a[^1] b[^x]\n\n---\n\n[^1]: one\n[^x]: two\n\n[^1] [^2]", size: Size(40, 9))
    #expect(pager.page.lines(from: 0, count: 9).map(\.text).last == "[1] [^2]")
    #expect(pager.line?.links.count == 2)
    pager.moveToStop(forward: true)
    pager.followFootnote()
    #expect(pager.line?.text == "[x]: two")
    pager.followFootnote()
    #expect(pager.position.selected == 0 && pager.chosenLink == 1)
    #expect(MarkdownDocument("```\n[^1]: a\n```").blocks[0].prose.text == "[^1]: a")
  }
}
