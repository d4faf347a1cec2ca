// Rows below the prompt in a real pty: they are as the frame says, and what is above them stays.

import Glibc
import PtyTesting
import Screen
import Testing

@testable import ConsoleProbe
@testable import Terminal

@Suite(.serialized, .waitsForPrograms) struct InlineTests {
  /// Starts the probe below some lines, with a terminal of its own.
  static func start(
    _ options: String = "--rows 4", below lines: Int = 5, width: Int = 60, height: Int = 20,
    before: String = "", environment: [String: String?] = [:]
  ) throws -> PtyProgram {
    var environment = environment
    environment["PROBE"] = try PtyProgram.product("ConsoleProbe")
    let program = try PtyProgram(
      "/bin/sh",
      ["-c", "for i in $(seq 1 \(lines)); do echo old $i; done; \(before) exec \"$PROBE\" \(options) rows"],
      width: width, height: height, environment: environment)
    try program.wait { ($0.text.contains("keys 0") || width < 20) && !$0.modes.echo }
    return program
  }

  /// What the probe shows after these keys.
  static func frame(_ keys: String, _ size: Size) throws -> Frame {
    var probe = RowsProbe(handle: TerminalHandle(mailbox: Mailbox(wakeup: try #require(Wakeup()))))
    for key in keys { _ = probe.take(.key(Key(.character(key)))) }
    return probe.frame(size)
  }

  static func old(_ count: Int) -> [String] { count < 1 ? [] : (1...count).map { "old \($0)" } }

  @Test func `in the middle of the screen it begins where the prompt was, and leaves nothing`() throws {
    let program = try Self.start()
    try program.waitToShow(try Self.frame("", Size(60, 4)), at: 5, above: Self.old(5))
    #expect(!program.isOtherScreen)
    program.send("++--+")
    try program.waitToShow(try Self.frame("++--+", Size(60, 4)), at: 5, above: Self.old(5))
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
    #expect(program.filled == Self.old(5) + ["ConsoleProbe ends"])
  }

  @Test func `at the bottom of the screen it scrolls, and nothing is lost`() throws {
    let program = try Self.start(below: 30)
    try program.waitToShow(try Self.frame("", Size(60, 4)), at: 16, above: Self.old(30))
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.filled == Self.old(30) + ["ConsoleProbe ends"])
  }

  @Test func `rows that fit grow with the frame up to their share, and shrink`() throws {
    let program = try Self.start("--fitting 0.5", below: 15)
    var keys = ""
    for key in "++++++++++----------++" {
      keys.append(key)
      program.send(String(key))
      let frame = try Self.frame(keys, Size(60, 10))
      try program.waitToShow(frame, at: nil, above: Self.old(15))
    }
    // It grew by seven, which scrolled the screen by five.
    #expect(program.history == Self.old(5))
    program.send("q")
    try program.waitForEnd()
    #expect(program.filled == Self.old(15) + ["ConsoleProbe ends"])
  }

  @Test func `the last frame stays if it is asked to, and the prompt comes below it`() throws {
    for below in [3, 30] {
      let program = try Self.start("--rows 3 --last", below: below)
      program.send("x")
      try program.wait { $0.text.contains("keys 1") }
      program.send("q")
      try program.waitForEnd()
      let frame = try Self.frame("xq", Size(60, 3)).lines.map { PtyProgram.trimmed($0) }
      #expect(
        program.filled.suffix(4) == ["rows 3 keys 1 size 60x3 x"] + frame[1...] + ["ConsoleProbe ends"])
      #expect(program.filled.prefix(below) == Self.old(below)[...])
      #expect(program.disorder == [])
    }
  }

  @Test func `behind an unfinished line it begins in the next one`() throws {
    let program = try Self.start(before: "printf unfinished;")
    try program.waitToShow(try Self.frame("", Size(60, 4)), at: 6, above: Self.old(5) + ["unfinished"])
  }

  @Test func `a cursor is where the frame has it`() throws {
    let program = try Self.start("--fitting 1", below: 18)
    for keys in ["v", "v+", "v++", "v++-"] {
      program.send(String(keys.last!))
      try program.waitToShow(try Self.frame(keys, Size(60, 20)), at: nil, above: Self.old(18))
    }
  }

  @Test(arguments: ["", "v", "Lv"])
  func `it stops for the shell, and comes back below what the shell has written`(keys: String) throws {
    let program = try Self.start(below: 5)
    program.send(keys)
    try program.wait { $0.text.contains("keys \(keys.count)") }
    program.send("z")
    try program.wait("for the stop") { $0.state == .stopped }
    program.settle(.milliseconds(20))
    #expect(program.disorder == [] && program.filled == Self.old(5))
    program.resume()
    try program.waitToShow(try Self.frame(keys + "z", Size(60, 4)), at: 5, above: Self.old(5))
    program.send("q")
    try program.waitForEnd()
    #expect(program.filled == Self.old(5) + ["ConsoleProbe ends"])
  }

  @Test func `another program has the terminal below what is above, and stays there`() throws {
    let program = try Self.start(below: 5, environment: ["EDITOR": "echo edited; printf '> '; read x"])
    program.send("o")
    try program.wait { $0.text.contains("\n>") && $0.modes.echo }
    #expect(!program.text.contains("keys"))
    program.send("yes\r")
    try program.wait { $0.text.contains("keys 1") && !$0.modes.echo }
    #expect(
      program.filled.prefix(8) == (Self.old(5) + ["edited", "> yes", "rows 3 keys 1 size 60x4 o"])[...])
  }

