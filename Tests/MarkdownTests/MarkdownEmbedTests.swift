// Texts shown in place of links, and the parts of a text that links lead to.

import Screen
import Testing

@testable import Markdown

@Suite struct MarkdownEmbedTests {
  private static let texts = [
    "Soup":
      "# Soup\n\nLeeks.\n\n## Broth\n\n- [ ] bones [[#Soup]]\n- [x] salt ^salt\n\n### Clear\n\nStrain.\n\n## Rest\n\nEat.",
    "Table": "|a|b|\n|-|-|\n|1|2|\n\n^t", "Loop": "in\n\n![[Loop]]\n\n![[Soup#Rest]]\n\n![[Back]]",
    "Back": "![[Loop]]",
  ]

  private func document(_ text: String) -> MarkdownDocument {
    MarkdownDocument(text).embedding { destination in
      let parts = destination.split(separator: "#", maxSplits: 1).map(String.init)
      guard let source = Self.texts[parts[0]] else { return nil }
      let document = MarkdownDocument(source)
      let part: MarkdownDocument.Part =
        parts.count == 1
        ? .whole : parts[1].hasPrefix("^") ? .block(String(parts[1].dropFirst())) : .heading([parts[1]])
      return MarkdownDocument.Embedded(
        document, blocks: document.blocks(of: part, where: ==), title: parts[0])
    }
  }

  private func lines(_ text: String) -> [String] {
    MarkdownPage(document(text), width: 40).lines(from: 0, count: 99).map(\.text)
  }

  @Test(arguments: [
    ("![[Soup#Rest]]", ["Soup#Rest", "┊ Rest", "┊", "┊ Eat."]),
    (
      "a\n\n- b\n\n  ![[Soup#^salt]]\n- c",
      ["a", "", "• b", "", "  Soup#^salt", "  ┊ ✓ salt ^salt", "", "• c"]
    ),
    (
      "![[Soup#Broth]]",
      ["Soup#Broth", "┊ Broth", "┊", "┊ ☐ bones #Soup", "┊ ✓ salt ^salt", "┊", "┊ Clear", "┊", "┊ Strain."]
    ),
    ("![[Table#^t]]\n\nend", ["Table#^t", "┊ a │ b", "┊ ──┼──", "┊ 1 │ 2", "", "end"]),
    ("![[Nothing]] ![[Soup]]\n\n![[Nothing]]\n\n[[Soup]]", ["Nothing Soup", "", "Nothing", "", "Soup"]),
    (
      "![[Loop]]",
      [
        "Loop", "┊ in", "┊", "┊ Loop", "┊", "┊ Soup#Rest", "┊ ┊ Rest", "┊ ┊", "┊ ┊ Eat.", "┊", "┊ Back",
        "┊ ┊ Loop",
      ]
    ),
  ])
  func `what is embedded alone in a paragraph shows below the link`(text: String, expected: [String]) {
    #expect(lines(text) == expected)
  }

  @Test func `what is embedded is dimmed, can't be ticked, and its links lead where they lead there`() throws
  {
    let document = document("- [ ] own\n\n![[Soup#Broth]]")
    #expect(document.tasks.map(\.text) == ["own"])
    #expect(document.links.map(\.destination) == ["Soup#Broth"])
    #expect(document.headings.isEmpty)
    let page = MarkdownPage(document, width: 40)
    let line = try #require(page.lines(from: 0, count: 9).first { $0.text == "┊ ☐ bones #Soup" })
    #expect(line.task == nil && line.links == [.note("Soup#Soup")])
    #expect(document != MarkdownDocument(document.source) && document.starts.count == document.blocks.count)
  }

  @Test func `a long text is cut`() {
    let long = String(repeating: "a\n\n", count: 1_000)
    let document = MarkdownDocument("![[x]]\n\nend").embedding { _ in
      MarkdownDocument.Embedded(MarkdownDocument(long), blocks: 0..<1_000, title: "x")
    }
    #expect(document.blocks.count == 203 && document.blocks[201].prose.text == "…")
  }

  @Test(arguments: [
    (MarkdownDocument.Part.heading(["A"]), 1..<5), (.heading(["A", "C"]), 3..<5),
    (.heading(["B", "C"]), 6..<8),
    (.heading(["C"]), 3..<5), (.heading(["D"]), 0..<0), (.block("x"), 0..<1), (.block("y"), 0..<0),
    (.whole, 0..<8),
  ])
  func `a part begins with its heading and ends before the next one like it`(
    part: MarkdownDocument.Part, blocks: Range<Int>
  ) {
    let document = MarkdownDocument("top ^x\n\n# A\n\na^y\n\n## C\n\nc\n\n# B\n\n## C\n\nd")
    #expect(document.blocks(of: part, where: ==) == blocks)
  }

  @Test func `a page goes to a part, or stays`() {
    var pager = MarkdownPager("a\n\n# B\n\nc\n\n> d\n\n^e", size: Size(20, 3))
    #expect(pager.show(.heading(["B"]), where: ==) && pager.line?.text == "B")
    #expect(!pager.show(.heading(["x"]), where: ==) && pager.line?.text == "B")
    #expect(pager.show(.block("e"), where: ==) && pager.line?.text == "│ d")
  }
}
