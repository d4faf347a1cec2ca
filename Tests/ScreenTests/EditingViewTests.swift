// The field and the text area: the caret is always seen, and what shows is what is near it.

import Screen
import Testing

@Suite struct EditingViewTests {
  @Test func `a field shows its text and the caret`() {
    let frame = Frame(Field(TextCursor("milk", caret: 2)), size: Size(8, 1))
    #expect(frame.lines == ["milk    "])
    #expect(frame.cursor == Cursor(Point(2, 0), .bar))
    #expect(Frame(Field(TextCursor("milk"), isFocused: false), size: Size(8, 1)).cursor == nil)
  }

  @Test func `an empty field shows its placeholder dimmed`() {
    let frame = Frame(Field(TextCursor(), placeholder: "2 kg apples"), size: Size(6, 1))
    #expect(frame.lines == ["2 kg …"])
    #expect(frame[0, 0].style == .muted)
    #expect(frame.cursor == Cursor(.zero, .bar))
  }

  @Test func `a long field scrolls by half its width`() {
    func field(_ caret: Int) -> Frame {
      Frame(Field(TextCursor("abcdefghijkl", caret: caret)), size: Size(6, 1))
    }
    #expect(field(5).lines == ["abcdef"])
    #expect(field(6).lines == ["defghi"])
    #expect(field(6).cursor == Cursor(Point(3, 0), .bar))
    #expect(field(12).lines == ["jkl   "])
  }

  @Test func `the caret of a field is in view in every width`() {
    let text = "ab牛乳 e\u{301}👨‍👩‍👧 and more"
    for width in 1...30 {
      var cursor = TextCursor(text, caret: 0)
      while !cursor.after.isEmpty {
        let frame = Frame(Field(cursor), size: Size(width, 1))
        #expect(frame.cursor != nil && frame.isWhole)
        cursor.apply(.right)
      }
    }
  }

  @Test func `an area wraps its text and leaves a column for the caret`() {
    let frame = Frame(TextArea(TextCursor("one two\nthree")), size: Size(6, 4))
    #expect(frame.lines == ["one   ", "two   ", "three ", "      "])
    #expect(frame.cursor == Cursor(Point(5, 2), .bar))
  }

  @Test func `an area shows the rows from its top on unless the caret is elsewhere`() {
    let cursor = TextCursor("a\nb\nc\nd\ne", caret: 4)
    #expect(lines(TextArea(cursor, top: 1), 4, 3) == ["b   ", "c   ", "d   "])
    #expect(lines(TextArea(cursor, top: 0), 4, 2) == ["b   ", "c   "])
    #expect(lines(TextArea(cursor, top: 9), 4, 2) == ["c   ", "d   "])
    #expect(TextArea.top(keeping: 0, for: cursor, size: Size(4, 2)) == 1)
    #expect(TextArea.top(keeping: 1, for: cursor, size: Size(4, 3)) == 1)
  }

  @Test func `the caret among blanks that hang over waits in the last column`() {
    let frame = Frame(TextArea(TextCursor("abc      ")), size: Size(5, 2))
    #expect(frame.cursor == Cursor(Point(4, 0), .bar))
  }

  @Test func `whatever the text, the caret of an area is in view`() {
    var random = Seeded(5)
    for _ in 0..<1_000 {
      let text = Hostile.text(&random, upTo: 30)
      let cursor = TextCursor(text, caret: .random(in: 0...text.utf8.count, using: &random))
      let size = Size(.random(in: 1...12, using: &random), .random(in: 1...5, using: &random))
      let frame = Frame(TextArea(cursor, top: .random(in: -2...20, using: &random)), size: size)
      #expect(frame.cursor != nil && frame.isWhole)
    }
  }
}
