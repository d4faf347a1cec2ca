// `tote note mirror`: notes and a folder of files are kept alike. What is planned is tested in ToteFormats.

import Glibc
import PtyTesting
import Testing

extension ShellTests {
  @Suite(.serialized) struct NoteMirrorCommandTests {
    let home = Home()

    @Test func `both sides get what the other has, and nothing comes of a second time`() async throws {
      try await home.script("mkdir -p v/Sub; echo Boil. > v/Sub/Broth.md; tote note add -q Soup Leeks.")
      #expect(try await home.script("tote note mirror v").output == "1 note changed, 1 file written\n")
      #expect(try await home.script("tote note show Broth; tail -1 v/Soup.md").lines == ["Boil.", "Leeks."])
      #expect(try await home.script("tote note mirror v").output == "Nothing has changed.\n")
      try await home.script("tote note edit -q -a Broth Salt.; echo Onions. >> v/Soup.md; chmod 640 v/*.md")
      #expect(try await home.script("tote note mirror v").output == "1 note changed, 1 file written\n")
      #expect(
        try await home.script("cat v/Sub/Broth.md; tote note show Soup").lines == [
          "Boil.", "Salt.", "Leeks.", "Onions.",
        ])
      // One undo takes back what came from the files.
      #expect(try await home.script("tote undo; tote note mirror v; cat v/Soup.md").lines.last == "Leeks.")
      #expect(try await home.script("stat -c %a v/Soup.md").output == "640\n")
    }

    @Test func `a dry run writes nothing, not even the folder`() async throws {
      try await home.script("tote note add -q Soup Leeks.")
      #expect(try await home.script("tote note mirror -n v").output == "1 file written\n")
      #expect(try await home.script("ls -d v").code != 0)
      try await home.script("mkdir v; echo Boil. > v/Broth.md")
      #expect(try await home.script("tote note mirror -n v").output == "1 note changed, 1 file written\n")
      #expect(try await home.script("ls -A v; tote note ls").lines.count == 2)
      try await home.script("tote note mirror -q v; echo Stir. >> v/Broth.md")
      #expect(try await home.script("tote note mirror -n v").output == "1 note changed\n")
      #expect(try await home.script("tote note show Broth").output == "Boil.\n")
    }

