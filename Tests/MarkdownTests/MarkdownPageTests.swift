// Line breaks at each width, hanging indents, and lazy layout.

import Screen
import Testing
import ToteTesting

@testable import Markdown

@Suite struct MarkdownPageTests {
  @Test func `words hang under their bullet, number, box or quote`() {
    #expect(page("- one two three", 9) == ["• one two", "  three"])
    #expect(page("10. one two", 8) == ["10. one", "    two"])
    #expect(page("- [x] one two", 8) == ["✓ one", "  two"])
    #expect(page("> one two", 6) == ["│ one", "│ two"])
  }

  @Test func `on a narrow page the words come first`() {
    #expect(page("- [ ] milk", 1) == ["m", "i", "l", "k"])
    #expect(page("> > > > - milk", 10) == ["│ • milk"])
    #expect(page("```\nabc\n```", 3) == ["abc"])
    #expect(page("# 牛乳", 1) == ["牛", "乳"])
  }

  @Test func `wide characters and emoji keep to the width`() {
    #expect(page("- 牛乳と卵を買う", 8) == ["• 牛乳と", "  卵を買", "  う"])
    #expect(page("👍🏽👨‍👩‍👧👍🏽", 8) == ["👍🏽👨‍👩‍👧", "👍🏽"])
    #expect(page("# 牛乳", 20) == ["牛乳"])
  }

  @Test func `bold within a word does not break it`() {
    #expect(page("one **tw**o`three`", 11) == ["one", "two`three`"])
  }

  @Test func `styles follow the words over the end of a line`() {
    let lines = MarkdownPage(MarkdownDocument("a **b c** d"), width: 3).lines(from: 0, count: 9)
    #expect(lines.map(\.spans) == [["a ", Span("b", .bold)], [Span("c", .bold), " d"]])
  }

  @Test func `a line knows its block, its box and where it leads`() {
    let text = "# A\n\n- [ ] see [[Soup]] and [[Pie]]\n- [x] [shop](/x) #tag"
    let lines = MarkdownPage(MarkdownDocument(text), width: 14).lines(from: 0, count: 20)
    #expect(lines.map(\.text) == ["A", "", "☐ see Soup and", "  Pie", "✓ shop (/x)", "  #tag"])
    #expect(lines.map(\.block) == [0, 1, 1, 1, 2, 2])
    #expect(lines.map { $0.task?.isTicked } == [nil, nil, false, nil, true, nil])
    #expect(lines.map(\.links) == [[], [], [.note("Soup")], [.note("Pie")], [.url("/x")], []])
    #expect(lines[4].targets == [.url("/x")])
    #expect(lines[5].targets == [.tag("tag")])
  }

  @Test func `a cell of a table leads where its words lead`() {
    let lines = MarkdownPage(MarkdownDocument("|a|\n|---|\n|[[Soup]]|"), width: 20).lines(from: 0, count: 5)
    #expect(lines.last?.links == [.note("Soup")])
  }

  @Test func `only what is asked for is laid out`() {
    let text = String(repeating: "word and word\n\n", count: 1_000)
    var page = MarkdownPage(MarkdownDocument(text), width: 20)
    #expect(page.count == 0 && !page.isComplete)
    page.layOut(to: 10)
    #expect(page.count == 10 && !page.isComplete)
    #expect(page.lines(from: 20, count: 2).map(\.text) == ["word and word", ""])
    #expect(page.count == 10)
    page.layOut(to: .max)
    #expect(page.count == 1_999 && page.isComplete)
    #expect(page.lines(from: 1_998, count: 5).count == 1)
    #expect(page.lines(from: 1_999, count: 5).isEmpty)
    #expect(page.line(-1) == nil)
  }

  @Test func `in steps or at once the lines are the same, and none is too wide`() {
    var random = SplitMix(seed: 3)
    for _ in 0..<400 {
      let document = MarkdownDocument(RandomMarkdown.random(&random))
      for width in [1, 2, 10, 40, 80] {
        let whole = MarkdownPage(document, width: width)
        let lines = whole.lines(from: 0, count: 10_000)
        var page = whole
        var inSteps: [MarkdownLine] = []
        while !page.isComplete {
          page.layOut(to: page.count + Int.random(in: 1...5, using: &random))
          inSteps += page.lines(from: inSteps.count, count: page.count - inSteps.count)
        }
        #expect(inSteps == lines)
        for line in lines {
          let columns = line.text.columns
          // A single character may be wider than the page.
          let isTooWide = columns > width && line.text.count > 1
          #expect(!isTooWide, "\(line.text) at \(width): \(document.source.debugDescription)")
        }
      }
    }
  }

  @Test func `all words are on the page in their order`() {
    var random = SplitMix(seed: 5)
    for _ in 0..<400 {
      let document = MarkdownDocument(RandomMarkdown.random(&random))
      let words = document.blocks.map(\.prose.text).joined().filter { !$0.isWhitespace }
      for width in [4, 10, 40] {
        let lines = MarkdownPage(document, width: width).lines(from: 0, count: 10_000)
        var shown = ""
        for line in lines {
          let block = document.blocks[line.block]
          if case .table = block.kind { continue }
          if case .rule = block.kind { continue }
          shown += line.text.filter { !$0.isWhitespace && !"│•◦·─".contains($0) }
        }
        // The page adds numbers and boxes, so only the order is compared.
        var rest = shown[...]
        let isInOrder = words.filter { !"│•◦·─".contains($0) }.allSatisfy { letter in
          guard let index = rest.firstIndex(of: letter) else { return false }
          rest = rest[rest.index(after: index)...]
          return true
        }
        #expect(isInOrder, "\(document.source.debugDescription) at \(width)")
      }
    }
  }

  @Test func `a page after another text is the page of that text`() {
    var random = SplitMix(seed: 9)
    for _ in 0..<400 {
      let text = RandomMarkdown.random(&random)
      let tail = RandomMarkdown.random(&random, upTo: 4)
      var old = MarkdownPage(MarkdownDocument(text), width: 12)
      old.layOut(to: Int.random(in: 0...20, using: &random))
      let new = MarkdownDocument(String(text.prefix(.random(in: 0...40, using: &random))) + tail)
      let after = MarkdownPage(new, after: old).lines(from: 0, count: 1_000)
      #expect(after == MarkdownPage(new, width: 12).lines(from: 0, count: 1_000))
    }
  }

  @Test func `a tick lays out nothing again`() {
    let text = String(repeating: "- [ ] word and word\n", count: 100)
    var page = MarkdownPage(MarkdownDocument(text), width: 20)
    page.layOut(to: 150)
    let toggled = page.document.togglingTask(at: page.document.tasks[50].offset)!
    #expect(MarkdownPage(MarkdownDocument(toggled), after: page).count == page.count)
  }
}
