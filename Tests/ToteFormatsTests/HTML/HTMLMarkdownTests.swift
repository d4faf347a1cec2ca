// Pages, and what browsers and other programs copy, as Markdown.

import Testing

@testable import ToteFormats

@Suite struct HTMLMarkdownTests {
  private func text(_ html: String) -> String { HTMLMarkdown(html).text }

  @Test(arguments: [
    ("<p>One &amp; two</p><p>three<br>four", "One & two\n\nthree\nfour"),
    ("a <b>bold</b>, <i>slanted</i> and <b><i>both</i></b>", "a **bold**, *slanted* and ***both***"),
    ("<b>bold </b>word, <b>one <i>two</i> three</b>", "**bold** word, **one *two* three**"),
    ("<p>x<strong> y </strong>z</p>", "x **y** z"), ("<s>old</s> <mark>new</mark>", "~~old~~ ==new=="),
    ("<code>a`b</code> <kbd>Ctrl</kbd> <code>*</code>", "``a`b`` `Ctrl` `*`"),
    ("<a href='https://example.org/a b'>shop</a>", "[shop](<https://example.org/a b>)"),
    ("<a href=\"#top\">up</a> <a href=javascript:go()>run</a> <a>none</a>", "up run none"),
    ("<a href=/x><b>bold</b> link</a>", "[**bold** link](/x)"),
    ("<img src=pot.jpg alt='A pot'> <img src='data:image/png;base64,AA' alt=dot>", "![A pot](pot.jpg) dot"),
    ("<h2>Head<br>line</h2>text", "## Head line\n\ntext"), ("a<hr>b", "a\n\n---\n\nb"),
    ("<ul><li>one<li>two<ul><li>in it</ul><li>three</ul>after", "- one\n- two\n  - in it\n- three\n\nafter"),
    ("<ol start=3><li><p>one</p><p>more</p></li><li>two</li></ol>", "3. one\n\n   more\n4. two"),
    (
      "<ul><li><input type=checkbox checked> done</li><li><input type='checkbox'> open</ul>",
      "- [x] done\n- [ ] open"
    ),
    ("<blockquote><p>a</p><p>b</p><ul><li>c</ul></blockquote>d", "> a\n>\n> b\n>\n> - c\n\nd"),
    (
      "<pre><code class='language-swift'>let a = 1\n\n  b &lt; c\n</code></pre>",
      "```swift\nlet a = 1\n\n  b < c\n```"
    ),
    ("<ul><li>run<pre>a\n  b</pre></ul>", "- run\n\n  ```\n  a\n    b\n  ```"),
    ("<dl><dt>Roux<dd>flour and butter</dl>", "Roux\n\nflour and butter"),
    ("&copy; 2026 &#8211; &#x1F35E; &nbsp;&euro;5 &unknown; &amp;lt;", "© 2026 – 🍞 €5 \\&unknown; \\&lt;"),
  ])
  func `each tag becomes what Markdown has for it`(html: String, markdown: String) {
    #expect(text(html) == markdown)
  }

  @Test(arguments: [
    ("2 * 3 *no* _no_ a_b", "2 * 3 \\*no\\* \\_no\\_ a_b"), ("1. no list", "1\\. no list"),
    ("- no item", "\\- no item"), ("# no heading", "\\# no heading"), ("a #1 and C#", "a \\#1 and C#"),
    ("[1] and [[x]]", "\\[1\\] and \\[\\[x\\]\\]"), ("see [1]", "see [1]"),
    ("1 &lt; 2 &lt;b>", "1 < 2 \\<b>"),
    ("a == b", "a \\== b"), ("tick ` here", "tick \\` here"), ("C:\\dir", "C:\\dir"),
  ])
  func `what is no sign stays none`(html: String, markdown: String) {
    #expect(text("<p>\(html)</p>") == markdown)
  }

