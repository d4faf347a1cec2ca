// Commands and their database: backups, concurrent and read-only access, and missing or damaged files.

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
  @Suite(.serialized) struct DatabaseCommandTests {
    let home = Home()

    static let readers = [
      "ls", "ls --json", "lists", "export", "note ls", "note show Door", "note search blue", "check",
      "completion fish -- 'tote done '", "backup",
    ]

    func isDaily(_ name: String) -> Bool { name.utf8.count == "tote-2026-11-21.db".utf8.count }

    // MARK: Backups

    @Test func `the shell alone makes the copy of the day, once there is something to lose`() async throws {
      try await home.script("tote add -q milk")
      #expect(Home.names(in: home.backups) == [])
      #expect(try await home.script("tote ls; tote add -n bread; tote rm nothing").code == 3)
      #expect(Home.names(in: home.backups) == [])
      try await home.script("tote add -q bread; tote done -q milk")
      let names = Home.names(in: home.backups)
      #expect(names.count == 1 && names.allSatisfy(isDaily))
      let copy = try await home.script("tote --db \(home.backups)/\(try #require(names.first)) ls")
      #expect(Set(copy.lines) == ["[ ] milk", "[ ] bread"])
    }

    @Test func `a copy of the day that cannot be made is told behind the result, and nothing fails for it`()
      async throws
    {
      try await home.script("tote add -q milk; touch file")
      let run = try await home.script(
        "tote add bread 2>&1", environment: ["XDG_STATE_HOME": home.path + "/file"])
      #expect(run.code == 0)
      #expect(run.lines.count == 2)
      #expect(run.lines.first?.hasPrefix("Added bread") == true)
      #expect(run.lines.last?.hasPrefix("tote: Today's backup failed. ") == true)
    }

    @Test func `eight that write at once make one copy of the day between them`() async throws {
      try await home.script("tote add -q milk")
      let run = try await home.script(
        "for w in 1 2 3 4 5 6 7 8; do tote add -q thing $w || echo failed & done; wait")
      #expect(run.output == "" && run.words == "")
      let names = Home.names(in: home.backups)
      #expect(names.count == 1 && names.allSatisfy(isDaily))
    }

    @Test func `copies that are asked for leave the copy of the day`() async throws {
      try await home.script("tote add -q milk; tote add -q bread")
      let run = try await home.script("for i in $(seq 12); do tote backup; done")
      #expect(run.code == 0 && run.words == "" && run.lines.count == 12)
      let names = Home.names(in: home.backups)
      #expect(names.count { isDaily($0) } == 1)
      #expect(names.count == 11)
    }

    // MARK: Reading

    @Test func `while another program writes, everything that reads goes on`() async throws {
      try await home.script("tote add -q milk; tote note add -q Door 'It is blue.'")
      let other = try Database(path: home.database, mode: .readWrite)
      try other.run("BEGIN IMMEDIATE")
      for line in Self.readers {
        let run = try await home.script("tote \(line)")
        #expect(run.code == 0, "\(line)")
        #expect(run.words == "", "\(line)")
        #expect(run.output != "", "\(line)")
      }
      try other.run("ROLLBACK")
    }

    @Test func `whoever waits at a terminal is told that they do`() throws {
      try home.fill(["milk"])
      let other = try Database(path: home.database, mode: .readWrite)
      try other.run("BEGIN IMMEDIATE")
      let program = try home.tote(["add", "bread"])
      try program.wait { $0.text.contains("Another program is writing. Waiting for it…") }
      try other.run("ROLLBACK")
      #expect(try program.waitForEnd() == .exited(0))
      #expect(program.text.contains("Added bread"))
    }

    @Test(
      "where nothing may be written all that reads works, and all that writes says so",
      arguments: [("444", "755"), ("666", "555"), ("444", "555")])
    func readOnly(file: String, folder: String) async throws {
      try await home.script(
        """
        tote add -q milk; tote note add -q Door 'It is blue.'
        mkdir theirs state && cp \(home.database) theirs/copy.db && chmod 777 . state && rm -r .local
        """)
      if geteuid() == 0 { try await home.script("chown 65534 theirs theirs/copy.db state") }
      try await home.script("chmod \(file) theirs/copy.db; chmod \(folder) theirs")
      // Root may access everything, so run as another user.
      let user = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
      let state: [String: String?] = ["XDG_STATE_HOME": home.path + "/state"]
      for line in Self.readers where line != "check" {
        let run = try await home.script(
          "\(user)$(command -v tote) --db theirs/copy.db \(line)", environment: state)
        #expect(run.code == 0, "\(line): \(run.words)")
        #expect(run.output != "", "\(line)")
      }
      // The only finding, rightly, is that others may read it.
      #expect(
        try await home.script("\(user)$(command -v tote) --db theirs/copy.db check").lines
          == ["Others can read \(home.path)/theirs/copy.db."])
      for line in ["add bread", "done milk", "undo"] {
        let run = try await home.script(
          "\(user)$(command -v tote) --db theirs/copy.db \(line)", environment: state)
        #expect(run.code == 4)
        #expect(run.words == "tote: \(StorageError.readOnly.sentence)\n", "\(line)")
      }
      #expect(Home.names(in: home.path + "/theirs") == ["copy.db"])
    }

    // MARK: Missing files

    @Test func `a named file that is not there cannot be read, and is not made`() async throws {
      for line in Self.readers {
        for run in [
          try await home.script("tote --db typo.db \(line)"),
          try await home.script("tote \(line)", environment: ["TOTE_DB": home.path + "/typo.db"]),
        ] where !line.hasPrefix("completion") {
          #expect(run.code == 4, "\(line)")
          #expect(run.words == "tote: There is no database at \(home.path)/typo.db.\n", "\(line)")
          #expect(run.output == "", "\(line)")
        }
      }
      #expect(Home.names(in: home.path) == [])
    }

    @Test func `where the usual one is not there yet it is said, and nothing is made`() async throws {
      for line in ["ls", "lists", "export", "note ls"] {
        let run = try await home.script("tote \(line)")
        #expect(run.code == 0)
        #expect(run.words == "tote: There is no database yet. tote add creates it.\n")
        #expect(run.output == "")
      }
      #expect(Home.names(in: home.path) == [])
    }

    @Test func `only the folder of the usual place is made`() async throws {
      let run = try await home.script("tote --db nowhere/x.db add milk")
      #expect(run.code == 4)
      #expect(run.words.contains("nowhere/x.db: no such file or folder"))
      #expect(Home.names(in: home.path) == [])
      let new = try await home.script("tote --db new.db add milk '#dairy'")
      #expect(new.code == 0)
      #expect(Home.names(in: home.path) == ["new.db"])
      #expect(try await home.script("tote --db \(home.database) add -q milk").code == 0)
    }

    @Test func `only the list that was asked for is made`() async throws {
      try await home.script("tote add -q --create --list Party wine")
      #expect(try await home.script("tote lists").lines == ["Party  1 of 1 left"])
      #expect(
        try await home.script("tote --db new.db add -q wine && tote --db new.db lists").lines == [
          "Groceries  1 of 1 left"
        ])
    }

    // MARK: Damage

    @Test func `a damaged file says what is damaged and names the copy, and the commands do what they say`()
      async throws
    {
      try home.fill((0..<500).map { "thing \($0)" })
      let copy = try await #require(home.script("tote backup").lines.first)
      let size = try #require(PrivateFile.size(of: home.database))
      Home.write(String(repeating: "damage ", count: (size - 12_288) / 7), to: home.database, at: 12_288)
      let check = try await home.script("tote check")
      #expect(check.code == 4)
      #expect(check.lines.first?.hasPrefix("The file is damaged: ") == true)
      #expect(check.lines.count <= 20)
      let run = try await home.script("tote ls")
      #expect(run.code == 4)
      let words = run.words.split(separator: "\n").map(String.init)
      #expect(words.first == "tote: \(StorageError.damaged.shellSentence)")
      #expect(words.dropFirst().map { $0 } == check.words.split(separator: "\n").map(String.init))
      #expect(words.contains { $0.hasSuffix(": \(copy)") })
      func command(_ head: String) throws -> String {
        let line = try #require(words.first { $0.hasPrefix("tote: \(head)") })
        return String(line.dropFirst("tote: \(head)".utf8.count))
      }
      #expect(try await home.script(command("To look inside:")).lines.count == 500)
      #expect(try await home.script("tote ls").code == 4)
      #expect(try await home.script(command("To restore it:")).code == 0)
      #expect(try await home.script("tote ls").lines.count == 500)
      #expect(try await home.script("tote check").output == "No problems found.\n")
      #expect(Home.names(in: home.data) == ["tote.db", "tote.db.damaged"])
      #expect(Home.rights(of: home.database) == 0o600)
    }

    @Test func `a damaged file without a copy says that too`() async throws {
      try home.fill((0..<500).map { "thing \($0)" })
      Home.write(String(repeating: "damage ", count: 3_000), to: home.database, at: 12_288)
      let run = try await home.script("tote check --repair")
      #expect(run.code == 4)
      #expect(run.words == "tote: There is no intact backup.\n")
    }

    @Test func `a full disk promises nothing that a command cannot keep`() throws {
      let shell = Shell(places: Places(.own), variables: .own)
      #expect(
        shell.lines(about: .full) == ["The disk is full. Nothing was changed; free some space and try again."]
      )
      #expect(Command.refusal(.full)?.lines == ["The disk is full. No backup was made."])
    }

    @Test func `a path with blanks and quotes is one word of a command`() {
      #expect(Shell.word("/home/eve/tote.db") == "/home/eve/tote.db")
      #expect(Shell.word("/home/eve's/my lists.db") == "'/home/eve'\\''s/my lists.db'")
    }
  }
}
