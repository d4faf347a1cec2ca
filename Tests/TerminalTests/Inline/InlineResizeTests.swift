// Resizing a terminal with rows below the prompt. libvterm cuts its lines off, as xterm does.

import PtyTesting
import Screen
import Testing

@testable import ConsoleProbe
@testable import Terminal

@Suite(.serialized, .waitsForPrograms) struct InlineResizeTests {
  @Test(
    arguments: ["", "v", "Lv+"],
    [Size(80, 20), Size(40, 20), Size(60, 30), Size(40, 10), Size(60, 5), Size(30, 3)])
  func `the rows are drawn anew, and nothing above is destroyed`(keys: String, size: Size) throws {
    for below in [2, 30] {
      let program = try InlineTests.start(below: below)
      program.send(keys)
      try program.wait { $0.text.contains("keys \(keys.count)") }
      program.settle(.milliseconds(20))
      program.resize(size.width, size.height)
      let rows = Size(size.width, min(4, size.height))
      try program.wait("for \(rows)") {
        $0.text.contains("size \(rows)") || $0.text.contains("keys \(keys.count + 1)")
      }
      program.settle()
      let start = try #require(program.lines.lastIndex { $0.hasPrefix("rows ") })
      let last = program.lines.count - start >= rows.height
      #expect(last, "\(program.dump)")
      let expected = try InlineTests.frame(keys, rows).lines.dropFirst().map { PtyProgram.trimmed($0) }
      #expect(Array(program.lines[(start + 1)..<(start + rows.height)]) == expected, "\(program.dump)")
      let above = (program.history + program.lines[..<start]).filter { $0.hasPrefix("old") }
      #expect(above == InlineTests.old(below), "\(program.dump)")
      // A cursor below the last row of a smaller screen pushes the first rows off it.
      let left = (program.history + program.lines[..<start]).filter { $0.hasPrefix("rows") }
      #expect(left.isEmpty || size.height < 4, "\(program.dump)")
    }
  }

  @Test func `a hundred sizes end in the last`() throws {
    var dice = Dice(7)
    let program = try InlineTests.start("--fitting 0.7", below: 30)
    for number in 0..<100 {
      program.resize(.random(in: 30...90, using: &dice), .random(in: 3...40, using: &dice))
      program.send(number % 3 == 0 ? "+" : number % 3 == 1 ? "v" : "n")
      program.pump(for: .milliseconds(number % 4))
    }
    program.resize(60, 20)
    try program.wait { $0.text.contains("size 60x14") }
    program.settle()
    #expect((program.history + program.lines).filter { $0.hasPrefix("old") } == InlineTests.old(30))
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
  }

  @Test func `how far up rows begin in a terminal that wraps them anew`() {
    #expect(Reflow.rows(above: Point(0, 0), lengths: [80, 80], width: 40) == 0)
    #expect(Reflow.rows(above: Point(0, 2), lengths: [80, 81, 5], width: 40) == 5)
    #expect(Reflow.rows(above: Point(50, 1), lengths: [0, 60], width: 40) == 2)
    let known: [([String: String], Bool)] = [
      (["TERM": "xterm-256color"], false),
      (["TERM": "xterm", "XTERM_VERSION": "x", "VTE_VERSION": "1"], false),
      (["TERM": "xterm-256color", "VTE_VERSION": "6800"], true),
      (["TERM": "tmux-256color", "TMUX": "x"], true),
      (["TERM": "screen", "VTE_VERSION": "1"], false), (["TERM": "linux"], false), (["TERM": "foot"], true),
    ]
    for (environment, reflows) in known { #expect(Reflow.isLikely { environment[$0] } == reflows) }
  }
}
