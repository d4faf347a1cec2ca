// Standing in a note: moving, jumping, ticking, and staying where one is when the screen or the text changes.

import Screen
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite struct NoteReadingTests {
  let text =
    "# A\n\n- [ ] milk\n- [x] tea, see [[Soup]]\n\nmore at [shop](/x) or\n[[Pie]]\n\n## B\n\n- [ ] last"

  @Test func `moving stays on the page and scrolls no further than needed`() {
    var reading = MarkdownPager(text, size: Size(40, 4))
    reading.move(by: 3)
    #expect(reading.position == ListPosition(selected: 3, top: 0))
    reading.move(by: 1)
    #expect(reading.position == ListPosition(selected: 4, top: 1))
    reading.selectLast()
    #expect(reading.line?.text == "☐ last")
    #expect(reading.position == ListPosition(selected: 10, top: 7))
    reading.move(by: .max)
    reading.move(by: .min)
    #expect(reading.position == ListPosition())
    reading.scroll(by: 2)
    #expect(reading.position == ListPosition(selected: 2, top: 2))
  }

  @Test func `jumping goes from box to box, link to link, heading to heading`() {
    var reading = MarkdownPager(text, size: Size(40, 4))
    var stops: [String] = []
    while reading.jump(to: .task) { stops.append(reading.line!.text) }
    #expect(stops == ["☐ milk", "✓ tea, see Soup", "☐ last"])
    stops = []
    while reading.jump(to: .link, forward: false) { stops.append(reading.line!.text) }
    #expect(stops == ["Pie", "more at shop (/x) or", "✓ tea, see Soup"])
    let isNext = reading.jump(to: .heading)
    #expect(isNext)
    #expect(reading.line?.text == "B")
    let isBefore = reading.jump(to: .heading, forward: false)
    #expect(isBefore)
    #expect(reading.position.selected == 0)
    let isOneMore = reading.jump(to: .heading, forward: false)
    #expect(!isOneMore)
  }

  @Test func `a link to a heading opens the note there`() throws {
    let soup = Note(
      id: .sample(1), title: "Soup",
      text: String(repeating: "Boil.\n\n", count: 40) + "## By *hand*\n\nStir.", created: .zero)
    let menu = Note(
      id: .sample(2), title: "Menu", text: "[[Soup#by hand]]\n[[Soup#Nowhere]]",
      created: Moment(milliseconds: 1))
    let stage = Stage(notes: [soup, menu])
    try stage.play("2<Enter><Enter>")
    #expect(stage.state.notes.reader?.note == soup)
    #expect(stage.state.notes.reader?.pager.line?.text == "By hand")
    try stage.play("<Esc>j<Enter>")
    #expect(stage.state.notes.reader?.note == soup)
    #expect(stage.state.notes.reader?.pager.line?.text == "Boil.")
  }

  @Test func `links lead to parts, files and footnotes, and embedded notes show what they are now`() throws {
    let notes = [
      Note.sample(1, "Soup", "Leeks.\n\n# Broth\n\nBones. ^b\n\n# End\n\nSee [[#broth]]."),
      Note.sample(
        2, "Week",
        "![[Soup#Broth]]\n\n[a](Soup.md#End) [[soup#^b]] ![[cat.png|40]] [[none.pdf]][^1]\n\n[^1]: note"),
    ]
    let stage = try Stage.blind(.toured, notes: notes, "2<Enter>")
    func lines() -> [String] {
      stage.state.notes.reader?.pager.page.lines(from: 0, count: 20).map(\.text) ?? []
    }
    func line() -> String? { stage.state.notes.reader?.pager.line?.text }
    #expect(lines().prefix(4) == ["Soup#Broth", "┊ Broth", "┊", "┊ Bones. ^b"])
    try stage.play("<Tab><Enter>")
    #expect(stage.state.currentNote?.title == "Soup" && line() == "End")
    try stage.play("<Tab><Enter>")
    #expect(stage.state.currentNote?.title == "Soup" && line() == "Broth")
    try stage.play("<Esc><Tab><Enter>")
    #expect(stage.state.currentNote?.title == "Soup" && line() == "Bones. ^b")
    try stage.play("<Esc><Tab><Enter>")
    #expect(stage.message == "Copied cat.png." && stage.state.notes.missingTitle == nil)
    try stage.play("<Tab><Tab><Enter>")
    #expect(line() == "[1]: note")
    try stage.play("<Enter>")
    #expect(line()?.hasPrefix("a soup#^b cat.png (40)") == true)
    // The embedded note is changed elsewhere.
    var reader = NoteReader(notes[1], size: Size(40, 9), among: notes)
    reader.update(notes[1], size: Size(40, 9), among: [.sample(1, "Soup", "# Broth\n\nBeans."), notes[1]])
    #expect(reader.pager.page.lines(from: 3, count: 1).map(\.text) == ["┊ Beans."])
  }

  @Test func `every link of a line can be chosen, there and back`() {
    var reading = MarkdownPager("[[A]], [b](/b) and #tag\n\n- [ ] tea [[C]] [[D]]\n\nend", size: Size(40, 4))
    var stops = [reading.link]
    for forward in [true, true, true, true, false, false, false, false, false] {
      reading.moveToStop(forward: forward)
      stops.append(reading.link)
    }
    let (a, b, c, d) = (
      MarkdownDocument.Target.note("A"), MarkdownDocument.Target.url("/b"), MarkdownDocument.Target.note("C"),
      MarkdownDocument.Target.note("D")
    )
    #expect(stops == [a, b, c, d, d, c, b, a, a, a])
    reading.moveToStop(forward: true)
    // Another line begins with its first link, and the same line keeps its own.
    reading.replaceText(reading.text)
    #expect(reading.link == b)
    reading.move(by: 2)
    #expect(reading.link == c)
    reading.move(by: -2)
    #expect(reading.link == a)
  }

  @Test func `a link over two lines is passed once where another follows`() {
    var reading = MarkdownPager("see [one two](/x) and [[A]]", size: Size(15, 4))
    #expect(reading.link == .url("/x"))
    reading.moveToStop(forward: true)
    #expect(reading.position.selected == 1)
    #expect(reading.link == .note("A"))
  }

  @Test func `the chosen link is known by its columns`() throws {
    let line = try #require(MarkdownPager("> 中 [[**a** b]] [[C]]", size: Size(40, 4)).line)
    #expect(line.text == "│ 中 **a** b C")
    #expect(line.columns(of: .note("**a** b")) == 5..<12)
    #expect(line.columns(of: .note("C")) == 13..<14)
    #expect(line.columns(of: .note("D")) == nil)
  }

  @Test func `Space ticks the box on the line and leaves the cursor there`() {
    var reading = MarkdownPager(text, size: Size(40, 4))
    #expect(reading.toggled() == nil)
    reading.jump(to: .task)
    let toggled = reading.toggled()!
    reading.replaceText(toggled)
    #expect(reading.line?.text == "✓ milk")
    #expect(reading.toggled() == text)
  }

  @Test func `at another width the same words are selected`() {
    let text = String(repeating: "some words and more words here and there\n\n", count: 30)
    for lines in [0, 7, 29, 58] {
      var reading = MarkdownPager(text, size: Size(60, 8))
      reading.select(lines)
      let block = reading.line!.block
      reading.resize(to: Size(14, 5))
      #expect(reading.line?.block == block)
      reading.resize(to: Size(60, 8))
      #expect(reading.position.selected == lines || reading.line?.block == block)
    }
  }

  @Test func `a shorter text keeps the cursor on the page`() {
    var reading = MarkdownPager(text, size: Size(40, 4))
    reading.selectLast()
    reading.replaceText("one")
    #expect(reading.position == ListPosition())
    reading.replaceText("")
    #expect(reading.line == nil)
    let isThere = reading.jump(to: .task)
    #expect(!isThere)
    reading.move(by: 1)
    #expect(reading.position == ListPosition())
  }

  @Test func `the first screen of a long note lays out no more than that`() {
    let reading = MarkdownPager(String(repeating: "word\n\n", count: 100_000), size: Size(80, 24))
    #expect(reading.page.count == 25)
  }
}
