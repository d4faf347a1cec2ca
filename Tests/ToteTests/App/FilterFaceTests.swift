import Screen
import ScreenTesting
import Testing

@testable import Tote

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

  @Test func `ticking under a filter keeps it`() throws {
    assertFrames(
      "acts",
      try faces(
        .week, after: ["/m<Enter><Space>", "/m<Enter>J", "/m<Enter><Esc>", "/<Enter>"], size: Size(60, 16)))
  }
}
