import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// The filter: while it is typed, when it is kept, and when nothing matches.
@Suite struct FilterFaceTests {
  @Test func `a filter shows what it finds while one types`() throws {
    assertFrames("typing", try faces(.week, "/m"))
  }

  @Test func `an empty filter says what to type`() throws {
    assertFrames("nothing typed", try faces(.week, "/", sizes: [Size(40, 10)]))
  }

  @Test func `a filter that is kept says how it ends`() throws {
    assertFrames("kept", try faces(.week, "/m<Enter>"))
  }

  @Test func `where nothing matches the way back is said`() throws {
    assertFrames("no match", try faces(.week, "/zucchini"))
  }

  @Test func `a filter looks into stores and notes too, and past accents`() throws {
    assertFrames(
      "found elsewhere",
      try faces(
        DatabaseSnapshot(["Market": ["crème fraîche", "2 l milk @Lidl !the BLUE one", "bread"]]),
        after: ["/creme", "/lidl", "/blue", "/bluex<backspace><backspace>"], size: Size(60, 9)))
  }

  @Test func `a long text is shown from where the caret is, beside the number`() throws {
    assertFrames(
      "long text",
      try faces(
        .week,
        after: ["/the extra long grain rice from around the corner", "/<paste minced meat\\nand more>"],
        size: Size(44, 12)))
  }

  @Test func `what is added under a filter shows, and the filter ends if it would hide it`() throws {
    assertFrames(
      "adding",
      try faces(
        .week, after: ["/m<Enter>amango<Enter>", "/m<Enter>azucchini<Enter><Esc>"], size: Size(60, 16)))
  }

  @Test func `ticking under a filter keeps it`() throws {
    assertFrames(
      "acts",
      try faces(
        .week, after: ["/m<Enter><Space>", "/m<Enter>J", "/m<Enter><Esc>", "/<Enter>"], size: Size(60, 16)))
  }
}