  @Test(arguments: [
    (
      "<table><caption>Menu</caption><tr><th>Dish<th>Price</tr><tr><td>Soup | bread<td>€4</tr></table>",
      "Menu\n\n| Dish | Price |\n| --- | --- |\n| Soup \\| bread | €4 |"
    ),
    (
      "<table><tbody><tr><td><p>a</p><p>b</p></td><td><b>c</b></td></tr><tr><td>d</td></tr></tbody></table>",
      "| a b | **c** |\n| --- | --- |\n| d |  |"
    ),
    ("<table><tr><td>only</td></tr><tr><td>layout</td></tr></table>", "only\n\nlayout"),
    ("<table></table>x", "x"),
  ])
  func `tables keep their columns, and those that only lay out a page aren't`(html: String, markdown: String)
  {
    #expect(text(html) == markdown)
  }

  /// As a site has it: a menu, a script, an article with what belongs to it, and a foot.
  @Test func `of a page, its content stays`() {
    let page = HTMLMarkdown(
      """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>Sourdough &ndash; The Crumb</title>
      <style>h1 { color: red }</style><script>var a = "</p><p>no";</script></head>
      <body><header><nav><ul><li><a href="/">Home</a></li></ul></nav></header>
      <main class="post">
        <h1>Sourdough</h1>
        <!-- by hand -->
        <p class="lead">Takes <em>two days</em>, and
           <a href="https://example.org/starter">a starter</a>.</p>
        <figure><img src="/loaf.jpg" alt="A loaf"><figcaption>The first one</figcaption></figure>
        <h2 id="need">What you need</h2>
        <ul>
          <li>500 g flour</li>
          <li>350 g water<br>lukewarm</li>
        </ul>
        <button>Print</button>
      </main>
      <footer><p>© The Crumb</p></footer></body></html>
      """)
    #expect(page.title == "Sourdough")
    #expect(
      page.text == """
        Takes *two days*, and [a starter](https://example.org/starter).

        ![A loaf](/loaf.jpg)

        The first one

        ## What you need

        - 500 g flour
        - 350 g water
          lukewarm
        """)
  }

  /// As writing programs put it into the clipboard: all is in a bold tag that isn't bold, and styles say what is.
  @Test func `styles say what is bold`() {
    let copied = HTMLMarkdown(
      """
      <meta charset='utf-8'><b style="font-weight:normal;" id="docs"><p dir="ltr"><span \
      style="font-size:11pt;font-weight:700;">Monday</span><span style="font-weight:400"> meeting, </span><span \
      style="font-style: italic">short</span></p><ul><li dir="ltr"><p><span>Budget</span></p></li><li><p>Trip</p>\
      </li></ul></b>
      """)
    #expect(copied.title.isEmpty)
    #expect(copied.text == "**Monday** meeting, *short*\n\n- Budget\n- Trip")
  }

  @Test(arguments: [
    ("<!DOCTYPE html><p>a", true), ("\n<html>", true), ("<meta charset='utf-8'><b>a</b>", true),
    ("<META name=a>", true),
    ("<!--StartFragment--><p>a", true), ("<p>a</p>", true), ("<ul>\n<li>a</li>\n</ul>\n", true),
    ("<p align=center>\n  <b>Tool</b>\n</p>\n\n# Use\n\nRun it.", false), ("<https://example.org>", false),
    ("a <b>b</b>", false), ("# a", false), ("<", false), ("", false), ("<3 you>", false),
  ])
  func `a page is told from a note`(text: String, isHTML: Bool) {
    #expect(HTMLMarkdown.isHTML(text) == isHTML)
  }

  @Test func `broken pages end, and deep ones stay small`() {
    for html in [
      "<", "</", "<a", "<a href", "<a href=", "<a href='", "<!--", "<!", "<script>", "<p><b", "</p></p>",
      "<li>x", "<td>x",
      "<table><table><td>x", "</table>", "<pre>x", "<title>x", "&", "&#", "&#x110000;", "<b></i></b>",
    ] {
      _ = HTMLMarkdown(html).text
      _ = HTMLMarkdown("<ul><li>" + html + "</ul>").text
    }
    let deep = HTMLMarkdown(String(repeating: "<blockquote>", count: 10_000) + "x")
    #expect(deep.text.utf8.count < 100)
    #expect(text("<li>loose") == "- loose")
  }
}
