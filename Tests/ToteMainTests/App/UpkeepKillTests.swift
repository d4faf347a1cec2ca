// Programs are killed at seeded moments while they write, undo, delete a note forever or compact; afterwards all is
// well. `TOTE_KILLS=1000` sets how many, and `TOTE_OLD_DATABASE` names a database to begin with, such as one made by
// `TOTE_TEN_YEARS=FILE benchmarks growth`.

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
    /// The script fills in the numbers.
    static let commands = [
      "add -q thing $n", "note add -q Note $m", "undo", "redo", "check --compact",
      "note edit -a \"Note $m\" \"a line $n\"", "note rm --forever --yes \"Note $m\"",
    ]

    @Test func `tote check says that all is well, whatever was killed in the midst of what`() async throws {
      try home.fill()
      if let old = Self.oldDatabase { try await home.script("cp '\(old)' \(home.database)") }
      let lifetimes = try await lifetimes()
      var random = KillTests.SeededGenerator(state: 20_261_122)
      var number = 0
      var killed = 0
      while number < Self.kills {
        var script = ""
        for _ in 0..<20 {
          number += 1
          let index = Int.random(in: Self.commands.indices, using: &random)
          let pause = Int.random(in: 0...lifetimes[index], using: &random)
          // Starting `sleep` takes as long as starting the program, so the shortest pause is none.
          script += """
            n=\(number) m=\(number % 9)
            tote \(Self.commands[index]) >/dev/null 2>&1 </dev/null & p=$!
            \(pause == 0 ? ":" : "sleep \(Double(pause) / 1_000)")
            kill -9 $p 2>/dev/null; wait $p 2>/dev/null; [ $? = 137 ] && echo killed

            """
        }
        killed += try await home.script(script).lines.count { $0 == "killed" }
        #expect(
          try await home.script("tote check").output == "No problems found.\n", "after \(number) programs")
      }
      // Guards against kills that all come too late.
      #expect(killed > 0)
      // The forever-deleted note is gone, whatever was killed.
      try await home.script("tote check --compact")
      let storage = try Storage(path: home.database)
      defer { storage.close() }
      #expect(try storage.with { database throws(StorageError) in try database.mark(.words) } == nil)
    }

    /// How long each command runs when not killed, in milliseconds on this machine: a later kill would hit nothing.
    private func lifetimes() async throws -> [Int] {
      var script = "n=0 m=0\n"
      for command in Self.commands {
        script += """
          s=$(date +%s%N); tote \(command) >/dev/null 2>&1 </dev/null; echo $((($(date +%s%N) - s) / 1000000))

          """
      }
      let lifetimes = try await home.script(script).lines.compactMap { Int($0) }
      try #require(lifetimes.count == Self.commands.count)
      return lifetimes
    }
  }
}
