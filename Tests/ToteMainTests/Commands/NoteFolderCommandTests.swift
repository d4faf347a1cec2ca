// `tote note folders`, `move`, `folder rename`, and folders in other verbs and on the disk.

import PtyTesting
import Testing

@testable import ToteMain

extension ShellTests {
  @Suite(.serialized) struct NoteFolderCommandTests {
    let home = Home()

    @Test func `notes are written in a folder, listed by it and moved`() async throws {
      #expect(try home.run("tote note folders").words == "tote: No note is in a folder.\n")
      try home.run(
        "tote note add -q --in Work/Plans Plan; tote note add -q Tea; tote note add -q --in work Budget")
      #expect(
        try home.run("tote note folders").lines.map { $0.split(separator: " ").joined(separator: " ") } == [
          "Work 2", "Work/Plans 1",
        ])
      #expect(try home.run("tote note ls --in WORK").lines.count == 2)
      #expect(try home.run("tote note search in:work/plans").lines.count == 1)
      let moved = try home.run("tote note move plan tea --to 'Home/2026 plans'")
      #expect(moved.lines == ["Moved 2 notes to “Home/2026 plans”"], "\(moved)")
      #expect(try home.run("tote note ls --in 'home/2026 plans'").lines.count == 2)
      #expect(try home.run("tote note move tea --to /").lines == ["Moved “Tea” out of its folder"])
      #expect(try home.run("tote note move tea --to /").words == "tote: Nothing was changed.\n")
      #expect(try home.run("tote undo; tote undo; tote note ls --in Home").code == 3)
      #expect(try home.run("tote note move tea").code == 2)
      #expect(try home.run("tote note move tea --to .x").code == 1)
      #expect(try home.run("tote note move tee --to x").code == 3)
    }

    @Test func `a folder is renamed after a rehearsal, and links follow`() async throws {
      try home.run("tote note add -q --in Work Plan; tote note add -q Tea '[[Work/Plan]]'")
      try home.run("tote note add -q --in Home Bed")
      let rehearsal = try home.run("tote note folder rename -n work Home")
      #expect(rehearsal.lines == ["Plan"])
      #expect(rehearsal.words == "tote: Other notes are in “Home” already: both are one folder.\n")
      let renamed = try home.run("tote note folder rename work Life/Jobs")
      #expect(
        renamed.lines == ["Renamed “Work” to “Life/Jobs”, with one note", "Changed the links in “Tea”"],
        "\(renamed)")
      #expect(try home.run("tote note show tea").output == "[[Life/Jobs/Plan]]\n")
      #expect(try home.run("tote undo; tote note show tea").lines.last == "[[Work/Plan]]")
      #expect(try home.run("tote note folder rename None Home").code == 3)
      #expect(try home.run("tote note folder rename / Home").code == 3)
      #expect(try home.run("tote note folder rename Work ''").code == 1)
    }

    @Test func `a mirror moves the file of a moved note, and the note of a moved file`() async throws {
      try await home.script(
        "mkdir -p v/Old; echo 'Dig [s](../Soup.md).' > v/Old/Plan.md; echo Boil. > v/Soup.md")
      try await home.script("tote note mirror -q v; tote note move -q Plan --to New/Deep")
      let moved = try await home.script(
        "tote note mirror v; find v -name '*.md' -o -name Old; cat v/New/Deep/Plan.md")
      #expect(
        Set(moved.lines) == [
          "1 file written", "v/New/Deep/Plan.md", "v/Soup.md", "Dig [s](../../Soup.md).",
        ], "\(moved)")
      #expect(try await home.script("tote note mirror v").output == "Nothing has changed.\n")
      let back = try await home.script(
        "mkdir v/Kitchen; mv v/Soup.md v/Kitchen; tote note mirror v; tote note ls --in Kitchen; tote note mirror v"
      )
      #expect(back.lines.first == "1 note changed" && back.lines.count == 3, "\(back)")
      try await home.script("tote note folder rename -q New Kitchen; tote note mirror -q v")
      let files = try await home.script("find v -mindepth 1 -not -path '*/.*' | sort")
      #expect(files.lines == ["v/Kitchen", "v/Kitchen/Deep", "v/Kitchen/Deep/Plan.md", "v/Kitchen/Soup.md"])
      // An export gives the same folders.
      try await home.script("tote note add -q --in Kitchen/Cold Tea Steep.; tote note export -q w")
      #expect(
        try await home.script("cd w; find . -name '*.md' | sort").lines == [
          "./Kitchen/Cold/Tea.md", "./Kitchen/Deep/Plan.md", "./Kitchen/Soup.md",
        ])
      #expect(try await home.script("tote note import w").lines == ["0 new notes, 0 changed, 3 unchanged"])
    }
  }
}
