import Glibc
import PtyTesting
import Testing
import Tote

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  /// A run of the real app, recorded and played again.
  @Suite(.serialized) struct ReplayCommandTests {
    let home = Home()

    private func record(_ options: [String] = [], keys: String = "amilk\r\u{1B}") throws {
      let program = try home.tote(["--record", "\(home.path)/run.rec"] + options)
      try program.wait { $0.text.contains("☐ bread") && $0.showsSaved }
      program.send(keys)
      try program.wait { $0.text.contains("☐ milk") && $0.text.contains("Space tick") && $0.showsSaved }
      program.send(" ")
      try program.wait { $0.text.contains("✓ milk") && $0.showsSaved }
      program.send("q")
      #expect(try program.waitForEnd() == .exited(0))
    }

    @Test func `a run begins with the data it had, and shows the same again`() async throws {
      try home.fill(["bread"])
      try record()
      #expect(Home.rights(of: "\(home.path)/run.rec") == 0o600)
      #expect(Home.rights(of: "\(home.path)/run.rec.db") == 0o600)
      // What is done afterwards is not in it.
      try await home.script("tote done bread; tote add eggs")
      let shown = try await home.script("tote replay run.rec | cat")
      #expect(
        shown.lines.contains { $0.contains("☐ bread") } && shown.lines.contains { $0.contains("✓ milk") })
      #expect(!shown.output.contains("eggs"))
      let checked = try await home.script("tote replay run.rec --check")
      #expect(
        checked.code == 0 && checked.output.hasPrefix("All screens are as recorded"), "\(checked)")
      let early = try await home.script("tote replay run.rec --until 3 --text")
      #expect(early.code == 0 && !early.output.contains("✓ milk"))
      #expect(try await home.script("tote ls --todo").lines == ["[ ] eggs"])
    }

    @Test func `a test plays it from the start, and one of a large state refers to that`() async throws {
      try home.fill(["bread"])
      try record()
      let play = try await home.script("tote replay run.rec --test 12")
      #expect(
        play.output.contains("let program = try RecordedRun(file: \"run.rec\").rehearsal()"), "\(play)")
      #expect(play.output.contains("try program.play(") && play.lines.count < 15)
      let state = try await home.script("tote replay run.rec --test 1...12")
      #expect(state.code == 1 && state.words.contains("A play from the start"), "\(state)")
      #expect(try await home.script("tote replay run.rec --test x").code == 2)
      #expect(try await home.script("tote replay run.rec --test 1...2 --svg").code == 2)
    }

    @Test func `two runs are compared to where they part`() async throws {
      try home.fill(["bread"])
      try record()
      let same = try await home.script("tote replay run.rec --against run.rec | cat")
      #expect(same.code == 0 && same.output == "Both runs do the same.\n", "\(same)")
      let other = try await home.script(
        """
        sed 's/ <space>$/ j/' run.rec >other.rec; cp run.rec.db other.rec.db
        tote replay run.rec --against other.rec >out; echo $?; cat out
        """)
      #expect(other.lines.first == "1" && other.output.contains("The runs part at action "), "\(other)")
    }

    @Test func `a page of it can be opened in a browser`() async throws {
      try home.fill(["bread"])
      try record()
      let page = try await home.script("tote replay run.rec --html")
      #expect(page.code == 0 && page.output.hasPrefix("<!doctype html>"))
      #expect(page.output.contains("\"t\":\"Groceries") || page.output.contains("milk"))
    }

    @Test func `with what is typed replaced, neither words nor data are in it`() async throws {
      try home.fill(["bread"])
      try record(["--redact"])
      #expect(access("\(home.path)/run.rec.db", F_OK) != 0)
      let text = try await home.script("cat run.rec").output
      #expect(text.contains("\nredacted\n") && !text.contains("milk"))
      #expect(try await home.script("tote replay run.rec --text").code == 0)
      #expect(try await home.script("tote --redact").code == 2)
    }

    @Test(arguments: [
      ("--db list.db --record list", "list.db"), ("--db list.db --record list.db", "list.db"),
      ("--db list.db --record hard.db", "hard.db"), ("--db list.db --record soft.db", "soft.db"),
      ("--db list.db --record list.db-wal", "list.db-wal"), ("--record precious.txt", "precious.txt"),
      ("--record empty", "empty"), ("--db new.db --record new", "new.db"),
      ("--db new.db --record ./new.db", "new.db"), ("--record other", "other.db"),
    ])
    func `a recording replaces neither the database nor any other file`(line: String, file: String)
      async throws
    {
      try await home.script(
        """
        touch list.db; tote --db list.db add -q milk; ln list.db hard.db; ln -s list.db soft.db
        echo mine > precious.txt; echo mine > other.db; : > empty; mkdir -p .local/share/tote
        """)
      let run = try await home.script("md5sum *; tote \(line); echo $?; md5sum *")
      #expect(run.words.contains("\(file)” isn't a recording"), "\(run)")
      let lines = run.lines
      let middle = try #require(lines.firstIndex(of: "1"))
      #expect(Array(lines[..<middle]) == Array(lines[(middle + 1)...]))
      #expect(Home.names(in: home.data).isEmpty)
    }

    @Test func `a second recording replaces the first, with its data`() async throws {
      try home.fill(["bread"])
      try record()
      try await home.script("tote rm -q milk")
      try record(keys: "amilk\r\u{1B}")
      #expect(try await home.script("tote replay run.rec --check").code == 0)
      try await home.script("tote rm -q milk")
      try record(["--redact"])
      #expect(access("\(home.path)/run.rec.db", F_OK) != 0)
    }

    @Test func `with what is typed replaced, no setting that is a text is in it`() throws {
      var overrides: [SettingsReading.Override] = []
      for row in SettingRow.all where row.kind == .text {
        overrides.append(.init(row.name, "zqj", from: .standard))
      }
      #expect(!overrides.isEmpty)
      let reading = SettingsReading(overrides: overrides)
      #expect(RecordedRun.details(reading, at: .zero, isRedacted: false).values.contains("zqj"))
      #expect(!RecordedRun.details(reading, at: .zero, isRedacted: true).values.contains("zqj"))
    }

    @Test func `what is no recording, or none that is whole, is told with its line`() async throws {
      let missing = try await home.script("tote replay no.rec")
      #expect(missing.code == 1 && missing.words.contains("no.rec"), "\(missing)")
      try await home.script(
        "printf 'recording 1\\nprogram tote\\nsize 80x24\\n+0ms a\\nnonsense\\n' >bad.rec")
      let bad = try await home.script("tote replay bad.rec")
      #expect(bad.code == 1 && bad.words.contains("Line 5"), "\(bad)")
    }

    @Test func `what led to a crash is kept if that is wanted, and told at the next start`() async throws {
      try home.fill(["bread"])
      let wanted = ["TOTE_RECORD_CRASHES": "true"]
      let folder = "\(home.path)/.local/state/tote/crashes"
      let crashing = try home.tote(environment: wanted)
      try crashing.wait { $0.text.contains("☐ bread") && $0.showsSaved }
      crashing.send(" ")
      try crashing.wait { $0.text.contains("✓ bread") && $0.showsSaved }
      crashing.signal(SIGKILL)
      _ = try crashing.waitForEnd()
      #expect(Home.names(in: folder).count == 2)
      // One that ends well leaves nothing behind.
      let next = try home.tote(environment: wanted)
      try next.wait { $0.text.contains("✓ bread") && $0.showsSaved }
      next.send("q")
      #expect(try next.waitForEnd() == .exited(0))
      let said = String(decoding: next.output, as: UTF8.self)
      #expect(said.contains("quit unexpectedly"))
      let files = Home.names(in: folder)
      #expect(files.count == 2)
      let file = try #require(files.first { $0.hasSuffix(".rec") })
      // The command works as it is said, for a page, too.
      let command = "tote replay \(folder)/\(file)"
      #expect(said.contains("\(command) shows what you did") && said.contains("--html"), "\(said)")
      #expect(try await home.script("\(command) --text").output.contains("✓ bread"))
      #expect(try await home.script("\(command) --html").output.contains("<!doctype html>"))
    }

    @Test func `in a terminal, the inspector steps through it`() throws {
      try home.fill(["bread"])
      try record()
      let program = try home.tote(["replay", "\(home.path)/run.rec"], width: 100, height: 30)
      try program.wait { $0.text.contains("✓ milk") && $0.text.contains("Stopped") }
      program.send("\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D")
      try program.wait { $0.text.contains("☐ milk") }
      program.send("q")
      #expect(try program.waitForEnd() == .exited(0))
    }
  }
}
