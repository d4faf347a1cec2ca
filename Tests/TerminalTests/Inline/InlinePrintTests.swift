// What a program prints below the prompt goes above its rows, while it runs.

import Glibc
import PtyTesting
import Screen
import Testing

@testable import ConsoleProbe
@testable import Terminal

@Suite(.serialized, .waitsForPrograms) struct InlinePrintTests {
  @Test(arguments: [2, 30])
  func `lines of effects, of standard output and of standard error stand above`(below: Int) throws {
    let program = try InlineTests.start(below: below)
    program.send("pen")
    let above =
      InlineTests.old(below) + [
        "a word on standard output", "a word on standard error", "printed 1", "red^[[2J 1",
      ]
    try program.wait { $0.text.contains("keys 3") && $0.filled.count >= above.count + 3 }
    program.settle()
    #expect(Set(program.filled.prefix(above.count)) == Set(above), "\(program.dump)")
    #expect(program.filled[above.count] == "rows 3 keys 3 size 60x4 n")
    let row = try #require(program.lines.lastIndex { $0.hasPrefix("red") })
    #expect(program[0, row].foreground == 2 && program[7, row].foreground == 2)
    program.send("q")
    try program.waitForEnd()
    #expect(program.filled.count == above.count + 1 && program.disorder == [])
  }

  @Test func `on the whole screen they are shown when it is left`() throws {
    let program = try PtyProgram("ConsoleProbe", ["rows"], width: 60, height: 20)
    try program.wait { $0.isOtherScreen && $0.text.contains("keys 0") }
    program.send("n")
    try program.wait { $0.text.contains("keys 1") }
    #expect(!program.text.contains("printed"))
    program.send("q")
    try program.waitForEnd()
    #expect(program.filled == ["printed 1", "red^[[2J 1", "ConsoleProbe ends"], "\(program.dump)")
  }

  @Test func `control characters are made visible`() throws {
    let program = try InlineTests.start()
    program.send("m")
    try program.wait { $0.text.contains("hidden") }
    #expect(program.title != "stolen")
    #expect(program.line(5) == "^[]0;stolen^G?8mhidden", "\(program.dump)")
  }

  @Test func `fifty thousand lines come in order, and keys are heard meanwhile`() throws {
    let program = try InlineTests.start()
    program.send("Nx")
    // The key is handled long before the last line is shown.
    try program.wait { $0.text.contains("keys 2") }
    #expect(!program.text.contains("line 49999 "))
    try program.wait { $0.text.contains("line 49999 ") && $0.text.contains("keys 2") }
    let lines = program.filled.filter { $0.hasPrefix("line ") }
    #expect(lines == (0..<50_000).map { "line \($0) of very many lines" })
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test func `what is still on its way at the end is shown before the rows go`() throws {
    let program = try InlineTests.start()
    program.send("Nq")
    try program.waitForEnd()
    #expect(program.filled.count == 5 + 50_000 + 1)
    #expect(program.filled.last == "ConsoleProbe ends")
  }
}

@Suite struct PrintedLinesTests {
  @Test(arguments: [
    ("a\nb\n", "a\r\nb\r\n"), ("a\r\nb", "a\r\n"), ("10%\r20%\rdone\n", "done\r\n"), ("a\tb\n", "a\tb\r\n"),
    ("\u{1B}[1;31mred\u{1B}[m\n", "\u{1B}[1;31mred\u{1B}[m\u{1B}[m\r\n"),
    ("\u{1B}[31m\u{1B}[2J\u{1B}]0;x\u{7}\n", "\u{1B}[31m^[[2J^[]0;x^G\u{1B}[m\r\n"),
    ("\u{9B}2J\n", "?2J\r\n"),
    ("\u{1B}\n", "^[\r\n"), ("\u{1B}[", ""), ("", ""),
  ])
  func `only text and colours reach the terminal`(printed: String, shown: String) {
    var lines = PrintedLines()
    #expect(String(decoding: lines.take(Array(printed.utf8)), as: UTF8.self) == shown)
  }

  @Test func `a line waits for its end, a very long one does not`() {
    var lines = PrintedLines()
    #expect(lines.take(Array("a".utf8)) == [])
    #expect(lines.take(Array("b\nc".utf8)) == Array("ab\r\n".utf8))
    #expect(lines.takeRest() == Array("c\r\n".utf8))
    #expect(lines.takeRest() == [])
    #expect(lines.take(Array(repeating: 0x61, count: 20_000)).count == 20_002)
    #expect(lines.take([0xFF, 0x0A]) == Array("\u{FFFD}\r\n".utf8))
  }
}
