// `tote check` and `tote log`.

import Glibc
import PtyTesting
import Testing
import Tote

@testable import ToteMain
@testable import ToteStorage
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

extension ShellTests {
  @Suite(.serialized) struct CheckCommandTests {
    let home = Home()

    @Test func `all is well, or what is not is said and put right after a backup`() async throws {
      try await home.script("tote add -q apples; tote add -q milk; tote note add -q Door")
      #expect(try await home.script("tote check").output == "No problems found.\n")
      let storage = try Storage(path: home.database)
      try storage.with { database throws(StorageError) in
        try database.script("UPDATE item SET key = 'x' WHERE name = 'milk'; DELETE FROM note_words")
      }
      storage.close()
      chmod(home.database, 0o644)
      chmod(home.data, 0o755)
      let run = try await home.script("tote check")
      #expect(run.code == 4)
      #expect(
        run.lines.prefix(2) == ["1 item can't be found by name.", "1 note can't be found by search."])
      #expect(run.lines.contains("Others can read \(home.database)."))
      #expect(run.lines.contains("Others can read \(home.data)."))
      #expect(try await home.script("tote rm milk").code == 3)
      let repair = try await home.script("tote check --repair")
      #expect(repair.code == 0)
      #expect(repair.lines.last == "Repaired.")
      #expect(repair.words.hasPrefix("tote: Backup before the repair: \(home.backups)/"))
      #expect(try await home.script("tote check").output == "No problems found.\n")
      #expect(Home.rights(of: home.database) == 0o600 && Home.rights(of: home.data) == 0o700)
      #expect(try await home.script("tote rm milk; tote note search door").code == 0)
    }

