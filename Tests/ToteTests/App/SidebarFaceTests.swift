import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// The wide screen, with all lists at the left, and the narrower one, with tabs.
@Suite struct SidebarFaceTests {
  @Test func `from a hundred columns on all lists stand at the left`() throws {
    assertFrames("lists", try faces(.house, sizes: [Size(99, 16), Size(100, 16), Size(200, 60)]))
  }

  @Test func `the open list is always among those that show`() throws {
    assertFrames(
      "many lists", try faces(.many, after: ["", "<tab><tab>", "<shift+tab>"], size: Size(100, 14)))
    assertFrames("many tabs", try faces(.many, after: ["", "<tab><tab>", "<shift+tab>"], size: Size(60, 8)))
  }

  @Test func `choices leave the sidebar in view`() throws {
    assertFrames("choice", try faces(.house, "L", sizes: [Size(100, 20), Size(200, 30)]))
  }
}
