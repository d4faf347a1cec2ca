import Composable
import Testing

private struct Note {
  var text: String
  var done = false
}

struct DumpTextTests {
  @Test("a string is quoted with the escapes of Swift")
  func escapes() {
    #expect(dump("Milk") == #""Milk""#)
    #expect(dump(#"a "b" \c"#) == #""a \"b\" \\c""#)
    #expect(dump("a\tb\rc\0d\u{1B}[1m") == #""a\tb\rc\0d\u{1B}[1m""#)
    #expect(dump("") == #""""#)
  }

  @Test("what hides in a text, or turns it round, is written out")
  func hidden() {
    #expect(dump("a\u{202E}b\u{200B}c\u{FEFF}\u{2066}") == #""a\u{202E}b\u{200B}c\u{FEFF}\u{2066}""#)
    #expect(dump("a\u{A0}b\u{2028}") == #""a\u{A0}b\u{2028}""#)
    #expect(dump("a\u{200D}b") == #""a\u{200D}b""#)
    #expect(dump("👨‍👩‍👧 ❤️ é 日本") == #""👨‍👩‍👧 ❤️ é 日本""#)
  }

  @Test("a text of several lines is a block, indented as its place is")
  func blocks() {
    #expect(
      dump(Note(text: "one\n\n  two \\ \"\"\"\n")) == #"""
        Note(
          text: """
          one

            two \\ \"""

          """,
          done: false
        )
        """#)
  }

  @Test("a blank at the end of a line is written out")
  func trailingBlank() {
    #expect(dump("a \nb") == "\"\"\"\na\\u{20}\nb\n\"\"\"")
  }
}
