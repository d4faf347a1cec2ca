/// Random text of Markdown's signs and words in several scripts, reproducible by seed.
package enum RandomMarkdown {
  package static let parts: [String] = [
    "milk", "bread", " ", " ", "\n", "\n", "\n\n", "- ", "\n- [ ] ", "\n- [x] ", "\n1. ", "\n> ", "\n# ",
    "\n\n    ",
    "  ", "*", "**", "_", "`", "```\n", "~~", "~", "[", "]", "(", ")", "[[Soup]]", "[[Soup|it]]", "[[", "]]",
    "#tag",
    "#", "|", "\n|a|b|\n|---|:-:|\n|c|d|\n", "\n---\n", "http://a.b/c", "www.a.bc", "a@b.cd", "<", ">",
    "&amp;",
    "&#0;", "\\", "牛乳", "卵", "é", "👍🏽", "👨‍👩‍👧", "ไข่", "שלום", "\t", "\r\n", "\u{0}", "\u{1B}", "\u{202E}", "!",
    "===\n", "x", "[x](Soup.md)", "![[Soup#^x]]", "%%", "$", "$$", "<!--", "-->", "[^1]", "\n[^1]: ", "](",
    "[x](<",
  ]

  package static func random(_ random: inout some RandomNumberGenerator, upTo count: Int = 40) -> String {
    (0..<Int.random(in: 0...count, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
  }
}
