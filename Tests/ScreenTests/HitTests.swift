// For each point, a view must report what it draws there.

import Screen
import Testing

@Suite struct HitTests {
  struct Row: Hashable, Sendable {
    let index: Int
  }

  @Test func `a list says of each line which row it draws there`() {
    for count in 0...5 {
      for height in 0...6 {
        for selected in 0...5 {
          let position = ListPosition(selected: selected, top: 1)
          let list = List(count: count, position: position, marker: "") { row, _ in Text("\(row)") }
          let frame = Frame(list.places { Row(index: $0) }, size: Size(1, height))
          for line in -1...7 {
            let drawn = (0..<height).contains(line) ? Int(frame[0, line].text) : nil
            #expect(frame.place(at: Point(0, line))?.name(as: Row.self)?.index == drawn)
          }
        }
      }
    }
  }

  let keymap = Keymap([
    Command("down", keys: "j", action: 1),
    Command("tick", keys: "space", action: 2, footer: true),
    Command("byNoKey", action: 3, footer: true),
    Command("add", keys: "a", action: 4, footer: true),
    Command("help", keys: "?", action: 5, footer: true),
  ])

  @Test func `the footer says of each column which line of the table it shows there`() {
    for width in 0...30 {
      let frame = Frame(Footer(keymap), size: Size(width, 1))
      let line = frame.lines[0]
      for command in keymap.footer where !command.keys.isEmpty {
        let text = "\(command.keys[0].label) \(command.title)"
        let columns = (-1...width + 1).filter {
          frame.place(at: Point($0, 0))?.name(as: KeyPlace.self)?.key == command.keys[0]
        }
        if columns.count < text.count {
          #expect(columns.isEmpty || command.action == 5 && columns == [0] && line.hasPrefix("?"))
        } else {
          #expect(columns.map { String(Array(line)[$0]) }.joined() == text)
        }
        #expect(line.contains(text) == (columns.count == text.count))
      }
    }
  }

  @Test func `a second row of the footer has what else is in the table`() {
    func key(_ point: Point, _ size: Size) -> Key? {
      Frame(Footer(keymap), size: size).place(at: point)?.name(as: KeyPlace.self)?.key
    }
    let size = Size(13, 2)
    #expect(Frame(Footer(keymap), size: size).lines == ["a add  ? help", "Space tick   "])
    #expect(key(Point(3, 1), size) == "space")
    #expect(Frame(Footer(keymap), size: Size(30, 2)).lines[1].hasPrefix("j down "))
    #expect(key(Point(0, 1), Size(30, 2)) == "j")
    #expect(key(Point(8, 1), Size(30, 2)) == nil)
  }

  @Test func `a scroll bar stands in the last column, where the rows that show are among all`() {
    func bar(_ top: Int, of count: Int, _ height: Int) -> String {
      Frame(ScrollBar(top: top, count: count), size: Size(3, height)).lines.map { String($0.last!) }.joined()
    }
    #expect(bar(0, of: 10, 5) == "┃┃   ")
    #expect(bar(5, of: 10, 5) == "   ┃┃")
    #expect(bar(2, of: 10, 5) == " ┃┃  ")
    #expect(bar(9, of: 10, 5) == "   ┃┃")
    #expect(bar(0, of: 1_000_000, 4) == "┃   ")
    #expect(bar(999_996, of: 1_000_000, 4) == "   ┃")
    // No bar if all rows fit, or if there is no room for one.
    #expect(bar(0, of: 5, 5) == "     ")
    #expect(bar(0, of: 9, 2) == "  ")
    #expect(Frame(ScrollBar(top: 0, count: 9), size: Size(3, 3))[2, 0].style == .muted)
    #expect(Frame(ScrollBar(top: 0, count: 9), size: Size(0, 3)).lines.count == 3)
  }

  @Test func `pulled to a line, the bar stands there`() {
    for height in 3...9 {
      for count in [height + 1, height + 2, 2 * height, 1_000] {
        for line in 0..<height {
          let top = ScrollBar.top(at: line, count: count, height: height)
          #expect(top.map { (0...count - height).contains($0) } == true)
          let lines = top.flatMap { ScrollBar.lines(top: $0, count: count, height: height) }
          let bar = ScrollBar.lines(top: 0, count: count, height: height)!
          if count >= 2 * height {
            #expect(lines?.lowerBound == max(0, min(line - bar.count / 2, height - bar.count)))
          }
        }
        #expect(ScrollBar.top(at: 0, count: count, height: height) == 0)
        #expect(ScrollBar.top(at: height - 1, count: count, height: height) == count - height)
      }
    }
    #expect(ScrollBar.top(at: 1, count: 5, height: 5) == nil)
  }
}
