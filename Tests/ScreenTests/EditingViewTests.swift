// The field and the text area keep the caret and its surroundings visible.

@testable import Screen
import Testing

@Suite struct EditingViewTests {
  @Test func `a field shows its text and the caret`() {
    let frame = Frame(Field(TextCursor("milk", caret: 2)), size: Size(8, 1))
    #expect(frame.lines == ["milk    "])
    #expect(frame.cursor == Cursor(Point(2, 0), .bar))
    #expect(Frame(Field(TextCursor("milk"), isFocused: false), size: Size(8, 1)).cursor == nil)
  }

  @Test
  func `an empty field shows its placeholder dimmed and in parentheses, for a terminal may know no dim`() {
    let frame = Frame(Field(TextCursor(), placeholder: "2 kg apples"), size: Size(6, 1))
    #expect(frame.lines == ["(2 kg…"])
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

  @Test func `of a very long text a field reads only what is near the caret`() {
    for cluster in ["牛", "a", "👨‍👩‍👧", "e\u{301}"] {
      let many = 3 * 32_768 / cluster.utf8.count
      var long = TextCursor(String(repeating: cluster, count: many) + "end")
      #expect(long.near(4096).text.utf8.count < 2 * 4096 + 8)
      for edit in [TextEdit.end, .left, .left, .left, .left, .wordLeft, .start, .right] {
        long.apply(edit)
        let (before, text) = long.near(4096)
        #expect(before.utf8.count < 2 * 4096)
        #expect(String(before) + String(long.after) == String(text))
        let frame = Frame(Field(long), size: Size(20, 1))
        #expect(frame.cursor != nil && frame.isWhole)
      }
      long.apply(.end)
      #expect(Frame(Field(long), size: Size(20, 1)).lines[0].contains("end"))
    }
  }

  @Test func `the further rows of a list's item begin below its text, and the caret goes there`() {
    var document = TextDocument("- [ ] aaa bbb ccc ddd eee fff", size: Size(25, 4))
    func frame() -> Frame { Frame(TextArea(document), size: Size(25, 4)) }
    #expect(frame().lines.prefix(2) == ["- [ ] aaa bbb ccc ddd    ", "      eee fff            "])
    for _ in 0..<7 { document.apply(.text(.right)) }
    document.apply(.rows(1))
    #expect(frame().cursor == Cursor(Point(7, 1), .bar))
    document.apply(.press(Point(2, 1)))
    document.apply(.text(.insert("x")))
    #expect(frame().lines[1] == "      xeee fff           ")
    // Without its mark it is a paragraph.
    document.apply(.rows(-1))
    document.apply(.text(.start))
    for _ in 0..<6 { document.apply(.text(.deleteRight)) }
    #expect(frame().lines.prefix(2) == ["aaa bbb ccc ddd xeee fff ", "                         "])
    for (mark, indent) in [("* ", 2), ("  12) ", 6), ("+", 0), ("1.", 0), ("-5 ", 0)] {
      let frame = Frame(
        TextArea(TextDocument("\(mark)aaaaaaaa bbbbbbbbb ccccccc", size: Size(25, 4))), size: Size(25, 4))
      #expect(frame.lines[1].prefix { $0 == " " }.count == indent, "\(mark)")
    }
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
    var document = TextDocument("one two\nthree")
    document.apply(.end)
    let frame = Frame(TextArea(document), size: Size(6, 4))
    #expect(frame.lines == ["one   ", "two   ", "three ", "      "])
    #expect(frame.cursor == Cursor(Point(5, 2), .bar))
    #expect(Frame(TextArea(document, isFocused: false), size: Size(6, 4)).cursor == nil)
  }

  @Test func `an area shows tabs, controls and wide characters as every view does`() {
    var document = TextDocument("\ta\u{1B}牛乳e\u{301}", size: Size(12, 2))
    document.apply(.right)
    let frame = Frame(TextArea(document, style: .muted), size: Size(12, 2))
    #expect(frame.lines == ["    a␛牛乳e\u{301} ", "            "])
    #expect(frame.cursor == Cursor(Point(4, 0), .bar))
    #expect(frame[4, 0].style == .muted)
  }

  @Test func `a document that was told another size is drawn in the room there is`() {
    var document = TextDocument("one two three", size: Size(80, 24))
    document.apply(.end)
    #expect(lines(TextArea(document), 6, 2) == ["two   ", "three "])
    #expect(Frame(TextArea(document), size: Size(6, 2)).cursor == Cursor(Point(5, 1), .bar))
    #expect(Frame(TextArea(document), size: Size(1, 1)).cursor == Cursor(.zero, .bar))
    #expect(Frame(TextArea(document), size: .zero).cursor == nil)
  }

  @Test func `the caret among blanks that hang over waits in the last column`() {
    var document = TextDocument("abc      ")
    document.apply(.end)
    let frame = Frame(TextArea(document), size: Size(5, 2))
    #expect(frame.cursor == Cursor(Point(4, 0), .bar))
  }
}
