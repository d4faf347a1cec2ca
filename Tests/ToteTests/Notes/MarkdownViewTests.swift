// A note as it looks: every construct on two sizes of screen, and what the smallest show.

import Screen
import ScreenTesting
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
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

  @Test func `it draws on any size`() {
    for width in 0...6 {
      for height in 0...3 { _ = frame(Size(width, height), 7) }
    }
  }

  @Test func `a reading of another size is drawn at the view's`() {
    let reading = MarkdownPager(Self.note, size: Size(80, 24))
    #expect(Frame(MarkdownView(reading), size: Size(40, 10)) == frame(Size(40, 10)))
  }
}
