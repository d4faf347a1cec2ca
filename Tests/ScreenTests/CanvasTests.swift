// Drawing never leaves its window, and never cuts a wide cell in half.

import Screen
import Testing

@Suite struct CanvasTests {
  @Test func `text is cut at both edges of the window`() {
    let frame = Frame(size: Size(6, 1)) { canvas in
      canvas.fill(canvas.bounds, with: ".")
      canvas.draw(Drawing { $0.write("abcdef", at: Point(-1, 0)) }, in: Rect(1, 0, 3, 1))
    }
    #expect(frame.lines == [".bcd.."])
  }

  @Test func `a window within a window cannot reach beyond either`() {
    let inner = Drawing { canvas in
      canvas.fill(canvas.bounds, with: "x")
      canvas.setCursor(at: Point(5, 0))
    }
    let outer = Drawing { $0.draw(inner, in: Rect(-2, -1, 9, 9)) }
    let frame = Frame(size: Size(5, 3)) { $0.draw(outer, in: Rect(1, 1, 2, 1)) }
    #expect(frame.lines == ["     ", " xx  ", "     "])
    #expect(frame.cursor == nil)
  }

  @Test func `a wide character at the right edge is a blank in its style`() {
    let frame = Frame(size: Size(3, 1)) { $0.write("a牛牛", style: .bold) }
    #expect(frame.lines == ["a牛"])
    #expect(Frame(size: Size(2, 1)) { $0.write("a牛", style: .bold) }.lines == ["a "])
    #expect(Frame(size: Size(2, 1)) { $0.write("a牛", style: .bold) }[1, 0] == .blank(.bold))
  }

  @Test func `a wide character cut by the left edge is a blank`() {
    let frame = Frame(size: Size(3, 1)) { $0.write("牛ab", at: Point(-1, 0)) }
    #expect(frame.lines == [" ab"])
  }

