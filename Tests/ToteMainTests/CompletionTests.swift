// What the shells complete. bash is on every machine and is asked itself; zsh and fish where they are.

import PtyTesting
import Testing

@testable import ToteMain

@Suite struct CompletionTests {
  let home = Home()

  /// What bash would offer for the last of these words.
  func offers(_ words: String...) async throws -> [String] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    return try await home.script(
      """
      cat >complete.sh <<'END'
      source <(tote completion bash)
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      _tote
      printf '%s\\n' "${COMPREPLY[@]}"
      END
      bash --norc complete.sh \(quoted)
      """
    ).output.split(separator: "\n").map(String.init)
  }

  @Test func `bash offers commands, their options, and the words that an option takes`() async throws {
    #expect(try await offers("tote", "e") == ["export"])
    #expect(try await offers("tote", "note", "s") == ["show", "search"])
    #expect(try await offers("tote", "add", "--dr") == ["--dry-run"])
    #expect(try await offers("tote", "--d") == ["--db", "--debug"])
    #expect(try await offers("tote", "export", "--format", "") == ["md", "todo.txt", "csv", "json"])
    // The value of an option is no command.
    #expect(try await offers("tote", "--db", "add", "exp") == ["export"])
    #expect(try await offers("tote", "completion", "b") == ["bash"])
    #expect(try await offers("tote", "help", "und") == ["undo"])
  }

  @Test func `bash offers the names of lists and items as they are now, quoted`() async throws {
    try await home.script(
      "tote add --create --list 'Big party' 'red wine' && tote add milk --create --list Home")
    #expect(try await offers("tote", "ls", "B") == ["Big\\ party"])
    #expect(try await offers("tote", "ls", "").prefix(2) == ["Big\\ party", "Home"])
    #expect(try await offers("tote", "add", "--list", "Ho") == ["Home"])
    #expect(try await offers("tote", "done", "re") == ["red\\ wine"])
    try await home.script("tote add beer --create --list \"It's \\$(touch owned)\"")
    #expect(try await offers("tote", "ls", "It") == ["It\\'s\\ \\$\\(touch\\ owned\\)"])
    #expect(!Home.names(in: home.path).contains("owned"))
  }

  @Test func `zsh and fish can read theirs, where they are`() async throws {
    for (shell, check) in [("zsh", "zsh -n"), ("fish", "fish -n")] {
      let script = "command -v \(shell) >/dev/null || exit 0; tote completion \(shell) >it && \(check) it"
      let checked = try await home.script(script)
      #expect(checked.code == 0, "\(shell): \(checked.words)")
    }
    let fish = try await home.script("tote completion fish").output
    #expect(fish.contains("complete -c tote -n '__fish_use_subcommand' -a export"))
    #expect(try await home.script("tote completion zsh").output.hasPrefix("#compdef tote\n"))
  }

  @Test func `every command and every option is in all of them, and in the manual`() async throws {
    let all = Completion(of: .tote)
    let manual = Manual(of: .tote, version: "1").text
    func look(_ command: Command) {
      for text in [all.bash, all.zsh, all.fish] { #expect(text.contains(command.name)) }
      for name in command.options.flatMap(\.names) {
        #expect(all.bash.contains(name) && all.zsh.contains("'\(name)"), "\(name)")
        #expect(manual.contains(Manual.escaped(name)), "\(name)")
        let word = name.drop { $0 == "-" }
        #expect(all.fish.contains("-l \(word)") || all.fish.contains("-s \(word)"), "\(name)")
      }
      #expect(!command.commands.isEmpty || command.name == "tote" || manual.contains("\(command.name)"))
      command.commands.forEach(look)
    }
    look(.tote)
    // A line of text that begins with a dot would be an order to man.
    let orders = Set(
      manual.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } })
    #expect(orders == [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I", ".RS", ".RE", ".nf", ".fi"])
    #expect(Manual.escaped(".5 kg -x \\ 'y'") == "\\&.5 kg \\-x \\e 'y'")
  }
}
