// The report of a difference, word for word, because people read it when a test fails.

import Screen
import ScreenTesting
import Testing

@Suite struct FrameDifferenceTests {
  func frame(
    _ rows: [String], _ styles: [(Style, Rect)] = [], cursor: Cursor? = nil, title: String? = nil
  ) -> Frame {
    Frame(size: Size(rows[0].columns, rows.count)) { canvas in
      for (row, text) in rows.enumerated() { canvas.write(text, at: Point(0, row)) }
      for (style, rect) in styles { canvas.add(style, in: rect) }
      if let cursor { canvas.setCursor(at: cursor.point, cursor.shape) }
      if let title { canvas.setTitle(title) }
    }
  }

  @Test func `places alone make no difference: no snapshot has them`() {
    let named = Frame(Text("milk").place(7), size: Size(4, 1))
    #expect(named != frame(["milk"]))
    #expect(FrameDifference(from: frame(["milk"]), to: named) == nil)
    #expect(Story([Scene("", named)]).difference(from: Story(frame(["milk"]))) == nil)
  }

  @Test func `only the parts that are asked for are compared`() {
    let (old, new) = (frame(["milk"]), frame(["silk"], [(.red, Rect(1, 0, 1, 1))]))
    #expect(FrameDifference(from: old, to: new)?.parts == [.text, .style])
    #expect(FrameDifference(from: old, to: new, only: [.style])?.parts == [.style])
    #expect(FrameDifference(from: old, to: new, only: [.text])?.parts == [.text])
    #expect(FrameDifference(from: old, to: new, only: [.cursor, .title]) == nil)
    #expect(FrameDifference(from: old, to: frame(["milk", "tea "]), only: [.style]) == nil)
  }

  @Test func `equal frames have no difference`() {
    #expect(FrameDifference(from: frame(["a"]), to: frame(["a"])) == nil)
  }

  @Test func `only the rows that differ are shown, old above new, with carets`() {
    let found = FrameDifference(
      from: frame(["Groceries ", "[x] Milk  ", "[ ] Bread "]),
      to: frame(["Groceries ", "[ ] Milch ", "[ ] Bread "]))
    #expect(found?.parts == [.text])
    #expect(
      found?.description == """
        row 1, text
        - |[x] Milk  |
        + |[ ] Milch |
            ^     ^^
        """)
  }

  @Test func `carets stand below both columns of a wide character`() {
    let found = FrameDifference(from: frame(["a牛乳b"]), to: frame(["a牛肉c"]))
    #expect(
      found?.description == """
        row 0, text
        - |a牛乳b|
        + |a牛肉c|
              ^^^
        """)
  }

  @Test func `a row that differs in style shows its text once and both styles`() {
    let found = FrameDifference(
      from: frame(["milk"], [(.bold, Rect(0, 0, 4, 1))]), to: frame(["milk"], [(.bold, Rect(0, 0, 2, 1))]))
    #expect(found?.parts == [.style])
    #expect(
      found?.description == """
        row 0, style
          |milk|
             ^^
        - 0-3 bold
        + 0-1 bold
        """)
  }

  @Test func `a row that differs in both shows both`() {
    let found = FrameDifference(from: frame(["milk"], [(.red, Rect(0, 0, 1, 1))]), to: frame(["silk"]))
    #expect(found?.parts == [.text, .style])
    #expect(
      found?.description == """
        row 0, text and style
        - |milk|
        + |silk|
           ^
        - 0 red
        + plain
        """)
  }

  @Test func `cursor and title are named apart from the rows`() {
    let found = FrameDifference(
      from: frame(["a"], cursor: Cursor(.zero), title: "one"), to: frame(["a"], cursor: Cursor(.zero, .bar)))
    #expect(found?.parts == [.title, .cursor])
    #expect(
      found?.description == """
        title
        - "one"
        + none

        cursor
        - 0,0
        + 0,0 bar
        """)
  }

  @Test func `another size shows the rows that only one of them has`() {
    let found = FrameDifference(from: frame(["ab", "cd"]), to: frame(["abc"]))
    #expect(found?.parts == [.size, .text])
    #expect(
      found?.description == """
        size
        - 2x2
        + 3x1

        row 0, text
        - |ab|
        + |abc|
             ^

        row 1, only in the old
        - |cd|
        """)
  }
}
