// Programs are killed while they write, undo, delete a note for ever or compact the database, each at a moment that a seed
// decides; afterwards all is well. `TOTE_KILLS=1000` in the environment kills so many, and `TOTE_OLD_DATABASE` names a database
// to begin with, such as one that `TOTE_TEN_YEARS=FILE benchmarks growth` has made.

import FoundationEssentials
import Glibc
import PtyTesting
import Testing
import Tote

@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct UpkeepKillTests {
    let home = Home()
    static let environment = ProcessInfo.processInfo.environment
    static let kills = environment["TOTE_KILLS"].flatMap { Int($0) } ?? 40
    static let oldDatabase = environment["TOTE_OLD_DATABASE"]
    /// The longest life of a program, in milliseconds.
    static let longest = environment["TOTE_KILL_AFTER"].flatMap { Int($0) } ?? 50

    @Test func `tote check says that all is well, whatever was killed in the midst of what`() async throws {
      try home.fill()
      if let old = Self.oldDatabase { try await home.script("cp '\(old)' \(home.database)") }
      var random = KillTests.SeededGenerator(state: 20_261_122)
      var number = 0
      var killed = 0
      while number < Self.kills {
        var script = ""
        for _ in 0..<20 {
          number += 1
          let commands = [
            "add -q thing \(number)", "note add -q Note \(number % 9)", "undo", "redo", "check --compact",
            "note edit -a 'Note \(number % 9)' 'a line \(number)'", "note rm --forever 'Note \(number % 9)'",
          ]
          let command = commands.randomElement(using: &random)!
          let pause = Int.random(in: 0...Self.longest, using: &random)
          script += """
            tote \(command) >/dev/null 2>&1 </dev/null & p=$!
            sleep \(Double(pause) / 1_000); kill -9 $p 2>/dev/null; wait $p 2>/dev/null; [ $? = 137 ] && echo killed

            """
        }
        killed += try await home.script(script).lines.count { $0 == "killed" }
        #expect(try await home.script("tote check").output == "All is well.\n", "after \(number) programs")
      }
      // The test would prove nothing if all had been quicker.
      #expect(killed > number / 4)
      // What was deleted for ever is gone, whoever was killed over it.
      try await home.script("tote check --compact")
      let storage = try Storage(path: home.database)
      defer { storage.close() }
      #expect(try storage.with { database throws(StorageError) in try database.mark(.words) } == nil)
    }
  }
}
