// However a program below the prompt ends, nothing of it is left, and what was above it still is.

import Glibc
import PtyTesting
import Screen
import Testing

@Suite(.serialized, .waitsForPrograms) struct InlineEndTests {
  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT, SIGPIPE, SIGUSR1], ["", "v"])
  func `a signal ends it without a trace`(number: Int32, keys: String) throws {
    for below in [5, 30] {
      let program = try InlineTests.start(below: below)
      program.send(keys + "+")
      try program.wait { $0.text.contains("keys \(keys.count + 1)") && $0.cursorIsVisible == (keys == "v") }
      program.settle(.milliseconds(20))
      program.signal(number)
      #expect(try program.waitForEnd() == .killed(number))
      #expect(program.disorder == [])
      #expect(program.filled == InlineTests.old(below), "\(program.dump)")
      #expect(program.cursor.column == 0)
    }
  }

  @Test(arguments: [
    ("t", "the trap that was asked for"), ("i", "Index out of range"), ("a", ""), ("s", ""), ("r", ""),
  ])
  func `a trap leaves what it says, and nothing else`(key: String, message: String) throws {
    let program = try InlineTests.start()
    program.send(key)
    guard case .killed = try program.waitForEnd() else { Issue.record("it did not die"); return }
    #expect(program.disorder == [])
    #expect(program.filled.prefix(5) == InlineTests.old(5)[...])
    #expect(!program.filled.dropFirst(5).contains { $0.hasPrefix("row") }, "\(program.dump)")
    #expect(String(decoding: program.output, as: UTF8.self).contains(message), "\(program.dump)")
  }

  @Test func `an exit in the middle gives the terminal back, of either kind`() throws {
    let program = try InlineTests.start()
    program.send("pk")
    #expect(try program.waitForEnd() == .exited(3))
    #expect(program.disorder == [])
    #expect(program.filled == InlineTests.old(5) + ["a word on standard output"], "\(program.dump)")
    let other = try EndTests.deeds()
    other.send("k")
    #expect(try other.waitForEnd() == .exited(3))
    #expect(other.disorder == [])
  }

  @Test func `a signal while it draws leaves the terminal in order and what was above in place`() throws {
    for pause in 0..<24 {
      let program = try InlineTests.start("--fitting 1", below: 5)
      program.send(String(repeating: "++++++--nvLv-", count: 30))
      for _ in 0..<pause { program.pump(for: .milliseconds(1)) }
      program.signal(SIGTERM)
      #expect(try program.waitForEnd() == .killed(SIGTERM))
      #expect(program.disorder == [])
      #expect(program.filled.prefix(5) == InlineTests.old(5)[...], "\(program.dump)")
      #expect(program.cursor.column == 0)
      #expect(!program.filled.dropFirst(5).contains { $0.hasPrefix("row") }, "\(program.dump)")
    }
  }

  @Test func `a signal in the middle of a frame that the terminal doesn't take leaves nothing of it`() throws
  {
    for number in 1...4 {
      let program = try PtyProgram("ConsoleProbe", ["--rows", "30", "frames", "9"], width: 200, height: 60)
      try program.wait { $0.title.hasPrefix("frame 0") }
      program.settle()
      program.block(for: .milliseconds(200), sending: String(repeating: "n", count: number))
      for _ in 0..<number { program.block(for: .milliseconds(30), sending: "n") }
      program.signal(SIGTERM)
      #expect(try program.waitForEnd() == .killed(SIGTERM))
      #expect(program.disorder == [] && program.filled == [], "\(program.dump)")
    }
  }

  @Test func `a closed window ends it`() throws {
    let program = try InlineTests.start()
    program.hangUp()
    #expect(try program.waitForEnd() == .exited(0))
  }
}
