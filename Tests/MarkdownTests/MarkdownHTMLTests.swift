// A text as HTML for a page of its own.

import Markdown
import Testing
import ToteTesting

@Suite struct MarkdownHTMLTests {
  @Test(arguments: [
    ("", ""),
    (
      "a *b* **c** ~~d~~ `e < f` ==g==",
      "<p>a <em>b</em> <strong>c</strong> <del>d</del> <code>e &lt; f</code> <mark>g</mark></p>\n"
    ),
    ("# A & B\n\n---", "<h1>A &amp; B</h1>\n<hr>\n"),
    ("[x *y*](https://a.b/?c&d)", "<p><a href=\"https://a.b/?c&amp;d\">x <em>y</em></a></p>\n"),
    ("[[Soup|hot]] #house", "<p><span class=\"note\">hot</span> <span class=\"tag\">#house</span></p>\n"),
    (
      "- a\n- b\n  - c\n\n1. d",
      "<ul>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n<ul>\n<li><p>c</p>\n</li>\n</ul>\n</li>\n</ul>\n<ol>\n<li><p>d</p>\n</li>\n</ol>\n"
    ),
    ("3. a\n4. b", "<ol start=\"3\">\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ol>\n"),
    (
      "- [ ] a\n- [x] b",
      "<ul>\n<li class=\"task\"><span class=\"box\">☐</span> <p>a</p>\n</li>\n<li class=\"task\"><span class=\"box\">✓</span> <p>b</p>\n</li>\n</ul>\n"
    ),
    (
      "> a\n>\n> > b\n\nc",
      "<blockquote>\n<p>a</p>\n<blockquote>\n<p>b</p>\n</blockquote>\n</blockquote>\n<p>c</p>\n"
    ),
    (
      "> [!tip] T\n> x",
      "<blockquote class=\"callout\">\n<p class=\"callout\">T</p>\n<p>x</p>\n</blockquote>\n"
    ),
    (
      "> [!tip]- T\n> x",
      "<details class=\"callout\">\n<summary>T</summary>\n<p>x</p>\n</details>\n"
    ),
    (
      "> [!tip]+ T\n>> [!a]-",
      "<details class=\"callout\" open>\n<summary>T</summary>\n<blockquote class=\"callout\">\n<p class=\"callout\">A</p>\n</blockquote>\n</details>\n"
    ),
    (
      "|a|b|\n|-|-:|\n|c|<|",
      "<table>\n<thead>\n<tr><th>a</th><th class=\"right\">b</th></tr>\n</thead>\n<tbody>\n<tr><td>c</td><td class=\"right\">&lt;</td></tr>\n</tbody>\n</table>\n"
    ),
    ("```a\"b\n<x>\n  y\n```", "<pre><code class=\"language-a&quot;b\">&lt;x&gt;\n  y</code></pre>\n"),
    ("a  \nb", "<p>a<br>\nb</p>\n"),
  ])
  func `each block and each look has its element`(text: String, html: String) {
    #expect(MarkdownDocument(text).html == html, "\(MarkdownDocument(text).html)")
  }

  @Test func `footnotes are numbered by their marks and stand at the end, with ways back`() {
    let text = "a[^x] b[^1] a[^x]\n\n[^1]: *one*\nmore[^y]\n[^none]: alone\n[^x]: ex\n\n- c\n\n[^y]: why"
    let items = [
      "ex <a href=\"#mark-1\">↩</a> <a href=\"#mark-1-2\">↩</a>",
      "<em>one</em><br>\nmore<sup><a id=\"mark-3\" href=\"#footnote-3\">3</a></sup> <a href=\"#mark-2\">↩</a>",
      "why <a href=\"#mark-3\">↩</a>", "alone",
    ]
    let list = items.enumerated().map { "<li id=\"footnote-\($0 + 1)\">\($1)</li>\n" }.joined()
    #expect(
      MarkdownDocument(text).html == """
        <p>a<sup><a id="mark-1" href="#footnote-1">1</a></sup> b<sup><a id="mark-2" href="#footnote-2">2</a></sup> \
        a<sup><a id="mark-1-2" href="#footnote-1">1</a></sup></p>
        <ul>
        <li><p>c</p>
        </li>
        </ul>
        <section class="footnotes">
        <ol>
        \(list)</ol>
        </section>

        """)
    let twice = MarkdownDocument("a[^1]\n\n[^1]: b\n[^1]: c\n[^z]: d\n[^z]: e").html
    #expect(["b <a", ">c<", ">d<", ">e<"].allSatisfy(twice.contains), "no words are lost")
    #expect(MarkdownDocument("a[^1] `[^1]: b`").html == "<p>a[^1] <code>[^1]: b</code></p>\n")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java\tscript:alert(1))", "[x](&#106;avascript:alert(1))", "[x](data:text/html,<script>1</script>)",
    "[x](vbscript:1)",
    "[x](file:///etc/passwd)", "[x](//evil.example)", "<javascript:alert(1)>", "![x](javascript:1)",
    "![x](https://a.b/c.png)",
    "[x](https://a.b/\" onmouseover=\"alert(1))", "[x](<https://a.b/\" onclick=\"y>)",
    "```\" onload=\"x\n</code></pre><script>\n```",
    "| <script> |\n|-|\n| </table><script> |", "# </h1><script>", "- [ ] <svg onload=1>",
    "> [!x\"><script>] <b>", "[[<script>|</span><script>]]",
    "#<script>", "$<script>$", "%%<script>%%", "==<script>==", "&lt;script&gt;", "<!-- --><script>",
    "\u{0}\u{7}\u{9b}<a\u{0}>",
  ])
  func `nothing in a text becomes markup, and no link runs anything`(text: String) {
    let html = MarkdownDocument(text).html
    let tags = html.split(separator: "<").dropFirst(html.hasPrefix("<") ? 0 : 1)
    let known: Set = [
      "p", "h1", "em", "strong", "del", "mark", "code", "pre", "span", "a", "ul", "li", "table", "thead",
      "tbody", "tr", "th",
      "td", "blockquote", "br", "hr",
    ]
    for tag in tags {
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      #expect(known.contains(String(name)), "\(name) in \(html)")
      let inside = tag.prefix { $0 != ">" }
      for attribute in inside.split(separator: " ").dropFirst() where attribute.contains("=\"") {
        #expect(["class", "href"].contains(attribute.prefix { $0 != "=" }), "\(attribute) in \(html)")
      }
    }
    for link in html.components(between: "href=\"", and: "\"") {
      #expect(link.hasPrefix("https://") || link.hasPrefix("http://") || link.hasPrefix("mailto:"), "\(link)")
    }
    #expect(
      html.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) || $0 == "\n" })
  }

  @Test func `elements nest, whatever the text`() {
    var random = SplitMix(seed: 13)
    for _ in 0..<400 {
      let text = RandomMarkdown.random(&random)
      let html = MarkdownDocument(text).html
      var open: [Substring] = []
      for tag in html.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
        if name == "br" || name == "hr" { continue }
        if tag.hasPrefix("/") {
          guard open.popLast() == name else {
            Issue.record("\(name) closes in \(html)\n\(text.debugDescription)")
            break
          }
        } else {
          open.append(name)
        }
      }
      #expect(open.isEmpty, "\(text.debugDescription)")
    }
  }
}

extension String {
  fileprivate func components(between start: String, and end: Character) -> [String] {
    var found: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: start) {
      rest = rest[range.upperBound...]
      found.append(String(rest.prefix { $0 != end }))
    }
    return found
  }
}
