// The rules of width, by example and with random text: every row of a frame has exactly its columns.

import Testing

@testable import Screen

@Suite struct ClustersTests {
  /// The cells of a text with `>` for continuations: `牛>` is a wide one.
  func shown(_ text: String) -> String {
    text.cells().map { $0.isContinuation ? ">" : $0.text }.joined()
  }

  @Test func `plain text is a cell a character`() {
    #expect(shown("milk 2 l") == "milk 2 l")
    #expect("milk".columns == 4)
    #expect("".columns == 0)
  }

  @Test func `a wide character takes two columns and leaves a continuation`() {
    #expect(shown("a牛乳b") == "a牛>乳>b")
    #expect("牛乳".columns == 4)
    #expect(shown("한국어") == "한>국>어>")
    #expect(shown("👍!") == "👍>!")
  }

  @Test func `marks stay with their base up to what ncurses holds`() {
    #expect("cafe\u{301}".columns == 4)
    #expect("cafe\u{301}".cells()[3].scalars == ["e", "\u{301}"])
    let four = "e\u{301}\u{302}\u{303}\u{304}"
    #expect((four + "\u{305}").cells() == four.cells())
    #expect(four.cells()[0].scalars.count == 5)
  }

  @Test func `ten thousand marks on one base are one cell`() {
    let zalgo = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(zalgo.columns == 1)
    #expect((zalgo + "x").cells().count == 2)
  }

  @Test func `a mark without a base gets a dotted circle`() {
    #expect("\u{301}".cells().map(\.scalars) == [["◌", "\u{301}"]])
  }

  @Test func `an emoji joined to others is its parts, so that it shows whole`() {
    #expect(shown("👨‍👩‍👧x") == "👨>👩>👧>x")
    #expect(shown("👩🏽‍🍳x") == "👩>🍳>x")
    #expect(shown("❤️‍🔥x") == "❤🔥>x")
    #expect(shown("🏳️‍🌈x") == "🏳🌈>x")
    #expect(shown("👍🏽x") == "👍>x")
    #expect(shown("🏴󠁧󠁢󠁳󠁣󠁴󠁿x") == "🏴>x")
    #expect(shown("🏽") == "�")
  }

  @Test func `a flag is its two letters`() {
    #expect(shown("🇩🇪🇫🇷") == "DEFR")
    #expect(shown("🇩") == "D")
  }

  @Test func `variation selectors change no width`() {
    #expect(shown("❤\u{FE0F}x") == "❤x")
    #expect(shown("❤\u{FE0E}x") == "❤x")
    #expect(shown("⌚\u{FE0E}x") == "⌚>x")
    #expect(shown("1\u{FE0F}\u{20E3}") == "1\u{20E3}")
  }

  @Test func `letters of several columns have a cell for each`() {
    #expect(shown("हि") == "हि")
    #expect("हि".columns == 2)
    #expect("กำ".columns == 2)
    #expect("स्त्री".columns == "स्त्री".unicodeScalars.filter { Widths.of($0.value) > 0 }.count)
  }

  @Test func `jamo become the syllable they spell`() {
    #expect(shown("\u{1112}\u{1161}\u{11AB}") == "한>")
    #expect(shown("\u{1100}\u{1161}") == "가>")
    #expect(shown("가\u{11A8}") == "각>")
    #expect(shown("\u{1100}") == "�")
    #expect(shown("\u{1161}") == "�")
    #expect(shown("\u{A960}\u{1161}") == "�")
  }

  @Test func `controls are visible and a tab is four blanks`() {
    #expect(shown("a\u{1B}[2J") == "a␛[2J")
    #expect(shown("\u{0}\n\u{7F}") == "␀␊␡")
    #expect(shown("\r\n") == "␍␊")
    #expect(shown("a\tb") == "a    b")
    #expect(shown("\u{85}\u{9B}2J") == "��2J")
  }

  @Test func `what is invisible alone is seen`() {
    for scalar in "\u{200B}\u{200E}\u{202E}\u{2066}\u{2028}\u{FEFF}\u{AD}\u{3164}\u{E0041}\u{FE0F}\u{61C}"
      .unicodeScalars
    {
      #expect(shown(String(scalar)) == "�", "U+\(String(scalar.value, radix: 16))")
    }
    #expect(shown("a\u{202E}b") == "a�b")
    #expect(shown("می\u{200C}خ") == "میخ")
  }

  @Test func `what the C library does not know is a stand-in`() {
    #expect(shown("\u{378}") == "�")
    #expect(shown("\u{FFFF}") == "�")
  }

  @Test func `the quick ranges say what the C library says`() {
    for value in UInt32(1)...0x1FFFF where Widths.simple(value) > 0 {
      #expect(Widths.simple(value) == Widths.askLibrary(value), "U+\(String(value, radix: 16))")
    }
  }

  @Test func `scalars of the quick ranges never join with each other`() {
    let simple = (UInt32(1)...0x1FFFF).filter { Widths.simple($0) > 0 }.compactMap(Unicode.Scalar.init)
    var text = String.UnicodeScalarView(simple)
    text.append(contentsOf: simple.reversed())
    #expect(String(text).count == text.count)
    for scalar in simple { #expect(!isHidden(scalar)) }
  }

  @Test func `each scalar alone makes cells that read back as themselves`() {
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let cells = String(scalar).cells()
      let again = cells.map(\.text).joined().cells()
      #expect(cells == again, "U+\(String(value, radix: 16))")
      for cell in cells where cell.width > 0 {
        #expect(Widths.of(cell.base) == cell.width, "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func `a text cut to a width is never wider and ends in an ellipsis`() {
    #expect("strawberries".truncated(to: 6) == "straw…")
    #expect("milk".truncated(to: 4) == "milk")
    #expect("牛乳牛".truncated(to: 4) == "牛…")
    #expect("牛乳".truncated(to: 4) == "牛乳")
    #expect("milk".truncated(to: 1) == "…")
    #expect("milk".truncated(to: 0) == "")
    for width in 0..<20 { #expect(Hostile.sample.truncated(to: width).columns <= width) }
  }

  @Test func `printable text hides nothing and keeps emoji whole`() {
    #expect("a\u{1B}[2J".printable == "a␛[2J")
    #expect("x\u{202E}y\u{7}".printable == "x�y␇")
    #expect("👨‍👩‍👧 🇩🇪 ❤️ é".printable == "👨‍👩‍👧 🇩🇪 ❤️ é")
    #expect("a\r\nb".printable == "a␍␊b")
    for value in UInt32(0)...0x9F where value != 9 && !(0x20...0x7E).contains(value) {
      let control = String(Unicode.Scalar(value)!)
      let shown = value == 0x7F ? "␡" : value < 0x20 ? String(Unicode.Scalar(0x2400 + value)!) : "�"
      let name = Comment(rawValue: "U+\(String(value, radix: 16))")
      for text in [control, "a" + control, control + "b", "é" + control + "2J", "牛" + control] {
        #expect(text.printable == text.replacing(control, with: shown), name)
        #expect(!text.cells().contains { $0.scalars.contains(Unicode.Scalar(value)!) }, name)
      }
      #expect(control.columns == 1, name)
    }
    #expect("\u{A0}".printable == "\u{A0}")
    #expect("a\tb".printable == "a    b")
    #expect("\u{600}\u{600}1".printable == "��1")
    var random = Seeded(7)
    for _ in 0..<500 {
      let text = Hostile.text(&random).printable
      #expect(text.printable.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }
}
