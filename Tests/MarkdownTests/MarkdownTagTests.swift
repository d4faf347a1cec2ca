import Testing

@testable import Markdown

@Suite struct MarkdownTagTests {
  @Test(
    "tags in any script",
    arguments: [
      ("#milk and #bread", ["milk", "bread"]),
      ("#買い物 と #été, (#ελιά) #здоров'я", ["買い物", "été", "ελιά", "здоров"]),
      ("#shop/food #a-b #a_b #x2", ["shop/food", "a-b", "a_b", "x2"]),
      ("#हिन्दी #می‌خواهم", ["हिन्दी", "می‌خواهم"]),
      ("ends #well- #so/.", ["well", "so"]),
      ("**#bold** _#slanted_ ~~#old~~", ["bold", "slanted", "old"]),
      ("# Trip #travel", ["travel"]),
      ("- [ ] tea #hot\n> #quoted\n\n|#cell|\n|---|\n|a|", ["hot", "quoted", "cell"]),
      ("#start\n#next", ["start", "next"]),
      ("“#said”", ["said"]),
    ])
  func tags(text: String, tags: [String]) {
    #expect(MarkdownDocument.tags(in: text) == tags)
  }

  @Test(
    "what only looks like a tag",
    arguments: [
      "#", "# heading", "## heading", "a#b", "牛#乳", "#1 #2024", "`#code`", "```\n#code\n```", "    #code",
      "[#link](/a#b)", "http://a.b/#c", "<http://a.b#c>", "\\#escaped", "&#x263A;", "##twice", "/#c", "#-",
      "#/",
      "[[a #b]]", "[r]\n\n[r]: /x#y",
    ])
  func noTags(text: String) {
    #expect(MarkdownDocument.tags(in: text) == [])
  }

  @Test func `a tag leads to all that has it`() {
    #expect(spans("a #b.") == ["a ", "#b→#b", "."])
  }
}