  @Test(arguments: ["linux", "vt100", "vt220", "screen", "screen-256color", "tmux-256color", "rxvt", "ansi"])
  func `other types of terminal show the same text`(type: String) throws {
    let program = try Self.start(below: 18, environment: ["TERM": type])
    var keys = ""
    for key in "v++L-vLn+" {
      program.send(String(key))
      keys.append(key)
      let lines = try Self.frame(keys, Size(60, 4)).lines.dropFirst().map { PtyProgram.trimmed($0) }
      try program.wait("for \(keys)") {
        Array($0.lines.suffix(3)) == lines && $0.text.contains("keys \(keys.count)")
      }
    }
    program.send("q")
    try program.waitForEnd()
    #expect(program.disorder == [])
    #expect(
      program.filled == Self.old(18) + ["printed 1", "red^[[2J 1", "ConsoleProbe ends"], "\(program.dump)")
  }

  @Test func `a terminal that can't go up is told so`() throws {
    let program = try PtyProgram(
      "ConsoleProbe", ["--rows", "3", "rows"], width: 150, environment: ["TERM": "dumb"])
    #expect(try program.waitForEnd() == .exited(2))
    #expect(program.text.contains("\"dumb\" in TERM cannot move its cursor"))
  }

  @Test func `NO_COLOR takes the colours and leaves the rest`() throws {
    let program = try Self.start(environment: ["NO_COLOR": "1"])
    try program.waitToShow(try Self.frame("", Size(60, 4)).withoutColor(), at: 5, above: Self.old(5))
  }

  @Test(arguments: [Size(60, 5), Size(20, 2), Size(5, 1)])
  func `a terminal of few rows has as many as there are`(size: Size) throws {
    let program = try Self.start("--rows 9", below: 3, width: size.width, height: size.height)
    program.send("++n++x")
    let lines = try Self.frame("++n++x", size).lines.map { PtyProgram.trimmed($0) }
    try program.wait { $0.lines == lines }
    program.send("q")
    try program.waitForEnd()
    // libvterm keeps no lines of a single row.
    #expect(size.height == 1 || program.history.prefix(3) == Self.old(3)[...], "\(program.history)")
    #expect(program.disorder == [])
  }

  @Test(arguments: [1, 2, 3])
  func `fifty frames made by chance are shown as they are`(seed: Int) throws {
    let program = try PtyProgram(
      "ConsoleProbe", ["--rows", "12", "frames", "\(seed)"], width: 70, height: 20)
    for number in 0..<50 {
      if number > 0 { program.send("n") }
      let frame = Chance.frame(seed: UInt64(seed), number: number, size: Size(70, 12))
      try program.wait("for frame \(number)") {
        $0.title == frame.title && $0.differences(from: frame, rows: 12, at: 0).isEmpty
      }
    }
  }

  @Test func `a changed cell takes some tens of bytes, and a key that changes nothing none`() throws {
    let program = try Self.start("--rows 8 --mouse", width: 120, height: 40)
    program.send("xxv")
    try program.wait { $0.text.contains("keys 3") }
    program.settle()
    program.forgetOutput()
    program.send("v")
    try program.wait { $0.text.contains("keys 4") }
    program.settle()
    #expect(program.output.count < 120)
    let other = try PtyProgram("ConsoleProbe", ["--rows", "8", "list"])
    try other.wait { $0.text.contains("1/200") }
    other.send("k")
    other.settle()
    other.forgetOutput()
    other.send("k")
    other.settle()
    #expect(other.output == [])
  }

  @Test func `continued without having been asked to stop it goes on below the shell's words`() throws {
    let program = try Self.start()
    program.send("v")
    try program.wait { $0.text.contains("keys 1") }
    program.signal(SIGSTOP)
    try program.wait { $0.state == .stopped }
    program.resume()
    program.send("+")
    try program.wait { $0.text.contains("keys 2") }
    program.send("q")
    try program.waitForEnd()
    #expect(program.disorder == [] && program.filled.prefix(5) == Self.old(5)[...])
  }

  @Test func `a press is where the frame is, and one elsewhere is nobody's`() throws {
    let program = try Self.start("--rows 4 --mouse", below: 5)
    program.settle()
    program.send("\u{1B}[<0;3;7M")
    try program.wait { $0.text.contains("keys 1 size 60x4 click(2,1)") }
    program.send("\u{1B}[<0;3;5M\u{1B}[<0;3;10Mx")
    try program.wait { $0.text.contains("keys 2 size 60x4 x") }
    // At the bottom it moves up with each line above.
    program.send("nnnnnnn")
    try program.wait { $0.text.contains("keys 9") && $0.text.contains("printed 7") }
    program.settle()
    program.send("\u{1B}[<0;3;17M")
    try program.wait { $0.text.contains("keys 10 size 60x4 click(2,0)") }
    program.send("\u{1B}[1;1R")
    try program.wait { $0.text.contains("keys 11 size 60x4 f3") }
  }
}

