import Screen
import ScreenTesting
import Testing

@testable import SnapshotsMain

@Suite struct ReportTests {
  private func frame(_ text: String, _ style: Style = .plain, cursor: Cursor? = nil) -> Frame {
    Frame(size: Size(6, 2)) { canvas in
      canvas.write(text, style: style)
      if let cursor { canvas.setCursor(at: cursor.point, cursor.shape) }
    }
  }

  @Test func `the difference marks the cells that are not alike, and dims the others`() {
    let comparison = Comparison(
      old: [Scene("", frame("a milk"))], new: [Scene("", frame("a silk", .bold))])
    #expect(comparison.marks(0) == [Rect(0, 0, 6, 1)])
    let text = Comparison(old: [Scene("", frame("a milk"))], new: [Scene("", frame("a silk"))])
    #expect(text.marks(0) == [Rect(2, 0, 1, 1)])
    #expect(text.difference(0)?[2, 0].style == Style(.yellow, .reverse))
    #expect(text.difference(0)?[0, 0].style == .muted)
  }

  @Test func `cells that only one of two sizes has are marked`() {
    let old = Frame(Text("ab"), size: Size(2, 1))
    let new = Frame(Text("abc"), size: Size(3, 2))
    #expect(
      Comparison(old: [Scene("", old)], new: [Scene("", new)]).marks(0) == [
        Rect(2, 0, 1, 1), Rect(0, 1, 3, 1),
      ])
  }

  @Test func `the page is whole in itself and escapes what it shows`() {
    let old = frame("<b>&", .red, cursor: Cursor(Point(1, 0), .bar))
    let page = Report(comparisons: [
      (
        SnapshotName(suite: "ATests", name: "one"),
        Comparison(old: [Scene("<wait 1s>", old)], new: [Scene("<wait 1s>", frame("x"))])
      )
    ]).html
    #expect(page.contains(">&lt;</span>") && page.contains(">&gt;&amp;</span>"))
    #expect(!page.contains("<b>"))
    #expect(page.contains("<code>&lt;wait 1s&gt;</code> differs in cursor, text, style"))
    #expect(page.contains("<span class=\"f2 caret\">b</span>"))
    #expect(page.contains("mark\">"))
    #expect(page.contains("prefers-color-scheme:dark"))
    #expect(page.contains("default-src 'none'") && page.contains("script-src 'sha256-"))
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("src="))
  }

  @Test func `a picture keeps every cell in its column, and draws styles and the cursor`() {
    let frame = Frame(size: Size(12, 2)) { canvas in
      canvas.write("a牛─b", style: .red.bold)
      canvas.write("on", at: Point(0, 1), style: Style(.white, on: .blue))
      canvas.write("rev", at: Point(4, 1), style: .reverse)
      canvas.setCursor(at: Point(4, 1))
      canvas.setTitle("A & B")
    }
    let svg = frame.svg()
    for part in [
      "<text class=\"f2 bold\" x=\"0\" y=\"15\" textLength=\"10\" lengthAdjust=\"spacingAndGlyphs\">a</text>",
      "<text class=\"f2 bold\" x=\"10\" y=\"15\" textLength=\"20\" lengthAdjust=\"spacingAndGlyphs\">牛</text>",
      "<text class=\"f2 bold\" x=\"30\" y=\"15\" textLength=\"10\" lengthAdjust=\"spacingAndGlyphs\">─</text>",
      "<text class=\"f2 bold\" x=\"40\" y=\"15\" textLength=\"10\" lengthAdjust=\"spacingAndGlyphs\">b</text>",
      "<rect class=\"b5\" x=\"0\" y=\"20\" width=\"20\" height=\"20\"/>",
      "<rect class=\"f0\" x=\"40\" y=\"20\" width=\"30\" height=\"20\"/>",
      "<text class=\"b0\" x=\"40\" y=\"35\" textLength=\"30\" lengthAdjust=\"spacingAndGlyphs\">rev</text>",
      "<rect class=\"cursor\" x=\"40\" y=\"20\" width=\"10\" height=\"20\"/>",
      "<title>A &amp; B</title>",
    ] {
      #expect(svg.contains(part), "\(part)")
    }
    #expect(svg.contains("<style>"))
    #expect(!frame.svg(isStandalone: false).contains("<style>"))
  }

  @Test func `a picture relies on no blank, and draws the lines under and through a text itself`() {
    let frame = Frame(size: Size(12, 2)) { canvas in
      canvas.write("2 kg  figs", style: .underline)
      canvas.write("milk", at: Point(0, 1), style: .muted.strike)
    }
    let svg = frame.svg(theme: .dark)
    for part in [
      "x=\"0\" y=\"15\" textLength=\"10\" lengthAdjust=\"spacingAndGlyphs\">2</text>",
      "x=\"20\" y=\"15\" textLength=\"20\" lengthAdjust=\"spacingAndGlyphs\">kg</text>",
      "x=\"60\" y=\"15\" textLength=\"40\" lengthAdjust=\"spacingAndGlyphs\">figs</text>",
      "<rect class=\"f0\" x=\"0\" y=\"18\" width=\"100\" height=\"1\"/>",
      "<rect class=\"f17\" x=\"0\" y=\"30\" width=\"40\" height=\"1\"/>",
      ".frame .f17{fill:#a3aab5}",
    ] {
      #expect(svg.contains(part), "\(part)")
    }
    #expect(!svg.contains("> ") && !svg.contains(" <"))
  }

  @Test func `a picture has the colours of one theme, or leaves them to the reader's system`() {
    let frame = Frame(Text("figs"), size: Size(4, 1))
    #expect(!frame.svg(theme: .dark).contains("@media") && !frame.svg(theme: .light).contains("@media"))
    #expect(
      frame.svg(theme: .dark).contains(".b0{fill:#18181b}")
        && frame.svg(theme: .light).contains(".b0{fill:#fafafa}"))
    #expect(frame.svg().contains("@media (prefers-color-scheme:dark)"))
  }

  @Test func `a story becomes one picture, its frames below each other`() {
    let svg = strip(Story([Scene("a", frame("one")), Scene("b", frame("two"))]))
    #expect(svg.contains("viewBox=\"0 0 60 100\""))
    #expect(svg.split(separator: "<style>").count == 2)
  }

  @Test func `only what differs is shown, and the rest counted`() {
    let same = Scene("same", frame("x"))
    let comparison = Comparison(old: [same, same], new: [same, same, Scene("more", frame("y"))])
    let page = Report(comparisons: [(SnapshotName(suite: "A", name: "b"), comparison)]).html
    #expect(page.contains("2 frames are the same in both."))
    #expect(page.contains("<code>more</code> only in the new"))
    #expect(!page.contains("<code>same</code>"))
  }
}