  @Test func `drawing over half of a wide character blanks the other half`() {
    #expect(
      Frame(size: Size(4, 1)) {
        $0.write("牛乳"); $0.write("x", at: Point(1, 0))
      }.lines == [" x乳"])
    #expect(
      Frame(size: Size(4, 1)) {
        $0.write("牛乳"); $0.write("x", at: Point(2, 0))
      }.lines == ["牛x "])
    #expect(
      Frame(size: Size(4, 1)) {
        $0.write("牛乳"); $0.write("肉", at: Point(1, 0))
      }.lines == [" 肉 "])
  }

  @Test func `a style is not added to half of a wide character`() {
    let frame = Frame(size: Size(4, 1)) { canvas in
      canvas.write("牛乳")
      canvas.add(.bold, in: Rect(0, 0, 3, 1))
    }
    #expect(frame.row(0).map(\.style) == [.bold, .bold, .plain, .plain])
  }

  @Test func `a continuation alone is a blank`() {
    let frame = Frame(size: Size(2, 1)) { $0.put(.continuation(.bold), at: .zero) }
    #expect(frame[0, 0] == .blank(.bold))
  }

  @Test func `filling over halves of wide characters blanks the other halves`() {
    for (rect, line) in [
      (Rect(1, 0, 2, 1), " xx   "), (Rect(0, 0, 2, 1), "xx牛  "), (Rect(3, 0, 2, 1), "牛 xx "),
      (Rect(5, 0, 1, 1), "牛牛 x"),
    ] {
      let frame = Frame(size: Size(6, 1)) { canvas in
        canvas.write("牛牛")
        canvas.fill(rect, with: "x")
      }
      #expect(frame.lines == [line])
    }
  }

  @Test func `filling with a wide character keeps its columns when it is cut`() {
    let fill = Drawing { $0.fill(Rect(0, 0, 5, 1), with: "牛") }
    #expect(Frame(fill, size: Size(6, 1)).lines == ["牛牛  "])
    #expect(Frame(size: Size(4, 1)) { $0.draw(fill, in: Rect(-1, 0, 5, 1)) }.lines == [" 牛 "])
  }

  @Test func `what is muted has no colour and no weight, keeps its text, and stays struck through`() {
    let frame = Frame(size: Size(8, 2)) {
      $0.write("ab", style: .heading.reverse)
      $0.write("cd", at: Point(2, 0), style: Style(.red, on: .blue).strike)
      $0.add(.cursorRow, in: Rect(0, 0, 6, 1))
      $0.mute()
      $0.write("e", at: Point(0, 1), style: .accent)
    }
    #expect(frame.lines == ["abcd    ", "e       "])
    #expect(frame[0, 0].style == .muted.dim)
    #expect(frame[2, 0].style == .muted.dim.strike)
    #expect(frame[4, 0].style == .plain)
    #expect(frame[0, 1].style == .accent)
  }

  @Test func `only what a view has in its window is muted`() {
    let frame = Frame(size: Size(4, 1)) {
      $0.write("abcd", style: .red)
      $0.draw(Drawing { $0.mute() }, in: Rect(1, 0, 2, 1))
    }
    #expect((0..<4).map { frame[$0, 0].style } == [.red, .muted.dim, .muted.dim, .red])
  }

  @Test func `lines that meet are joined, and text that looks like a line is not`() {
    let frame = Frame(size: Size(5, 5)) {
      $0.fill(Rect(2, 0, 1, 5), with: "│", style: .muted)
      $0.fill(Rect(0, 1, 5, 1), with: "─", style: .muted)
      $0.fill(Rect(3, 3, 2, 1), with: "─", style: .muted)
      $0.write("──", at: Point(0, 4))
      $0.joinLines(in: Rect(2, 0, 1, 5))
    }
    #expect(frame.lines == ["  │  ", "──┼──", "  │  ", "  ├──", "──│  "])
    let corners = Frame(size: Size(3, 3)) {
      $0.fill(Rect(0, 0, 3, 1), with: "─", style: .muted)
      $0.fill(Rect(1, 1, 1, 1), with: "│", style: .muted)
      $0.fill(Rect(0, 2, 3, 1), with: "─", style: .muted)
      $0.joinLines(in: Rect(0, 0, 3, 3))
    }
    #expect(corners.lines == ["─┬─", " │ ", "─┴─"])
  }

  @Test func `a title holds nothing unprintable`() {
    #expect(Frame(size: .zero) { $0.setTitle("a\u{1B}]0;b\u{7}") }.title == "a␛]0;b␇")
  }

  @Test func `writing answers with the column after the text`() {
    _ = Frame(size: Size(8, 1)) { canvas in
      #expect(canvas.write("牛a", at: Point(1, 0)) == 4)
      #expect(canvas.write("牛a", at: Point(1, 9)) == 4)
    }
  }

  @Test func `whatever is drawn, every frame is whole`() {
    var random = Seeded(1)
    for round in 0..<2_000 { #expect(Frame.random(&random).isWhole, "round \(round)") }
  }

  @Test func `frames differ by one cell, one style, the cursor, the title or the size`() {
    func frame(_ text: String, _ style: Style = .plain, cursor: Point? = nil, title: String? = nil) -> Frame {
      Frame(size: Size(4, 1)) { canvas in
        canvas.write(text, style: style)
        if let cursor { canvas.setCursor(at: cursor) }
        if let title { canvas.setTitle(title) }
      }
    }
    #expect(frame("milk") == frame("milk"))
    #expect(frame("milk") != frame("silk"))
    #expect(frame("milk") != frame("milk", .bold))
    #expect(frame("milk") != frame("milk", cursor: .zero))
    #expect(frame("milk") != frame("milk", title: "milk"))
    #expect(Frame(size: Size(2, 3)) != Frame(size: Size(3, 2)))
    #expect(frame("milk").hasSameRow(0, as: frame("milk", cursor: .zero)))
    #expect(!frame("milk").hasSameRow(0, as: frame("silk")))
  }

  @Test func `without colour a frame keeps text, attributes, cursor and title`() {
    let frame = Frame(size: Size(4, 1)) { canvas in
      canvas.write("milk", style: Style(.red, on: .blue, .bold))
      canvas.setCursor(at: .zero, .bar)
      canvas.setTitle("t")
    }
    let plain = Frame(size: Size(4, 1)) { canvas in
      canvas.write("milk", style: .bold)
      canvas.setCursor(at: .zero, .bar)
      canvas.setTitle("t")
    }
    #expect(frame.withoutColor() == plain)
  }

  @Test func `a blank that was written is the same as one that was not`() {
    func frame(_ text: String) -> Frame { Frame(size: Size(7, 2)) { $0.write(text) } }
    let (written, untouched) = (frame("milk   "), frame("milk"))
    #expect(written == untouched)
    #expect(Array(written.row(0)) == Array(untouched.row(0)))
    #expect(frame("milk  ").hasSameRow(0, as: untouched))
    #expect(frame("") != untouched)
  }

  @Test func `a copy of a canvas is drawn on alone`() {
    var canvas = Canvas(size: Size(4, 1))
    canvas.write("milk")
    let (before, copy) = (canvas.frame, canvas)
    canvas.write("s")
    #expect(before.lines == ["milk"])
    #expect(copy.frame.lines == ["milk"])
    #expect(canvas.frame.lines == ["silk"])
  }

  @Test func `plain text over halves of wide cells blanks the other halves`() {
    let frame = Frame(size: Size(6, 1)) { canvas in
      canvas.write("牛乳牛")
      canvas.write("abc", at: Point(1, 0))
      canvas.write("", at: Point(5, 0))
    }
    #expect(frame.lines == [" abc牛"])
  }

  @Test func `a cell takes sixteen bytes`() { #expect(MemoryLayout<Cell>.stride == 16) }
}