    @Test func `the database is made as small as it can be, and what that frees is said`() async throws {
      try await home.script(
        "seq 1 4000 | sed 's/^/thing /' | tote add -q -; tote lists delete Groceries 2>&1; true")
      let storage = try Storage(path: home.database)
      try storage.apply([
        Entry(
          Edit(
            id: Edit.ID(high: 9, low: 1), title: "delete all", moment: .zero,
            changes: try storage.load().items.map { Change(removing: $0) }),
          writer: Entry.Writer.ID(high: 4, low: 1))
      ])
      storage.close()
      let run = try await home.script("tote check --compact")
      #expect(run.code == 0)
      #expect(run.lines.first == "No problems found.")
      #expect(run.lines.last?.hasPrefix("Freed ") == true, "\(run.output)")
      #expect(
        try await home.script("tote check --compact").lines.last?.hasPrefix("Nothing to free. ") == true)
      #expect(try await home.script("tote undo; tote ls | wc -l").lines.last == "4000")
    }

    @Test
    func `a note that is deleted for ever is not in the file any more, and undo does not bring it back`()
      async throws
    {
      try await home.script(
        "seq 1 300 | sed 's/^/xylophonist /' | tote note add -q Secret -; tote note add -q Door")
      let run = try await home.script("tote note rm --forever --yes secret")
      #expect(run.code == 0)
      #expect(run.lines == ["Deleted “Secret” permanently"])
      #expect(
        try await home.script("grep -c xylophonist \(home.database) \(home.database)-wal 2>/dev/null; true")
          .output
          .split(separator: "\n").allSatisfy { $0.hasSuffix(":0") })
      #expect(try await home.script("tote undo").lines == ["Undid: creating note “Door”"])
      #expect(try await home.script("tote check").output == "No problems found.\n")
    }

    @Test func `a file with a trigger that isn't ours runs nothing, and says so with 4`() async throws {
      try home.fill(["milk"])
      try Database(path: home.database).script(
        """
        CREATE TRIGGER mine AFTER INSERT ON item BEGIN
          SELECT (WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n);
        END
        """)
      for line in [
        "add bread", "ls", "undo", "export", "check", "check --repair", "backup", "note ls", "lists",
      ] {
        let run = try await home.script("tote \(line)")
        #expect(run.code == 4, "\(line)")
        #expect(run.words == "tote: \(StorageError.foreignCode(name: "mine").sentence)\n", "\(line)")
        #expect(run.output == "")
      }
      try Database(path: home.database).script("DROP TRIGGER mine")
      #expect(try await home.script("tote ls").output.contains("milk"))
    }

    @Test func `a file that cannot be used says why, with 4, and stays as it was`() async throws {
      let lines = [
        "add milk", "ls", "undo", "export", "check", "backup", "note ls", "lists", "done x", "import a.md",
      ]
      try await home.script(
        "echo '- [ ] x' > a.md; mkdir -p .local/share/tote; printf 'Dear diary%.0s' $(seq 1 500) > \(home.database)"
      )
      for line in lines {
        let run = try await home.script("tote \(line)")
        #expect(run.code == 4, "\(line)")
        #expect(run.words == "tote: \(StorageError.notADatabase.sentence)\n", "\(line)")
        #expect(run.output == "")
      }
      #expect(try await home.script("rm \(home.database); tote add -q milk").code == 0)
      try Database(path: home.database).script("PRAGMA user_version = 99")
      #expect(try await home.script("tote ls").words.contains("newer Tote"))
      #expect(try await home.script("tote --db /proc/nothing/x.db add milk").code == 4)
    }

    @Test func `a version below the first is told as damage by every command, with 4`() async throws {
      try await home.script("tote add -q milk")
      try Database(path: home.database).script("PRAGMA user_version = -5")
      for line in ["add milk", "ls", "undo", "export", "backup", "check", "check --repair", "note ls"] {
        let run = try await home.script("tote \(line)")
        #expect(run.code == 4, "\(line)")
        #expect((run.output + run.words).contains("damaged"), "\(line)")
      }
    }

    @Test func `a disk without room says so, and what was there is whole`() async throws {
      // A file size limit simulates a full disk.
      try await home.script("tote add -q milk")
      let run = try await home.script(
        "trap '' XFSZ; ulimit -f 64; seq 1 2000 | sed 's/^/thing /' | tote add -")
      #expect(run.code == 4)
      #expect(run.output == "")
      #expect(run.words.hasPrefix("tote: "))
      #expect(try await home.script("tote ls; tote check").lines == ["[ ] milk", "No problems found."])
      // With no room at all, reading still works.
      let none = try await home.script(
        "(trap '' XFSZ; ulimit -f 1; tote ls; tote add bread 2>&1) | cat")
      #expect(none.lines == ["[ ] milk", "tote: \(StorageError.full.shellSentence)"])
    }

    @Test func `a disk without room shows what is in the log that a killed program has left`() async throws {
      try home.fill(["milk"])
      try home.leaveInLog("bread")
      let before = try await home.script("cat \(home.database)-wal | cksum").output
      let run = try await home.script("(trap '' XFSZ; ulimit -f 1; tote ls; tote add eggs 2>&1) | cat")
      #expect(run.lines == ["[ ] milk", "[ ] bread", "tote: \(StorageError.full.shellSentence)"])
      #expect(try await home.script("cat \(home.database)-wal | cksum").output == before)
      #expect(
        try await home.script("tote ls; tote check").lines == ["[ ] milk", "[ ] bread", "No problems found."])
    }

    @Test func `what the screen does is written down when that is wanted, and the last of it shown`()
      async throws
    {
      #expect(try await home.script("tote log").code == 3)
      try home.fill(["milk"])
      let program = try home.tote(["--debug"])
      try program.wait { $0.text.contains("☐ milk") && $0.showsSaved }
      program.send(" ")
      try program.wait { $0.text.contains("✓ milk") && $0.showsSaved }
      program.send("q")
      #expect(try program.waitForEnd() == .exited(0))
      #expect(Home.rights(of: home.path + "/.local/state/tote/debug.log") == 0o600)
      let all = try await home.script("tote log -n 1000")
      #expect(all.output.contains("AppAction.lists(.ticked)"))
      #expect(all.output.contains("+") && all.output.contains(#"tick\tmilk\t1"#))
      #expect(all.lines.count { $0.hasPrefix("# ") } > 3)
      let last = try await home.script("tote log -n 2")
      #expect(last.lines.count { $0.hasPrefix("# ") } == 2)
      #expect(last.output.contains("AppAction.ended"))
      #expect(!last.output.unicodeScalars.contains { $0.value == 0x1B })
      #expect(DebugLog.last(3, of: "") == [])
    }
  }
}
