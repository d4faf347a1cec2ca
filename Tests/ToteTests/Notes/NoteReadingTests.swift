// Standing in a note: moving, jumping, ticking, and staying where one is when the screen or the text changes.

import Screen
import Testing

@testable import Tote

@Suite struct NoteReadingTests {
  let text =
    "# A\n\n- [ ] milk\n- [x] tea, see [[Soup]]\n\nmore at [shop](/x) or\n[[Pie]]\n\n## B\n\n- [ ] last"

  @Test func `moving stays on the page and scrolls no further than needed`() {
    var reading = NoteReading(text, size: Size(40, 4))
    reading.move(by: 3)
    #expect(reading.position == ListPosition(selected: 3, top: 0))
    reading.move(by: 1)
    #expect(reading.position == ListPosition(selected: 4, top: 1))
    reading.selectLast()
    #expect(reading.line?.text == "[ ] last")
    #expect(reading.position == ListPosition(selected: 12, top: 9))
    reading.move(by: .max)
    reading.move(by: .min)
    #expect(reading.position == ListPosition())
    reading.scroll(by: 2)
    #expect(reading.position == ListPosition(selected: 2, top: 2))
  }

  @Test func `jumping goes from box to box, link to link, heading to heading`() {
    var reading = NoteReading(text, size: Size(40, 4))
    var stops: [String] = []
    while reading.jump(to: .task) { stops.append(reading.line!.text) }
    #expect(stops == ["[ ] milk", "[x] tea, see Soup", "[ ] last"])
    stops = []
    while reading.jump(to: .link, forward: false) { stops.append(reading.line!.text) }
    #expect(stops == ["Pie", "more at shop (/x) or", "[x] tea, see Soup"])
    let isNext = reading.jump(to: .heading)
    #expect(isNext)
    #expect(reading.line?.text == "B")
    let isBefore = reading.jump(to: .heading, forward: false)
    #expect(isBefore)
    #expect(reading.position.selected == 0)
    let isOneMore = reading.jump(to: .heading, forward: false)
    #expect(!isOneMore)
  }

  @Test func `Space ticks the box on the line and leaves the cursor there`() {
    var reading = NoteReading(text, size: Size(40, 4))
    #expect(reading.toggled() == nil)
    reading.jump(to: .task)
    let toggled = reading.toggled()!
    reading.replaceText(toggled)
    #expect(reading.line?.text == "[x] milk")
    #expect(reading.toggled() == text)
  }

  @Test func `at another width the same words are selected`() {
    let text = String(repeating: "some words and more words here and there\n\n", count: 30)
    for lines in [0, 7, 29, 58] {
      var reading = NoteReading(text, size: Size(60, 8))
      reading.select(lines)
      let block = reading.line!.block
      reading.resize(to: Size(14, 5))
      #expect(reading.line?.block == block)
      reading.resize(to: Size(60, 8))
      #expect(reading.position.selected == lines || reading.line?.block == block)
    }
  }

  @Test func `a shorter text keeps the cursor on the page`() {
    var reading = NoteReading(text, size: Size(40, 4))
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
    let reading = NoteReading(String(repeating: "word\n\n", count: 100_000), size: Size(80, 24))
    #expect(reading.page.count == 25)
  }
}
