// A list asks only for visible rows, and keeps the selection in view.

import Screen
import Testing

@Suite struct ListTests {
  @Test func `a list of a million rows asks for those that show`() {
    for count in [40, 10_000, 1_000_000] {
      var asked: [Int] = []
      let list = List(count: count, position: ListPosition(selected: 25, top: 20)) { row, _ in
        asked.append(row)
        return Text("row \(row)")
      }
      let frame = Frame(list, size: Size(20, 8))
      #expect(asked == Array(20..<28), "\(count)")
      #expect(frame.lines[5] == "▸ row 25            ")
    }
  }

  @Test func `the row under the cursor is tinted, marked, and holds the cursor`() {
    let list = List(count: 3, position: ListPosition(selected: 1)) { row, isSelected in
      Text(isSelected ? "this" : "row \(row)")
    }
    let frame = Frame(list, size: Size(10, 4))
    #expect(frame.lines == ["  row 0   ", "▸ this    ", "  row 2   ", "          "])
    #expect(frame.row(1).allSatisfy { $0.style == .cursorRow })
    #expect(frame.row(0).allSatisfy { $0.style == .plain })
    #expect(frame.cursor == Cursor(Point(0, 1)))
  }

  @Test func `a list without focus has no cursor and no highlight, but the marker`() {
    let list = List(count: 1, position: ListPosition(), isFocused: false) { _, _ in Text("a") }
    let frame = Frame(list, size: Size(4, 1))
    #expect(frame.lines == ["▸ a "])
    #expect(frame.cursor == nil)
    #expect(frame[0, 0].style == .plain)
  }

  @Test func `an empty list draws nothing`() {
    let list = List(count: 0, position: ListPosition(selected: 3, top: 2)) { _, _ in Text("never") }
    #expect(Frame(list, size: Size(4, 2)) == Frame(size: Size(4, 2)))
  }

  @Test func `a stale position shows the nearest that exists`() {
    let list = List(count: 3, position: ListPosition(selected: 9, top: 9)) { row, _ in Text("\(row)") }
    #expect(Frame(list, size: Size(3, 2)).lines == ["  1", "▸ 2"])
  }

  @Test func `moving keeps the selection in view and scrolls no further than needed`() {
    var position = ListPosition()
    position.move(by: 3, count: 10, height: 4)
    #expect(position == ListPosition(selected: 3, top: 0))
    position.move(by: 1, count: 10, height: 4)
    #expect(position == ListPosition(selected: 4, top: 1))
    position.move(by: -2, count: 10, height: 4)
    #expect(position == ListPosition(selected: 2, top: 1))
    position.move(by: .max, count: 10, height: 4)
    #expect(position == ListPosition(selected: 9, top: 6))
    position.move(by: .min, count: 10, height: 4)
    #expect(position == ListPosition(selected: 0, top: 0))
  }

  @Test func `scrolling takes the selection along at the edge`() {
    var position = ListPosition(selected: 0, top: 0)
    position.scroll(by: 2, count: 10, height: 4)
    #expect(position == ListPosition(selected: 2, top: 2))
    position.scroll(by: -1, count: 10, height: 4)
    #expect(position == ListPosition(selected: 2, top: 1))
    position.scroll(by: 99, count: 10, height: 4)
    #expect(position == ListPosition(selected: 6, top: 6))
  }

  @Test func `the selection is in view in every height, and no room is wasted`() {
    for count in 0...6 {
      for height in 0...7 {
        for selected in -1...7 {
          for top in -1...7 {
            let place = ListPosition(selected: selected, top: top).inView(count: count, height: height)
            #expect(place.selected >= 0 && (count == 0 || place.selected < count))
            #expect(height == 0 || count == 0 || (place.top..<place.top + height).contains(place.selected))
            #expect(height == 0 || place.top == 0 || place.top + height <= count)
            #expect(place.inView(count: count, height: height) == place)
          }
        }
      }
    }
  }
}
