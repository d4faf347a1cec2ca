// `tote note` in scripts, and with an editor on a terminal.

import PtyTesting
import Testing
import Tote

@testable import ToteStorage
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

extension ShellTests {
  @Suite(.serialized) struct NoteCommandTests {
    let home = Home()

    func notes() throws -> [Note] {
      let storage = try Storage(path: home.database)
      defer { storage.close() }
      return try storage.notes().sorted { $0.created < $1.created }
    }

    @Test func `a note that is shown to a program and written back is the same, byte for byte`() async throws
    {
      // Zero width space, left-to-right mark, soft hyphen, byte order mark, an escape.
      try await home.script(
        "printf 'a\\342\\200\\213b \\342\\200\\216\\302\\255\\357\\273\\277z\\033[1m\\n\\n\\tend\\n' >it; tote note add X - <it"
      )
      #expect(try await home.script("tote note show X | cmp - it").code == 0)
      let before = try home.run("tote history").lines.count
      let written = try await home.script("tote note show X | tote note edit X -")
      #expect(written.code == 0 && written.words == "tote: Nothing was changed.\n")
      #expect(try home.run("tote history").lines.count == before)
    }

    @Test func `lines that end as on Windows still do when a note is written back`() async throws {
      try home.fill(notes: [("Win", "one\r\ntwo\r\n")])
      try await home.script("tote note show Win | tote note edit Win -")
      #expect(try notes().map(\.text) == ["one\r\ntwo\r\n"])
      try await home.script("tote note show Win | sed s/two/three/ | tote note edit Win -")
      #expect(try notes().map(\.text) == ["one\r\nthree\r\n"])
    }

    @Test func `an empty standard input empties a note only where that is wanted`() async throws {
      try home.run("tote note add -q Door 'It creaks.'")
      let refused = try await home.script("tote note edit Door - </dev/null")
      #expect(refused.code == 1)
      #expect(
        refused.words
          == "tote: Standard input is empty. Nothing was changed; --allow-empty empties the note.\n")
      #expect(try home.run("tote note show Door").output == "It creaks.\n")
      #expect(try await home.script("tote note edit -q -a Door - </dev/null").code == 0)
      #expect(try await home.script("tote note edit --allow-empty Door - </dev/null").code == 0)
      #expect(try home.run("tote note show Door").output == "\n")
    }

