// Promise 3: concurrent programs on one database all succeed. Eight scripts write while the screen is open, and eight
// begin at once without a database.

import Glibc
import PtyTesting
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

extension ShellTests {
  @Suite(.serialized) struct ManyWritersTests {
    let home = Home()

    @Test func `eight scripts add sixty items each, and the open screen shows them all`() async throws {
      try home.fill()
      let program = try home.tote(height: 60)
      try program.wait { $0.line(0).contains("Groceries") && $0.showsSaved }
      // Six programs in each script add ten items each, with different names, so that none merge.
      let run = try await home.script(
        """
        for w in 1 2 3 4 5 6 7 8; do
          for r in $(seq 6); do
            for i in $(seq 10); do echo "w$w r$r i$i"; done | tote add -q - || echo "failed with $?"
          done &
        done
        wait
        """)
      #expect(run.output == "")
      #expect(run.words == "")
      let storage = try Storage(path: home.database)
      let contents = try storage.load()
      storage.close()
      let wanted = Set(
        (1...8).flatMap { w in (1...6).flatMap { r in (1...10).map { "w\(w) r\(r) i\($0)" } } })
      #expect(contents.items.count == 480)
      #expect(Set(contents.items.map(\.name)) == wanted)
      // Ranks are unique, which reading and writing in two transactions wouldn't ensure.
      #expect(Set(contents.items.map(\.rank)).count == 480)
      try program.wait("for all of them") { $0.line(0).contains("480") }
      #expect(!program.text.contains("Another program"))
      program.send("q")
      #expect(try program.waitForEnd() == .exited(0))
      #expect(try await home.script("tote check").output == "No problems found.\n")
    }

    @Test func `eight scripts that add one item after the other give each a place of its own`() async throws {
      // TOTE_ADDS=200 for as many as a long evening brings.
      let count = getenv("TOTE_ADDS").flatMap { Int(String(cString: $0)) } ?? 25
      try home.fill()
      let run = try await home.script(
        """
        for w in 1 2 3 4 5 6 7 8; do
          for i in $(seq \(count)); do tote add -q "w$w i$i" || echo "failed with $?"; done &
        done
        wait
        """)
      #expect(run.output == "" && run.words == "")
      let storage = try Storage(path: home.database)
      let items = try storage.load().items
      #expect(items.count == 8 * count)
      #expect(Set(items.map(\.rank)).count == 8 * count)
      for part in IntegrityCheck.Part.allCases { #expect(try storage.read { try $0.check(part) } == []) }
      storage.close()
      // Each script's items are in the order it added them.
      let lines = try await home.script("tote ls").lines
      for writer in 1...8 {
        #expect(
          lines.filter { $0.hasPrefix("[ ] w\(writer) ") } == (1...count).map { "[ ] w\(writer) i\($0)" })
      }
    }

    @Test func `amounts that are added at once are all in the sum`() async throws {
      let run = try await home.script(
        "for w in 1 2 3 4 5 6 7 8; do for i in 1 2 3 4 5; do tote add -q 100 g flour; done & done; wait; tote ls"
      )
      #expect(run.words == "")
      // Without a database, one list and one item are made.
      #expect(run.lines == ["[ ] flour  4 kg"])
      #expect(try await home.script("tote lists").lines == ["Groceries  1 of 1 left"])
    }

    @Test(arguments: [["add", "milk"], ["import", "list.md"]])
    func `ctrl+C ends the wait for another program at once`(words: [String]) throws {
      try home.fill()
      Home.write("# Party\n- [ ] cake\n", to: home.path + "/list.md")
      let other = try Database(path: home.database)
      try other.run("BEGIN IMMEDIATE")
      let program = try PtyProgram(
        "/bin/sh", ["-c", "cd '\(home.path)' && exec \"$TOTE\" \(words.joined(separator: " "))"], width: 100,
        environment: ["HOME": home.path, "TOTE": try PtyProgram.product("tote")])
      try program.wait { $0.text.contains("Another program is writing. Waiting for it…") }
      program.send("\u{3}")
      #expect(try program.waitForEnd() == .killed(SIGINT))
      #expect(program.text.contains("tote: Interrupted. Nothing was changed."))
      try other.run("ROLLBACK")
      #expect(try Storage(path: home.database).load().items.isEmpty)
    }

    @Test func `who is stopped in the middle of a save keeps nobody waiting`() async throws {
      try home.fill()
      let lines = (0..<2_000).map { "thing \($0)" }.joined(separator: "\r")
      for round in 1...3 {
        let program = try home.tote()
        try program.wait { $0.line(0).contains("Groceries") && $0.showsSaved }
        program.send("\u{1B}[200~\(lines)\u{1B}[201~")
        try program.wait { $0.text.contains("2000") || $0.text.contains("2,000") }
        program.send("\r")
        // Suspends it a little later each time, somewhere in the save.
        program.pump(for: .milliseconds(20 * round))
        program.send("\u{1A}")
        try program.wait("for the stop") { $0.state == .stopped }
        let run = try await home.script("tote add -q bread \(round)")
        #expect(run.code == 0, "\(run.words)")
        program.resume()
        try program.wait("for fg") { $0.isOtherScreen && $0.showsSaved }
        program.send("q")
        #expect(try program.waitForEnd() == .exited(0))
      }
    }

    @Test func `steps that are undone at once are all different ones`() async throws {
      try await home.script("seq 16 | while read i; do tote add -q thing $i; done")
      let run = try await home.script("for w in 1 2 3 4 5 6 7 8; do tote undo & done; wait")
      #expect(Set(run.lines) == Set((9...16).map { "Undid: adding “thing \($0)”" }))
      #expect(try await home.script("tote ls").lines == (1...8).map { "[ ] thing \($0)" })
    }
  }
}
