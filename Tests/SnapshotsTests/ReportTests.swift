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
    #expect(page.contains("&lt;b&gt;&amp;"))
    #expect(!page.contains("<b>"))
    #expect(page.contains("<code>&lt;wait 1s&gt;</code> differs in cursor, text, style"))
    #expect(page.contains("class=\"caret\""))
    #expect(page.contains("class=\"mark\""))
    #expect(page.contains("prefers-color-scheme:dark"))
    // The name of the format is the one address in it, and nothing is fetched from there.
    let addresses = page.split(separator: "http").dropFirst()
    #expect(addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg\"") })
    #expect(!page.contains("src="))
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
