// Completion as offered by `tote`, and in bash's own line editor, which is always installed; in zsh and fish if they
// are.

import PtyTesting
import Testing
import Tote

@testable import ToteMain
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

extension ShellTests {
  @Suite(.serialized) struct CompletionTests {
    let home = Home()

    /// The offers at the end of a line, without their descriptions.
    func offers(_ line: String, environment: [String: String?] = [:]) async throws -> [String] {
      try await home.script("tote completion fish -- \"$LINE\"", environment: ["LINE": line]).lines
        .map { String($0.split(separator: "\t", omittingEmptySubsequences: false)[0]) }
    }

    /// What bash inserts for this part of the line.
    func bash(_ line: String, _ part: String) async throws -> [String] {
      try await home.script(
        """
        cat >complete.sh <<'END'
        source <(tote completion bash)
        COMP_WORDS=(tote) COMP_LINE=$1 COMP_POINT=${#1}
        _tote tote "$2"
        printf '%s\\n' "${COMPREPLY[@]}"
        END
        bash --norc complete.sh "$LINE" "$PART"
        """, environment: ["LINE": line, "PART": part]
      ).output.split(separator: "\n").map(String.init)
    }

    @Test func `commands, their options, and the words that an option takes are offered`() async throws {
      #expect(try await offers("tote e") == ["edit", "export", "env"])
      #expect(try await offers("tote note s") == ["show", "set", "search"])
      #expect(
        try await offers("tote note ") == [
          "add", "paste", "today", "ls", "show", "edit", "rename", "move", "alias", "set", "tag", "folder",
          "folders", "rm", "search", "links", "backlinks", "pin", "unpin", "archive", "restore", "export",
          "import", "mirror", "recover",
        ])
      #expect(try await offers("tote add --dr") == ["--dry-run"])
      #expect(try await offers("tote --d") == ["--db", "--debug"])
      // App options don't go with commands.
      #expect(try await offers("tote ls --d") == ["--db"])
      #expect(try await offers("tote export --format ") == ["md", "todo.txt", "csv", "ics", "json"])
      #expect(try await offers("tote export --format=j") == ["--format=json"])
      #expect(try await offers("tote export -fJ") == ["-fjson"])
      // An option's value isn't a command.
      #expect(try await offers("tote --db add exp") == ["export"])
      #expect(try await offers("tote completion b") == ["bash"])
      #expect(try await offers("tote help und") == ["undo"])
      #expect(try await offers("tote help note s") == ["show", "set", "search"])
      #expect(try await offers("tote undo ") == [])
      #expect(try await offers("tote add -- --dr") == [])
      for line in ["tote import ", "tote import x", "tote --db=", "tote --db "] {
        #expect(
          try home.run("tote completion zsh -- '\(line)'").output == "\tfiles\n", "\(line)")
      }
    }

    @Test func `names are offered as they are in the database that the line names`() async throws {
      try await home.script(
        """
        tote add -q - <<'END'
        Crème fraîche
        milk
        "bread 3"
        "--odd"
        END
        tote done -q milk
        tote add -q -c -l 'Big party' 'red wine'
        tote --db other.db add -q beer
        tote note add -q Pancakes '#recipe'; tote note add -q Door '#house #recipe'
        """)
      #expect(try await offers("tote ls ") == ["Groceries", "Big party"])
      #expect(try await offers("tote ls bIG") == ["Big party"])
      #expect(try await offers("tote ls Big\\ ") == ["Big party"])
      #expect(try await offers("tote ls 'big p") == ["Big party"])
      // Ticked items aren't offered for ticking, nor items of other lists.
      #expect(try await offers("tote done ") == ["Crème fraîche", "bread 3"])
      #expect(try await offers("tote rm ") == ["Crème fraîche", "bread 3", "milk"])
      #expect(try await offers("tote done -l big\\ party ") == ["red wine"])
      #expect(try await offers("tote done --list='Big party' re") == ["red wine"])
      #expect(try await offers("tote done -lBig") == ["-lBig party"])
      #expect(try await offers("tote done creme") == ["Crème fraîche"])
      #expect(try await offers("tote rm milk m") == [], "it is named already")
      // A name that begins with a dash needs `--`.
      #expect(try await offers("tote done --o") == [])
      #expect(try await offers("tote done -- --o") == ["--odd"])
      for line in ["tote --db other.db done ", "tote done --db=other.db ", "tote --db ~/other.db done "] {
        #expect(try await offers(line) == ["beer"], "\(line)")
      }
      #expect(try await offers("tote note show p") == ["Pancakes"])
      #expect(try await offers("tote note ls -t ") == ["house", "recipe"])
      #expect(try await offers("tote note ls --tag=r") == ["--tag=recipe"])
      #expect(try await offers("tote rm -l Nowhere ") == [])
    }

    @Test func `bash puts in what it takes to mean the name, quoted as the word was begun`() async throws {
      try await home.script(
        "tote add -q - <<'END'\n\"bread 3\"\nIt's $(touch owned)\nre: x\nCrème\ncreme brûlée\nEND\n")
      #expect(try await bash("tote done br", "br") == ["bread\\ 3"])
      #expect(try await bash("tote done bread\\ 3", "bread\\ 3") == ["bread\\ 3"])
      // Whether or not bash replaces the quote.
      #expect(try await bash("tote done \"bread 3", "bread 3") == ["bread 3"])
      #expect(try await bash("tote done \"bread 3", "\"bread 3") == ["\"bread 3"])
      #expect(try await bash("tote done it", "it") == ["It\\'s\\ \\$\\(touch\\ owned\\)"])
      #expect(try await bash("tote done \"it", "it") == ["It's \\$(touch owned)"])
      #expect(try await bash("tote done 'it", "it") == ["It'\\''s $(touch owned)"])
      #expect(!Home.names(in: home.path).contains("owned"))
      // Readline splits words at colons and equals signs.
      #expect(try await bash("tote done re:", "") == ["\\ x"])
      #expect(try await bash("tote export --format=", "") == ["md", "todo.txt", "csv", "ics", "json"])
      #expect(try await bash("tote export --format=j", "j") == ["json"])
      // With several matches, nothing typed is removed.
      #expect(try await bash("tote done CREM", "CREM") == ["CREMe", "CREMe\\ brûlée"])
      #expect(try await bash("tote import comp", "comp") == ["complete.sh"])
    }

    @Test(arguments: InteractiveShell.all)
    func `the line editor of each shell completes names with blanks`(_ shell: InteractiveShell) async throws {
      guard shell.isInstalled else { return }
      try await home.script(
        """
        tote completion \(shell.name) >tote.\(shell.name)
        tote add -q '"bread 3"'; tote add -q -c -l 'Party time' 'red wine'
        """)
      let folder = try PtyProgram.product("tote").dropLast("/tote".count)
      let program = try PtyProgram(
        "/usr/bin/env", shell.arguments, width: 80, height: 24,
        environment: [
          "HOME": home.path, "PATH": "\(folder):/usr/bin:/bin", "PS1": "$ ", "LANG": "C.UTF-8",
          "TERM": "xterm",
        ])
      for line in shell.beginning + ["source ~/tote.\(shell.name); echo re''ady"] {
        program.send(line + "\r")
      }
      try program.wait("for the script") {
        $0.lines.contains("ready") && $0.lines.last { !$0.isEmpty } == "$"
      }
      for (typed, shown) in shell.completions {
        program.send(typed + "\t")
        try program.wait("for \(shown)") { $0.lines.contains { $0 == "$ " + shown || $0 == "$ \(shown) " } }
        // Clears the line and the screen.
        program.send("\u{15}\u{C}")
        try program.wait("for an empty line") { $0.lines.last { !$0.isEmpty } == "$" }
      }
      program.send("exit\r")
      #expect(try program.waitForEnd() == .exited(0))
    }

    @Test func `zsh and fish can read theirs, where they are`() async throws {
      for (shell, check) in [("zsh", "zsh -n"), ("fish", "fish -n")] {
        let script = "command -v \(shell) >/dev/null || exit 0; tote completion \(shell) >it && \(check) it"
        let checked = try await home.script(script)
        #expect(checked.code == 0, "\(shell): \(checked.words)")
      }
      try await home.script("tote add -q '\"bread 3\"'; tote completion fish >it")
      let fish = try await home.script(
        "command -v fish >/dev/null || { echo 'bread 3'; exit; }; fish --no-config -c 'source it; complete -C \"tote done bre\"'"
      )
      #expect(fish.lines == ["bread 3"])
      #expect(try home.run("tote completion zsh").output.hasPrefix("#compdef tote\n"))
    }

    @Test func `the manual and the help say what the tables of the program say`() {
      let manual = Manual(of: .tote, version: "1").text
      for code in ExitCode.allCases {
        let meaning = Speaker(.english).meaning(code)
        #expect(manual.contains(".TP\n.B \(code.rawValue)\n\(Manual.escaped(meaning))\n"))
        #expect(HelpText([.tote]).text.contains("\n  \(code.rawValue)  \(meaning)\n"))
      }
      for field in JSONSchema.fields(of: .item) {
        #expect(manual.contains("\(field.name) (\(field.kind.rawValue)"))
      }
      let add = HelpText([.tote, .add], width: 1_000).text
      for unit in Unit.allCases where unit != .piece {
        #expect(add.contains(" \(unit.name(in: .english)),") || add.contains(" \(unit.name(in: .english))."))
      }
      for currency in Currency.common { #expect(add.contains(" \(currency.rawValue)")) }
      for quoted in ["\"7 up\"", "@\"Whole Foods\"", "#\"My stuff\""] { #expect(add.contains(quoted)) }
    }

    @Test func `every command and every option is offered, and in the manual`() {
      let manual = Manual(of: .tote, version: "1").text
      func visit(_ command: Command, _ path: [String]) {
        let options = CompletionCandidates(behind: path, at: "-", of: .tote).words.map(\.text)
        let words = CompletionCandidates(behind: path, at: "", of: .tote).words.map(\.text)
        for name in command.options.flatMap(\.names) {
          #expect(options.contains(name), "\(path) \(name)")
          #expect(manual.contains(Manual.escaped(name)), "\(name)")
        }
        #expect(
          !command.commands.isEmpty || command.name == "tote" || manual.contains(Manual.escaped(command.name))
        )
        for below in command.commands {
          #expect(words.contains(below.name))
          visit(below, path + [below.name])
        }
      }
      visit(.tote, [])
      // A text line that begins with a dot would be a request to man.
      let orders = Set(
        manual.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } })
      #expect(
        orders == [
          ".\\\"", ".TH", ".nh", ".SH", ".SS", ".PP", ".TP", ".IP", ".B", ".I", ".RS", ".RE", ".br", ".nf",
          ".fi",
        ])
      #expect(Manual.escaped(".5 kg -x \\ 'y'") == "\\&.5 kg \\-x \\e 'y'")
    }
  }
}
