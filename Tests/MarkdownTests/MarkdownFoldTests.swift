// Callouts that fold.

import Screen
import Testing

@testable import Markdown

@Suite struct MarkdownFoldTests {
  private let text = """
    before

    > [!faq]- Why?
    > Because.
    >
    > > [!tip]+ Salt
    > > More.
    >
    > - [ ] done

    after
    """

  private func lines(_ pager: MarkdownPager) -> [String] {
    pager.page.lines(from: 0, count: 30).map(\.text).filter { !$0.isEmpty && $0 != "│" && $0 != "│ │" }
  }

  private let unfolded = ["before", "│ ▾ Why?", "│ Because.", "│ │ ▾ Salt", "│ │ More.", "│ ☐ done", "after"]

  @Test func `a callout begins folded where it says so, and folds and unfolds`() {
    var pager = MarkdownPager(text, size: Size(40, 20))
    #expect(lines(pager) == ["before", "│ ▸ Why?", "after"])
    var isTurned = pager.toggleFold()
    #expect(!isTurned)
    pager.select(2)
    #expect(pager.line?.isFolded == true)
    isTurned = pager.toggleFold()
    #expect(isTurned)
    #expect(pager.position.selected == 2 && pager.line?.isFolded == false)
    #expect(lines(pager) == unfolded)
    pager.jump(to: .task)
    _ = pager.select(firstFrom: pager.position.selected, forward: false) { $0.text.contains("Salt") }
    _ = pager.toggleFold()
    #expect(
      lines(pager) == unfolded.filter { $0 != "│ │ More." }.map { $0.replacing("▾ Salt", with: "▸ Salt") })
  }

  @Test func `a page by itself shows everything, and one without content has nothing to fold`() {
    let page = MarkdownPage(MarkdownDocument(text), width: 40)
    #expect(page.lines(from: 0, count: 30).contains { $0.text == "│ Because." })
    let bare = MarkdownPager("> [!faq]- Why?\n\nafter\n\n> [!faq] Open\n> a", size: Size(40, 20))
    #expect(lines(bare) == ["│ Why?", "after", "│ Open", "│ a"])
  }

  @Test func `tasks that are hidden aren't gone to, and a place that is asked for unfolds`() {
    var pager = MarkdownPager(text + "\n\n- [ ] last", size: Size(40, 20))
    pager.jump(to: .task)
    #expect(pager.line?.text == "☐ last")
    let hidden = pager.document.tasks[0].offset
    pager.show(box: hidden)
    #expect(pager.line?.text == "│ ☐ done")
    #expect(pager.page.folded.isEmpty)
  }

  @Test func `what folds is stopped at, as boxes and links are`() {
    var pager = MarkdownPager("[[a]]\n\n\(text)", size: Size(40, 20))
    var stops: [String?] = []
    for _ in 0..<3 {
      pager.moveToStop(forward: true)
      stops.append(pager.line?.text)
      _ = pager.toggleFold()
    }
    #expect(stops == ["│ ▾ Why?", "│ │ ▾ Salt", "│ ☐ done"].map { $0.replacing("▾ Why", with: "▸ Why") })
    for _ in 0..<3 { pager.moveToStop(forward: false) }
    #expect(pager.line?.text == "a")
  }

  @Test func `what was folded stays so when the text changes`() throws {
    var pager = MarkdownPager(text, size: Size(40, 20))
    pager.select(2)
    _ = pager.toggleFold()
    pager.jump(to: .task)
    pager.replaceText(try #require(pager.toggled()))
    #expect(lines(pager).contains("│ ✓ done"))
    // Blocks above it, and the width, don't matter.
    pager.replaceText("first\n\n# more\n\n" + pager.text)
    #expect(lines(pager).contains("│ Because."))
    pager.resize(to: Size(30, 20))
    #expect(lines(pager).contains("│ Because."))
    pager.replaceText("> [!faq]- Another\n> hidden\n\n" + pager.text)
    #expect(lines(pager).contains("│ ▸ Another") && lines(pager).contains("│ Because."))
  }

  @Test(arguments: [4, 6, 8, 11, 40])
  func `the mark keeps its place on narrow pages`(width: Int) {
    let page = MarkdownPage(MarkdownDocument("> [!faq]- A title of several words\n> b"), width: width)
    for line in page.lines(from: 0, count: 30) { #expect(line.text.columns <= width) }
  }
}
