import Dumping
import Testing

private struct Note {
  var text: String
  var done = false
}

struct SwiftSourceTextTests {
  @Test("a string is quoted with the escapes of Swift")
  func escapes() {
    #expect(swiftSource(of: "Milk") == #""Milk""#)
    #expect(swiftSource(of: #"a "b" \c"#) == #""a \"b\" \\c""#)
    #expect(swiftSource(of: "a\tb\rc\0d\u{1B}[1m") == #""a\tb\rc\0d\u{1B}[1m""#)
    #expect(swiftSource(of: "") == #""""#)
  }

  @Test("what hides in a text, or turns it round, is written out")
  func hidden() {
    #expect(
      swiftSource(of: "a\u{202E}b\u{200B}c\u{FEFF}\u{2066}") == #""a\u{202E}b\u{200B}c\u{FEFF}\u{2066}""#)
    #expect(swiftSource(of: "a\u{A0}b\u{2028}") == #""a\u{A0}b\u{2028}""#)
    #expect(swiftSource(of: "a\u{200D}b") == #""a\u{200D}b""#)
    #expect(swiftSource(of: "👨‍👩‍👧 ❤️ é 日本") == #""👨‍👩‍👧 ❤️ é 日本""#)
  }

  @Test("a text of several lines is a block, indented as its place is")
  func blocks() {
    #expect(
      swiftSource(of: Note(text: "one\n\n  two \\ \"\"\"\n")) == #"""
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
    #expect(swiftSource(of: "a \nb") == "\"\"\"\na\\u{20}\nb\n\"\"\"")
  }
}
