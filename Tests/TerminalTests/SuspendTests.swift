// Giving the terminal away and taking it back: ^Z and `fg`, and an editor. The driver plays the shell.

import Glibc
import PtyTesting
import Screen
import Testing

@testable import ConsoleProbe

@Suite(.serialized, .waitsForPrograms) struct SuspendTests {
  @Test func `it stops for the shell, and comes back with all it showed`() throws {
    let program = try EndTests.deeds()
    for round in 1...3 {
      let before = program.text
      program.send("\u{1A}")
      try program.wait("for the stop") { $0.state == .stopped }
      program.settle(.milliseconds(20))
      #expect(program.disorder == [])
      #expect(!program.text.contains("deeds"))
      program.resume()
      try program.wait("for fg") { $0.isOtherScreen && $0.line(0).hasPrefix("deeds \(round)") }
      #expect(program.disorder.count == 8)
      if round > 1 { #expect(program.text.count == before.count) }
    }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
  }

  @Test func `a size that changed meanwhile is told`() throws {
    let program = try EndTests.deeds()
    program.send("z")
    try program.wait { $0.state == .stopped }
    program.resize(50, 7)
    program.resume()
    try program.wait { $0.line(0) == "deeds 2 size 50x7" }
  }

  /// Both are answered before the next frame is drawn, so the last one is painted on a screen that has more rows than it.
  @Test(arguments: ["z", "o"])
  func `a stop or an editor right after the window grew`(key: String) throws {
    let program = try EndTests.deeds(["EDITOR": "exit 3"])
    // The second key works for a second, in which the window grows.
    program.send(key + "f")
    program.settle(.milliseconds(300))
    program.resize(110, 50)
    if key == "z" {
      try program.wait { $0.state == .stopped }
      program.resume()
    }
    try program.wait { $0.line(0).hasSuffix("size 110x50") && $0.isOtherScreen }
    #expect((1..<50).allSatisfy { program.line($0).isEmpty || program.line($0).hasPrefix("outside") })
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test(arguments: [("40", "10"), ("99999", "99999"), ("0", "-1")])
  func `COLUMNS and LINES say nothing of this terminal, also when it comes back`(
    columns: String, lines: String
  ) throws {
    let program = try PtyProgram(
      "ConsoleProbe", ["frames", "21"], environment: ["COLUMNS": columns, "LINES": lines])
    for number in 0..<3 {
      if number > 0 {
        program.signal(SIGTSTP)
        try program.wait { $0.state == .stopped }
        program.resume()
        try program.wait("for fg") { $0.isOtherScreen && !$0.modes.echo }
        program.send("n")
      }
      try program.wait { $0.title == "frame \(number) 80x24" }
      try program.waitToShow(Chance.frame(seed: 21, number: number, size: Size(80, 24)))
    }
  }

  @Test func `a terminal that says it is larger than any screen is not believed`() throws {
    let program = try PtyProgram("ConsoleProbe", ["deeds"])
    try program.wait { $0.line(0).hasPrefix("deeds") }
    program.tellSize(65_535, 65_535)
    try program.wait { $0.line(0) == "deeds 1 size 2000x1000" }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test func `stopped from outside it gives the terminal back as well`() throws {
    let program = try EndTests.deeds()
    program.signal(SIGTSTP)
    try program.wait { $0.state == .stopped }
    program.settle(.milliseconds(20))
    #expect(program.disorder == [])
    program.resume()
    try program.wait { $0.isOtherScreen && $0.line(0).hasPrefix("deeds") && !$0.modes.echo }
  }

  @Test func `stopped without being asked it takes the terminal back when it goes on`() throws {
    let program = try EndTests.deeds()
    program.signal(SIGSTOP)
    try program.wait { $0.state == .stopped }
    #expect(program.modes.echo)
    program.forgetOutput()
    program.resume()
    try program.wait { !$0.modes.echo && $0.output.count > 20 }
    program.send("x")
    try program.wait { $0.line(0).hasPrefix("deeds 1") }
  }

  @Test func `in the background it waits for the foreground, and writes nothing`() throws {
    let program = try EndTests.deeds()
    program.send("z")
    try program.wait { $0.state == .stopped }
    program.settle(.milliseconds(20))
    program.forgetOutput()
    program.resume(inBackground: true)
    try program.wait("for the second stop") { $0.state == .stopped }
    #expect(program.output == [])
    program.resume()
    try program.wait { $0.isOtherScreen && $0.line(0).hasPrefix("deeds 1") }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT])
  func `a signal while it is suspended ends it, and nothing is written`(number: Int32) throws {
    let program = try EndTests.deeds()
    program.send("z")
    try program.wait { $0.state == .stopped }
    program.settle(.milliseconds(20))
    program.forgetOutput()
    program.signal(number)
    // A stopped process handles its signals when it continues.
    program.resume(inBackground: true)
    #expect(try program.waitForEnd() == .killed(number))
    #expect(program.output == [])
    #expect(program.disorder == [])
  }

  @Test func `an editor gets the terminal as the shell had it, and gives it back`() throws {
    let program = try EndTests.deeds([
      "EDITOR": "stty -a | grep -o ' echo '; echo ready; read word; echo got $word; exit 3"
    ])
    program.send("o")
    try program.wait { $0.text.contains("ready") }
    #expect(program.disorder == [])
    #expect(program.text.contains(" echo"))
    program.send("hello\n")
    try program.wait { $0.line(1) == "outside gave \(3 << 8)" && $0.isOtherScreen && $0.bells == 1 }
    #expect(program.disorder.count == 8)
    #expect(String(decoding: program.output, as: UTF8.self).contains("got hello"))
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test func `an editor that is killed, also by the user's own ^C, does not take the program with it`() throws
  {
    let program = try EndTests.deeds(["EDITOR": "echo ready; kill -9 $$"])
    program.send("o")
    try program.wait { $0.line(1) == "outside gave 9" && $0.isOtherScreen }
    let second = try EndTests.deeds(["EDITOR": "echo ready; sleep 100"])
    second.send("o")
    try second.wait { $0.text.contains("ready") }
    second.settle(.milliseconds(50))
    second.send("\u{3}")
    try second.wait { $0.line(1) == "outside gave 2" && $0.isOtherScreen }
  }

  @Test func `^Z in an editor stops both, and fg continues both`() throws {
    let program = try EndTests.deeds(["EDITOR": "echo ready; read word; exit 4"])
    program.send("o")
    try program.wait { $0.text.contains("ready") }
    program.settle(.milliseconds(50))
    program.send("\u{1A}")
    try program.wait { $0.state == .stopped }
    program.resume()
    program.send("on\n")
    try program.wait { $0.line(1) == "outside gave \(4 << 8)" && $0.isOtherScreen }
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal while the editor runs ends the program, and the terminal is left to the editor`(
    number: Int32
  ) throws {
    let program = try EndTests.deeds(["EDITOR": "echo ready; sleep 3"])
    program.send("o")
    try program.wait { $0.text.contains("ready") }
    program.settle(.milliseconds(20))
    program.forgetOutput()
    program.signal(number)
    #expect(try program.waitForEnd() == .killed(number))
    #expect(program.output == [])
  }

  @Test func `the clipboard and the bell`() throws {
    let program = try EndTests.deeds()
    program.send("cb")
    try program.wait { $0.bells == 1 }
    #expect(
      String(decoding: program.output, as: UTF8.self).contains("\u{1B}]52;c;dG8gdGhlIGNsaXBib2FyZA==\u{7}"))
  }
}
