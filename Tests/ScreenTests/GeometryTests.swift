// Sizes are never negative, and cutting loses no cell.

import Screen
import Testing

@Suite struct GeometryTests {
  @Test func `a size is never negative`() {
    #expect(Size(-3, 4) == Size(0, 4))
    #expect(Size(0, 4).isEmpty)
    #expect("\(Size(80, 24))" == "80x24")
  }

  @Test func `a size is read from what it prints`() {
    #expect(Size("80x24") == Size(80, 24))
    for text in ["80", "80x", "x24", "80x24x1", "-1x3", "ax3", ""] { #expect(Size(text) == nil) }
  }

  @Test func `an intersection is what both have`() {
    #expect(Rect(0, 0, 4, 4).intersection(Rect(2, 3, 9, 9)) == Rect(2, 3, 2, 1))
    #expect(Rect(0, 0, 4, 4).intersection(Rect(9, 9, 2, 2)).isEmpty)
  }

  @Test func `a cut gives both parts, and no more than there is`() {
    #expect(Rect(1, 1, 4, 4).cut(top: 1) == (Rect(1, 1, 4, 1), Rect(1, 2, 4, 3)))
    #expect(Rect(1, 1, 4, 4).cut(left: 9) == (Rect(1, 1, 4, 4), Rect(5, 1, 0, 4)))
  }

  @Test func `an inset never turns a rectangle inside out`() {
    #expect(Rect(0, 0, 3, 3).inset(top: 1, left: 1, bottom: 1, right: 1) == Rect(1, 1, 1, 1))
    #expect(Rect(0, 0, 1, 1).inset(top: 1, left: 1, bottom: 1, right: 1).isEmpty)
  }
}
