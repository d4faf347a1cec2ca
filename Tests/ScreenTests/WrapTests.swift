// Line breaks: at blanks, next to wide characters, within long words, never beyond the width.

import Testing

@testable import Screen

@Suite struct WrapTests {
  func wrap(_ text: String, _ width: Int) -> [String] { text.wrapped(to: width).map { String(text[$0]) } }

  @Test func `lines break after blanks and keep them`() {
    #expect(wrap("two words", 5) == ["two ", "words"])
    #expect(wrap("two words", 9) == ["two words"])
    #expect(wrap("abc   def", 3) == ["abc   ", "def"])
    #expect(wrap("", 5) == [""])
  }

  @Test func `a long word breaks where it must`() {
    #expect(wrap("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(wrap("a bcdefgh", 3) == ["a ", "bcd", "efg", "h"])
  }

  @Test func `hyphens and wide characters let a line break`() {
    #expect(wrap("well-known", 6) == ["well-", "known"])
    #expect(wrap("牛乳と卵", 5) == ["牛乳", "と卵"])
    #expect(wrap("ab牛", 3) == ["ab", "牛"])
  }

  @Test func `a line of letters alone breaks where one with another sign behind it does`() {
    var random = Seeded(8)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        ["a", "b", " ", "-", "."].randomElement(using: &random)!
      }.joined()
      let width = Int.random(in: 1...9, using: &random)
      // Marks force the slow path and take no column.
      let marked = text.map { $0 == "a" ? "a\u{301}" : String($0) }.joined()
      let lines = wrap(text, width)
      #expect(
        wrap(marked, width).map { String($0.unicodeScalars.filter { $0 != "\u{301}" }.map(Character.init)) }
          == lines, "\(text) at \(width)")
    }
  }

  @Test func `line breaks are in no line`() {
    #expect(wrap("a\n\nb\n", 5) == ["a", "", "b", ""])
    #expect(wrap("a\r\nb", 5) == ["a", "b"])
  }

  @Test func `a line that goes on says so`() {
    #expect("ab cd\ne".wrapped(to: 3).map(\.isContinued) == [true, false, false])
  }

  @Test func `one line at a time is the same as all at once`() {
    var random = Seeded(5)
    for _ in 0..<2_000 {
      let text = Hostile.text(&random, upTo: 40)
      let width = Int.random(in: 1...12, using: &random)
      for line in text.wrapped(to: width) {
        #expect(text.wrappedLine(at: line.start, to: width) == line, "\(text.debugDescription) at \(width)")
      }
    }
  }

  @Test func `lines of code break at any column`() {
    let text = "a bc-def\nx"
    #expect(text.wrappedLine(at: 0, to: 3, breaksWords: true).end == 3)
    #expect(text.wrappedLine(at: 3, to: 3, breaksWords: true).end == 6)
    #expect(
      text.wrappedLine(at: 6, to: 3, breaksWords: true) == WrappedLine(start: 6, end: 8, isContinued: false))
    #expect("牛乳".wrappedLine(at: 0, to: 3, breaksWords: true).end == 3)
    #expect("a   ".wrappedLine(at: 0, to: 2, breaksWords: true).end == 2)
  }

  @Test func `whatever is wrapped, nothing is lost and no line is too wide`() {
    var random = Seeded(4)
    for _ in 0..<2_000 {
      let text = Hostile.text(&random, upTo: 40)
      let width = Int.random(in: 1...12, using: &random)
      let lines = text.wrapped(to: width)
      for line in lines {
        // Trailing blanks may exceed the width, and so may a single wide cluster.
        var cells = text[line].cells()
        while cells.last?.base == 0x20 { cells.removeLast() }
        #expect(
          cells.count <= width || text[line].first!.columns > width, "\(text.debugDescription) at \(width)")
      }
      for (line, next) in zip(lines, lines.dropFirst()) {
        let between = Array(text.utf8)[line.end..<next.start]
        #expect(line.isContinued ? between.isEmpty : [[10], [13, 10]].contains(Array(between)))
      }
      #expect(lines.first?.start == 0)
    }
  }
}
