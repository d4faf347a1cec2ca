import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// What stands over the list: help, all lists, buy again, a paste.
@Suite struct OverlayFaceTests {
  @Test func `the help is the key table`() throws {
    assertFrames("help", try faces(.week, "?", sizes: Scene.sizes))
  }

  @Test func `the help scrolls, to its last line and no further`() throws {
    assertFrames(
      "help scrolled",
      try faces(
        .week, after: ["?<down><down><down>", "?<pgdn>", "?<pgdn><pgdn><pgdn><pgdn><pgdn><pgdn>"],
        size: Size(60, 16)))
  }

  @Test func `all lists, those that were put away among them`() throws {
    assertFrames("lists", try faces(.house, "L"))
    assertFrames("lists at the end", try faces(.house, "LG", sizes: [Size(40, 10)]))
  }

  @Test func `what is done to lists in their pane shows there`() throws {
    assertFrames(
      "acts on lists",
      try faces(.house, after: ["LGZ", "LjD", "LjDu", "LjN", "LjR", "LjC", "Lj<Enter>"], size: Size(60, 14)))
  }

  @Test func `more lists than rows say where one is`() throws {
    assertFrames("many lists", try faces(.many, "L<pgdn>", sizes: [Size(40, 10), Size(80, 16)]))
  }

  @Test func `items are sent to another list`() throws {
    assertFrames(
      "send", try faces(.house, after: ["m", "vvm", "mj<Enter>", "vvmj<Enter>"], size: Size(60, 14)))
  }

  @Test func `what was bought is offered by how often and how lately`() throws {
    assertFrames("buy again", try faces(.week, "b", sizes: Scene.sizes))
    assertFrames(
      "bought again",
      try faces(
        .week,
        after: ["b<Enter>", "b<Enter>b<ctrl+a>", "b<Enter>b<ctrl+a><Enter>", "b<Enter>b<ctrl+a><Enter>b"],
        size: Size(60, 14)))
  }

  @Test func `nothing bought yet is said so`() throws {
    assertFrames("buy again empty", try faces(.toured, "b"))
  }

  @Test func `a paste is shown as it is understood`() throws {
    let recipe =
      "<paste Pancakes\\n- 250 g flour\\n- ½ l milk\\n- 3 eggs\\n- [ ] a pinch of salt\\n• 2 tbsp sugar>"
    assertFrames("paste", try faces(.week, recipe))
    assertFrames(
      "pasted",
      try faces(
        .week, after: [recipe + "<Enter>", recipe + "<Esc>", "ajam" + recipe + "<Esc>"], size: Size(60, 20)))
    let lines = (1...40).map { "thing \($0)" }.joined(separator: "\\n")
    assertFrames("long paste", try faces(.week, "<paste \(lines)>jj", sizes: [Size(40, 10), Size(80, 16)]))
  }
}

extension DatabaseSnapshot {
  /// More lists than anybody looks after.
  static let many: DatabaseSnapshot = {
    var contents = DatabaseSnapshot(["List 1": ["milk"]])
    for number in 2...60 {
      contents.lists.append(
        ShoppingList(
          id: list(number - 1), name: "List \(number)", rank: Rank.between(contents.lists.last?.rank, nil),
          created: Moment(milliseconds: 0)))
    }
    return contents
  }()
}
