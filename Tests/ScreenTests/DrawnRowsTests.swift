// What a frame takes over from the one before: less is drawn, and nothing looks otherwise.

import Screen
import Testing

@Suite struct DrawnRowsTests {
  /// A list, as it is drawn after a frame: the rows that were asked for, and the frame.
  private func draw(
    _ position: ListPosition, version: Int?, size: Size = Size(12, 6), count: Int = 50, after last: Frame?
  ) -> (asked: [Int], frame: Frame) {
    var asked: [Int] = []
    let list = List(count: count, position: position, version: version) { row, isSelected in
      asked.append(row)
      return Text("\(version ?? 0) 牛 \(row)\(isSelected ? "!" : "")")
    }
    let bar = ScrollBar(top: position.inView(count: count, height: size.height).top, count: count)
    let view = Drawing {
      $0.draw(list, in: $0.bounds)
      $0.draw(bar, in: $0.bounds)
    }
    let frame = Frame(view, size: size, after: last)
    let drawn = asked
    #expect(frame == Frame(view, size: size), "it looks otherwise than drawn by itself")
    return (drawn, frame)
  }

  @Test func `a move draws the row that is left and the row that is reached`() {
    let first = draw(ListPosition(selected: 1), version: 1, after: nil)
    #expect(first.asked == Array(0..<6))
    let second = draw(ListPosition(selected: 2), version: 1, after: first.frame)
    #expect(second.asked == [1, 2])
  }

  @Test func `a row that was drawn before the cursor came is known when it has left`() {
    let first = draw(ListPosition(selected: 1), version: 1, after: nil)
    let second = draw(ListPosition(selected: 2), version: 1, after: first.frame)
    let third = draw(ListPosition(selected: 1), version: 1, after: second.frame)
    #expect(third.asked == [1])
    #expect(draw(ListPosition(selected: 3), version: 1, after: third.frame).asked == [3])
  }

  @Test func `a row that shows nothing while it is selected isn't shown as it was before`() {
    let view = { (selected: Int) in
      List(count: 3, position: ListPosition(selected: selected), isFocused: false, marker: "", version: 1) {
        row, isSelected in Text(isSelected ? "" : "row \(row)")
      }
    }
    let first = Frame(view(0), size: Size(5, 3))
    let second = Frame(view(1), size: Size(5, 3), after: first)
    #expect(second.lines == ["row 0", "     ", "row 2"])
    #expect(Frame(view(2), size: Size(5, 3), after: second).lines == ["row 0", "row 1", "     "])
  }

  @Test func `scrolling draws what comes into view`() {
    let first = draw(ListPosition(selected: 5, top: 0), version: 1, after: nil)
    let second = draw(ListPosition(selected: 6, top: 1), version: 1, after: first.frame)
    #expect(second.asked == [5, 6])
    let third = draw(ListPosition(selected: 5, top: 0), version: 1, after: second.frame)
    #expect(third.asked == [0, 5])
  }

  @Test func `another version, another width or none draws all`() {
    let first = draw(ListPosition(), version: 1, after: nil).frame
    #expect(draw(ListPosition(), version: 2, after: first).asked == Array(0..<6))
    #expect(draw(ListPosition(), version: nil, after: first).asked == Array(0..<6))
    #expect(draw(ListPosition(), version: 1, size: Size(11, 6), after: first).asked == Array(0..<6))
    // The height says only how many there are.
    #expect(draw(ListPosition(), version: 1, size: Size(12, 4), after: first).asked == [0])
  }

  @Test func `a row over something else is drawn, and not kept`() {
    let view = { (text: String) in
      Drawing { canvas in
        canvas.write(text, at: Point(4, 1))
        canvas.draw(
          List(count: 3, position: ListPosition(), version: 1) { row, _ in Text("\(row)") }, in: canvas.bounds
        )
      }
    }
    let first = Frame(view("below"), size: Size(10, 3))
    #expect(first.lines[1] == "  1 below ")
    let second = Frame(view("other"), size: Size(10, 3), after: first)
    #expect(second == Frame(view("other"), size: Size(10, 3)))
  }

  @Test func `what is drawn over it later is not taken for it`() {
    let view = { (isMuted: Bool) in
      Drawing { canvas in
        canvas.draw(Kept(version: 1) { Text("all", style: .heading) }, in: canvas.bounds)
        if isMuted { canvas.mute() }
      }
    }
    let muted = Frame(view(true), size: Size(5, 2))
    #expect(Frame(view(false), size: Size(5, 2), after: muted) == Frame(view(false), size: Size(5, 2)))
  }

  @Test func `a kept view is drawn once for a version and a size`() {
    var drawn = 0
    let view = { (version: Int) in
      Kept(version: version) {
        drawn += 1
        return Text("version\n\(version)")
      }
    }
    let first = Frame(view(1), size: Size(9, 3))
    let second = Frame(view(1), size: Size(9, 3), after: first)
    #expect(drawn == 1 && second == first)
    let third = Frame(view(1), size: Size(9, 3), after: second)
    #expect(drawn == 1 && third == first)
    #expect(Frame(view(1), size: Size(9, 2), after: third).lines == ["version  ", "1        "])
    #expect(Frame(view(2), size: Size(9, 3), after: third).lines == ["version  ", "2        ", "         "])
    #expect(drawn == 3)
  }

