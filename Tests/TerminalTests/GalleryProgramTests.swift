// The gallery in a real pty, from keys to cells, and all the ways it may end.

import Glibc
import PtyTesting
import Testing

@Suite(.serialized, .waitsForPrograms) struct GalleryProgramTests {
  static func gallery(
    _ arguments: [String] = [], width: Int = 80, height: Int = 24, environment: [String: String?] = [:]
  ) throws -> PtyProgram {
    try PtyProgram("gallery", arguments, width: width, height: height, environment: environment)
  }

  static func counter(width: Int = 80, height: Int = 24) throws -> PtyProgram {
    let program = try gallery(["counter"], width: width, height: height)
    try program.wait { $0.text.contains("Counter") && $0.isOtherScreen && !$0.modes.echo }
    return program
  }

  @Test func `the menu opens the counter, which counts, asks for a fact and shows it`() throws {
    let program = try Self.gallery()
    try program.wait { $0.text.contains("Gallery") && $0.text.contains("Counter") }
    program.send("\r")
    try program.wait { $0.text.contains("Press f for a fact") }
    program.send("+++f")
    try program.wait { $0.text.contains("Looking up 3") }
    try program.wait { $0.text.contains("3 legs stand firm") }
    program.send("q")
    try program.wait { $0.text.contains("Gallery") }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
  }

  @Test func `Escape cancels a question at once`() throws {
    let program = try Self.counter()
    program.send("f")
    try program.wait { $0.text.contains("Looking up") }
    program.send("\u{1B}")
    try program.wait { !$0.text.contains("Looking up") }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
  }

  @Test func `two hundred sizes in a row, down to one cell, leave a whole picture`() throws {
    let program = try Self.counter()
    for step in 0..<200 {
      program.resize(1 + step * 7 % 90, 1 + step * 5 % 40)
      if step % 10 == 0 { program.send("+") }
      program.pump(for: .milliseconds(1))
    }
    program.resize(80, 24)
    try program.wait { $0.text.contains("╭─ Counter ─") && $0.text.contains("more") }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
  }

  @Test(arguments: [(1, 1), (3, 2), (40, 10), (200, 60)])
  func `it opens and closes in every size`(width: Int, height: Int) throws {
    let program = try Self.gallery(width: width, height: height)
    try program.wait { $0.isOtherScreen && !$0.modes.echo }
    program.settle()
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
  }

  @Test func `ctrl+z stops it and the shell continues it where it was`() throws {
    let program = try Self.counter()
    program.send("+\u{1A}")
    try program.wait { $0.state == .stopped }
    #expect(program.disorder == [])
    program.resume()
    try program.wait { $0.text.contains("Counter") && $0.isOtherScreen }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal ends it while a fact is looked up, and the terminal is given back`(number: Int32) throws {
    let program = try Self.counter()
    program.send("f")
    try program.wait { $0.text.contains("Looking up") }
    program.signal(number)
    #expect(try program.waitForEnd() == .killed(number))
    #expect(program.disorder == [])
  }

  @Test func `a terminal that is closed ends it cleanly`() throws {
    let program = try Self.counter()
    program.send("f")
    program.hangUp()
    #expect(try program.waitForEnd() == .exited(0))
  }

  @Test func `without a terminal type it says so and ends with 2`() throws {
    let program = try Self.gallery(environment: ["TERM": nil])
    #expect(try program.waitForEnd() == .exited(2))
    #expect(program.text.contains("gallery: "))
    #expect(program.text.contains("TERM"))
  }

  @Test func `the list of programs needs no terminal type`() throws {
    let program = try Self.gallery(["--list"], environment: ["TERM": nil])
    #expect(try program.waitForEnd() == .exited(0))
    for name in ["counter", "weather", "first-run", "parts"] {
      #expect(program.text.contains(name))
    }
  }

  @Test func `what is missing outside is said, and does not end the program`() throws {
    let program = try Self.gallery(["weather"], environment: ["OPENWEATHER_API_KEY": nil])
    try program.wait { $0.text.contains("Type a city") }
    program.send("Oslo\r")
    try program.wait { $0.text.contains("Set OPENWEATHER_API_KEY") }
    program.send("q")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
  }

  @Test func `keys that are typed ahead reach whoever is open by then`() throws {
    let program = try Self.gallery()
    try program.wait { $0.text.contains("Gallery") && $0.isOtherScreen && !$0.modes.echo }
    // Typed ahead: open and leave the counter, go down, type a city in the weather.
    program.send("\r+++qj\rCampana")
    try program.wait { $0.text.contains("Place  Campana") }
    program.send("\u{3}")
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.disorder == [])
  }

  @Test(arguments: [
    ["wether"], ["counter", "x"], ["--lost"], ["first-run", "ftp://here"], ["--keys", "/nowhere/keys.json"],
  ])
  func `what it does not understand it says, and ends with 2`(arguments: [String]) throws {
    let program = try Self.gallery(arguments)
    #expect(try program.waitForEnd() == .exited(2))
    #expect(program.text.contains("gallery: "))
  }
}
