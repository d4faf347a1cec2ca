// What is sent beside what ncurses works out: that no text of a user gets out of its sequence, and that what is
// shortened is the same.

import Testing

@testable import Terminal

@Suite struct SequencesTests {
  @Test func `a title cannot end its own sequence`() {
    #expect(Sequences.title("a\u{7}b\u{1B}\\c\u{9C}d\ne") == "\u{1B}]2;ab\\cde\u{7}")
    #expect(Sequences.title("Äpfel 牛") == "\u{1B}]2;Äpfel 牛\u{7}")
    #expect(Sequences.title(String(repeating: "x", count: 1000)).utf8.count == 250 + 5)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("ÿ\u{0}", "w78A"),
  ])
  func `the clipboard gets its text in base 64`(text: String, expected: String) {
    #expect(Sequences.clipboard(text) == "\u{1B}]52;c;\(expected)\u{7}")
  }

  @Test func `a long run is shortened, and its last two characters are written out`() {
    let run = Array(String(repeating: " ", count: 20).utf8)
    #expect(Repeats.shortened([65] + run + [66]) == Array("A \u{1B}[17b  B".utf8))
    #expect(Repeats.shortened(Array(run.prefix(11))) == Array(run.prefix(11)))
    #expect(Repeats.shortened([]) == [])
    let wide = Array(String(repeating: "─", count: 20).utf8)
    #expect(Repeats.shortened(wide) == wide)
  }

  @Test func `each error is one sentence`() {
    let errors: [TerminalError] = [
      .noTerminal(.input), .noTerminal(.output), .typeMissing, .typeUnknown("x"), .typeTooSimple("dumb"),
      .noResources,
    ]
    for error in errors {
      let text = error.description
      #expect(text.hasSuffix(".") && !text.dropLast().contains(".") && !text.contains("\n"))
    }
  }
}