    @Test func `a note is written with words or from standard input, and its tags are read`() async throws {
      #expect(
        try home.run("tote note add Pancakes Flour, 'eggs, milk. #recipe'").output
          == "Created note “Pancakes”\n")
      #expect(try home.run("tote note add Door -", input: "It was\topen.\n\nTwice.\n").code == 0)
      #expect(
        try home.run("tote note add -q -", input: "# Fix the door\n\nWith #glue\n").output == "")
      let notes = try notes()
      #expect(notes.map(\.title) == ["Pancakes", "Door", "Fix the door"])
      #expect(notes.map(\.text) == ["Flour, eggs, milk. #recipe", "It was\topen.\n\nTwice.", "With #glue"])
      #expect(notes.map(\.tags) == [["recipe"], [], ["glue"]])
      #expect(try home.run("tote undo").output == "Undid: creating note “Fix the door”\n")
      #expect(try home.run("tote note add ' '").code == 1)
      #expect(try home.run("tote note add").code == 2)
      // A list can still be started.
      #expect(try home.run("tote add milk").code == 0)
    }

    @Test func `lines may end as they do on other systems`() async throws {
      try home.run("tote note add -q -", input: "Door\r\n\r\nIt was open.\r\n- [ ] oil\r\n")
      try home.run("tote note add -q Other -", input: "one\rtwo\r\n")
      let notes = try notes()
      #expect(notes.map(\.title) == ["Door", "Other"])
      #expect(notes.map(\.text) == ["It was open.\n- [ ] oil", "one\ntwo"])
    }

    @Test func `notes are shown, searched, changed and thrown away by how their titles begin`() async throws {
      try home.run(
        "tote note add -q Pancakes 'Flour, eggs, milk. #recipe'; tote note add -q 'Paint the door'")
      let list = try home.run("tote note ls")
      #expect(
        list.lines.map { $0.split(separator: "  ").first.map(String.init) } == ["Paint the door", "Pancakes"])
      #expect(try home.run("tote note ls --tag '#Recipe'").lines.count == 1)
      #expect(try home.run("tote note show panc").output == "Flour, eggs, milk. #recipe\n")
      let ambiguous = try home.run("tote note show pa")
      #expect(ambiguous.code == 3)
      #expect(
        ambiguous.words.contains("“pa” matches 2 notes.")
          && ambiguous.words.contains("  Pancakes  changed "))
      #expect(try home.run("tote note show nothing").code == 3)
      #expect(try home.run("tote note search fl MIL").output.contains("Flour, eggs, milk."))
      let nothing = try home.run("tote note search nothing")
      #expect(nothing.code == 3 && nothing.output == "")
      #expect(try home.run("tote note search --json nothing").output == "[]\n")

      // Changing a note needs its full title.
      for line in ["edit panc x", "edit -a panc x", "edit panc -t x", "rm panc", "rm --forever panc"] {
        let refused = try home.run("tote note \(line)")
        #expect(refused.code == 3, "\(line)")
        #expect(refused.words == "tote: No note called “panc”. Similar:\ntote:   Pancakes\n")
      }
      #expect(try notes().map(\.text) == ["Flour, eggs, milk. #recipe", ""])

      // A short word inside a title doesn't make it similar.
      let unlike = try home.run("tote note show 'a nk'")
      #expect(!unlike.words.contains("Similar:"), "\(unlike.words)")

      #expect(
        try home.run("tote note edit -a PANCAKES 'And #salt.'").output
          == "Changed note “Pancakes”\n")
      #expect(
        try await home.script(
          "date -u +%Y | tote note edit -a pancakes - && tote note edit pancakes --title Crêpes"
        )
        .code
          == 0)
      let note = try #require(notes().first)
      #expect(note.title == "Crêpes")
      #expect(note.text.split(separator: "\n").count == 3)
      #expect(note.tags == ["recipe", "salt"])
      #expect(note.modified > note.created)
      #expect(try home.run("tote note edit panc x").code == 3)

      #expect(
        try home.run("tote note rm crepes 'paint the door'").lines == [
          "Moved “Crêpes” to the trash", "Moved “Paint the door” to the trash",
        ])
      #expect(try home.run("tote note ls").output == "")
      #expect(try home.run("tote note ls --trash").lines.count == 2)
      #expect(try home.run("tote note show crep").code == 3)
      #expect(
        try home.run("tote note rm --forever --yes crepes; tote note ls --trash").lines.count == 2)
      #expect(try notes().count == 1)
      let undo = try home.run("tote undo; tote note ls")
      #expect(undo.lines.count == 2 && undo.lines.last?.contains("Paint the door") == true, "\(undo.output)")
      #expect(try home.run("tote note rm 'paint the door' missing").code == 3)
      #expect(try home.run("tote note ls").lines.count == 1)
    }

    @Test(arguments: [("y", 0, 0), ("yes", 0, 0), ("", 1, 1), ("n", 1, 1), ("Y", 0, 0), ("x", 1, 1)])
    func `--forever asks on a terminal, and only a yes deletes`(answer: String, code: Int, left: Int)
      async throws
    {
      try home.run("tote note add -q Door")
      let program = try home.tote(["note", "rm", "--forever", "Door"])
      try program.wait { $0.text.contains("tote: Delete “Door” permanently? [y/N]") }
      program.send(answer + "\r")
      #expect(try program.waitForEnd() == .exited(code))
      #expect(try notes().count == left)
      #expect(program.text.contains(left == 0 ? "Deleted “Door” permanently" : "tote: Nothing was deleted."))
    }

    @Test func `--forever waits for nobody in a script, and deletes nothing unless it is told --yes`()
      async throws
    {
      try home.run("tote note add -q Door; tote note add -q Window")
      for script in [
        "tote note rm --forever Door", "echo y | tote note rm --forever Door",
        "echo Door | tote note rm --forever -",
      ] {
        let run = try await home.script(script)
        #expect(run.code == 1 && run.output == "", "\(script)")
        #expect(
          run.words == "tote: --forever can't be undone. Without a terminal to ask on, use --yes.\n")
      }
      #expect(try notes().count == 2)
      #expect(
        try home.run("tote note rm --forever --yes Door").output == "Deleted “Door” permanently\n")
      #expect(try await home.script("echo Window | tote note rm --forever -y -").code == 0)
      #expect(try notes() == [])
    }

    @Test func `a tag that nobody has is said, as a search without a hit is`() async throws {
      try home.run("tote note add -q Pancakes '#recipe'")
      let run = try home.run("tote note ls -t nope")
      #expect(run.code == 3 && run.output == "" && run.words == "tote: No note is tagged “nope”.\n")
      #expect(try home.run("tote note ls -t nope --json").output == "[]\n")
      let trash = try home.run("tote note ls --trash")
      #expect(trash.code == 0 && trash.words == "tote: The trash is empty.\n")
    }

    @Test func `notes are thrown away line by line, and a dash among words is no standard input`()
      async throws
    {
      try home.run("tote note add -q One; tote note add -q 'Number two'; tote note add -q Three")
      #expect(
        try home.run("tote note rm -", input: "one\n\nnumber two\n").lines
          == ["Moved “One” to the trash", "Moved “Number two” to the trash"])
      for line in ["add Title a - b", "add - more", "add Title - more", "edit three a -"] {
        let run = try home.run("tote note \(line)", input: "words")
        #expect(run.code == 2, "\(line)")
        #expect(run.words.hasPrefix("tote: - means standard input"), "\(line)")
      }
      #expect(try notes().count == 3)
      #expect(try home.run("tote note add -q Dash 'a - b'").code == 0)
    }

    @Test func `the editor that the environment names works on a note, on a terminal`() async throws {
      try home.run("tote note add -q Door 'It was open.'")
      let program = try home.tote(["note", "edit", "door"], environment: ["EDITOR": "sed -i s/open/shut/"])
      #expect(try program.waitForEnd() == .exited(0))
      #expect(program.text.contains("Changed note “Door”"))
      #expect(try notes().map(\.text) == ["It was shut."])
      let new = try home.tote(
        ["note", "add"], environment: ["EDITOR": "sh -c 'printf \"Title\\n\\nText\\n\" > $0'"])
      #expect(try new.waitForEnd() == .exited(0))
      #expect(try notes().map(\.title) == ["Door", "Title"])
      #expect(try notes().last?.text == "Text")
      // What was written before the editor died is kept and named.
      let dying = try home.tote(
        ["note", "edit", "door"], width: 200, environment: ["EDITOR": "sh -c 'echo more >> $0; exit 7'"])
      #expect(try dying.waitForEnd() == .exited(1))
      #expect(
        dying.text.contains("exited with status 7. Your text is in \(home.path)/.local/state/tote/editing/"))
      #expect(try notes().map(\.text).first == "It was shut.")
      // No editor is opened without a terminal.
      #expect(try await home.script("EDITOR=true tote note edit door").code == 2)
    }
  }
}
