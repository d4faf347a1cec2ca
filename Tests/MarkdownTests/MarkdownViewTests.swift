// Every construct at two sizes, and the smallest sizes.

import Screen
import ScreenTesting
import Testing

@testable import Markdown

@Suite struct MarkdownViewTests {
  static let note = """
    # Leek soup

    For **two**, *quick*, ~~with cream~~. See [[Stock|the stock]] and [the shop](https://example.org/leek) #soup

    - [x] 2 leeks
    - [ ] 500 g potatoes, the floury ones that fall apart by themselves
      - from the `market`
    - [ ] 牛乳 1 l 👍

    1. Cut.
    2. Fry, then
       > stir, stir

    ## Times

    | what | minutes |
    |:-----|--------:|
    | cut | 5 |
    | **cook** | 20 |

    ```sh
    sleep 1200 && say "soup"
    ```

    ***
    """

  func frame(_ size: Size, _ line: Int = 0, isFocused: Bool = true) -> Frame {
    var reading = MarkdownPager(Self.note, size: size)
    reading.select(line)
    return Frame(MarkdownView(reading, isFocused: isFocused), size: size)
  }

  @Test func `a note on a usual screen`() { assertFrame(frame(Size(80, 30), 5), "usual") }

  @Test func `a note on a small screen`() { assertFrame(frame(Size(40, 10), 8), "small") }

  @Test func `the end of a note on a narrow screen`() { assertFrame(frame(Size(24, 16), 40), "narrow") }

  @Test func `a note without the focus`() { assertFrame(frame(Size(40, 6), isFocused: false), "unfocused") }

  @Test func `on the smallest screens it shows what still fits of the selected line, and the cursor on it`() {
    for width in 0...6 {
      for height in 0...3 {
        let size = Size(width, height)
        let frame = frame(size, 7)
        #expect(frame.size == size)
        guard width > 0, height > 0 else {
          #expect(frame.cursor == nil)
          continue
        }
        // The marker leaves a column for the text; the screen above shows the lines before.
        let marker = min(2, width - 1)
        let lines = MarkdownPage(MarkdownDocument(Self.note), width: max(1, width - 2)).lines(
          from: 0, count: 8)
        let first = 7 - (height - 1)
        for row in 0..<height {
          let isSelected = row == height - 1
          let words = Frame(size: Size(width - marker, 1)) {
            $0.draw(Line(lines[first + row].spans), in: Rect(0, 0, width - marker, 1))
          }
          let shown = (isSelected ? "▸ " : "  ").prefix(marker) + words.lines[0]
          #expect(frame.lines[row] == shown, "row \(row) of \(width)x\(height)")
        }
        #expect(frame.cursor?.point == Point(0, height - 1))
      }
    }
  }

  @Test func `a reading of another size is drawn at the view's`() {
    let reading = MarkdownPager(Self.note, size: Size(80, 24))
    #expect(Frame(MarkdownView(reading), size: Size(40, 10)) == frame(Size(40, 10)))
  }
}
