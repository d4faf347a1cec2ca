import Testing

@testable import Parts

/// What an editor looks for: literals and regular expressions.
@Suite struct TextPatternTests {
  private func replaced(
    _ sought: String, _ new: String, in text: String, _ options: Set<TextEditor.Option> = [.expression]
  ) -> String? {
    guard var pattern = TextPattern(sought, options) else { return nil }
    return pattern.replacing(in: text, with: new).text
  }

  @Test(
    "expressions match as people know them",
    arguments: [
      ("a+", "x", "baac a", "bxc x"), ("a*", "x", "baac", "xbxcx"), ("^", "> ", "abc", "> abc"),
      ("$", ".", "abc", "abc."), (".*", "x", "abc", "x"),
      ("(\\w+)@(\\w+)", "$2 at $1", "me@home", "home at me"),
      // The first choice that fits, not the longest.
      ("a|ab", "x", "ab", "xb"), ("ab|a", "x", "ab", "x"),
      ("(a|ab)(c|bcd)(d*)", "[$1|$2|$3]", "abcd", "[a|bcd|]"),
      ("a{2,3}", "x", "aaaaa", "xx"), ("a{2}?", "x", "aaa", "xa"), ("a{2,}", "x", "aaaa a", "x a"),
      ("<.+?>", "", "a<b>c<d>", "ac"), ("[^0-9]+", "-", "a1bb2", "-1-2"),
      ("colou?r", "x", "color colour", "x x"),
      ("\\bcat\\b", "dog", "cat cats", "dog cats"), ("\\Bs", "", "cats", "cat"),
      ("[\\d-]+", "x", "a1-2", "ax"),
      ("\\S+", "x", "a b\tc", "x x\tx"), ("\\W", "", "é-ß", "éß"), ("a\\tb", "x", "a\tb", "x"),
      ("é.", "x", "éé é", "x é"), ("(?i)STRAßE", "x", "straße", "x"), ("(?i)[a-c]", "x", "ABCD", "xxxD"),
      ("[à-ü]+", "x", "aéüb", "axb"), ("(?<y>\\d{4})-(\\d\\d)", "$2/$y$1", "2026-11", "11/$y2026"),
      ("{x}", "y", "{x}", "y"), ("[]a]", "x", "]a", "xx"), ("[a-]", "x", "-", "x"),
      ("(a*)*", "x", "aab", "xbx"),
      ("x", "\\n$$\\t\\\\", "axb", "a\n$\t\\b"), ("()", "x", "ab", "xaxbx"), ("\\.md$", "", "a.md", "a"),
      ("(a)|b", "<$1>", "ab", "<a><>"), ("(?:ab)+", "x", "ababc", "xc"), ("x", "$5", "axb", "ab"),
      // Tried one after the other, these would take until tomorrow.
      ("(a+)+$", "x", String(repeating: "a", count: 40) + "b", String(repeating: "a", count: 40) + "b"),
      ("(a|aa)+c", "x", String(repeating: "a", count: 60), String(repeating: "a", count: 60)),
    ])
  func matches(_ sought: String, _ new: String, _ text: String, _ expected: String) {
    #expect(replaced(sought, new, in: text) == expected)
  }

  @Test(
    "what is no expression is none",
    arguments: [
      "(", ")", "a**", "*", "[a", "\\", "(?=a)", "\\1", "a{3,2}", "((a{99}){99}){99}", "(?<", "(?<>a)",
      "[z-a]",
      "a++", "\\q", String(repeating: "(", count: 100_000),
    ])
  func malformed(_ sought: String) {
    #expect(TextPattern(sought, [.expression]) == nil)
    #expect(TextPattern(sought, []) != nil)
  }

  @Test(
    "whole words have no letter beside them",
    arguments: [
      ("cat", "cat Cats concat CAT", "x Cats concat x", false), ("#a", "b#a #a #ab", "bx x #ab", false),
      ("a|ab", "ab a", "x x", true), ("é", "é éa", "x éa", false), ("aa", "aaa aa", "aaa x", false),
    ])
  func wholeWords(_ sought: String, _ text: String, _ expected: String, _ isExpression: Bool) {
    let options: Set<TextEditor.Option> = isExpression ? [.wholeWords, .expression] : [.wholeWords]
    #expect(replaced(sought, "x", in: text, options) == expected)
  }

  @Test func `what repeats itself is found without overlaps, from an offset up to a limit`() {
    #expect(replaced("aa", "x", in: "aaaaa", []) == "xxa")
    #expect(replaced("AbaB", "x", in: "abababab", []) == "xx")
    var pattern = TextPattern("a", [.expression])
    let ranges = pattern?.matches(in: "aaaa", from: 1, to: 3).map(\.range)
    #expect(ranges == [1..<2, 2..<3])
  }

  @Test func `an expression is given up after so many steps, not after so much time`() {
    var pattern = TextPattern(".*b|a", [.expression], fuel: 10_000)
    _ = pattern?.matches(in: String(repeating: "a", count: 1_000))
    #expect(pattern?.isTired == true)
    var plain = TextPattern("a", [.expression], fuel: 10_000)
    #expect(plain?.matches(in: String(repeating: "b", count: 9_000) + "a").count == 1)
    #expect(plain?.isTired == false)
  }
}
