// Hostile texts do not trap and take linear time.

import Testing
import ToteTesting

@testable import Markdown

@Suite struct MarkdownHostileTests {
  static func fill(_ pattern: String, _ length: Int) -> String {
    String(repeating: pattern, count: length / pattern.utf8.count)
  }

  @Test(
    "what is known to take md4c very long is shown as it stands",
    arguments: ["](\\[\n", "[ ]\n", "]\n[", "_www.", "www._", "(www.1.1.ahttp://", "[\n[]"])
  func slow(pattern: String) {
    let text = Self.fill(pattern, 400_000)
    var isVerbatim = false
    let time = processorTime { isVerbatim = MarkdownDocument(text).isVerbatim }
    #expect(isVerbatim)
    #expect(time < .seconds(1), "\(pattern.debugDescription) took \(time)")
  }

  @Test(
    "no pattern takes long",
    arguments: [
      ">", "> ", "- ", "* ", "1. ", "+ a\n", "[", "[[", "[[a ", "]", "](", "[ (](", "`", "\\``", "*", "**a",
      "*a _b ", "*a_ ", "_", "~", "~~a", "<", "<>", "<!--", "&", "![", "![a](", "|", "|a", "#", "#a", "# ",
      "\n",
      "\0", "\t", "\t- ", "\r", "http://a.", "@", "a@b.", ":", "```\n", "- [ ] a\n", "a|b\n---|---\n", "    ",
      "[a]: b\n", "[a][", "\u{301}", "👨‍👩‍👧", "牛", "\u{202E}", "=\n", "a\n=\n", "-\n", "[]()", "[a](b)", "\\",
    ])
  func pattern(pattern: String) {
    let text = Self.fill(pattern, 50_000)
    let time = processorTime {
      let document = MarkdownDocument(text)
      for width in [1, 80] { _ = MarkdownPage(document, width: width).lines(from: 0, count: 50) }
      _ = document.tasks.count
    }
    // Unoptimised; quadratic time would be many times that.
    #expect(time < .seconds(1), "\(pattern.debugDescription) took \(time)")
  }

  @Test func `ten thousand quotes and lists in each other are shown as they stand`() {
    for text in [
      String(repeating: "> ", count: 10_000) + "a", String(repeating: "- ", count: 10_000) + "a",
      String(repeating: "1. ", count: 10_000) + "a",
      String(repeating: "- ", count: 10_000) + "a" + String(repeating: "\n", count: 50_000),
      (0..<400).map { String(repeating: "  ", count: $0) + "- a\n" }.joined(),
    ] {
      let document = MarkdownDocument(text)
      #expect(document.isVerbatim)
      #expect(document.blocks.map(\.prose.text) == [text])
    }
  }

  @Test func `a hundred quotes and lists in each other are read`() {
    for text in [String(repeating: "> ", count: 100), String(repeating: "- ", count: 100)] {
      let document = MarkdownDocument(text + "a")
      #expect(!document.isVerbatim)
      #expect(document.blocks.map(\.containers.count) == [100])
      for width in [1, 10, 80] {
        #expect(page(text + "a", width).last?.hasSuffix("a") == true)
      }
    }
  }

  @Test func `a definition used again and again cannot make the text endless`() {
    let text =
      "[a]: /" + String(repeating: "x", count: 50_000) + "\n\n" + String(repeating: "[a] ", count: 10_000)
    #expect(MarkdownDocument(text).isVerbatim)
    let table =
      String(repeating: "|a", count: 5_000) + "|\n" + String(repeating: "|---", count: 5_000) + "|\n"
    #expect(MarkdownDocument(table + String(repeating: "|b\n", count: 20_000)).isVerbatim)
  }

  @Test func `a long list of tasks, a long quote and a long table are read`() {
    #expect(MarkdownDocument(String(repeating: "- [ ] milk [[Soup]]\n", count: 20_000)).tasks.count == 20_000)
    #expect(!MarkdownDocument(String(repeating: "> see [this](/x) or that\n", count: 10_000)).isVerbatim)
    #expect(
      !MarkdownDocument("|a|b|\n|---|---|\n" + String(repeating: "|[[c]]|d|\n", count: 10_000)).isVerbatim)
  }

  @Test(arguments: [
    "[[a]] ", "[a](b.md) ", "![[a", "%%", "$a", "$$", "$$\n", "<!--", "`%", "``$", "[^1]", "[^1]: a\n",
    "[[a `b` x@y.zz]] ", "[a](<",
    "[a](b&amp; ", "[", "](", "[a&amp;](b&amp;) ",
  ])
  func `a megabyte of links is read in linear time`(part: String) {
    func time(_ bytes: Int) -> Duration {
      let text = String(repeating: part, count: bytes / part.utf8.count)
      return processorTime { _ = MarkdownDocument(text) }
    }
    let (short, long) = (time(125_000), time(1_000_000))
    // Eight times as long, with room for what else the machine does.
    #expect(long < max(short * 24, .seconds(2)), "\(short), \(long)")
  }

  @Test func `one endless line is laid out as far as it is seen`() {
    let text = "- " + String(repeating: "word **bold** ", count: 100_000)
    var page = MarkdownPage(MarkdownDocument(text), width: 40)
    let time = processorTime { page.layOut(to: 50) }
    #expect(page.count == 50)
    #expect(time < .seconds(2), "\(time)")
  }

  @Test func `no text by chance traps, and offsets are in it`() {
    var random = SplitMix(seed: 13)
    for _ in 0..<2_000 {
      let text = RandomMarkdown.random(&random, upTo: 60)
      let document = MarkdownDocument(text)
      for block in document.blocks {
        #expect(block.prose.spans.first?.range.lowerBound ?? 0 == 0)
        #expect(block.prose.spans.last?.range.upperBound ?? 0 == block.prose.text.utf8.count)
        for (a, b) in zip(block.prose.spans, block.prose.spans.dropFirst()) {
          #expect(a.range.upperBound == b.range.lowerBound)
        }
      }
      for link in document.links {
        #expect(link.range.upperBound <= link.end && link.end <= text.utf8.count || link.form == .markdown)
        guard link.form == .wiki else { continue }
        #expect(String(decoding: Array(text.utf8)[link.range], as: UTF8.self) == link.destination)
      }
    }
  }
}
