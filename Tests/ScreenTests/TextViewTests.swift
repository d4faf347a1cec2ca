// Text, rows of spans, and layouts.

import Screen
import Testing

/// What a view shows at a size.
func lines(_ view: any View, _ width: Int, _ height: Int) -> [String] {
  Frame(size: Size(width, height)) { $0.draw(view, in: $0.bounds) }.lines
}

@Suite struct TextViewTests {
  @Test func `text that is too long ends in an ellipsis`() {
    #expect(lines(Text("strawberries"), 6, 1) == ["straw…"])
    #expect(lines(Text("牛乳と卵"), 6, 1) == ["牛乳… "])
    #expect(lines(Text("one\nlonger line"), 6, 3) == ["one   ", "longe…", "      "])
    #expect(lines(Text("a\tb"), 4, 1) == ["a…  "])
    #expect(lines(Text("a\r\nb"), 3, 2) == ["a  ", "b  "])
  }

  @Test func `text is aligned by columns`() {
    #expect(lines(Text("牛", align: .trailing), 5, 1) == ["   牛"])
    #expect(lines(Text("ab", align: .center), 5, 1) == [" ab  "])
    #expect(lines(Text("two words", align: .trailing, overflow: .wrap), 6, 2) == ["   two", " words"])
    #expect(lines(Text("  in", overflow: .wrap), 6, 1) == ["  in  "])
  }

  @Test func `wrapped text draws the rows that show`() {
    #expect(lines(Text("one two three", overflow: .wrap), 5, 2) == ["one  ", "two  "])
    let scrolled = Drawing { $0.draw(Text("one two three", overflow: .wrap), in: Rect(0, -1, 5, 9)) }
    #expect(lines(scrolled, 5, 2) == ["two  ", "three"])
  }

  @Test func `text asks for the room it takes`() {
    #expect(Text("one\nthree").size(within: Size(80, 24)) == Size(5, 2))
    #expect(Text("one two", overflow: .wrap).size(within: Size(4, 24)) == Size(3, 2))
    #expect(Text("long text").size(within: Size(4, 0)) == Size(4, 0))
  }

  @Test func `a row of spans keeps each style and is cut as one`() {
    let line = Line("[ ] ", Span("apples", .bold), Span(" 2 kg", .muted))
    let frame = Frame(line, size: Size(20, 1))
    #expect(frame.lines == ["[ ] apples 2 kg     "])
    #expect(frame[4, 0].style == .bold && frame[3, 0].style == .plain && frame[11, 0].style == .muted)
    #expect(lines(line, 15, 1) == ["[ ] apples 2 kg"])
    #expect(lines(line, 14, 1) == ["[ ] apples 2 …"])
    #expect(lines(line, 10, 1) == ["[ ] apple…"])
    #expect(lines(line, 4, 1) == ["[ ]…"])
    #expect(lines(line, 1, 1) == ["…"])
    #expect(lines(Line("a", "b", align: .trailing), 4, 1) == ["  ab"])
    #expect(lines(Line("a", "b", ""), 2, 1) == ["ab"])
    #expect(line.size(within: Size(80, 24)) == Size(15, 1))
  }

  @Test func `rows give fixed room first, then minima, then the rest by weight`() {
    func fill(_ character: Character) -> any View { Drawing { $0.fill($0.bounds, with: character) } }
    let rows = Rows(
      .fixed(1, fill("h")), .fill(fill("a"), weight: 2), .minimum(2, fill("b")), .fixed(1, fill("f")))
    #expect(lines(rows, 1, 10) == ["h", "a", "a", "a", "a", "b", "b", "b", "b", "f"])
    #expect(lines(rows, 1, 4) == ["h", "b", "b", "f"])
    #expect(lines(rows, 1, 1) == ["h"])
    #expect(lines(rows, 1, 0) == [])
  }

  @Test func `columns fit what asks for less, and leave gaps`() {
    let columns = Columns(.fit(Text("ab")), .fill(Text("cdefgh")), .fixed(2, Text("z")), gap: 1)
    #expect(lines(columns, 10, 1) == ["ab cde… z "])
    #expect(lines(columns, 3, 1) == ["…  "])
    #expect(columns.size(within: Size(80, 24)) == Size(12, 1))
  }

  @Test func `all the room is given, whatever the weights`() {
    func fill(_ character: Character) -> any View { Drawing { $0.fill($0.bounds, with: character) } }
    for width in 0...40 {
      let columns = Columns(.fill(fill("a"), weight: 3), .fill(fill("b")), .fill(fill("c"), weight: 7))
      #expect(!lines(columns, width, 1)[0].contains(" "))
    }
    #expect(lines(Columns(.fill(fill("a"), weight: 0)), 2, 1) == ["  "])
  }

  @Test func `padding leaves room, and a nil draws nothing`() {
    #expect(lines(Padding(Text("abc"), horizontal: 1), 4, 1) == [" a… "])
    #expect(lines(Padding(Text("abc"), top: 1, left: 1), 4, 2) == ["    ", " abc"])
    #expect(lines(Padding(Text("abc"), horizontal: 5), 4, 1) == ["    "])
    #expect(Padding(Text("abc"), horizontal: 1, vertical: 1).size(within: Size(80, 24)) == Size(5, 3))
    #expect(lines(Text?.none as any View, 2, 1) == ["  "])
  }
}
