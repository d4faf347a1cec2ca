import Parts
import Screen
import Testing

/// A window onto a larger view.
@Suite struct ViewportTests {
  static let size = Size(12, 9)
  let content = Drawing { canvas in
    for row in 0..<9 { canvas.write("\(row) abcdefghi", at: Point(0, row)) }
  }

  private func lines(_ position: ViewportPosition, _ window: Size = Size(6, 3)) -> [String] {
    Frame(Viewport(content, size: Self.size, position: position), size: window).lines
  }

  @Test func `it shows the part it was scrolled to, and a bar where there is more`() {
    var position = ViewportPosition()
    #expect(lines(position) == ["0 abc┃", "1 abcd", "2 abcd"])
    position.scroll(columns: 2, rows: 3, content: Self.size, window: Size(6, 3))
    #expect(lines(position) == ["abcdef", "abcde┃", "abcdef"])
    #expect(lines(ViewportPosition(), Size(12, 9))[8] == "8 abcdefghi ")
  }

  @Test func `it doesn't scroll beyond the ends, nor show more than there is`() {
    var position = ViewportPosition()
    position.scroll(columns: 99, rows: 99, content: Self.size, window: Size(6, 3))
    #expect(position.offset == Point(6, 6))
    position.scroll(columns: -99, rows: -99, content: Self.size, window: Size(6, 3))
    #expect(position.offset == .zero)
    #expect(lines(ViewportPosition(Point(50, 50)))[2].hasPrefix("efghi"))
  }
}
