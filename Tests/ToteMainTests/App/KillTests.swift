// Promise 1: what the screen shows as saved survives kill -9. Forty programs are killed at seeded moments while keys
// are pressed; the file must have what their last screens showed as saved.

import Glibc
import PtyTesting
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

@Suite(.serialized, .waitsForPrograms) struct KillTests {
  let home = Home()

  /// Random moments, as reproducible as a shared machine allows.
  struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD ^ (state >> 29)
    }
  }

  @Test func `what a killed program had shown as saved is there, forty times`() throws {
    try home.fill()
    var random = SeededGenerator(state: 20_261_121)
    var seen: Set<String> = []
    for round in 0..<20 {
      // Two at a time, so that each is also killed while the other writes.
      let programs = [try home.tote(height: 60), try home.tote(height: 60)]
      for (one, program) in programs.enumerated() {
        try program.wait { $0.line(0).contains("Groceries") && $0.showsSaved }
        program.send("an\(round)a\(one)\r")
      }
      // Something is shown as saved …
      try programs[round % 2].wait { program in
        program.note(&seen)
        return program.showsSaved && program.shownNames.contains("n\(round)a\(round % 2)")
      }
      // … and more is on its way, somewhere between the keyboard and the disk.
      for step in 0..<Int.random(in: 0...6, using: &random) {
        let program = programs[Int.random(in: 0...1, using: &random)]
        program.send("n\(round)b\(step)\r")
        program.pump(for: .milliseconds(Int64.random(in: 0...8, using: &random)))
        program.note(&seen)
      }
      for program in programs { program.signal(SIGKILL) }
      for program in programs {
        #expect(try program.waitForEnd() == .killed(SIGKILL))
        // What was shown just before counts too.
        program.note(&seen)
      }
      // Usually the next program itself finds what the last one left.
      if round % 5 == 4 { try checkFile(for: seen) }
    }
    try checkFile(for: seen)
    // Guards against a test that does nothing.
    #expect(seen.count >= 20)
  }

  /// Opens the file left by a kill and compares it with what was seen.
  private func checkFile(for seen: Set<String>) throws {
    let storage = try Storage(path: home.database)
    defer { storage.close() }
    try storage.check()
    let contents = try storage.load()
    let stored = Set(contents.items.map(\.name))
    #expect(seen.subtracting(stored) == [], "shown as saved, and lost")
    // An entry and its rows exist together or not at all, and nothing twice.
    #expect(stored.count == contents.items.count)
    #expect(Int64(contents.items.count) == contents.sequence - 1)
  }
}

extension PtyProgram {
  /// Remembers what the screen shows as saved.
  fileprivate func note(_ seen: inout Set<String>) {
    if showsSaved { seen.formUnion(shownNames) }
  }

  fileprivate var shownNames: Set<String> {
    Set(
      lines.dropFirst(2).compactMap { line in
        guard let box = line.firstRange(of: "☐ ") else { return nil }
        let name = line[box.upperBound...].prefix { $0 != " " }
        return name.hasPrefix("n") ? String(name) : nil
      })
  }
}