  @Test func `half a view is drawn, and not kept`() {
    let view = { (left: Int) in
      Drawing { $0.draw(Kept(version: 1) { Text("abcdef") }, in: Rect(left, 0, 6, 1)) }
    }
    let cut = Frame(view(-2), size: Size(6, 1))
    #expect(cut.lines == ["cdef  "])
    #expect(Frame(view(0), size: Size(6, 1), after: cut).lines == ["abcdef"])
  }

  @Test func `four hundred frames by chance look as each would by itself`() {
    var random = Seeded(5)
    var last: Frame?
    for _ in 0..<400 {
      let size = Size(Int.random(in: 0...20, using: &random), Int.random(in: 0...7, using: &random))
      let position = ListPosition(
        selected: .random(in: 0..<12, using: &random), top: .random(in: 0..<12, using: &random))
      let version = Bool.random(using: &random) ? nil : Int.random(in: 0...1, using: &random)
      let isSame = Int.random(in: 0..<4, using: &random) > 0
      last =
        draw(
          position, version: version, size: isSame ? Size(12, 6) : size,
          count: .random(in: 9...12, using: &random),
          after: last
        ).frame
    }
  }

  @Test func `a row of the same pieces is that of the frame before`() {
    func frame(selected: Int, after last: Frame?) -> Frame {
      let view = Drawing { canvas in
        canvas.draw(Kept(version: 1) { Text("a\nb\nc\nd\ne\nf") }, in: Rect(0, 0, 3, 6))
        let list = List(count: 9, position: ListPosition(selected: selected), version: 1) { row, _ in
          Text("row \(row)")
        }
        canvas.draw(list, in: Rect(3, 0, 9, 6))
        // Beside its bar, as a list is that isn't much longer than the screen, and before another part of it.
        canvas.draw(ScrollBar(top: 0, count: 9), in: Rect(0, 0, 12, 6))
        canvas.draw(Kept(version: 2) { Text("A\nB\nC\nD\nE\nF") }, in: Rect(12, 0, 1, 6))
      }
      return Frame(view, size: Size(13, 6), after: last)
    }
    func cells(_ frame: Frame, _ row: Int) -> UnsafePointer<Cell>? {
      var start: UnsafePointer<Cell>?
      frame.withWrittenCells(of: row) { start = $0.baseAddress }
      return start
    }
    let first = frame(selected: 1, after: nil)
    let second = frame(selected: 2, after: first)
    let third = frame(selected: 3, after: second)
    // The row that is left, the one that is reached, and the one that was left before and drawn for that: no other is made.
    #expect((0..<6).filter { cells(third, $0) != cells(second, $0) } == [1, 2, 3])
    #expect(third.lines[2...3] == ["c    row 2 ┃C", "d  ▸ row 3 ┃D"])
  }

  @Test func `a thousand frames of pieces, lines and writing by chance look as each would by itself`() {
    var random = Seeded(7)
    var last: Frame?
    for _ in 0..<1000 {
      // Mostly the same, as on a screen.
      let side = Int.random(in: 0...9, using: &random) / 9
      let rule = Int.random(in: 0...9, using: &random) / 9
      let writing: [(Point, String)] = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        let point = Point(.random(in: 0..<10, using: &random), .random(in: 0..<5, using: &random))
        return (point, ["│", "─", "x", "牛"].randomElement(using: &random)!)
      }
      let bar = Int.random(in: 0...9, using: &random)
      let joinsRow = Int.random(in: 0..<8, using: &random) > 0
      let isMuted = Int.random(in: 0..<8, using: &random) == 0
      let view = Drawing { canvas in
        let edge = Drawing { canvas in
          canvas.write("s\(side)", style: .heading)
          canvas.fill(Rect(2, 0, 1, 5), with: "│", style: .muted)
          // Joined already, or the row would be made anew each time.
          canvas.write("├", at: Point(2, 1), style: .muted)
        }
        let header = Drawing { canvas in
          canvas.write("h\(rule)")
          canvas.fill(Rect(0, 1, 7, 1), with: "─", style: .muted)
        }
        canvas.draw(Kept(version: side) { edge }, in: Rect(0, 0, 3, 5))
        canvas.draw(Kept(version: rule) { header }, in: Rect(3, 0, 7, 2))
        for (point, text) in writing { canvas.write(text, at: point, style: .muted) }
        // A row may get more pieces than are told apart.
        for column in 0..<bar / 2 {
          canvas.draw(ScrollBar(top: bar / 3, count: bar), in: Rect(column + bar / 2, 0, 1, 5))
        }
        if joinsRow { canvas.joinLines(in: Rect(3, 1, 7, 1)) }
        canvas.joinLines(in: Rect(2, 0, 1, 5))
        if isMuted { canvas.mute() }
      }
      let frame = Frame(view, size: Size(10, 5), after: last)
      #expect(frame == Frame(view, size: Size(10, 5)))
      last = frame
    }
  }
}
