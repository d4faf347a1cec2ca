// What becomes of the links to a note when it is renamed.

import Markdown
import Testing
import ToteModel
import ToteTesting

@testable import Tote

@Suite struct NoteLinkTests {
  @Test func `renaming changes the links to that title and nothing else`() {
    let text = "[[soupe]] [[Soupe à l'oignon]] `[[Soupe]]` [[SOUPÉ|it]] soupe\r\n\n    [[Soupe]]\n"
    #expect(
      MarkdownDocument(text).renamingLinks(from: "Soupe", to: "Soup 牛")
        == "[[Soup 牛]] [[Soupe à l'oignon]] `[[Soupe]]` [[Soup 牛|it]] soupe\r\n\n    [[Soupe]]\n")
  }

  @Test(arguments: [
    ("[a](Old.md) ![[Old]] [[old#H|x]]", "[a](New.md) ![[New]] [[New#H|x]]"),
    ("[a](R/Old.md#H%20i 't') [b](<Old.md>)", "[a](R/New.md#H%20i 't') [b](<New.md>)"),
    ("|a|\n|-|\n|[[Old\\|b]]|\n|![[R/Old#^c]]|", "|a|\n|-|\n|[[New\\|b]]|\n|![[R/New#^c]]|"),
    ("[a][o] [b][o]\n\n[o]: Old.md", "[a][o] [b][o]\n\n[o]: New.md"),
    (
      "[a](Old.pdf) [b](https://x.y/Old) [[#Old]] [[Older]]",
      "[a](Old.pdf) [b](https://x.y/Old) [[#Old]] [[Older]]"
    ),
    ("`[[Old]]` %%[[Old]]%% $[[Old]]$ [[Old|]]", "`[[Old]]` %%[[Old]]%% $[[Old]]$ [[New|]]"),
  ])
  func `every way to write a link is renamed, and the rest is the same to the byte`(
    text: String, after: String
  ) {
    #expect(MarkdownDocument(text).renamingLinks(from: "Old", to: "New") == after)
  }

  @Test(arguments: [
    ("[a](Old.md)", "New (2)", "[a](New%20%282%29.md)"), ("[a](<Old.md>)", "New (2)", "[a](<New (2).md>)"),
    ("[a](Old.md)", "C#", "[a](C%23.md)"), ("[a](Old.md)", "Étude", "[a](Étude.md)"),
    ("[a](O%6Cd.md)", "É", "[a](%C3%89.md)"), ("[[Old#x]]", "50%", "[[50%#x]]"),
  ])
  func `an address has the escapes that it needs`(text: String, new: String, after: String) {
    let renamed = MarkdownDocument(text).renamingLinks(from: "Old", to: new)
    #expect(renamed == after)
    #expect(NoteLink.all(in: renamed).map(\.title) == [new])
  }

  @Test func `a title that no link can hold leaves the text alone`() {
    for title in ["a]]b", "a|b", "a[b", "a`b", "", " "] {
      #expect(!MarkdownDocument.canLink(to: title))
      #expect(MarkdownDocument("[[a]]").renamingLinks(from: "a", to: title) == "[[a]]")
    }
  }

  @Test func `renaming there and back gives the same text`() {
    var random = SplitMix(seed: 11)
    for _ in 0..<500 {
      let text = RandomMarkdown.random(&random)
      guard !NoteLink.all(in: text).contains(where: { $0.title.lowercased() == "zebra" }) else {
        continue
      }
      let there = MarkdownDocument(text).renamingLinks(from: "Soup", to: "Zebra")
      #expect(
        MarkdownDocument(there).renamingLinks(from: "Zebra", to: "Soup") == text, "\(text.debugDescription)")
    }
  }
}
