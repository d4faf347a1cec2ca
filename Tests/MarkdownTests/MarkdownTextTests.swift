import Markdown
import Screen
import Testing

/// Markdown as a view that needs nothing else.
@Suite struct MarkdownTextTests {
  static let letter = "# Soup\n\n- [ ] leek\n- potatoes\n\nIt is *good* for cold days and long evenings."

  @Test func `it is wrapped to its width and asks for as many rows as that takes`() {
    let text = MarkdownText(Self.letter)
    let size = text.size(within: Size(20, 99))
    let frame = Frame(text, size: Size(20, size.height))
    #expect(frame.lines.first == "Soup                " && frame.lines.contains("☐ leek              "))
    #expect(frame.lines.last?.contains("evenings") == true)
    #expect(text.size(within: Size(20, 3)) == Size(20, 3))
    #expect(MarkdownText("").size(within: Size(9, 9)) == Size(9, 0))
  }

  @Test func `it begins where it is told, and draws only what shows of it`() {
    let whole = Frame(MarkdownText(Self.letter), size: Size(20, 9)).lines
    #expect(Frame(MarkdownText(Self.letter, top: 2), size: Size(20, 4)).lines == Array(whole[2..<6]))
    let window = Drawing { $0.draw(MarkdownText(Self.letter), in: Rect(0, -2, 20, 9)) }
    #expect(Frame(window, size: Size(20, 3)).lines == Array(whole[2..<5]))
    #expect(
      Frame(MarkdownText(Self.letter, top: 99), size: Size(20, 2)).lines.allSatisfy {
        $0.allSatisfy { $0 == " " }
      })
  }
}