extension PtyProgram {
  /// All lines, those scrolled off the top first, up to the last with text.
  var filled: [String] {
    var lines = history + lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Waits until the rows from `top` (default: the last ones with text) show a frame, below these lines.
  func waitToShow(
    _ frame: Frame, at top: Int?, above: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let lines = frame.lines.map { PtyProgram.trimmed($0) }
    let needed = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 1
    func start(_ program: PtyProgram) -> Int? {
      if let top { return top }
      return program.lines.lastIndex { $0.hasPrefix("rows ") }
    }
    func differences(_ program: PtyProgram) -> [String] {
      guard let start = start(program) else { return ["no rows"] }
      var found = program.differences(from: frame, rows: needed, at: start)
      let lines = program.history + program.lines[..<start]
      if Array(lines) != above { found.append("above is \(lines)") }
      if program.lines[min(start + needed, program.size.height)...].contains(where: { !$0.isEmpty }) {
        found.append("something is below")
      }
      return found
    }
    do {
      try wait("for the rows", sourceLocation: sourceLocation) { differences($0).isEmpty }
    } catch {
      Issue.record("\(differences(self).prefix(8))", sourceLocation: sourceLocation)
      throw error
    }
  }

  /// How rows of the screen differ from a frame.
  func differences(from frame: Frame, rows: Int, at top: Int) -> [String] {
    var found: [String] = []
    for row in 0..<rows where top + row < size.height {
      for column in 0..<min(frame.size.width, size.width) where !frame[column, row].isContinuation {
        let shown = ShownCell(self[column, top + row])
        let expected = ShownCell(frame[column, row], .sixteen, false)
        if let difference = shown.difference(from: expected) {
          // The colour of nothing doesn't count.
          if shown.text == " ", expected.text == " ", shown.background == expected.background,
            shown.attributes & 24 == expected.attributes & 24
          {
            continue
          }
          found.append("\(column),\(row): \(difference)")
        }
      }
    }
    if let cursor = frame.cursor {
      if !cursorIsVisible { found.append("the cursor is hidden") }
      if self.cursor != (cursor.point.column, top + cursor.point.row) {
        found.append("the cursor is at \(self.cursor)")
      }
    } else if cursorIsVisible {
      found.append("the cursor is shown")
    }
    return found
  }
}
