// `tote note export` and `import`: a folder of files goes out and comes in.

import PtyTesting
import Testing

extension ShellTests {
  @Suite(.serialized) struct NoteFileCommandTests {
    let home = Home()

    @Test func `notes go out as files, and come back without doubles`() async throws {
      try await home.script(
        """
        tote note add -q Pancakes 'Whisk. #recipe'; tote note add -q pancakes Others; tote note add -q Old x
        tote note archive -q Old; tote note add -q Gone x; tote note rm -q Gone
        """)
      #expect(try await home.script("tote note export vault").output == "Wrote 3 notes to vault\n")
      #expect(try await home.script("cd vault; ls").lines == ["Old.md", "Pancakes.md", "pancakes 2.md"])
      #expect(try await home.script("grep -c '^archived: true' vault/Old.md").output == "1\n")
      #expect(
        try await home.script("tote note import vault").output == "0 new notes, 0 changed, 3 unchanged\n")
      #expect(try await home.script("tote note ls | wc -l").output == "2\n")
    }

    @Test func `one note goes out as Markdown, as a page and as text`() async throws {
      try await home.script(
        """
        tote note add -q -- 'A <b>' '- [ ] <script> [x](javascript:1) [y](https://a.b) #tag'
        """)
      let page = try home.run("tote note export --note 'a <' --format html").output
      #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") && page.contains("<h1>A &lt;b&gt;</h1>"))
      #expect(!page.contains("<script") && !page.contains("href=\"javascript"))
      #expect(page.contains("<a href=\"https://a.b\">y</a>") && page.contains("prefers-color-scheme: dark"))
      let file = try home.run("tote note export --note 'A <b>'").lines
      #expect(file.first == "---" && file.last == "- [ ] <script> [x](javascript:1) [y](https://a.b) #tag")
      let text = try home.run("tote note export --note 'A <b>' -f text").lines
      #expect(text.prefix(3) == ["A <b>", "", "☐ <script> x (javascript:1) y (https://a.b) #tag"])
      #expect(try home.run("tote note export --note A -f html a.html").lines == ["Wrote “A <b>” to a.html"])
      #expect(
        try await home.script("tote note export --note A -f html >b.html; cmp a.html b.html && echo same")
          .output
          == "same\n")
      try await home.script("printf '# Soup\\n\\nHot.' | tote note add -q Soup -")
      let soup = try home.run("tote note export --note Soup -f html").output
      #expect(soup.split(separator: "<h1>").count == 2, "the title stands there once")
      #expect(try home.run("tote note export --note Soup -f text").lines == ["Soup", "", "Hot."])
      let again = try home.run("tote note export --note A a.html")
      #expect(again.code == 1 && again.words == "tote: a.html already exists. Choose another name.\n")
      #expect(try home.run("tote note export --note A no/a.html").code == 4)
    }

    @Test(arguments: [
      ("--format html out", "--format is for a single note: add --note NOTE."),
      ("", "Name the folder for all notes"),
      ("--note A --format pdf", "pdf"),
    ])
    func `what can't be combined is named`(options: String, sentence: String) async throws {
      let run = try home.run("tote note add -q A; tote note export \(options)")
      #expect(run.code == 2 && run.words.contains(sentence), "\(run.words)")
    }

    @Test func `exporting again changes what changed alone, and no strange file`() async throws {
      try await home.script(
        "tote note add -q Soup Leeks; tote note add -q Tea Green; tote note export -q vault")
      try await home.script(
        "touch -d 2020-01-01 vault/*; tote note add -q List x; printf mine > vault/List.md")
      try await home.script("tote note edit -q -a Soup Carrots; tote note export -q vault")
      #expect(try await home.script("find vault -newermt 2021-01-01 -name 'Tea.md'").output == "")
      #expect(try await home.script("tail -1 vault/Soup.md; cat vault/List.md").output == "Carrots\nmine")
      #expect(try await home.script("tail -1 'vault/List 2.md'").output == "x\n")
    }

    @Test func `a vault comes in, with folders as tags, and one undo takes it back`() async throws {
      try await home.script(
        """
        mkdir -p vault/Kitchen/.obsidian; printf -- '---\\ntags: [dinner]\\n---\\nLeeks.\\n' > vault/Kitchen/Soup.md
        printf '\\357\\273\\277one\\r\\ntwo\\r\\n' > vault/Windows.md; printf 'caf\\351\\n' > vault/Latin.txt
        printf '\\377\\376h\\0i\\0' > vault/Wide.txt; echo no > vault/Kitchen/.obsidian/app.md; echo no > vault/picture.png
        ln -s /etc/passwd vault/Link.md
        """)
      let run = try await home.script("tote note import --folders vault")
      #expect(run.output == "4 new notes, 0 changed\n")
      #expect(run.words.contains("Read as Latin-1:") && run.words.contains("Latin.txt"))
      #expect(try await home.script("tote note show Soup").output == "Leeks.\n")
      #expect(try await home.script("tote note ls").output.contains("#dinner #Kitchen"))
      #expect(try await home.script("tote note show Windows").output == "one\ntwo\n")
      #expect(try await home.script("tote note show Latin; tote note show Wide").output == "café\nhi\n")
      try await home.script("echo Onions. > vault/Kitchen/Soup.md")
      #expect(
        try await home.script("tote note import vault").output == "0 new notes, 1 changed, 3 unchanged\n")
      #expect(try await home.script("tote note show Soup").output == "Onions.\n")
      try await home.script("tote undo; tote undo")
      #expect(try await home.script("tote note ls | wc -l").output == "0\n")
    }

    @Test func `what can't be read or kept is said, and stops nothing else`() async throws {
      try await home.script(
        """
        mkdir v; printf -- '---\ntitle: Soup\nrating: 4\n---\nLeeks.\n' > v/Soup.md; printf 'Green.\r\nHot.\n' > v/Tea.md
        head -c 17M /dev/zero > v/Big.md; echo x > "$(printf 'v/b\\377.md')"; printf 'a\\0b' > v/Binary.md; printf 'caf\\351' > v/Latin.md
        """)
      let run = try await home.script("tote note import v")
      // Done only in part.
      #expect(run.code == 1 && run.output == "2 new notes, 0 changed\n")
      for words in [
        "Big.md: the file is too large", "isn't valid UTF-8", "Binary.md: it isn't text",
        "Latin.md: it isn't text", "mix line endings",
      ] {
        #expect(run.words.contains(words), "\(words) in \(run.words)")
      }
      #expect(try await home.script("tote note import v/Latin.md; tote note show Latin").lines.last == "café")
      let mirror = try await home.script("tote note mirror v; tote note ls | wc -l")
      #expect(mirror.words.contains("Big.md: the file is too large") && mirror.lines.last == "3", "\(mirror)")
    }

    private static let vault = """
      mkdir -p v/a/b v/c; printf -- '---\\r\\n# mine\\r\\nrating: {of: 5}\\r\\ntags: [x]\\r\\n---\\r\\nBoil.\\r\\n' > v/a/b/Soup.md
      printf -- '---\\naliases: [T]\\ncreated: 2020-01-31\\n---\\n\\nSteep. #tea' > v/c/Tea.md; printf same > v/a/README.md; printf same > v/c/README.md
      : > v/Empty.md; printf '\\357\\273\\277mark\\n' > v/Mark.md; echo case > v/mark.md
      """

    @Test func `a folder that is imported and exported is the same, and so is what is read again`()
      async throws
    {
      let run = try await home.script(
        Self.vault + """

          tote note import v; tote note export -q out; diff -r v out && echo equal; tote note import out; tote note export -q out; diff -r v out && echo equal
          tote note import v/a; tote note mirror v; tote note import v; diff -r v out -x .tote && echo equal; tote note ls | wc -l
          """)
      #expect(
        run.lines == [
          "7 new notes, 0 changed", "equal", "0 new notes, 0 changed, 7 unchanged", "equal",
          "0 new notes, 0 changed, 2 unchanged",
          "Nothing has changed.", "0 new notes, 0 changed, 7 unchanged", "equal", "7",
        ], "\(run)")
    }

    @Test
    func `what is mirrored first is the same when it is imported, and only what was changed is written`()
      async throws
    {
      let run = try await home.script(
        Self.vault + """

          cp -r v w; tote note mirror v; tote note import v; tote note alias -q Tea T Brew; tote note edit -q -a Soup Salt; tote note export -q out; diff -r w out
          """)
      #expect(
        run.output == """
          7 notes changed
          0 new notes, 0 changed, 7 unchanged
          diff -r w/a/b/Soup.md out/a/b/Soup.md
          6a7
          > Salt\r
          diff -r w/c/Tea.md out/c/Tea.md
          2c2
          < aliases: [T]
          ---
          > aliases: [T, Brew]

          """)
    }

    @Test func `a text file that was imported gets no second file in a mirror`() async throws {
      let run = try await home.script(
        "mkdir v; echo text > v/Notes.txt; tote note import v; tote note mirror v; tote note import v; ls v; tote note ls | wc -l"
      )
      #expect(
        run.lines == [
          "1 new note, 0 changed", "Nothing has changed.", "0 new notes, 0 changed, 1 unchanged", "Notes.txt",
          "1",
        ])
    }

    @Test func `links in a folder are neither followed nor written through`() async throws {
      try await home.script(
        """
        mkdir v out away; ln -s ../away v/Away; echo secret > away/Secret.md; ln -s ../away/Secret.md v/Link.md
        tote note add -q Secret mine; ln -s ../away/Secret.md out/Secret.md
        """)
      #expect(try await home.script("tote note import v").code == 3)
      #expect(
        try await home.script("tote note export out; ls out; cat away/Secret.md").lines.suffix(3) == [
          "Secret 2.md", "Secret.md", "secret",
        ])
    }

    @Test func `files of one name stay apart, and a copied file becomes a note of its own`() async throws {
      try await home.script(
        """
        mkdir -p v/a v/b; echo kitchen > v/a/Index.md; echo garden > v/b/Index.md; tote note import -q v
        tote note add -q Soup Leeks; tote note export -q out; cp out/Soup.md out/Copy.md; mkfifo out/Tea.md
        """)
      #expect(try await home.script("tote note import v").output == "0 new notes, 0 changed, 2 unchanged\n")
      #expect(
        try await home.script("rm out/Tea.md; tote note import out").lines.last?.hasPrefix("1 new note")
          == true)
      #expect(
        try await home.script("tote note search kitchen | wc -l; tote note search garden | wc -l").lines == [
          "1", "1",
        ])
    }

    @Test func `a pipe among the files is never waited for`() async throws {
      try await home.script(
        "tote note add -q Tea Green; mkdir out; mkfifo out/Tea.md; tote note export -q out")
      #expect(try await home.script("tail -1 'out/Tea 2.md'").output == "Green\n")
    }

    @Test func `what isn't there, or is no text, is said`() async throws {
      let missing = try await home.script("tote note import nowhere")
      #expect(missing.code == 4 && missing.words.contains("nowhere"))
      let empty = try await home.script("mkdir empty; tote note import empty")
      #expect(empty.code == 3 && empty.words == "tote: No Markdown or plain text files found.\n")
      let pipe = try await home.script("mkfifo pipe; tote note import pipe")
      #expect(pipe.code == 1)
    }
  }
}
