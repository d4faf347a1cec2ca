// The crash guard: however a program ends, the terminal is restored and the exit status is right.

import CPty
import Glibc
import PtyTesting
import Screen
import Testing

@Suite(.serialized, .waitsForPrograms) struct EndTests {
  static func deeds(_ environment: [String: String?] = [:]) throws -> PtyProgram {
    let program = try PtyProgram("ConsoleProbe", ["deeds"], environment: environment)
    try program.wait { $0.title == "deeds" && $0.isOtherScreen && !$0.modes.echo }
    return program
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP])
  func `a signal ends it, and the terminal is given back first`(number: Int32) throws {
    let program = try Self.deeds()
    program.send("e")
    try program.wait { $0.line(0).hasPrefix("deeds 1") }
    program.signal(number)
    #expect(try program.waitForEnd() == .killed(number))
    #expect(program.disorder == [])
    #expect(program.text.contains("a word on standard error"))
  }

  /// The other deadly signals, with the first and last real-time ones.
  @Test(arguments: [
    SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSTKFLT,
    SIGSYS, 34, 64,
  ])
  func `so does a signal that programs hardly hear of`(number: Int32) throws {
    let program = try Self.deeds()
    program.signal(number)
    #expect(try program.waitForEnd() == .killed(number))
    #expect(program.disorder == [])
  }

  @Test func `a signal that somebody has told programs to ignore is ignored`() throws {
    let program = try PtyProgram(
      "/bin/sh", ["-c", "trap '' USR1; exec \"$PROBE\" deeds"],
      environment: ["PROBE": try PtyProgram.product("ConsoleProbe")])
    try program.wait { $0.title == "deeds" && $0.isOtherScreen && !$0.modes.echo }
    program.signal(SIGUSR1)
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test(arguments: [
    ("t", SIGILL, "the trap that was asked for"), ("i", SIGILL, "Index out of range"), ("a", SIGABRT, ""),
    ("s", SIGSEGV, ""), ("r", SIGSEGV, ""), ("w", SIGILL, "the trap on another thread"),
  ])
  func `a trap gives the terminal back, and then says what it was`(
    key: String, number: Int32, message: String
  ) throws {
    let program = try Self.deeds()
    program.send(key)
    #if arch(x86_64)
      #expect(try program.waitForEnd() == .killed(number))
    #else
      // On other processors, a Swift trap is another signal.
      guard case .killed = try program.waitForEnd() else { Issue.record("it did not die"); return }
    #endif
    #expect(program.disorder == [])
    #expect(String(decoding: program.output, as: UTF8.self).contains(message), "\(program.dump)")
  }

  @Test func `a trap in the middle of painting leaves nothing of the painting behind`() throws {
    for pause in 0..<20 {
      let program = try PtyProgram("ConsoleProbe", ["frames", "7"], width: 150, height: 50)
      try program.wait { $0.title.hasPrefix("frame 0") }
      program.send(String(repeating: "n", count: 300))
      for _ in 0..<pause { program.pump(for: .milliseconds(1)) }
      program.signal(SIGTERM)
      #expect(try program.waitForEnd() == .killed(SIGTERM))
      #expect(program.disorder == [])
      #expect(program.lines.allSatisfy { $0.isEmpty }, "\(program.dump)")
    }
  }

  /// The toolchain with a backtracer, found in PATH.
  static let toolchain: String? = {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").lazy.map { "\($0)/.." }
      .first { access("\($0)/libexec/swift/linux/swift-backtrace", X_OK) == 0 }
  }()

  @Test func `Swift's backtracer comes after the guard`() throws {
    guard let root = Self.toolchain else { return }
    let program = try Self.deeds([
      "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,timeout=10s,symbolicate=off",
      "SWIFT_ROOT": root,
    ])
    program.send("t")
    guard case .killed = try program.waitForEnd() else { Issue.record("it did not die"); return }
    #expect(program.disorder == [])
    let output = String(decoding: program.output, as: UTF8.self)
    #expect(output.contains("the trap that was asked for"))
    #expect(output.contains("crashed") && output.contains("Fatal error"), "\(program.dump)")
  }

  @Test func `what was written to standard output and standard error is shown after the screen is left`()
    throws
  {
    let program = try Self.deeds()
    program.send("ep")
    try program.wait { $0.line(0).hasPrefix("deeds 2") }
    #expect(!program.text.contains("a word"))
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(
      program.lines.filter { !$0.isEmpty }
        == ["a word on standard error", "a word on standard output", "ConsoleProbe ends"])
  }

  @Test func `control characters that were written meanwhile are made visible`() throws {
    let program = try Self.deeds()
    program.send("m")
    try program.wait { $0.line(0).hasPrefix("deeds 1") }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.title != "stolen")
    let line = program.lines.first { $0.contains("hidden") }
    #expect(line?.hasPrefix("^[]0;stolen^G") == true, "\(program.dump)")
    #expect(!String(decoding: program.output, as: UTF8.self).unicodeScalars.contains("\u{9B}"))
  }

  @Test func `of very much the end is shown`() throws {
    let program = try Self.deeds()
    program.send("l")
    program.send("lllllllq")
    #expect(try program.waitForEnd() == .exited(0))
    let output = String(decoding: program.output, as: UTF8.self)
    #expect(output.contains("line 19999") && !output.contains("line 10000"))
    #expect(program.disorder == [])
  }

  @Test func `what goes to a file goes on going there`() throws {
    let program = try PtyProgram(
      "/bin/sh", ["-c", "\"$PROBE\" deeds 2>/dev/null"],
      environment: ["PROBE": try PtyProgram.product("ConsoleProbe")])
    try program.wait { $0.title == "deeds" }
    program.send("eq")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(!program.text.contains("a word"))
  }

  @Test func `a closed window ends the program, which is not killed by it`() throws {
    let program = try Self.deeds()
    program.hangUp()
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test func `without a terminal it says so in a sentence and exits with 2`() throws {
    let cases: [([String: String?], Int, String)] = [
      (["TERM": nil], 0, "The variable TERM is not set"), (["TERM": ""], 0, "The variable TERM is not set"),
      (["TERM": "nobody-has-one"], 0, "The terminal type \"nobody-has-one\" in TERM is not known"),
      (
        ["TERM": "\u{1B}[31mred\n\u{7}"], 0,
        "The terminal type \"\("\u{1B}[31mred\n\u{7}".printable)\" in TERM is not known"
      ),
      (["TERM": "dumb"], 0, "The terminal type \"dumb\" in TERM cannot move its cursor"),
      ([:], PTY_NO_INPUT, "Standard input is not a terminal"),
      ([:], PTY_NO_OUTPUT, "Standard output is not a terminal"),
    ]
    for (environment, missing, sentence) in cases {
      let program = try PtyProgram(
        "ConsoleProbe", ["events"], width: 150, environment: environment, missing: missing)
      #expect(try program.waitForEnd() == .exited(2))
      let lines = program.lines.filter { !$0.isEmpty }
      #expect(
        lines.count == 1 && lines[0].hasPrefix("ConsoleProbe: " + sentence) && lines[0].hasSuffix("."),
        "\(lines)")
      #expect(program.disorder == [])
      #expect(!program.output.contains(0x1B))
    }
  }
}

extension EndTests {
  @Test(arguments: ["linux", "vt100", "vt220", "screen", "rxvt", "ansi"])
  func `simpler terminals are given back as well, with and without a second screen`(type: String) throws {
    for ends in [true, false] {
      let program = try PtyProgram("ConsoleProbe", ["events"], environment: ["TERM": type, "LINES": "7"])
      try program.wait { $0.line(0) == "events 0 size 80x24" && !$0.modes.echo }
      program.send("ab")
      try program.wait { $0.line(2) == "2 b" }
      if ends { program.send("\u{11}") } else { program.signal(SIGTERM) }
      #expect(try program.waitForEnd() == (ends ? .exited(0) : .killed(SIGTERM)))
      #expect(program.disorder == [])
      // Without an alternate screen, the prompt comes below the remaining output.
      #expect(program.cursor.column == 0)
      if ends { #expect(program.text.contains("ConsoleProbe ends")) }
    }
  }
}
