import Glibc
import PtyTesting
import Testing

@testable import Terminal

/// Rows that only tell: the keys stay the shell's.
@Suite(.serialized, .waitsForPrograms) struct StatusRowsTests {
  private let on = "\u{4}"

  private func start() throws -> PtyProgram {
    let program = try PtyProgram("ConsoleProbe", ["status"], width: 40, height: 8)
    try program.wait("for the first row") { $0.line(1) == "one of three" }
    return program
  }

  @Test func `what was printed stays above, and what is typed ahead doesn't stay in the row`() throws {
    let program = try start()
    #expect(program.line(0) == "begun", "a line that isn't over stays")
    program.send("ab" + on)
    try program.wait("for the next") { $0.line(1) == "two of three, in a row that is wide" }
    program.send(on)
    try program.wait("for what is printed") { $0.line(1) == "printed" && $0.line(2) == "three" }
    program.send(on)
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.filled == ["begun", "printed", "over"] && program.disorder == [], "\(program.dump)")
  }

  @Test func `a terminal that becomes narrower keeps nothing of it`() throws {
    let program = try start()
    program.send(on)
    try program.wait("for the wide one") { $0.line(1).hasSuffix("is wide") }
    program.resize(30, 8)
    program.send(on)
    try program.wait("for the last row") { $0.text.contains("three") && $0.text.contains("printed") }
    program.send(on)
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.filled == ["begun", "printed", "over"], "\(program.dump)")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal is what it is elsewhere, and leaves nothing of the rows`(_ signal: Int32) throws {
    let program = try start()
    program.signal(signal)
    #expect(try program.waitForEnd() == .killed(signal))
    #expect(program.filled == ["begun"] && program.disorder == [], "\(program.dump)")
  }

  @Test func `where nothing can be drawn there are none`() throws {
    let program = try PtyProgram(
      "ConsoleProbe", ["status"], width: 40, height: 8, environment: ["TERM": "dumb"])
    program.send(on + on + on)
    #expect(try program.waitForEnd() == .exited(0))
    #expect(program.filled == ["begunprinted", "over"], "\(program.dump)")
  }
}
