// What becomes of the links to a note when it is renamed.

import Markdown
import Testing
import ToteTesting

@testable import Tote

@Suite struct NoteLinkTests {
  @Test func `renaming changes the links to that title and nothing else`() {
    let text = "[[soupe]] [[Soupe à l'oignon]] `[[Soupe]]` [[SOUPÉ|it]] soupe\r\n\n    [[Soupe]]\n"
    #expect(
      MarkdownDocument(text).renamingLinks(from: "Soupe", to: "Soup 牛")
        == "[[Soup 牛]] [[Soupe à l'oignon]] `[[Soupe]]` [[Soup 牛|it]] soupe\r\n\n    [[Soupe]]\n")
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
      guard !MarkdownDocument.noteLinks(in: text).contains(where: { $0.lowercased() == "zebra" }) else {
        continue
      }
      let there = MarkdownDocument(text).renamingLinks(from: "Soup", to: "Zebra")
      #expect(
        MarkdownDocument(there).renamingLinks(from: "Zebra", to: "Soup") == text, "\(text.debugDescription)")
    }
  }
}