    @Test func `where there is nothing to do, nothing is left behind`() async throws {
      let run = try await home.script(
        "mkdir v; echo x > v/picture.txt; tote note mirror v; tote note mirror w; ls -A v; ls -d w; tote note mirror v"
      )
      #expect(
        run.lines == ["Nothing has changed.", "Nothing has changed.", "picture.txt", "Nothing has changed."],
        "\(run)")
      #expect(try await home.script("ls -A ~/.local/share ~/.local/state").output.contains("tote") == false)
      #expect(
        try await home.script("echo Boil. > v/Soup.md; tote note mirror v; ls -A v").lines == [
          "1 note changed", ".tote", "Soup.md", "picture.txt",
        ])
    }

    @Test func `a file that can't be read any more doesn't lose its note`() async throws {
      try await home.script(
        "mkdir -p v/a; echo Boil. > v/a/Soup.md; echo Steep. > v/Tea.md; tote note mirror -q v")
      let run = try await home.script("truncate -s 17M v/Tea.md; tote note mirror v; tote note show Tea")
      #expect(run.words.contains("Tea.md: the file is too large"))
      #expect(run.lines == ["Nothing has changed.", "Steep."], "\(run)")
      let back = try await home.script("echo Green. > v/Tea.md; tote note mirror v; tote note show Tea")
      #expect(back.lines == ["1 note changed", "Green."])
    }

    @Test func `what both sides have changed is merged, or both are kept and it is said`() async throws {
      try await home.script("mkdir v; printf '1\\n2\\n3\\n4\\n' > v/Count.md; tote note mirror -q v")
      try await home.script(
        "printf '1\\n2\\n3\\nfour\\n' > v/Count.md; printf 'one\\n2\\n3\\n4' | tote note edit -q Count -")
      #expect(try await home.script("tote note mirror -q v; cat v/Count.md").output == "one\n2\n3\nfour\n")
      try await home.script("echo I > v/Count.md; echo 1 | tote note edit -q Count -")
      let run = try await home.script("tote note mirror -q v")
      #expect(run.words.contains("Count” was changed elsewhere too."))
      #expect(
        try await home.script("tote note show Count | cmp - v/Count.md && wc -l < v/Count.md").output == "5\n"
      )
    }

    @Test func `deleting goes both ways, but not when most would go`() async throws {
      try await home.script("for n in $(seq 12); do tote note add -q note-$n $n; done; tote note mirror -q v")
      let run = try await home.script("mkdir away; mv v/*.md away; tote note mirror v")
      #expect(run.code == 1)
      #expect(
        run.words
          == "tote: 12 of the 12 notes in v would be deleted. Nothing was done; if you mean it, add --yes.\n")
      #expect(
        try await home.script("mv away/* v; rm v/note-3.md; tote note rm -q note-4; tote note mirror v")
          .output
          == "1 note moved to the trash, 1 file removed\n")
      #expect(try await home.script("tote note ls --trash | wc -l; ls v | wc -l").lines == ["2", "10"])
      #expect(
        try await home.script("rm v/*; tote note mirror --dry-run --yes v; tote note mirror --yes v").lines
          == [
            "10 notes moved to the trash", "10 notes moved to the trash",
          ])
    }

    @Test func `links, hidden files and what is no note stay as they are`() async throws {
      try await home.script(
        """
        mkdir -p v/.git; ln -s /etc/hostname v/Link.md; ln -s / v/Root; echo x > v/.git/Head.md; echo p > v/a.png
        printf 'caf\\351\\n' > v/Latin.md; mkfifo v/Pipe.md
        """)
      let run = try await home.script("tote note mirror v")
      #expect(run.output == "Nothing has changed.\n")
      #expect(run.words == "tote: Left alone, since they aren't text in UTF-8: Latin.md.\n")
      #expect(try await home.script("tote note ls | wc -l").output == "0\n")
    }

    @Test func `where a folder can't be made, it is said`() async throws {
      let run = try await home.script("touch file; tote note mirror file/v")
      #expect(run.code == 4 && run.words.hasPrefix("tote: ") && run.words.contains("file/v"))
      #expect(!run.words.contains("database"))
    }

    @Test func `ctrl+C halfway leaves what the next time finishes`() async throws {
      try await home.script(
        "mkdir in; for i in $(seq 3000); do echo Leeks. > in/Soup$i.md; done; tote note import -q in")
      let program = try home.tote(["note", "mirror", home.path + "/v"])
      try program.wait("for the bar") { $0.text.contains("Mirroring ") && $0.text.contains("━") }
      program.send("\u{3}")
      #expect(try program.waitForEnd() == .killed(SIGINT))
      #expect(program.text.contains("tote: Interrupted halfway. Run it again to finish."))
      #expect(try home.run("tote note mirror v").code == 0)
      #expect(try await home.script("ls v | wc -l; tote note ls | wc -l").lines == ["3000", "3000"])
      #expect(try home.run("tote note mirror v").output == "Nothing has changed.\n")
    }

    @Test func `watching, every change arrives, from whichever side`() async throws {
      let run = try await home.script(
        """
        mkfifo told; tote note add -q Soup Leeks.; tote note mirror --watch v > told & exec 3< told
        read line <&3; echo "$line"
        : > v/Broth.md; echo Boil. >> v/Broth.md; read line <&3; echo "$line"; tote note show Broth
        mkdir v/Sub; echo Deep. > v/Sub/Deep.md; read line <&3; echo "$line"
        tote note rename -q Broth Stock; read line <&3; echo "$line"; cat v/Stock.md
        mv v/Sub away; mkdir v/Sub; echo Again. > v/Sub/Deep.md; read line <&3; echo "$line"
        rm v/Soup.md; read line <&3; echo "$line"
        kill $!; wait $!; echo $?
        """)
      #expect(
        run.lines == [
          "1 file written", "1 note changed", "Boil.", "1 note changed", "1 file written", "Boil.",
          "1 note changed", "1 note moved to the trash", "0",
        ])
    }
  }
}
