// `tote history`, `tote undo STEP` and `tote watch`.

import Glibc
import PtyTesting
import Testing

@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct HistoryCommandTests {
    let home = Home()

    @Test func `steps are shown with number, program and what undo undoes next`() async throws {
      try home.fill()
      try home.run("tote add -q milk; tote done -q milk; tote undo")
      let run = try home.run("tote history")
      #expect(run.words == "")
      let rows = run.lines.map { $0.split(separator: " ").map(String.init) }
      #expect(rows.map { $0[0] } == ["3", "2", "1"])
      #expect(run.lines[0].hasSuffix("  command line   ticking “milk”  undone"))
      #expect(run.lines[1].hasSuffix("  command line   adding “milk”   next to undo"))
      // The test's own writer says nothing of its program.
      #expect(run.lines[2].hasSuffix("  older version  fill"))
      let last = try home.run("tote history -n 1").lines.map {
        $0.split(separator: " ").map(String.init)
      }
      #expect(last == [rows[0]])
      let json = try home.run("tote history -n 2 --json")
      #expect(json.lines[1].hasPrefix("  {\"number\": 3, \"moment\": "))
      #expect(
        json.lines[1].hasSuffix(
          "\"program\": \"command-line\", \"title\": \"ticking “milk”\", \"undone\": true, \"next\": false},")
      )
      #expect(try home.run("tote history -n 0").code == 2)
    }

    @Test func `a step is undone alone, the later ones stay, and that is undone again`() async throws {
      try home.fill(["milk", "tea", "bread"])
      try await home.script("tote done -q milk; tote done -q tea; tote edit -q bread 2 kg rye bread")
      #expect(try home.run("tote undo 2").lines == ["Undid: ticking “milk”"])
      let left = try home.run("tote ls --sort name")
      #expect(left.lines == ["[ ] milk", "[ ] rye bread  2 kg", "[x] tea"])
      let again = try home.run("tote undo 2")
      #expect(again.code == 1)
      #expect(again.words == "tote: Step 2 is already undone.\n")
      #expect(try home.run("tote undo").lines == ["Undid: undoing: ticking “milk”"])
      let ticked = try home.run("tote ls --sort name")
      #expect(ticked.lines == ["[ ] rye bread  2 kg", "[x] milk", "[x] tea"])
      #expect(try home.run("tote check").lines == ["No problems found."])
    }

    @Test func `what builds on a step is named, and nothing is changed`() async throws {
      try home.fill()
      try home.run("tote add -q milk; tote add -q tea; tote done -q milk")
      let run = try home.run("tote undo 2")
      #expect(run.code == 1)
      #expect(
        run.words == "tote: Step 2 can't be undone on its own: step 4 (ticking “milk”) builds on it.\n")
      #expect(try home.run("tote history").lines.count == 4)
      let missing = try home.run("tote undo 99")
      #expect(missing.code == 3)
      #expect(missing.words == "tote: There is no step 99.\n")
      let slip = try home.run("tote undo milk")
      #expect(slip.code == 2)
      #expect(slip.words == "tote: “milk” isn't the number of a step.\n")
    }

    @Test func `what has happened since is told, and then each change as it happens`() async throws {
      try home.fill()
      let run = try await home.script(
        """
        tote add -q milk
        tote watch --since 1 | head -5 >told &
        tote list new Party >/dev/null
        tote add -q -l Party cake
        tote done -q milk
        tote undo >/dev/null
        wait
        cut -f 1,3- told
        """)
      #expect(run.words == "")
      #expect(
        run.lines == [
          "2\tcommand-line\tadding “milk”\tGroceries", "3\tcommand-line\tcreating list “Party”\tParty",
          "4\tcommand-line\tadding “cake”\tParty", "5\tcommand-line\tticking “milk”\tGroceries",
          "6\tcommand-line\tundoing: ticking “milk”\tGroceries",
        ])
    }

    @Test func `one list, and JSON`() async throws {
      try home.fill()
      let run = try await home.script(
        """
        tote list new Party >/dev/null; tote add -q milk; tote add -q -l Party cake
        tote watch --since 2 --list party --json | head -1
        """)
      #expect(run.words == "")
      #expect(run.lines.first?.hasPrefix("{\"number\": 4, \"moment\": ") == true)
      #expect(
        run.lines.first?.contains(
          "\"program\": \"command-line\", \"title\": \"adding “cake”\", \"action\": \"edit\", \"rows\": [{\"kind\": \"item\", \"id\": \""
        ) == true)
      #expect(
        ShellDocumentTests.keys(of: run.lines[0]) == (try ShellDocumentTests.fields(of: "changes")))
      #expect(run.lines.first?.hasSuffix("\", \"name\": \"cake\", \"change\": \"added\"}]}") == true)
    }

    @Test func `ctrl+C ends it without a word`() async throws {
      try home.fill(["milk"])
      let program = try home.tote(["watch", "--since", "0"])
      try program.wait { $0.text.contains("fill") }
      program.send("\u{3}")
      #expect(try program.waitForEnd() == .exited(0))
      #expect(!program.text.contains("tote:"))
    }

    @Test func `it ends without a word when its pipe is closed, even while nothing happens`() async throws {
      try home.fill(["milk"])
      let run = try await home.script(
        "bash -c 'tote watch | true; echo ${PIPESTATUS[0]}; tote watch --since 0 | head -1; echo ${PIPESTATUS[0]}'"
      )
      #expect(run.words == "")
      #expect(run.lines.first == "0")
      #expect(run.lines.last == "0")
    }

    @Test func `what it can't resume from is said`() async throws {
      try home.fill(["milk"])
      let later = try await home.script("tote watch --since 9")
      #expect(later.code == 1)
      #expect(
        later.words
          == "tote: Can't resume from 9: the history ends at 1. Is this another database, or a backup?\n")
      try await home.script("for i in 1 2 3; do tote add -q thing $i; done")
      let storage = try Storage(path: home.database)
      try storage.with { database throws(StorageError) in
        try database.run("DELETE FROM journal WHERE sequence < 3")
      }
      storage.close()
      let earlier = try await home.script("tote watch --since 1")
      #expect(earlier.code == 1)
      #expect(
        earlier.words
          == "tote: Can't resume from 1: the history now begins at 3. Read the lists again first.\n")
      #expect(try await home.script("tote watch --since 2 | head -1 | cut -f 1").lines == ["3"])
      #expect(try await home.script("tote watch --since x").code == 2)
      #expect(try await home.script("tote watch --list nothing").code == 3)
    }

    @Test func `nothing is missed and nothing told twice while eight scripts write`() async throws {
      try home.fill()
      let run = try await home.script(
        """
        tote watch --since 1 | head -80 >told &
        for w in 1 2 3 4 5 6 7 8; do
          for i in $(seq 10); do tote add -q "w$w i$i"; done &
        done
        wait
        cut -f 1 told
        """)
      #expect(run.words == "")
      #expect(run.lines == (2...81).map { "\($0)" })
    }
  }
}
