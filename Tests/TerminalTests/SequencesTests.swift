// Sequences that ncurses does not write: no user's text can break out of one.

import Screen
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

  @Test func `shades are mixed and text is struck through in the sequences of ncurses, and nowhere else`() {
    let sequences = StyleSequences(theme: .dark, isMixed: true, strikes: true)
    func rewritten(_ text: String) -> String {
      String(decoding: sequences.rewritten(Array(text.utf8)), as: UTF8.self)
    }
    // 114 is the colour of prices: #9BD08A.
    #expect(rewritten("a\u{1B}[38;5;114mb") == "a\u{1B}[38;2;155;208;138mb")
    #expect(
      rewritten("\u{1B}[1;48;5;114;4mb\u{1B}(B\u{1B}[m") == "\u{1B}[1;48;2;155;208;138;4mb\u{1B}(B\u{1B}[m")
    #expect(rewritten("\u{1B}[0;5mmilk") == "\u{1B}[0;9mmilk")
    // A colour without a role, an indexed 5, a move, a cut-off sequence.
    for same in [
      "\u{1B}[38;5;99m", "\u{1B}[38;5;5m", "\u{1B}[5;5H38;5;114m", "\u{1B}[38;5;11", "38;5;114m", "\u{1B}",
    ] {
      #expect(rewritten(same) == same)
    }
    let plain = StyleSequences(theme: .dark, isMixed: false, strikes: false)
    #expect(plain.rewritten(Array("\u{1B}[5;38;5;114m".utf8)) == Array("\u{1B}[5;38;5;114m".utf8))
  }

  @Test func `a report of other colours says it too, and is no key`() {
    var decoder = InputDecoder()
    var events: [Event] = []
    let reports: [(String, Theme)] = [
      ("997;2n", .light), ("997;1n", .dark), ("997;3n", .dark), ("996;2n", .dark),
    ]
    for (report, theme) in reports {
      decoder.feed(Array("\u{1B}[?\(report)".utf8), &events)
      #expect(decoder.theme == theme && events.isEmpty, "\(report)")
    }
  }

  @Test func `an answer says whether the background is dark or light`() {
    func theme(_ answer: String) -> Theme? { BackgroundColor.theme(answer: Array(answer.utf8)) }
    #expect(theme("11;rgb:0000/0000/0000") == .dark)
    #expect(theme("11;rgb:fdfd/f6f6/e3e3") == .light)
    #expect(theme("11;rgb:00/2b/36") == .dark)
    #expect(theme("11;rgba:ffff/ffff/ffff/8000") == .light)
    for none in [
      "", "11;", "11;rgb:", "11;rgb:1/2", "11;rgb:x/y/z", "10;rgb:ff/ff/ff", "11;rgb:-1/0/0", "11;#fff",
    ] {
      #expect(theme(none) == nil, "\(none)")
    }
  }

  @Test func `each error is one sentence`() {
    let errors: [TerminalError] = [
      .noTerminal(.input), .noTerminal(.output), .noTerminalAtAll, .typeMissing, .typeUnknown("x"),
      .typeTooSimple("dumb"),
      .noResources,
    ]
    for error in errors {
      let text = error.description
      #expect(text.hasSuffix(".") && !text.dropLast().contains(".") && !text.contains("\n"))
    }
  }
}
